import { describe, expect, it } from 'vitest';
import { nextInPlaylist } from '#features/recite/next-song.ts';

const PATHS = ['/file/Puranas/TAM/1%20a.txt/', '/file/Puranas/SAN/2%20b.txt/'];
const stored = JSON.stringify(PATHS);

describe('the song after another in a playlist', () => {
  it('is the next of its paths, and there is none after the last', () => {
    expect(nextInPlaylist(stored, PATHS[0] ?? '')).toBe(PATHS[1]);
    expect(nextInPlaylist(stored, PATHS[1] ?? '')).toBeNull();
  });

  it('is not told of a song that is not in it', () => {
    expect(nextInPlaylist(stored, '/file/Puranas/TAM/3%20c.txt/')).toBeUndefined();
    expect(nextInPlaylist(null, PATHS[0] ?? '')).toBeUndefined();
  });

  it.each(['{', '{}', '[1,null,{}]', '["https://else.where/","/privacy/"]'])('is not believed of %s', (json) => {
    expect(nextInPlaylist(json, PATHS[0] ?? '')).toBeUndefined();
  });

  it('never leads away from the songs of this site', () => {
    const json = JSON.stringify([PATHS[0], '//else.where/file/a/b/', PATHS[1]]);
    expect(nextInPlaylist(json, PATHS[0] ?? '')).toBe(PATHS[1]);
  });
});
