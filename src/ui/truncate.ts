/** What was typed, trimmed and cut to `most` UTF-16 units, for a sentence that quotes it. */
export function truncate(typed: string, most: number): string {
  const words = typed.trim();
  return words.length > most ? `${words.slice(0, most).toWellFormed()}…` : words;
}
