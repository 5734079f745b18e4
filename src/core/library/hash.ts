/** A short hash of a text. */

const encoder = new TextEncoder();

/**
 * FNV-1a over the UTF-8 bytes, 32 bits, as eight hex digits. Not cryptographic: it must work in a page that is not served
 * over TLS too, where `crypto.subtle` is absent.
 * Source: draft-eastlake-fnv, section 2. `fnv1a('')` → `811c9dc5`
 */
export function fnv1a(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of encoder.encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
