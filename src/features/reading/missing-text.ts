/** A page whose text could not be had when it was made asks for it once more, by itself. */
import { askText, type TextRequest } from '#api/live.ts';
import { detectScript, textLanguage } from '#library/languages.ts';
import { isUnavailable, normaliseText } from '#library/texts.ts';
import { textForm, verseHtml } from './verse.ts';
import { appendVerse } from './verse-nodes.ts';

async function tryOnce(missing: HTMLElement, box: HTMLElement): Promise<void> {
  const { api = '', request = '', language = '', editions = '' } = missing.dataset;
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort());
  const text = normaliseText(await askText(api, JSON.parse(request) as TextRequest, leaving.signal));
  const { lang, dir } = textLanguage(language, detectScript(text), editions.split(' '));
  const body = document.createElement('div');
  body.className = `text ${textForm(text)}`;
  body.lang = lang;
  body.dir = dir;
  body.dataset['text'] = '';
  appendVerse(body, verseHtml(text));
  box.prepend(body);
  box.dataset['box'] = '';
  box.hidden = false;
  missing.remove();
  if (isUnavailable(text)) return;
  document.querySelector('[data-bar] button')?.removeAttribute('disabled');
  dispatchEvent(new Event('text:come'));
}

const missing = document.querySelector<HTMLElement>('[data-missing]');
const box = document.querySelector<HTMLElement>('[data-late]');
const status = missing?.querySelector('[role="status"]');
if (missing && box) {
  tryOnce(missing, box).catch(() => status?.remove()); // the specified message stands there already
}
