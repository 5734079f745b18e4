/** The field of a `Combobox`, which may come later: until then the field takes letters, and remembers Enter. */
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useState,
} from 'react';

/** What the combobox knows of its field, and does with it. */
export interface FieldHandle {
  /** Gives the field its state, and what its keys do. It stays the same element: focus, caret and input method are kept. */
  drive: (props: ComponentProps<'input'>) => void;
  /** Enter was pressed, and nothing has been chosen by it yet: chosen here, or in another tab. */
  entered: 'here' | 'apart' | null;
}

interface Props {
  label: string;
  placeholder: string;
  text: string;
  /** Until there is a combobox, which tells of letters itself. */
  onText: (text: string) => void;
  ref: Ref<FieldHandle>;
}

export function ComboboxField({ label, placeholder, text, onText, ref }: Props): ReactNode {
  const [driven, drive] = useState<ComponentProps<'input'>>({});
  const [handle] = useState<FieldHandle>(() => ({ drive, entered: null }));
  useImperativeHandle(ref, () => handle, [handle]);

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    handle.entered = null;
    if (driven.onChange) driven.onChange(event);
    else onText(event.currentTarget.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      handle.entered = event.ctrlKey || event.metaKey ? 'apart' : 'here';
    }
    driven.onKeyDown?.(event);
  };
  return (
    <input
      className="field"
      type="text"
      inputMode="search"
      enterKeyHint="go"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={false}
      aria-label={label}
      autoComplete="off"
      {...driven}
      value={text}
      onChange={change}
      onKeyDown={press}
    />
  );
}
