/** What every sheet of paper has: the ornament at the end of a text, and where to find it again. */
import type { ReactNode } from 'react';
import { drawCopy } from './copy.tsx';

/** What is printed: a song, a playlist or the title page of a booklet. */
export interface Sheet {
  content: ReactNode;
  /** Runs at the foot of its pages; '' for a title page. */
  title: string;
}

/** `https://nama.test/file/a%20b/` → `https://nama.test/file/a b/`; an address that holds no UTF-8 stays as it is. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The page's own ornament, which stands at the end of a text on paper too. */
export function Lotus(): ReactNode {
  const own = document.querySelector('main .lotus-rule');
  return own && drawCopy(own);
}

/** `Nama, https://nama.test/…` */
export function From({ address }: { address: string }): ReactNode {
  const site = document.querySelector('header a')?.textContent.trim();
  return <p className="from">{[site, readable(address)].filter(Boolean).join(', ')}</p>;
}
