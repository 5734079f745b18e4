import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { SearchField } from '#ui/SearchField.tsx';
import type { MessageId } from '#words/messages.ts';

interface Props {
  label: MessageId;
  clearLabel: MessageId;
  example?: MessageId;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter and arrow down: on to the results. */
  onLeave?: () => void;
  /** See `SearchField`. */
  field?: RefObject<HTMLInputElement | null>;
  large?: boolean;
}

/** A search field of Home, with the way from it to what it found. */
export function SearchBox({ name, value, onChange, onLeave, large, ...rest }: Props): ReactNode {
  const leave = (event: KeyboardEvent): void => {
    if (!onLeave || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <div className={large ? 'field large' : 'field'}>
      <SearchField {...rest} id={`home-${name}`} name={name} text={value} onText={onChange} onKeyDown={leave} />
    </div>
  );
}
