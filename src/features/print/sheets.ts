/** What goes to the printer instead of the page, laid at the page's end and seen on paper alone. */

import booklet from './booklet.css?inline';
import { pageName, pageRules } from './page-rules.ts';
import css from './print.css?inline';

const look = new CSSStyleSheet();
look.replaceSync(css + booklet);
/** The margins of the sheets that are laid; without any, the browser's own. */
const margins = new CSSStyleSheet();
document.adoptedStyleSheets.push(look, margins);

const root = document.documentElement;
let sheets: HTMLElement | null = null;

export interface Sheet {
  node: HTMLElement;
  /** Runs at the foot of its pages; '' for a title page. */
  title: string;
}

export function layOut(laid: readonly Sheet[]): void {
  takeAway();
  sheets = document.createElement('div');
  sheets.className = 'sheets';
  for (const [place, { node }] of laid.entries()) {
    node.style.setProperty('page', pageName(place));
    sheets.append(node);
  }
  margins.replaceSync(pageRules(laid.map(({ title }) => title)));
  document.body.append(sheets);
  root.dataset['sheets'] = '';
}

export function takeAway(): void {
  sheets?.remove();
  sheets = null;
  margins.replaceSync('');
  delete root.dataset['sheets'];
}

/** Opens the printer's dialog. The sheets stay until the reader is back: some browsers go on before they have printed. */
export async function printSheets(laid: readonly Sheet[]): Promise<void> {
  layOut(laid);
  await Promise.resolve(); // for the reader's language, which is laid over what is new on the page
  print();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, takeAway, { once: true });
}

/** Printed by the browser's own menu or keys, a page is laid out as its own menu would. */
export function layOutOnPrint(read: () => Sheet | null): void {
  addEventListener('beforeprint', () => {
    const sheet = sheets ? null : read();
    if (!sheet) return;
    layOut([sheet]);
    addEventListener('afterprint', takeAway, { once: true });
  });
}
