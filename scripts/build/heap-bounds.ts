/**
 * Bounds of Node's heap, as options of a child process. Node would rather let what is no longer needed pile up to gigabytes
 * than clear it away. Whoever sets a bound in NODE_OPTIONS keeps it.
 * @param megabytes of what lives longer than one piece of work (MiB)
 */
export function heapBounds(megabytes: number): string[] {
  if (/--max[-_]old[-_]space[-_]size/.test(process.env['NODE_OPTIONS'] ?? '')) return [];
  return [`--max-old-space-size=${Math.round(megabytes)}`, '--max-semi-space-size=8'];
}
