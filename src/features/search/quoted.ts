/** What was typed as a sentence quotes it: more of it than `most` UTF-16 units would bury the sentence. */
export function quoted(typed: string, most: number): string {
  const words = typed.trim();
  return words.length > most ? `${words.slice(0, most).toWellFormed()}…` : words;
}
