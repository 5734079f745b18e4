/** The keys and clickers of both windows of what is shown on a screen, wherever the focus is. */
import { useEffect, useRef } from 'react';
import { type Press, pressOf, typed } from './keys.ts';
import type { Role } from './show.ts';

const FIELDS = 'input, select, textarea';
/** What the space bar and Enter press. */
const CONTROLS = 'button, a, summary';

/**
 * @param onNumber digits were typed, and Enter
 * @param role on the screen itself no other key of the site does anything: none may lead it away
 */
export function useScreenKeys(role: Role, onPress: (press: Press) => void, onNumber: (number: string) => void): void {
  const latest = useRef({ onPress, onNumber });
  latest.current = { onPress, onNumber };
  useEffect(() => {
    let digits = '';
    const onKeydown = (event: KeyboardEvent): void => {
      if (role === 'screen') event.stopPropagation();
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const element = target instanceof Element ? target : document.body;
      if (ctrlKey || metaKey || altKey || element.closest(FIELDS)) return;
      const number = key === 'Enter' ? digits : '';
      digits = typed(digits, key);
      const press = pressOf(key, 'screen', element.closest(CONTROLS) !== null);
      if (number !== '') latest.current.onNumber(number);
      else if (press) latest.current.onPress(press);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeydown);
    return () => document.removeEventListener('keydown', onKeydown);
  }, [role]);
}
