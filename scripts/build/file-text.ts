/** What a file holds. */
import { readFileSync } from 'node:fs';

/** A file as text; null where there is none. */
export function fileText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
