import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { fetchCatalogueIndex, fetchColumns } from '#api/catalogue.ts';
import { FormatError } from '#api/errors.ts';
import { CATALOGUE_VERSION } from '#schemas/catalogue.ts';

afterEach(() => vi.unstubAllGlobals());

function serve(columns: string): void {
  const folder = { name: 'Rigveda', label: 'Rigveda', path: '/file/Rigveda/', columns, languages: [] };
  const answer = () => Response.json({ version: CATALOGUE_VERSION, folders: [folder] });
  vi.stubGlobal('fetch', async () => answer());
}

it('an index is read whose columns lie beside it', async () => {
  serve('/catalogue/0-12.json');
  const { folders } = await fetchCatalogueIndex('https://site.example/catalogue/index.json');
  expect(folders.map(({ columns }) => columns)).toEqual(['/catalogue/0-12.json']);
});

it('is waited for as long as it takes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => hang(signal));
  const given = vi.fn();
  fetchCatalogueIndex('https://site.example/catalogue/index.json').catch(given);
  fetchColumns('https://site.example/catalogue/0-12.json').catch(given);
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(given).not.toHaveBeenCalled();
});

it.each(['https://elsewhere.example/0.json', '//elsewhere.example/catalogue/', '/file/Rigveda/'])(
  'an index that leads elsewhere is refused: %s',
  async (columns) => {
    serve(columns);
    await expect(fetchCatalogueIndex('https://site.example/catalogue/index.json')).rejects.toThrow(FormatError);
  },
);
