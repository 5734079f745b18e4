/** The parts of the privacy page live from the first: what they say is of this device. */
import './privacy-words.page.ts';

for (const island of document.querySelectorAll('main [data-live]')) island.dispatchEvent(new CustomEvent('intent'));
