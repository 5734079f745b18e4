/** The reader's own place: everything on it is drawn from this browser's storage, and nothing of it is sent anywhere. */

import { listsSection } from '#features/lists/index.ts';
import { keepingSection } from './page-keeping.ts';
import { marksSection } from './page-marks.ts';
import { recentSection } from './page-recent.ts';
import { drainNote, onChange } from './store.ts';

const root = document.querySelector<HTMLElement>('[data-my]');

if (root) {
  drainNote();
  const sections = [recentSection(), marksSection(), listsSection(), keepingSection()];
  root.replaceChildren(...sections.map((section) => section.root));
  const draw = () => {
    for (const section of sections) section.draw();
  };
  draw();
  onChange(() => {
    drainNote();
    draw();
  });
  // Back from a song, by a browser that kept the page as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    drainNote();
    draw();
  });
}
