/** What is printed instead of the page: it stands at the page's end, and is shown on paper alone. */
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { adopt } from '#ui/adopt.ts';
import { useListener } from '#ui/useListener.ts';
import booklet from './booklet.css?inline';
import { pageName, pageRules } from './page-rules.ts';
import css from './print.css?inline';
import type { Sheet } from './Sheet.tsx';

adopt(css);
adopt(booklet);

/** The style sheet of the paper's margins; while it is empty, they are the browser's own. */
function adoptMargins(): CSSStyleSheet {
  const margins = new CSSStyleSheet();
  document.adoptedStyleSheets.push(margins);
  return margins;
}

/**
 * @param onPrint the sheet for a page that is printed by the browser's own menu or keys; null leaves it as it is
 * @returns the sheets, to be rendered by the island, and what prints others
 */
export function usePrinter(onPrint: () => Sheet | null) {
  const [printed, setPrinted] = useState<readonly Sheet[]>([]);
  const margins = useRef<CSSStyleSheet>(undefined);
  const shown = useRef(false);

  const layOut = (next: readonly Sheet[]): void => {
    margins.current ??= adoptMargins();
    margins.current.replaceSync(next.length > 0 ? pageRules(next.map(({ title }) => title)) : '');
    document.documentElement.toggleAttribute('data-sheets', next.length > 0);
    shown.current = next.length > 0;
    flushSync(() => setPrinted(next)); // the browser prints right after this
  };

  useListener(['beforeprint'], () => {
    const sheet = shown.current ? null : onPrint();
    if (!sheet) return;
    layOut([sheet]);
    addEventListener('afterprint', () => layOut([]), { once: true });
  });

  /** Opens the printer's dialog. The sheets stay until the reader is back: some browsers go on before they have printed. */
  const print = (next: readonly Sheet[]): void => {
    layOut(next);
    globalThis.print();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => layOut([]), { once: true });
  };

  const sheets =
    printed.length === 0
      ? null
      : createPortal(
          <div className="sheets">
            {printed.map(({ content, title }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets never change their place
              <section key={place} className={title === '' ? 'front' : undefined} style={{ page: pageName(place) }}>
                {content}
              </section>
            ))}
          </div>,
          document.body,
        );
  return { sheets, print };
}
