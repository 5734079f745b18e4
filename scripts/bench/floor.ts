/** The floor: a baseline page with the same text in one file, without style, script or picture. */
import { escapeHtml } from '#features/reading/line-html.ts';

const frame = (title: string, body: string): string =>
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escapeHtml(title)}</title>\n${body}\n`;

/** A text as a bare page: `a\nb\n\nc` → two paragraphs, the first of two lines. */
export function bareText(title: string, text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>\n')}`).join('\n');
  return frame(title, `<h1>${escapeHtml(title)}</h1>\n${body}`);
}

/**
 * A page's own HTML without what makes it more than text and links: scripts, styles, pictures, policies, and every
 * attribute but `href` and `lang`.
 */
export function barePage(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const bare = body
    .replace(/<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:img|input|button|div|span|section|search)\b(?:"[^"]*"|[^">])*>/g, '')
    .replace(/<([a-z][a-z0-9]*)((?:\s(?:"[^"]*"|[^">])*)?)>/g, (_, tag: string, attributes: string) => {
      const kept = [...attributes.matchAll(/\s(?:href|lang)="[^"]*"/g)].join('');
      return `<${tag}${kept}>`;
    });
  return frame(title.replaceAll('&#39;', "'").replaceAll('&amp;', '&'), bare.trim());
}
