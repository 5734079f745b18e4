/** What every island has: its place on the page, what it is asked to do from outside, and an end of its faults. */
import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCurrentWords, WordsContext } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import { BROKEN, islandOf, LIVES } from './ask.ts';
import { Status } from './Status.tsx';

const Context = createContext<HTMLElement | null>(null);

/** The island's own element; null where the component is rendered at build, or in a test without one. */
export const useIslandElement = (): HTMLElement | null => useContext(Context);

/**
 * Hears what other scripts ask of this island (`ask.ts`). What was asked before it lived comes at once.
 * @param take gets the `detail` of the request
 */
export function useIntent<T>(take: (detail: T) => void): void {
  const root = useIslandElement();
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onIntent = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail !== null) latest.current(event.detail as T);
    };
    root?.addEventListener('intent', onIntent);
    return () => root?.removeEventListener('intent', onIntent);
  }, [root]);
}

/** Tells that what is in it answers presses: its own effects have run. */
function Live({ isLate, children }: { isLate: boolean; children: ReactNode }): ReactNode {
  const element = useIslandElement();
  const [isDrawn, draw] = useState(!isLate);
  useLayoutEffect(() => draw(true), []);
  useEffect(() => {
    if (isDrawn) element?.dispatchEvent(new Event(LIVES));
  }, [element, isDrawn]);
  return isDrawn && children;
}

/**
 * An island for `client:press`.
 * @param name under which its module exports it; Astro writes that into the page
 * @param View what lives
 * @param Still what stands in the page, the same as `View` draws at first; null where nothing does
 */
export function island<P extends object>(
  name: string,
  View: ComponentType<P>,
  Still: ComponentType<P> | null = View,
): (props: P) => ReactNode {
  // Astro takes for React what draws an element.
  if (!('document' in globalThis)) return (props) => <>{Still && createElement(Still, props)}</>;
  return (props) => {
    const [element] = useState(() => islandOf(name));
    return (
      <Context value={element}>
        <WordsContext value={useCurrentWords()}>
          <Boundary fallback={<Broken />} onBroken={() => element?.dispatchEvent(new Event(BROKEN))}>
            <Live isLate={Still === null}>
              <View {...props} />
            </Live>
          </Boundary>
        </WordsContext>
      </Context>
    );
  };
}

interface BoundaryProps {
  /** Shown instead, once something inside throws. */
  fallback: ReactNode;
  onBroken?: () => void;
  children: ReactNode;
}

/** Keeps a fault of an island to itself. React has error boundaries as classes only. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** What can be said in its place. */
export function Broken(): ReactNode {
  return (
    <Status role="alert" className="quiet">
      <Words id="page.part-broke" />
    </Status>
  );
}
