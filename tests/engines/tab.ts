/** What every engine can be asked for; the words of a reader (`reader.ts`) are made of these alone. */

/** Pointer and keys, as WebDriver writes them (https://www.w3.org/TR/webdriver2/#actions). */
export type InputSource =
  | { type: 'key'; id: string; actions: ({ type: 'keyDown' | 'keyUp'; value: string } | Pause)[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: (PointerMove | PointerButton | Pause)[];
    };
interface Pause {
  type: 'pause';
  duration: number;
}
interface PointerMove {
  type: 'pointerMove';
  x: number;
  y: number;
}
interface PointerButton {
  type: 'pointerDown' | 'pointerUp';
  button: 0;
}

/** One page of a browser of its own, with a storage of its own. */
export interface Tab {
  /** Makes what is seen of the page so large. */
  resize(width: number, height: number): Promise<void>;
  /** Need not wait until it is there. */
  goto(url: string): Promise<void>;
  /** @param source of a function that gives what JSON can hold, or a promise of it */
  evaluate(source: string, args: readonly unknown[]): Promise<unknown>;
  perform(input: readonly InputSource[]): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  /** Lets pages that are opened from now on store nothing, or store again. Debian's Firefox alone can be told. */
  blockStorage?(isBlocked: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface Opening {
  /** On 127.0.0.1: where requests to other hosts go. */
  proxyPort: number;
}

export interface Engine {
  name: 'firefox' | 'webkit';
  open(opening: Opening): Promise<Tab>;
}
