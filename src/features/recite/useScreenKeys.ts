/** The keys and clickers of both windows of what is shown on a screen, wherever the focus is. */
import { useEffect, useRef } from 'react';
import { type Asked, askedBy, typed } from './keys.ts';
import type { Role } from './show.ts';

const FIELDS = 'input, select, textarea';
/** What the space bar and Enter press. */
const CONTROLS = 'button, a, summary';

/**
 * @param onNumber digits were typed, and Enter
 * @param role on the screen itself no other key of the site does anything: none may lead it away
 */
export function useScreenKeys(role: Role, onAsk: (asked: Asked) => void, onNumber: (number: string) => void): void {
  const latest = useRef({ onAsk, onNumber });
  latest.current = { onAsk, onNumber };
  useEffect(() => {
    let digits = '';
    const hear = (event: KeyboardEvent): void => {
      if (role === 'screen') event.stopPropagation();
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const element = target instanceof Element ? target : document.body;
      if (ctrlKey || metaKey || altKey || element.closest(FIELDS)) return;
      const number = key === 'Enter' ? digits : '';
      digits = typed(digits, key);
      const asked = askedBy(key, 'screen', element.closest(CONTROLS) !== null);
      if (number !== '') latest.current.onNumber(number);
      else if (asked) latest.current.onAsk(asked);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [role]);
}
