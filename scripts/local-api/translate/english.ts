/** Whether Latin letters are running English rather than an Indian language in plain spelling. */
import { runsOf } from './scripts.ts';

const common = /\b(?:the|of|and|that|with|which|from|his|their|this|was|are)\b/gi;
const oneIn = 12;

/** True where at least every twelfth word is among the commonest of English: `the hymn of Agni` → true; `te agne` → false. */
export function isEnglish(text: string): boolean {
  return (text.match(common)?.length ?? 0) * oneIn > runsOf(text).length;
}
