/** `POST /support`: JSON from the site's script, or a plain form's fields where scripts do not run. */
import { html } from 'hono/html';
import { type SupportMessage, supportMessage } from '#schemas/wire.ts';
import { type ApiContext, readForm, readJson } from './bodies.ts';
import { ApiFault } from './faults.ts';
import type { Store } from './store.ts';

const wanted = '{"name", "comments"} and, if you like, "email" (a mail address)';

/** Stores the message; the same one any number of times within a day is one, and answered alike. */
export function answerSupport(c: ApiContext, store: Store): Response | Promise<Response> {
  const type = c.req.header('Content-Type') ?? '';
  if (/^multipart\//i.test(type)) {
    throw new ApiFault(
      415,
      `Forms of type ${type.split(';')[0]} are not accepted`,
      'send JSON or a form without enctype',
    );
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return c.json({ id: store.addMessage(readJson(c, supportMessage, wanted)) });
  }
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  const back = refererOrigin(c.req.header('Referer'));
  let message: SupportMessage;
  try {
    message = readForm(c, supportMessage, wanted);
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const words = 'Name and comments are needed, and an e-mail address, if given, must be one. Go back to correct it.';
    return c.html(notePage('Your message was not sent', words, back), 400);
  }
  store.addMessage(message);
  return c.html(notePage('Thank you', 'Your message has been received.', back));
}

/** An http or https origin, from a Referer header: `https://example.org/support/` → `https://example.org`; else null. */
function refererOrigin(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { protocol, origin } = new URL(referer);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** A small page that says one thing and leads back to where the reader came from, if that is known. */
function notePage(title: string, words: string, backTo: string | null) {
  const back = backTo ? html`<p><a href="${backTo}/">Back to the site</a></p>` : html`<p>You can close this page.</p>`;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${words}</p>${back}</main></body>
</html>
`;
}
