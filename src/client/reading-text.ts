/** What can be done with a text: its words selected and copied. A text that comes late is announced by `text:come`. */
import { copyText, copyVerseLinks } from './copy.ts';
import { offerMeaning } from './selection.ts';

function begin(): void {
  const box = document.querySelector<HTMLElement>('[data-box]');
  if (!box) return;
  offerMeaning(box);
  copyText(box);
  copyVerseLinks(box);
}

begin();
addEventListener('text:come', begin);
