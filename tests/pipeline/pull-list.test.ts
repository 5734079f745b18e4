/** Part A of the fault catalogue, as far as the list is concerned: bad entries, bad names, bad lists. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FaultServer, type ServedLibrary, startFaultServer } from '../fixtures/fault-server.ts';
import { fingerprint, pullFrom, readManifest, readStored, songs, temporaryFolder } from '../fixtures/pulling.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function serve(library: ServedLibrary, fault?: FaultServer['fault']): Promise<FaultServer> {
  const server = await startFaultServer(library, fault);
  onTestFinished(() => server.close());
  return server;
}

describe('A7: an invalid entry', () => {
  test('is skipped with its index, name, field and reason; all others are published', async () => {
    const library = songs(500);
    library.files[313] = { folder: 'Rigveda', language: '', file_name: '0157 Bad.txt' };
    const server = await serve(library);
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { listed: 500, accepted: 499 } });
    expect(report.skipped).toEqual([
      { index: 313, what: 'entry', name: 'Rigveda//0157 Bad.txt', reason: 'language is empty' },
    ]);
    expect((await readManifest(folder)).skipped).toEqual(report.skipped);
  });

  test('in great number refuses the pull', async () => {
    const library = songs(500);
    library.files.splice(0, 40, ...Array.from({ length: 40 }, (_, at) => ({ folder: 'Rigveda', song_no: at })));
    const report = await pullFrom((await serve(library)).url, folder);
    expect(report.objections[0]?.what).toBe('40 of 500 entries of the list are refused');
    expect(await fingerprint(folder)).toEqual([]);
  });
});

describe('A11: a name that would leave its folder', () => {
  const forms = ['..', '.', '../../x', '/etc/../passwd', '..\\x', 'a/../../b', ' .. '];

  test.each(['folder', 'language', 'file_name'])('is refused in %s, and nothing is written outside', async (field) => {
    const library = songs(10);
    for (const form of forms) {
      const names = { folder: 'Rigveda', language: 'SAN', file_name: '0001 X.txt', [field]: form };
      library.files.push({ ...names, song_no: 1, s3_path: `evil ${form}` });
    }
    const report = await pullFrom((await serve(library)).url, folder);
    expect(report.skipped.map(({ index, reason }) => `${index}: ${reason}`)).toEqual(
      forms.map((_, at) => `${10 + at}: ${field} would leave its folder`),
    );
    const paths = (await fingerprint(folder)).map((line) => line.slice(folder.length).split(' ')[0]);
    expect(
      paths.filter((path) => !/^\/(?:(?:manifest|parallels)\.json|texts\/[0-9a-f]{2}\/[0-9a-f]{64})$/.test(path ?? '')),
    ).toEqual([]);
  });

  test('is refused as a playlist’s id', async () => {
    const library = songs(2);
    library.playlists = [
      { id: '../x', name: 'Evil' },
      { id: '1', name: 'Morning' },
    ];
    const report = await pullFrom((await serve(library)).url, folder);
    expect(report.skipped).toEqual([{ index: 0, what: 'playlist', name: '../x', reason: 'id would leave its folder' }]);
    expect(report.playlists.accepted).toBe(1);
  });
});

describe('A12: equal names', () => {
  test('are refused from the second on, and which one stays does not depend on the list’s order', async () => {
    const library = songs(10);
    const twin = { ...library.files[3], s3_path: 'Another/key.txt' };
    library.texts = new Map([...library.texts, ['Another/key.txt', 'Another text.']]);
    const bad = ['b', 'a'].map((file_name) => ({ folder: '', language: 'SAN', file_name }));
    const server = await serve({ ...library, files: [...library.files, twin, ...bad] });
    const report = await pullFrom(server.url, folder);
    expect(report.skipped.filter(({ index }) => index !== null && index < 10)).toEqual([
      {
        index: 3,
        what: 'entry',
        name: 'Rigveda/ENG/0002 Song 2.txt',
        reason: 'folder, language and file_name are the same as those of entry 10',
      },
    ]);
    const before = await fingerprint(folder);
    server.library = { ...library, files: [...library.files, twin, ...bad].reverse() };
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('which differ by case or normalisation only are all kept, under their true names', async () => {
    const names = ['Agni.txt', 'agni.txt', 'Ä.txt', 'A\u0308.txt', 'a?b.txt', 'a%3Fb.txt'];
    const files = names.map((file_name) => ({ folder: 'F', language: 'ENG', file_name, s3_path: file_name }));
    const texts = new Map(names.map((name) => [name, `The text of ${name}`]));
    await pullFrom((await serve({ files, texts })).url, folder);
    const { entries } = await readManifest(folder);
    expect(entries.map(({ fileName }) => fileName)).toEqual([...names].sort());
    for (const { digest, fileName } of entries) {
      expect(await readStored(folder, digest)).toBe(`The text of ${fileName}`.normalize('NFC'));
    }
  });
});

describe('A13, A14: long and strange names', () => {
  test('are kept as they are; a lone surrogate and control characters are refused', async () => {
    const names = ['ॐ'.repeat(140), 'a\\b', 'a//b', '%2e%2e', 'half \uD800', 'a\nb', 'a\0b'];
    const files = names.map((file_name) => ({ folder: 'F', language: 'ENG', file_name, s3_path: 'same' }));
    const server = await serve({ files, texts: new Map([['same', 'A text.']]) });
    const report = await pullFrom(server.url, folder);
    expect(report.skipped).toMatchObject([
      { index: 4, reason: 'file_name holds half a character (a lone surrogate)' },
      { index: 5, reason: 'file_name holds a control character' },
      { index: 6, reason: 'file_name holds a control character' },
    ]);
    expect((await readManifest(folder)).entries.map(({ fileName }) => fileName)).toEqual(names.slice(0, 4).sort());
  });
});

describe('A19: prototype pollution', () => {
  test('changes nothing, and hostile keys are not copied', async () => {
    const hostile = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
    const entry = (name: string) =>
      `{${hostile},"folder":"${name}","language":"ENG","file_name":"${name}","s3_path":"k"}`;
    const body = `{${hostile},"files":[${['__proto__', 'constructor', 'F'].map(entry)}],"playlists":[{${hostile},"id":"__proto__","name":"P"}]}`;
    const contents = new Map([['__proto__', { playlist: 'P', content: 'C', isHtml: { ['__proto__']: true } }]]);
    const server = await serve({ files: [], texts: new Map([['k', 'Text.']]), contents }, ({ call }) =>
      call === 'files' ? { body } : null,
    );
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { accepted: 3 }, playlists: { accepted: 1 } });
    expect('polluted' in {}).toBe(false);
    const { entries, playlists } = await readManifest(folder);
    expect(entries.map((kept) => Object.hasOwn(kept, '__proto__') || Object.hasOwn(kept, 'constructor'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(playlists).toMatchObject([{ id: '__proto__', isHtml: false, state: 'current' }]);
  });
});

describe('A20: JSON that is too deep or too large', () => {
  test('nested a hundred thousand deep loses only its own entry', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const good = '{"folder":"F","language":"ENG","file_name":"1 Good.txt","s3_path":"k"}';
    const body = `{"files":[{"folder":${deep},"language":"ENG","file_name":"x"},${deep},${good}]}`;
    const server = await serve({ files: [], texts: new Map([['k', 'Text.']]) }, ({ call }) =>
      call === 'files' ? { body } : null,
    );
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { listed: 3, accepted: 1 } });
    expect(report.skipped.map(({ index, name }) => [index, name])).toEqual([
      [0, '?/ENG/x'],
      [1, '?/?/?'],
    ]);
  });

  test('beyond the size cap fails without being read to its end', async () => {
    const server = await serve(songs(1000));
    const report = await pullFrom(server.url, folder, {
      retries: 0,
      sizes: { list: 50_000, text: 1000, playlist: 1000 },
    });
    expect(report.failure).toContain('the answer is larger than 50000 bytes');
  });

  test('ids keep their digits, and a number that JSON cannot keep is refused by name', async () => {
    const body =
      '{"files":[{"folder":"F","language":"ENG","name":"1.txt","s3_path":"k"}],"playlists":[{"id":7,"name":"a"},{"id":"9007199254740993","name":"b"},{"id":9007199254740993,"name":"c"}]}';
    const contents = new Map(['7', '9007199254740993'].map((id) => [id, { playlist: id, content: id }]));
    const server = await serve({ files: [], texts: new Map([['k', 'Text.']]), contents }, ({ call }) =>
      call === 'files' ? { body } : null,
    );
    const report = await pullFrom(server.url, folder);
    expect((await readManifest(folder)).playlists.map(({ id }) => id)).toEqual(['7', '9007199254740993']);
    expect(report.skipped).toMatchObject([{ index: 2, what: 'playlist' }]);
  });
});

describe('A23: an API that serves older data', () => {
  test('is reported and does not fail', async () => {
    const dated = (day: string) => songs(10).files.map((file) => ({ ...file, last_modified: `2026-03-${day}` }));
    const server = await serve({ ...songs(10), files: dated('20') });
    await pullFrom(server.url, folder);
    server.library = { ...songs(10, 'older'), files: dated('01') };
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { changed: 10 } });
    expect(report.warnings).toEqual([expect.stringContaining('10 texts have an earlier date than at the last pull')]);
  });
});

describe('A list that is sound JSON in a wrong shape', () => {
  const wrongShape: FaultServer['fault'] = ({ call }) => (call === 'files' ? { body: '{"error":"try later"}' } : null);
  const message = 'Received invalid data format from server.';

  test('keeps the last good snapshot, which then carries the specified message', async () => {
    const server = await serve(songs(10));
    await pullFrom(server.url, folder);
    const before = await readManifest(folder);
    server.fault = wrongShape;
    expect(await pullFrom(server.url, folder)).toMatchObject({ outcome: 'committed', notice: message, source: 'api' });
    expect(await readManifest(folder)).toEqual({ ...before, notice: message });
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
    server.fault = () => null;
    expect(await pullFrom(server.url, folder)).toMatchObject({ outcome: 'committed', notice: null });
    expect(await readManifest(folder)).toEqual({ ...before, pulledAt: expect.any(String) });
  });

  test('without a snapshot brings the built-in files, with the same message', async () => {
    const server = await serve(songs(10), wrongShape);
    await pullFrom(server.url, folder);
    expect(await readManifest(folder)).toMatchObject({
      source: 'sample',
      notice: message,
      entries: [{ state: 'sample' }],
    });
  });
});

test('The list may be a bare array; texts without a key are asked for by name and folder/language', async () => {
  const library = songs(4);
  const files = library.files.map(({ s3_path, ...names }) => names);
  const server = await serve(library, ({ call }) => (call === 'files' ? { body: JSON.stringify(files) } : null));
  expect(await pullFrom(server.url, folder)).toMatchObject({
    outcome: 'committed',
    entries: { accepted: 4, missing: 0 },
  });
});
