/** What a reading page's bar does before any island is reached for. Small, since every page carries it. */
import { leadBack } from './back.browser.ts';

// In a task of its own, after what the reader may see: a first look into the storage of the tab takes its time.
if (document.querySelector('[data-bar]')) setTimeout(leadBack);
