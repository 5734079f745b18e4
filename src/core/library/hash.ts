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
    /** Bytes after the first, with six bits each. */
    const tail = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    add(tail === 0 ? code : ((0xff00 >> (tail + 1)) & 0xff) | (code >> (6 * tail)));
    for (let left = tail - 1; left >= 0; left -= 1) add(0x80 | ((code >> (6 * left)) & 0x3f));
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
