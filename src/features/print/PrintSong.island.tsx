/** Prints the song on the page: asked by More and the command box, and by the browser's own print. */
import type { ReactNode } from 'react';
import { island, useIntent } from '#ui/island.tsx';
import { readSong } from './read-song.tsx';
import { usePrinter } from './usePrinter.tsx';

const asSheets = (two: boolean) => {
  const sheet = readSong(two);
  return sheet && [sheet];
};

function LivePrint(): ReactNode {
  const { sheets, print } = usePrinter(() => asSheets(true));
  useIntent(({ two }: { two: boolean }) => {
    const laid = asSheets(two);
    if (laid) print(laid);
    else globalThis.print();
  });
  return sheets;
}

export const Print = island('Print', LivePrint, null);
