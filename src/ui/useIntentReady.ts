/** How an island tells that it lives. */
import { type RefObject, useEffect } from 'react';

/** To be called by an island's outermost component, with any element of its own; held events are repeated then. */
export function useIntentReady(inside: RefObject<Element | null>): void {
  useEffect(() => {
    inside.current?.dispatchEvent(new Event('intent:ready', { bubbles: true }));
  }, [inside]);
}
