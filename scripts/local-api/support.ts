/** `POST /support`: JSON from the site's script, or a plain form's fields where scripts do not run. */
import { type SupportMessage, supportMessage } from '#schemas/wire.ts';
import { type ApiContext, readForm, readJson } from './bodies.ts';
import { ApiFault } from './faults.ts';
import type { Store } from './store.ts';
import { notePage, refererOrigin } from './thanks.ts';

const wanted = '{"name", "comments"} and, if you like, "email" (a mail address)';

/** Keeps the message; the same one any number of times within a day is one, and answered alike. */
export async function answerSupport(c: ApiContext, store: Store): Promise<Response> {
  const type = c.req.header('Content-Type') ?? '';
  if (/^multipart\//i.test(type)) {
    throw new ApiFault(
      415,
      `Forms of type ${type.split(';')[0]} are not accepted`,
      'send JSON or a form without enctype',
    );
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return c.json({ id: await store.addMessage(readJson(c, supportMessage, wanted)) });
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
  await store.addMessage(message);
  return c.html(notePage('Thank you', 'Your message has been received.', back));
}
