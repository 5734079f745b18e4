/** What stands for a page whose rendering failed, so that the build goes on and the checks leave out that page alone. */
import { escapeHtml } from '#core/text/markup.ts';

/** The name of the `<meta>` that says why. */
export const RENDER_FAULT = 'render-fault';

/** A page that no check passes; it says what failed, in one line. */
export function renderFaultPage(error: unknown): string {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = reason.replace(/\s+/g, ' ').slice(0, 300);
  return `<!DOCTYPE html><meta name="${RENDER_FAULT}" content="${escapeHtml(line)}">`;
}
