/** The import table: what lives where, and what it may import. The design's table, and the few files between its rows. */

/** One row. Paths are below the project, folders with a closing slash. */
export interface ImportRow {
  /** The files it speaks of; the row with the longest fitting path holds. */
  files: readonly string[];
  /** Beside the row's own files. */
  may: readonly string[];
  /** Only `import type`. */
  types?: readonly string[];
}

const SETTINGS = 'src/settings.ts';
const SNAPSHOT = 'src/library/snapshot.ts';

export const IMPORT_ROWS: readonly ImportRow[] = [
  { files: ['scripts/'], may: ['src/'] },
  { files: ['scripts/pull/'], may: ['src/schemas/', 'src/domain/', 'src/api/'] },
  { files: ['scripts/local-api/'], may: ['src/schemas/', 'src/domain/'] },
  { files: ['src/schemas/'], may: [] },
  { files: ['src/domain/'], may: [], types: ['src/schemas/'] },
  { files: ['src/api/'], may: ['src/schemas/'] },
  { files: [SNAPSHOT], may: ['src/schemas/'] },
  { files: ['src/live.config.ts', 'src/library/content.ts'], may: [SNAPSHOT, 'src/schemas/', 'src/domain/'] },
  { files: [SETTINGS], may: [], types: ['src/schemas/'] },
  { files: ['src/page/policy.ts'], may: ['src/page/prefetch-rule.ts'] },
  { files: ['src/middleware.ts'], may: ['src/page/policy.ts'] },
  // It fetches the code of the islands that it wakes.
  { files: ['src/islands/intent/'], may: ['src/islands/'] },
  // Each folder of it is a row of its own, but for `ui`, `intent` (when an island wakes up) and `search`, which all share.
  {
    files: ['src/islands/'],
    may: ['src/islands/ui/', 'src/islands/intent/', 'src/islands/search/', 'src/domain/', 'src/api/', SETTINGS],
    types: ['src/schemas/'],
  },
  { files: ['src/client/'], may: ['src/domain/', 'src/api/', 'src/islands/intent/', 'src/islands/search/', SETTINGS] },
  {
    files: ['src/components/', 'src/layouts/', 'src/styles/'],
    may: ['src/domain/', 'src/islands/', 'src/client/', SETTINGS],
    types: ['src/library/content.ts', 'src/schemas/'],
  },
  {
    files: ['src/pages/'],
    may: ['src/library/content.ts', 'src/layouts/', 'src/components/', 'src/domain/', SETTINGS],
  },
  { files: ['astro.config.mjs'], may: ['src/schemas/', 'src/domain/'] },
  { files: ['tests/'], may: ['src/', 'scripts/', 'astro.config.mjs'] },
];

/** A package, or a family of them, that only some files may import. */
export interface PackageRule {
  what: string;
  fits: (specifier: string) => boolean;
  /** Its types may be imported anywhere: nothing is left of them when the code runs. */
  typesAnywhere: boolean;
  /** Where it may be imported. */
  only: readonly string[];
}

const BOUND_TO_ASTRO = [
  'src/middleware.ts',
  'src/live.config.ts',
  'src/library/content.ts',
  'src/pages/',
  'src/layouts/',
  'src/components/',
];

export const PACKAGE_RULES: readonly PackageRule[] = [
  {
    what: 'react',
    fits: (specifier) => /^react(?:-dom)?(?:\/|$)/.test(specifier),
    typesAnywhere: false,
    only: ['src/islands/', 'tests/'],
  },
  {
    what: 'astro',
    fits: (specifier) => /^astro(?::|\/|$)/.test(specifier),
    typesAnywhere: true,
    only: [...BOUND_TO_ASTRO, 'astro.config.mjs', 'tests/'],
  },
  {
    what: 'node:',
    fits: (specifier) => specifier.startsWith('node:'),
    typesAnywhere: false,
    only: ['src/live.config.ts', 'src/library/content.ts', 'src/content/', 'scripts/', 'tests/', 'astro.config.mjs'],
  },
];

/** Where `fetch` may be called, of all files in `src/`. */
export const FETCH_ONLY = 'src/api/';
