/** How deep JSON is nested, before it is parsed: a parser keeps something for every bracket that is open. */

/** What is nested less deep costs its own entry and no other; a parser holds some hundred bytes for each level. */
const DEEPEST = 200_000;

/** No fault of the connection: the same request would bring as much again. */
export class TooDeepError extends Error {
  override name = 'TooDeepError';

  constructor() {
    super(`its JSON is nested deeper than ${DEEPEST}`);
  }
}

const [QUOTE, BACKSLASH] = [34, 92];

/** `isTooDeep('[[1]]', 1)` → true. Brackets within strings do not count; the answer for what is no JSON does not matter. */
export function isTooDeep(json: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}
