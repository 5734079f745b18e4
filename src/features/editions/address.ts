/** The second edition in the address of a page. */

/** The parameter that names it by its language code: `?with=TAM`. */
const WITH = 'with';

/** The edition that an address asks for, if it is one of these. */
export function readWith(search: string, codes: readonly string[]): string | null {
  const asked = new URLSearchParams(search).get(WITH);
  return asked !== null && codes.includes(asked) ? asked : null;
}

/** An address's query with the second edition put in, or taken out by null: `('?a=1', 'TAM')` → `?a=1&with=TAM`. */
export function writeWith(search: string, code: string | null): string {
  const query = new URLSearchParams(search);
  if (code === null) query.delete(WITH);
  else query.set(WITH, code);
  return query.size > 0 ? `?${query}` : '';
}
