/** A short hash of a text. */

/**
 * FNV-1a over the UTF-8 bytes, 32 bits, as eight hex digits. Not cryptographic: it must work in a page that is not served
 * over TLS too, where `crypto.subtle` is absent.
 * Source: draft-eastlake-fnv, section 2. `fnv1a('')` → `811c9dc5`
 */
export function fnv1a(text: string): string {
  let value = 0x811c9dc5;
  const add = (byte: number) => {
    value = Math.imul(value ^ byte, 0x01000193);
  };
  // Encodes UTF-8 itself: a page hashes a hundred short texts, and TextEncoder costs more than the hash.
  for (let at = 0; at < text.length; at += 1) {
    let code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd; // a lone surrogate, as TextEncoder encodes it
    if (code < 0x80) {
      add(code);
      continue;
    }
    if (code < 0x800) add(0xc0 | (code >> 6));
    else if (code < 0x10000) add(0xe0 | (code >> 12));
    else add(0xf0 | (code >> 18));
    if (code >= 0x10000) add(0x80 | ((code >> 12) & 0x3f));
    if (code >= 0x800) add(0x80 | ((code >> 6) & 0x3f));
    add(0x80 | (code & 0x3f));
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
