/** A field, and beneath it the list of what can be chosen (ARIA Authoring Practices, "Combobox" with list autocomplete), on downshift. */
import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

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
  const at = placeOf(active);
  const stale = isStale(choices[at]);

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Choice>({
    items: choices,
    itemToKey: (choice) => choice?.key,
    itemToString: (choice) => choice?.key ?? '',
    inputValue: text,
    isOpen: choices.length > 0,
    highlightedIndex: at,
    selectedItem: null,
    scrollIntoView: intoView,
  });

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
    // Its moves are told after the next frame: a key that comes before that would begin where the last one did.
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
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
    const shared = getItemProps({
      item: choice,
      onClick: (event) => {
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        if (!isModified(event)) onChoose(choice);
      },
    });
    return choice.href === undefined ? (
      <button key={choice.key} type="button" tabIndex={-1} data-key={choice.key} {...shared}>
        {choice.body}
      </button>
    ) : (
      <a key={choice.key} href={choice.href} tabIndex={-1} data-key={choice.key} {...shared}>
        {choice.body}
      </a>
    );
  };

  const { 'aria-activedescendant': pointsAt, ...driven } = getInputProps({
    'aria-label': label,
    onKeyDown,
    onChange: ({ currentTarget }) => {
      entered.current = null;
      setActive(undefined);
      onText(currentTarget.value);
    },
  });
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
          {...driven}
          aria-activedescendant={pointsAt || undefined}
        />
        {beside}
      </div>
      <div className="results" hidden={choices.length === 0} {...getMenuProps({ 'aria-label': listLabel, ref: list })}>
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
