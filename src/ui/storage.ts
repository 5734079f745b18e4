/** The browser's storage, which may be blocked, full, or written to by anyone. Its keys are in `schemas/storage-keys.ts`. */

/** Storage of this device, or of this tab. */
type Area = 'localStorage' | 'sessionStorage';

/** null where nothing is stored under a key, or where storage is blocked */
export function stored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param value null takes away what was stored
 * @returns whether the browser could do it
 */
export function store(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Stored JSON; garbage and nothing → null. */
export function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** The entries of a stored list; anything else → none. */
export function parsedList(json: string | null): unknown[] {
  const value = parsed(json);
  return Array.isArray(value) ? value : [];
}
