/** A field, and beneath it the list of what can be chosen (ARIA Authoring Practices, "Combobox" with list autocomplete). */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface Choice {
  /** Tells it from all others: what is active stays active when the list is filled anew. */
  key: string;
  /** A choice that leads to a page is a link, so that a browser's own ways with links work. */
  href?: string;
  body: ReactNode;
}

export interface ChoiceGroup {
  id: string;
  title: string;
  choices: readonly Choice[];
}

interface Props {
  /** Names of the field and of its list. */
  label: string;
  listLabel: string;
  placeholder: string;
  /** Stands beside the field. */
  beside?: ReactNode;
  text: string;
  onText: (text: string) => void;
  groups: readonly ChoiceGroup[];
  /** Whether what is chosen by Enter belongs to what was typed before: it is chosen once it is not. */
  isStale: (active: Choice | undefined) => boolean;
  /** A choice that leads nowhere was pressed, or one that does is being followed. */
  onChoose: (choice: Choice) => void;
}

/** How far each key goes: round the ends by one, and up to them by a page. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

function stepped(at: number, step: number, count: number): number {
  return Math.abs(step) === 1 ? (at + step + count) % count : Math.min(Math.max(at + step, 0), count - 1);
}

const isModified = ({ ctrlKey, metaKey, shiftKey }: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) =>
  ctrlKey || metaKey || shiftKey;

/** The first choice is shown with its title. */
const intoView = (choice: HTMLElement, list: HTMLElement): void => {
  if (choice === list.querySelector('[role="option"]')) list.scrollTop = 0;
  else choice.scrollIntoView({ block: 'nearest' });
};

function follow(choice: HTMLElement | null, apart: boolean): void {
  if (apart && choice instanceof HTMLAnchorElement) window.open(choice.href, '_blank', 'noopener');
  else choice?.click();
}

export function Combobox(props: Props): ReactNode {
  const { label, listLabel, placeholder, beside, text, onText, groups, isStale, onChoose } = props;
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  /** Enter was pressed, and nothing has been chosen by it yet: chosen here, or in another tab. */
  const entered = useRef<'here' | 'apart' | null>(null);

  const choices = groups.flatMap(({ choices }) => choices);
  /** The first is active where none is. */
  const placeOf = (key: string | undefined): number => {
    const place = choices.findIndex((choice) => choice.key === key);
    return place < 0 && choices.length > 0 ? 0 : place;
  };
  const chosen = choices[placeOf(active)];
  const stale = isStale(chosen);

  const id = useId();
  const idOf = (choice: Choice): string => `${id}${choices.indexOf(choice)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is active
  useEffect(() => {
    const choice = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (choice && list.current) intoView(choice, list.current);
  }, [chosen?.key]);

  const enter = (): void => {
    if (!entered.current || stale) return;
    const apart = entered.current === 'apart';
    entered.current = null;
    follow(list.current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null, apart);
  };
  useEffect(() => {
    if (choices.length > 0) enter();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { nativeEvent, key } = event;
    if (nativeEvent.isComposing) return; // an input method is still choosing the letters
    const step = STEPS[key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      entered.current = null;
      setActive((now) => choices[stepped(placeOf(now), step, choices.length)]?.key);
    }
    if (key === 'Enter') {
      event.preventDefault();
      entered.current = event.ctrlKey || event.metaKey ? 'apart' : 'here';
      enter();
    }
  };

  const option = (choice: Choice): ReactNode => {
    const shared = {
      id: idOf(choice),
      role: 'option',
      'aria-selected': choice === chosen,
      tabIndex: -1,
      'data-key': choice.key,
      onClick: (event: MouseEvent) => {
        if (!isModified(event)) onChoose(choice);
      },
    };
    return choice.href === undefined ? (
      <button key={choice.key} type="button" {...shared}>
        {choice.body}
      </button>
    ) : (
      <a key={choice.key} href={choice.href} {...shared}>
        {choice.body}
      </a>
    );
  };

  return (
    <>
      <div className="top">
        <input
          className="field"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          autoComplete="off"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && idOf(chosen)}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            entered.current = null;
            setActive(undefined);
            onText(currentTarget.value);
          }}
        />
        {beside}
      </div>
      <div ref={list} id={id} role="listbox" aria-label={listLabel} className="results" hidden={choices.length === 0}>
        {groups.map(({ id, title, choices }) => (
          <div key={id} role="group" aria-label={title}>
            <div className="head" aria-hidden="true">
              {title}
            </div>
            {choices.map(option)}
          </div>
        ))}
      </div>
    </>
  );
}
