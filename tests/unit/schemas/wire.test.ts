import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clickLogEvent,
  fileRequest,
  supportMessage,
  translateRequest,
  translationTypes,
  wireEntry,
  wireList,
  wirePlaylist,
  wirePlaylistContent,
} from '#schemas/wire.ts';

const sent = {
  folder: 'Rigveda',
  language: 'SAN',
  file_name: '0113 Dawn (RV 1.113).txt',
  file_path: 'Rigveda/SAN/0113 Dawn (RV 1.113).txt',
  song_no: 113,
  s3_path: 'Rigveda/SAN/0113 Dawn (RV 1.113).txt',
};

/** What is wrong, each with its field. */
const faultsOf = (value: unknown): string[] => {
  const { error } = wireEntry.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [...path, message].join(' '));
};

describe('an entry of the list', () => {
  it('is read as sent', () => {
    expect(wireEntry.parse(sent)).toEqual(sent);
  });

  it('needs no more than folder, language and a file name', () => {
    const least = { folder: 'Rigveda', language: 'SAN', file_name: '1 Agni.txt' };
    expect(wireEntry.parse(least)).toEqual({ ...least, song_no: null });
  });

  it('may have a name in place of its file name', () => {
    const { file_name: _, ...nameless } = sent;
    expect(wireEntry.parse({ ...nameless, name: 'Dawn.txt' })).toMatchObject({ name: 'Dawn.txt' });
    expect(faultsOf(nameless)).toEqual(['file_name is missing, and there is no name to use instead']);
  });

  it.each([
    [113, 113],
    [0, 0],
    ['7', 7],
    [' 007 ', 7],
    [null, null],
    [undefined, null],
    ['', null],
    ['N/A', null],
    ['1.5', null],
    [1.5, null],
    [-1, null],
    ['9'.repeat(30), null],
    [2 ** 60, null],
    [true, null],
    [{}, null],
    [[7], null],
  ])('has a whole song number or none: %j', (number, read) => {
    expect(wireEntry.parse({ ...sent, song_no: number }).song_no).toBe(read);
  });

  it.each([
    ['a folder that is missing', { folder: undefined }, 'folder'],
    ['a folder of another type', { folder: 7 }, 'folder'],
    ['an empty language', { language: '' }, 'language is empty'],
    ['half a character', { file_name: 'a\uD800' }, 'file_name holds half a character (a lone surrogate)'],
    ['an object for a name', { file_name: { toString: 'x' } }, 'file_name'],
  ])('is refused by the name of the field: %s', (_, change, fault) => {
    expect(faultsOf({ ...sent, ...change }).join('\n')).toContain(fault);
  });

  it.each([null, undefined, 'x', 7, [], [sent]])('is an object: not %j', (value) => {
    expect(wireEntry.safeParse(value).success).toBe(false);
  });

  it('is not lost for a key or a date of the wrong kind', () => {
    for (const odd of [null, '', 7, {}]) {
      const read = wireEntry.parse({ ...sent, s3_path: odd, last_modified: odd });
      expect([read.s3_path, read.last_modified]).toEqual([null, null]);
    }
  });

  it('keeps its names to the letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
        expect(wireEntry.parse({ folder: name, language: name, file_name: name })).toMatchObject({
          folder: name,
          language: name,
          file_name: name,
        });
      }),
    );
  });

  it('carries nothing that is not listed, and pollutes nothing', () => {
    const read = wireEntry.parse(
      JSON.parse(`{
        "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }, "html": "<b>",
        "folder": "__proto__", "language": "constructor", "file_name": "toString"
      }`),
    );
    expect(Object.keys(read).toSorted()).toEqual(['file_name', 'folder', 'language', 'song_no']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the list', () => {
  it('is an array, or an object with files and perhaps playlists', () => {
    const list = { files: [sent], playlists: [{ id: 1, name: 'x' }] };
    expect(wireList.parse(list)).toEqual(list);
    for (const same of [[sent], { files: [sent] }, { files: [sent], playlists: null }]) {
      expect(wireList.parse(same)).toEqual({ files: [sent], playlists: [] });
    }
  });

  it('leaves each entry as it is, so that a bad one costs no other', () => {
    const odd = [sent, null, 7, { folder: 1 }, '<html>'];
    expect(wireList.parse(odd).files).toEqual(odd);
  });

  it.each([null, 'x', 7, {}, { files: {} }, { files: 'x' }, { data: [] }, { files: [], playlists: 'x' }])(
    'is nothing else: %j',
    (value) => {
      expect(wireList.safeParse(value).success).toBe(false);
    },
  );
});

describe('a playlist of the list', () => {
  it('has an id in letters or a whole number', () => {
    expect(wirePlaylist.parse({ id: 'upanishad-circle', name: 'Upanishad Study Circle' }).id).toBe('upanishad-circle');
    expect(wirePlaylist.parse({ id: 7, name: 'Hymns to Agni' }).id).toBe('7');
    for (const id of ['', null, undefined, 1.5, {}, 'a\uDC00']) {
      expect(wirePlaylist.safeParse({ id, name: 'x' }).success).toBe(false);
    }
  });

  it('has a name, even an empty one', () => {
    expect(wirePlaylist.parse({ id: '1', name: '' }).name).toBe('');
    expect(wirePlaylist.safeParse({ id: '1' }).success).toBe(false);
  });
});

describe("a playlist's content", () => {
  it.each([true, false, 1, 'true', {}, [], null, undefined])('is HTML for the boolean true alone: %j', (isHtml) => {
    expect(wirePlaylistContent.parse({ playlist: 'x', content: '<b>', isHtml }).isHtml).toBe(isHtml === true);
  });

  it('may name its playlist by a string, an object, or not at all', () => {
    expect(wirePlaylistContent.parse({ playlist: 'x', content: '' }).playlist).toBe('x');
    expect(wirePlaylistContent.parse({ playlist: { id: 1, name: 'x', more: 1 }, content: '' }).playlist).toEqual({
      id: 1,
      name: 'x',
    });
    expect(wirePlaylistContent.parse({ content: 'a' })).toEqual({ content: 'a', isHtml: false });
  });

  it('is text', () => {
    for (const content of [undefined, null, 7, ['a']])
      expect(wirePlaylistContent.safeParse({ content }).success).toBe(false);
  });
});

describe('a request', () => {
  it('for a text goes by key, or by name with folder and language', () => {
    expect(fileRequest.parse({ s3_path: 'a/b/c', more: 1 })).toEqual({ s3_path: 'a/b/c' });
    expect(fileRequest.parse({ file_name: 'x', language: 'Rigveda/SAN' })).toEqual({
      file_name: 'x',
      language: 'Rigveda/SAN',
    });
    for (const wrong of [
      {},
      { s3_path: '' },
      { file_name: 'x' },
      { file_name: 'x', language: 'SAN' },
      { file_name: 'x', language: 'a/b/c' },
    ]) {
      expect(fileRequest.safeParse(wrong).success).toBe(false);
    }
  });

  it('for a translation is of one of three kinds, and has a text', () => {
    expect(translationTypes).toEqual(['convert_to_sanskrit', 'convert_from_sanskrit', 'provide_sanskrit_meaning']);
    for (const translationType of translationTypes) {
      expect(translateRequest.parse({ text: 'शिव', translationType })).toEqual({ text: 'शिव', translationType });
    }
    expect(translateRequest.safeParse({ text: '', translationType: 'convert_to_sanskrit' }).success).toBe(false);
    expect(translateRequest.safeParse({ text: 'x', translationType: 'convert_to_tamil' }).success).toBe(false);
  });
});

describe('a support message', () => {
  const message = { name: 'Asha', email: 'asha@example.org', comments: 'Namaste' };

  it('has a name and comments, and an e-mail address or none', () => {
    expect(supportMessage.parse(message)).toEqual(message);
    for (const email of ['', 'राम@उदाहरण.भारत']) expect(supportMessage.parse({ ...message, email }).email).toBe(email);
    expect(supportMessage.parse({ name: ' Asha ', comments: ' x\n' })).toEqual({ name: 'Asha', comments: 'x' });
  });

  it.each([
    { name: '' },
    { name: ' \n' },
    { comments: '' },
    { comments: ' ' },
    { email: 'asha' },
    { email: 'a@b\nBcc: c@d.e' },
  ])('is refused with %j', (change) => {
    expect(supportMessage.safeParse({ ...message, ...change }).success).toBe(false);
  });

  it('is sent as written, mark-up and all', () => {
    const comments = '<img src=x onerror=alert(1)>\r\nBcc: x@example.org 🕉';
    expect(supportMessage.parse({ ...message, comments }).comments).toBe(comments);
  });
});

describe('a click-log event', () => {
  const event = {
    requestid: '0b3c7d1e-4f5a-4b6c-8d7e-9f0a1b2c3d4e',
    contextid: 'code-0b3c7d1e-4f5a-4b6c-8d7e-9f0a1b2c3d4e',
    callerid: 'nama',
    component: 'file',
    action: 'click',
    type: 'webpage',
  };

  it('has the six specified fields', () => {
    expect(clickLogEvent.parse(event)).toEqual(event);
  });

  it('has each of them, and no other', () => {
    for (const field of Object.keys(event)) {
      expect(clickLogEvent.safeParse({ ...event, [field]: undefined }).success, field).toBe(false);
    }
    for (const more of [{ url: '/' }, { userAgent: 'x' }, { text: '' }]) {
      expect(clickLogEvent.safeParse({ ...event, ...more }).success).toBe(false);
    }
    expect(clickLogEvent.safeParse({ ...event, type: 'app' }).success).toBe(false);
    expect(clickLogEvent.safeParse({ ...event, requestid: 'x' }).success).toBe(false);
  });
});

const shared = join(
  process.env['NAMA_SHARED'] ?? resolve(import.meta.dirname, '../../../../shared'),
  'library/files.json',
);
describe.skipIf(!existsSync(shared))('the scripture (needs the shared library: ../shared, or NAMA_SHARED)', () => {
  it('is read whole: entries and playlists', () => {
    const list = wireList.parse(JSON.parse(readFileSync(shared, 'utf8')));
    expect(list.files.length).toBeGreaterThan(5000);
    expect(list.playlists.length).toBeGreaterThan(0);
    for (const one of list.files)
      expect(wireEntry.parse(one)).toMatchObject({ file_name: expect.stringMatching(/\.txt$/) });
    for (const one of list.playlists) expect(wirePlaylist.parse(one)).toEqual(one);
  });
});
