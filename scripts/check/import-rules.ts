/**
 * The import table: what lives where, and what it may import; the table is told in docs/architecture.md, "Layers". dependency-cruiser
 * holds it. Places are patterns of paths below the project; an `.astro` file is `.astro.ts` here (import-mirror.ts).
 */
import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A layer: a folder, and what of the project its files may import besides one another. */
interface Layer {
  name: string;
  files: string;
  may: readonly string[];
  /**
   * Types may come from anywhere, by `import type`: nothing is left of them when the code runs. `typeof import('…')` does not
   * count, since dependency-cruiser takes it and an `import('…')` of the same file for one.
   */
  typesAnywhere?: boolean;
}

const SETTINGS = '^src/settings\\.ts$';
const GATEWAY = '^src/content\\.ts$';
const SNAPSHOT = '^src/snapshot\\.ts$';
const LIVE_CONFIG = '^src/live\\.config\\.ts$';
const MIDDLEWARE = '^src/middleware\\.ts$';
const CONFIG = '^astro\\.config\\.mjs$';
const ASTRO_FILE = '\\.astro\\.ts$';
const SCHEMAS = '^src/schemas/';
const CORE = '^src/core/';
const UI = '^src/ui/';
const WORDS = '^src/words/';
const API = '^src/api/';
const FEATURES = '^src/features/';

export const LAYERS: readonly Layer[] = [
  // A page binds an address to a layout; what it shows is worked out below it.
  {
    name: 'pages',
    files: '^src/pages/',
    may: ['^src/layouts/', GATEWAY, '^src/core/library/paths\\.ts$', `^src/features/.*${ASTRO_FILE}`],
  },
  // A layout puts features together. It alone brings in the script of every page, the rule that stands in the head, and the word for a page whose policy is narrowed.
  {
    name: 'layouts',
    files: '^src/layouts/',
    may: [FEATURES, UI, WORDS, CORE, GATEWAY, SETTINGS, '^src/page/(?:page|policy|prefetch-rule)\\.ts$'],
  },
  // What a feature needs of another is said once, by the rule "other-feature".
  { name: 'features', files: FEATURES, may: [CORE, UI, WORDS, API, SCHEMAS, GATEWAY, SETTINGS] },
  // The pure core: what a song, a verse, a sound and an index are. All features share it, so it knows none of them. Which songs
  // are editions of one is told by their sound.
  { name: 'core-sound', files: '^src/core/sound/', may: [] },
  { name: 'core-library', files: '^src/core/library/', may: [SCHEMAS, '^src/core/sound/'] },
  { name: 'core-text', files: '^src/core/text/', may: [SCHEMAS, '^src/core/library/', '^src/core/sound/'] },
  { name: 'core-text-index', files: '^src/core/text-index/', may: [SCHEMAS, CORE] },
  { name: 'core-page', files: '^src/core/page/', may: [SCHEMAS, CORE] },
  // It hands pages what they show: for what a feature knows of the content it asks that feature. Feeds name the site.
  {
    name: 'gateway',
    files: GATEWAY,
    may: [CORE, SNAPSHOT, SCHEMAS, '^src/features/[^/]+/index\\.ts$', SETTINGS],
  },
  // A button knows no song.
  { name: 'ui', files: UI, may: [WORDS] },
  // Every layer may show words of the interface, so they lie at the bottom.
  { name: 'words', files: WORDS, may: [] },
  // The way to the network serves all features, so it knows what is sent and nothing of who asks.
  { name: 'api', files: API, may: [SCHEMAS] },
  // Every page pays for each byte of it: what a feature does there is a .page.ts, and islands are only woken. How an island is
  // asked, and how it says that a press waits, belong to the same waking; features use them too.
  {
    name: 'page',
    files: '^src/page/',
    may: [
      CORE,
      '^src/(?:features/[^/]+|words)/[^/]+\\.page\\.ts$',
      '^src/schemas/storage-keys\\.ts$',
      '^src/ui/(?:ask|storage|tell-wait)\\.ts$',
    ],
    typesAnywhere: true,
  },
  // What all borders are checked by comes before everything else.
  { name: 'schemas', files: SCHEMAS, may: [] },
  // It runs in the browser: a schema would bring zod along.
  { name: 'settings', files: SETTINGS, may: [], typesAnywhere: true },
  // It reads what a pull left.
  { name: 'snapshot', files: SNAPSHOT, may: [CORE, SCHEMAS] },
  // How Astro is told of the snapshot.
  { name: 'live-config', files: LIVE_CONFIG, may: [CORE, SNAPSHOT, SCHEMAS] },
  // What a build does to each page's policy.
  { name: 'middleware', files: MIDDLEWARE, may: ['^src/page/(?:policy|render-fault)\\.ts$'] },
  // Commands use the site's rules; the site knows nothing of commands.
  { name: 'scripts', files: '^scripts/', may: ['^src/'] },
  // Astro reads it before anything is built.
  { name: 'astro-config', files: CONFIG, may: ['^src/', '^scripts/'] },
  { name: 'tests', files: '^tests/', may: ['^src/', '^scripts/', CONFIG] },
];

/** A place for a reader: the pattern of `src/core/library/paths.ts` → that path. */
const shown = (place: string): string => place.replace(/[\\^$]/g, '').replace('.astro.ts', '.astro');

/** What to do about an import that a layer does not allow. */
const adviceOf = ({ may, typesAnywhere }: Layer): string =>
  `It may import ${[...may.map(shown), ...(typesAnywhere ? ['types'] : [])].join(', ') || 'nothing else of the project'}: move the code, or pass in what it needs.`;

const OURS = '^(?:src|scripts|tests)/|^astro\\.config\\.mjs$';
const TYPE_ONLY = ['type-only'] as const;

const ruleOfLayer = (layer: Layer): IForbiddenRuleType => ({
  name: layer.name,
  comment: adviceOf(layer),
  from: { path: layer.files },
  to: {
    path: OURS,
    pathNot: [layer.files, ...layer.may],
    ...(layer.typesAnywhere ? { dependencyTypesNot: [...TYPE_ONLY] } : {}),
  },
});

/** The rules besides those of the layers. `comment` is what to do about a break. */
const MORE: readonly IForbiddenRuleType[] = [
  // A feature can change inside as long as its index.ts stands. A worker has no page, and no use for what index.ts has for pages.
  {
    name: 'other-feature',
    comment:
      'Of another feature only its index.ts is imported, or its in-worker.ts by what runs in a worker: export it there.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/(?:index|in-worker)\\.ts$'] },
  },
  {
    name: 'in-worker',
    comment: 'What a feature shares with workers has no React and no island: move it into a file without them.',
    from: { path: '^src/features/[^/]+/in-worker\\.ts$' },
    to: { path: ['\\.tsx$', '\\.page\\.ts$', '/use[A-Z][^/]*\\.ts$'], reachable: true },
  },
  // One module asks Astro for content; everything below a page gets it as props.
  {
    name: 'content-gateway',
    comment: 'Only pages ask src/content.ts: let the page pass it in, or use "import type".',
    from: { path: '^src/', pathNot: ['^src/pages/', GATEWAY] },
    to: { path: GATEWAY, dependencyTypesNot: [...TYPE_ONLY] },
  },
  // Only a build has Astro, the DOM and React: a command runs in Node alone.
  {
    name: 'scripts-pure-parts',
    comment: 'Scripts import the pure parts of src: move what is shared into a plain .ts file.',
    from: { path: '^(?:scripts/|astro\\.config\\.mjs$)' },
    to: {
      path: [
        ASTRO_FILE,
        '^src/.*\\.tsx$',
        '^src/.*\\.page\\.ts$',
        '^src/pages/',
        GATEWAY,
        LIVE_CONFIG,
        MIDDLEWARE,
        SETTINGS,
      ],
      dependencyTypesNot: [...TYPE_ONLY],
    },
  },
  // The same, however long the way.
  {
    name: 'scripts-without-astro',
    comment: 'A script cannot import virtual modules of Astro (astro:…): import the pure part beside it.',
    from: { path: '^scripts/' },
    to: { path: '^astro:', reachable: true },
  },
  // What a reader does is no business of a command. The pull and the local API have rules of their own.
  {
    name: 'scripts-without-features',
    comment: 'A script imports no feature: move what they share into src/core.',
    from: { path: '^scripts/', pathNot: '^scripts/(?:local-api|pull)/' },
    to: { path: '^src/features/' },
  },
  // The pull must be able to run where nothing else of the scripts is; it is the only one that talks to a stranger.
  {
    name: 'pull',
    comment: 'scripts/pull imports core, schemas and api of src, and no other scripts: pass in what it needs.',
    from: { path: '^scripts/pull/' },
    to: { path: OURS, pathNot: ['^scripts/pull/', '^src/(?:core|schemas|api)/'] },
  },
  // It stands for the real API, so it may not lean on the code that it tests.
  {
    name: 'local-api',
    comment: 'scripts/local-api imports core and schemas of src, and no other scripts: pass in what it needs.',
    from: { path: '^scripts/local-api/' },
    to: { path: OURS, pathNot: ['^scripts/local-api/', '^src/(?:core|schemas)/'] },
  },
  // A schema says what is right, and does nothing.
  {
    name: 'schemas-zod',
    comment: 'Of packages, schemas import only zod: move the code out of src/schemas.',
    from: { path: '^src/schemas/' },
    to: { pathNot: [OURS, '^[.#]', '^zod(?:/|$)', 'node_modules/zod/'] },
  },
  // 59 KB that a reading page does without. What has no React in its name has none inside.
  {
    name: 'react',
    comment: 'React is for .tsx files and use….ts hooks of features, ui and words: move the code into one.',
    from: {
      path: '^(?:src|scripts)/',
      pathNot: ['^src/(?:features|ui|words)/.*\\.tsx$', '^src/(?:features|ui|words)/.*\\buse[A-Z]\\w*\\.ts$'],
    },
    to: { path: '^react(?:-dom)?(?:/|$)|node_modules/(?:@types/)?react(?:-dom)?/' },
  },
  // What is bound to the framework stays at the edge; all else can be tested alone.
  {
    name: 'astro',
    comment:
      'Astro is for .astro files, pages, src/content.ts, src/live.config.ts and src/middleware.ts: pass in what you need, or use "import type".',
    from: {
      path: '^(?:src|scripts)/',
      pathNot: [ASTRO_FILE, '^src/pages/', GATEWAY, LIVE_CONFIG, MIDDLEWARE],
    },
    to: { path: '^astro(?::|/|$)|node_modules/astro/', dependencyTypesNot: [...TYPE_ONLY] },
  },
  // A browser has no Node; these four run in a build alone.
  {
    name: 'node',
    comment:
      'Node is for src/content.ts, src/snapshot.ts, src/live.config.ts, src/middleware.ts and scripts: pass in what you need.',
    from: { path: '^src/', pathNot: [GATEWAY, SNAPSHOT, LIVE_CONFIG, MIDDLEWARE] },
    to: { dependencyTypes: ['core'] },
  },
  // Two modules that import each other are one, and which of them runs first is luck. Types run never, but whoever reads one of
  // the files must read both.
  {
    name: 'cycle',
    comment: 'Move what they share, a type too, into a third file that imports neither.',
    from: { path: '^(?:src|scripts)/' },
    to: { circular: true },
  },
  // Else an import of a file that is not there would slip through every rule above.
  {
    name: 'not-found',
    comment: 'Write the name of a file that exists, with its ending.',
    from: {},
    to: { path: '^[.#]', couldNotResolve: true },
  },
];

export const IMPORT_RULES: readonly IForbiddenRuleType[] = [...LAYERS.map(ruleOfLayer), ...MORE].map((rule) => ({
  ...rule,
  severity: 'error',
}));
