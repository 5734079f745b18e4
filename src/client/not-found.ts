/** Leads a visitor of an unknown path to the page it stands for, or home (SPEC section 2, "any other path"). */

import { exists } from '#api/pages.ts';
import { candidatePaths, homePath } from '#domain/paths.ts';

async function destination(): Promise<string> {
  for (const path of candidatePaths(location.pathname)) if (await exists(path)) return path;
  return homePath();
}

// The 404 page is also served at its own address by some hosts; going home from there cannot loop either.
location.replace(await destination());
