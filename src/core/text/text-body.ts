/** What the box of a text holds, worked out from the text alone. */

import { textForm } from './stanza-html.ts';
import { isLong } from './texts.ts';
import { isWide, verseHtml } from './verse.ts';

export interface TextBody {
  /** `text verse unnumbered` */
  className: string;
  /** The text as stanzas with their addresses. */
  html: string;
}

export function textBody(text: string): TextBody {
  // Long texts are laid out as they come into view; for others the bookkeeping would cost more than it saves.
  const long = isLong(text);
  const form = textForm(text);
  const html = verseHtml(text, true, long ? 'screens' : 'rest', form);
  const marks = { long, unnumbered: !html.includes('<a '), wide: isWide(text, form) };
  const names = Object.entries(marks).flatMap(([name, is]) => (is ? name : []));
  return { className: ['text', form, ...names].join(' '), html };
}
