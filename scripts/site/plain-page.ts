/** A page for the maintainers by itself: no script and nothing to load, so it can be opened from a disk, or kept with a run of a CI. */
import { hash } from 'node:crypto';

/**
 * The whole page.
 * @param title as HTML
 * @param style the only one that its policy lets in
 * @param body as HTML
 */
export function plainPage({ title, style, body }: { title: string; style: string; body: string }): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
