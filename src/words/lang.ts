/**
 * The language of words of the library that stand in a page of another language, by their letters: a screen reader says
 * them in that voice. English where they are Latin, as in the page itself. `சிவபுராணம்` → `ta`
 */
export function langOf(words: string): string {
  if (/\p{Script=Tamil}/u.test(words)) return 'ta';
  if (/\p{Script=Devanagari}/u.test(words)) return 'sa';
  return /\p{Script=Latin}/u.test(words) ? 'en' : 'und';
}
