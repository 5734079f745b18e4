/** What a build has done for it: the module of a task is loaded where it is done. */
import { doApart } from './child-task.ts';
import { isSmall } from './library-size.ts';
import { type DoTask, doHere, taskIn } from './task.ts';

export const PLAN = taskIn<typeof import('./plan-task.ts')>(new URL('./plan-task.ts', import.meta.url))('makePlan');
export const KEEP_PAGES = taskIn<typeof import('./hard-links.ts')>(new URL('./hard-links.ts', import.meta.url))(
  'keepPlanned',
);
export const DRAW_PAGES = taskIn<typeof import('../draw/task.ts')>(new URL('../draw/task.ts', import.meta.url))(
  'drawShare',
);
export const BUILD_TEXT_INDEX = taskIn<typeof import('../text-index/task.ts')>(
  new URL('../text-index/task.ts', import.meta.url),
)('makeTextIndex');
export const BUILD_WORKER = taskIn<typeof import('../offline/build.ts')>(
  new URL('../offline/build.ts', import.meta.url),
)('buildWorker');
export const BUILD_PACKS = taskIn<typeof import('../packs/task.ts')>(new URL('../packs/task.ts', import.meta.url))(
  'makePacks',
);
export const BUILD_SITEMAPS = taskIn<typeof import('../sitemap/build.ts')>(
  new URL('../sitemap/build.ts', import.meta.url),
)('buildSitemaps');
export const BUILD_CARDS = taskIn<typeof import('../cards/build.ts')>(new URL('../cards/build.ts', import.meta.url))(
  'buildCards',
);
export const WRITE_HOST_FILES = taskIn<typeof import('../hosts/write.ts')>(
  new URL('../hosts/write.ts', import.meta.url),
)('writeHostFiles');
export const BUILD_DATA = taskIn<typeof import('../data/task.ts')>(new URL('../data/task.ts', import.meta.url))(
  'makeData',
);
export const INSPECT_DRAFT = taskIn<typeof import('../verify/draft.ts')>(
  new URL('../verify/draft.ts', import.meta.url),
)('inspectDraft');
export const INSPECT_BESIDE = taskIn<typeof import('../verify/beside.ts')>(
  new URL('../verify/beside.ts', import.meta.url),
)('inspectBeside');
/** Of the site that is served. */
export const LOOK = taskIn<typeof import('../publish/look.ts')>(new URL('../publish/look.ts', import.meta.url))(
  'lookAt',
);

/** How the tasks of a library are done: those of a small one need little memory. */
export const performerFor = (snapshot: string): DoTask => (isSmall(snapshot) ? doHere : doApart);
