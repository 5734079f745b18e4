/** A page whose text could not be loaded when it was made asks for it once more, by itself. */

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fetchSongText } from '#api/reader-calls.ts';
import { detectScript, textLanguage } from '#core/library/languages.ts';
import { textForm } from '#core/text/stanza-html.ts';
import { isUnavailable, normaliseText } from '#core/text/texts.ts';
import { islandOf } from '#ui/ask.ts';
import { island } from '#ui/island.tsx';
import { Words } from '#words/Words.tsx';
import { shownNames } from './passage.browser.ts';
import { VerseText } from './Verse.tsx';

export interface MissingTextProps {
  /** Base of the API, no slash at the end. */
  api: string;
  /** Of the text; `s3Path` is '' where it has none. */
  s3Path: string;
  folder: string;
  language: string;
  fileName: string;
  /** Language codes of the editions of its song: `SAN/TAM`. */
  editions: string;
  /** The specified message, drawn by the page. */
  notice?: ReactNode;
}

/** Says of the box, and of its place for words, what the static page says where it has the text. */
function dress(text: string, { language, editions }: MissingTextProps): void {
  const box = document.querySelector<HTMLElement>('[data-pending]');
  const place = box?.querySelector<HTMLElement>('[data-place]');
  if (!box || !place) return;
  const { lang, dir } = textLanguage(language, detectScript(text), editions.split('/'));
  place.className = `text ${textForm(text)}`;
  place.lang = lang;
  place.dir = dir;
  place.dataset['text'] = '';
  box.dataset['box'] = '';
  box.hidden = false;
  document.querySelector('[data-missing]')?.toggleAttribute('hidden', true);
  if (isUnavailable(text)) return;
  islandOf('Translate')?.querySelector('summary')?.removeAttribute('aria-disabled');
  dispatchEvent(new Event('text:come'));
}

function LiveMissingText(props: MissingTextProps): ReactNode {
  const { api, s3Path, folder, language, fileName, notice } = props;
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the page says
  useEffect(() => {
    const request = s3Path ? { s3_path: s3Path } : { file_name: fileName, language: `${folder}/${language}` };
    const leaving = new AbortController();
    addEventListener('pagehide', () => leaving.abort());
    fetchSongText(api, request, leaving.signal).then(
      (came) => setText(normaliseText(came)),
      () => setFailed(true), // the specified message stands there already
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the words are in the box, and then never again
  useLayoutEffect(() => {
    if (text !== null) dress(text, props);
  }, [text]);

  const place = text === null ? null : document.querySelector('[data-place]');
  if (place && text !== null) return createPortal(<VerseText text={text} names={shownNames()} />, place);
  return (
    <>
      <div className="notice-place">{notice}</div>
      {!failed && (
        <p className="quiet again">
          <Words id="reading.retrying" />
        </p>
      )}
    </>
  );
}

export const MissingText = island('MissingText', LiveMissingText);
