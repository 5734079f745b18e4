/** Names that are no names, whatever address could be made of them. */
import { refusal } from '#core/library/paths.ts';

/** No song is named by more; what is longer is a text in the wrong field, or an attack. */
const LONGEST = 1000;

const CONTROL = /\p{Cc}/u;
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
/** `/etc/passwd`, `\\host\share`, `C:\x` */
const ABSOLUTE = /^(?:[\\/]|[a-z]:[\\/])/i;
/** `..` and `.` as a part of a path; some servers drop what follows a semicolon: `..;x`. */
const CLIMBING = /^\s*\.{1,2}\s*(?:;.*)?$/s;

/**
 * Why a name is refused, as the end of a sentence that begins with the name; null where it is not.
 * `'a\nb'` → `holds a control character`; `'..;/x'` → `would leave its folder`; `'0113 Dawn.txt'` → null
 */
export function nameFault(name: string): string | null {
  if (name.length > LONGEST) return `is longer than ${LONGEST.toLocaleString('en')} characters`;
  const refused = refusal(name);
  if (refused !== null) return refused;
  if (NOTHING_SEEN.test(name)) return 'holds no visible character';
  if (CONTROL.test(name)) return 'holds a control character';
  if (ABSOLUTE.test(name)) return 'is an absolute path';
  if (name.split(/[\\/]/).some((part) => CLIMBING.test(part))) return 'would leave its folder';
  return null;
}
