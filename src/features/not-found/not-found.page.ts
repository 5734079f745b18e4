/**
 * Leads a visitor of an unknown path to the page it stands for, or home (SPEC section 2, "any other path"). Nothing of
 * the address is shown, and nothing of it is followed but what `candidatePaths` makes of it: paths of this site.
 */
import { hasPage } from '#api/page-exists.ts';
import { candidatePaths, decodePath, homePath } from '#core/library/paths.ts';

async function ownPage(): Promise<string | null> {
  for (const path of candidatePaths(location.pathname)) if (await hasPage(path)) return path;
  return null;
}

const show = (part: string, isShown: boolean): void => {
  document.querySelector(`[data-${part}]`)?.toggleAttribute('hidden', !isShown);
};

show('going', true);
const own = await ownPage();
const [root, ...names] = decodePath(location.pathname) ?? [];
if (own !== null) {
  location.replace(own);
} else if (root === 'playlist' && names.length === 1) {
  // A route of its own with an error of its own (SPEC section 8).
  show('elsewhere', false);
  show('no-playlist', true);
} else if (location.pathname === homePath()) {
  // A host that has lost its home page serves this one in its place: going home from there would go round for ever.
  show('going', false);
  show('by-hand', false);
  show('gone', true);
} else {
  location.replace(homePath());
}
