/** The editions of the song on this page, read from its own list of them. */
import { languageLabel } from '#core/library/languages.ts';

export interface Edition {
  /** Language code: `SAN`. */
  code: string;
  /** `Sanskrit`. */
  label: string;
  path: string;
  /** The one that this page shows. */
  here: boolean;
}

/** The language of a path of `paths.ts`: `/file/Puranas/SAN/a.txt/` → `SAN`. */
function codeOf(path: string): string {
  try {
    return decodeURIComponent(path.split('/')[3] ?? '');
  } catch {
    return '';
  }
}

/** In the order of the page's list; this page's alone where the song has no other. */
export function readEditions(): Edition[] {
  const listed = [...document.querySelectorAll('[data-editions] > li > *')].map((entry): Edition => {
    const here = !(entry instanceof HTMLAnchorElement);
    const path = here ? location.pathname : entry.pathname;
    const code = codeOf(path);
    return { code, label: languageLabel(code), path, here };
  });
  const path = location.pathname;
  return listed.length > 0 ? listed : [{ code: codeOf(path), label: codeOf(path), path, here: true }];
}
