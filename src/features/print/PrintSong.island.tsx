/** Prints the song on the page: asked by More and the command box, and by the browser's own print. */
import type { ReactNode } from 'react';
import { island, useIntent } from '#ui/island.tsx';
import { readSong } from './read-song.tsx';
import { usePrinter } from './usePrinter.tsx';

function LivePrint(): ReactNode {
  const { sheets, print } = usePrinter(() => readSong(true));
  useIntent(({ two }: { two: boolean }) => {
    const sheet = readSong(two);
    if (sheet) print([sheet]);
    else globalThis.print();
  });
  return sheets;
}

export const Print = island('Print', LivePrint, null);
