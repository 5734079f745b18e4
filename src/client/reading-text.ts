/** What can be done with a text: its words selected and copied. A text that comes late is announced by `text:come`. */
import { copyText } from './copy.ts';
import { offerMeaning } from './selection.ts';
import { leadToVerses } from './verses.ts';

function begin(): void {
  const box = document.querySelector<HTMLElement>('[data-box]');
  if (!box) return;
  offerMeaning(box);
  copyText(box);
}

begin();
leadToVerses();
addEventListener('text:come', begin);
