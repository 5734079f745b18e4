import { afterEach, expect, it, vi } from 'vitest';
import { fetchCatalogueIndex } from '#api/catalogue.ts';
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

it.each(['https://elsewhere.example/0.json', '//elsewhere.example/catalogue/', '/file/Rigveda/'])(
  'an index that leads elsewhere is refused: %s',
  async (columns) => {
    serve(columns);
    await expect(fetchCatalogueIndex('https://site.example/catalogue/index.json')).rejects.toThrow(FormatError);
  },
);
