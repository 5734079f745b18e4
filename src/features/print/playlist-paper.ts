/** A playlist on paper: its content as it is, with the addresses of its links as notes at the end. */
import { element, fromLine, lotus, readable } from './sheet.ts';
import type { Sheet } from './sheets.ts';

/** Puts a number behind each link, the same for the same address, and gives the addresses in order. */
function number(content: HTMLElement): string[] {
  const addresses: string[] = [];
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = link.href;
    if (!addresses.includes(address)) addresses.push(address);
    link.after(element('sup', '', String(addresses.indexOf(address) + 1)));
    link.replaceWith(...link.childNodes);
  }
  return addresses;
}

export function playlistSheet(): Sheet | null {
  const shown = document.querySelector<HTMLElement>('.playlist');
  const heading = document.querySelector('h1');
  if (!shown || !heading) return null;
  const content = shown.cloneNode(true) as HTMLElement;
  const notes = number(content).map((address) => element('li', '', readable(address)));
  const title = heading.cloneNode(true) as HTMLElement;
  const about = document.querySelector('.id')?.textContent.trim() ?? '';
  const node = element('section', '', title, element('p', 'about', about), content);
  if (notes.length > 0) node.append(element('h2', 'links', 'Links'), element('ol', 'notes', ...notes));
  node.append(...lotus(), fromLine(location.origin + location.pathname));
  return { node, title: heading.textContent.trim() };
}
