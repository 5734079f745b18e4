/** A code to scan, as one path of squares. */
import encodeQR from 'qr';
import type { ReactNode } from 'react';
import { useWords } from '#words/useWords.ts';
import type { CodeAddress } from './code-address.browser.ts';

/** Squares of empty paper around a code (ISO/IEC 18004, 6.3.8). */
const BORDER = 4;

/** `[[true, true, false]]` → `M0 0h2v1h-2z` */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');

/** Dark on light in every theme, as cameras read it; with the least correction, since squares that are large are read from further away. */
export default function Code({ address, isWhole }: CodeAddress): ReactNode {
  const t = useWords();
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: BORDER });
  const size = rows.length;
  return (
    <figure className="code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('recite.code')} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={pathOf(rows)} />
      </svg>
      <figcaption>{t(isWhole ? 'recite.code-about' : 'recite.code-alone')}</figcaption>
    </figure>
  );
}
