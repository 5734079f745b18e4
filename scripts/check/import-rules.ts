/** The import table: what lives where, and what it may import. Held by dependency-cruiser. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A module of a folder or a file of `src`; an `.astro` file is read from its mirror (`import-graph.ts`). */
const at = (...places: readonly string[]): string => `^(?:\\.cache/imports/)?(?:${places.join('|')})`;

const FEATURE = 'src/features/([^/]+)/';
const SETTINGS = 'src/settings\\.ts$';
const GATEWAY = 'src/library/(?:content|snapshot)\\.ts$';
/** What a page does for a feature without React. */
const PAGE_PART = 'src/features/[^/]+/[^/]+\\.page\\.ts$';

/**
 * A room and what it may import of the project, beside its own files.
 * @param types what only its types may be imported of
 */
function room(
  name: string,
  files: readonly string[],
  may: readonly string[],
  { types = [], but = [] }: { types?: readonly string[]; but?: readonly string[] } = {},
): IForbiddenRuleType[] {
  const own = [...files, ...may];
  const from = { path: at(...files), ...(but.length > 0 ? { pathNot: at(...but) } : {}) };
  const comment = `${name} may import ${may.join(', ') || 'nothing else of the project'}${types.length > 0 ? `; types from ${types.join(', ')}` : ''}.`;
  return [
    {
      name: `${name}-imports`,
      comment,
      severity: 'error',
      from,
      to: { path: at('src/', 'scripts/', 'tests/'), pathNot: at(...own, ...types) },
    },
    ...(types.length === 0
      ? []
      : [
          {
            name: `${name}-types`,
            comment: `${comment} Use "import type".`,
            severity: 'error',
            from,
            to: { path: at(...types), pathNot: at(...own), dependencyTypesNot: ['type-only'] },
          } satisfies IForbiddenRuleType,
        ]),
  ];
}

export const IMPORT_RULES: readonly IForbiddenRuleType[] = [
  ...room('schemas', ['src/schemas/'], [], { types: ['src/words/'] }),
  ...room('words', ['src/words/'], []),
  ...room('api', ['src/api/'], ['src/schemas/'], { types: ['src/library/'] }),
  // Editions of a song are told by the sound of their names.
  ...room('library', ['src/library/'], ['src/schemas/', 'src/features/search/fold/'], {
    types: ['src/words/'],
    but: [GATEWAY],
  }),
  // The gateway hands pages what they show, the links of a playlist among it.
  ...room('gateway', [GATEWAY], ['src/library/', 'src/schemas/', 'src/features/playlists/']),
  ...room('ui', ['src/ui/'], ['src/words/'], { types: ['src/page/wake\\.ts$'] }),
  // The script of every page, what wakes islands, and the rules of a page's head.
  ...room(
    'page',
    ['src/page/'],
    ['src/library/', 'src/schemas/', 'src/words/', 'src/api/', 'src/features/', 'src/ui/mount', 'src/ui/ask'],
  ),
  ...room(
    'features',
    ['src/features/'],
    ['src/library/', 'src/ui/', 'src/words/', 'src/api/', 'src/schemas/', 'src/page/', SETTINGS],
  ),
  ...room(
    'layouts',
    ['src/layouts/'],
    ['src/features/', 'src/ui/', 'src/words/', 'src/library/', 'src/schemas/', 'src/page/', SETTINGS],
  ),
  ...room('pages', ['src/pages/'], ['src/layouts/', GATEWAY, 'src/library/paths\\.ts$', 'src/features/.*\\.astro$']),
  ...room('pipeline', ['scripts/'], ['src/']),
  {
    name: 'not-around-the-gateway',
    comment: 'Only pages ask for content; layouts and features get it as props. Hand it in, or import its types alone.',
    severity: 'error',
    from: { path: at('src/layouts/', 'src/features/', 'src/page/', 'src/ui/') },
    to: { path: at(GATEWAY), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'feature-by-its-index',
    comment: 'Of another feature only what its index.ts hands out: export it there.',
    severity: 'error',
    from: { path: at(FEATURE) },
    // Static parts are put together from those of other features; a lazy chunk is fetched by its own file, and brings no more.
    to: {
      dependencyTypesNot: ['dynamic-import', 'type-import'],
      path: at(FEATURE),
      pathNot: ['^(?:\\.cache/imports/)?src/features/$1/', '/index\\.ts$', '\\.astro(?:\\.ts)?$'],
    },
  },
  {
    name: 'page-scripts-without-react',
    comment: 'The script of every page holds no React: put what needs it into an island.',
    severity: 'error',
    from: { path: at('src/page/', PAGE_PART) },
    to: { path: '(?:^|node_modules/)react(?:-dom)?(?:/|$)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'react-in-islands',
    comment: 'React is for islands, their views and hooks, and the house’s parts: .tsx, and use….ts.',
    severity: 'error',
    from: { path: at('src/'), pathNot: '\\.tsx$|/use[A-Z]\\w*\\.ts$' },
    to: { path: '(?:^|node_modules/)react(?:-dom)?(?:/|$)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'astro-at-the-border',
    comment: 'Astro is imported by .astro files, the gateway and Astro’s own hooks; types are free.',
    severity: 'error',
    from: {
      path: at('src/', 'scripts/'),
      pathNot: '\\.astro\\.ts$|/live\\.config\\.ts$|/middleware\\.ts$|src/library/content\\.ts$|src/pages/',
    },
    to: { path: '^astro(?::|/|$)|node_modules/astro/', preCompilationOnly: false },
  },
  {
    name: 'node-at-the-border',
    comment: 'Node is for scripts, the gateway and what a build does to a page: hand in what you need.',
    severity: 'error',
    from: { path: at('src/'), pathNot: at(GATEWAY, 'src/page/policy\\.ts$') },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-cycles',
    comment: 'Two modules that import each other are one, or want a third below both.',
    severity: 'error',
    from: { path: at('src/') },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];
