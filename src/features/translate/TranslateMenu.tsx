/** The menu Translate. */
import { Menu, MenuList } from '#ui/Menu.tsx';
import { Words } from '#words/Words.tsx';
import type { TranslationKind, TranslationType } from './translation.ts';

interface Props {
  kinds: readonly TranslationKind[];
  /** Where there is no text. */
  disabled: boolean;
  /** While it translates. */
  busy: boolean;
  onChoose: (type: TranslationType) => void;
}

export function TranslateMenu({ kinds, disabled, busy, onChoose }: Props) {
  return (
    <Menu label="reading.translate" group="bar" disabled={disabled} busy={busy}>
      {(close) => (
        <MenuList
          close={close}
          entries={kinds.map(({ type, label }) => ({
            key: type,
            says: <Words id={label} />,
            act: () => onChoose(type),
          }))}
        />
      )}
    </Menu>
  );
}
