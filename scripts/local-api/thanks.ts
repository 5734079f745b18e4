/** The pages that a support form without JavaScript leads to. */
import { html } from 'hono/html';

/** An http or https origin, from a Referer header: `https://example.org/support/` → `https://example.org`; else null. */
export function refererOrigin(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { protocol, origin } = new URL(referer);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** A small page that says one thing and leads back to where the reader came from, if that is known. */
export function notePage(title: string, words: string, backTo: string | null) {
  const back = backTo ? html`<p><a href="${backTo}/">Back to the site</a></p>` : html`<p>You can close this page.</p>`;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${words}</p>${back}</main></body>
</html>
`;
}
