/** The menu Translate. */
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
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
        <ul role="list">
          {kinds.map(({ type, label }) => (
            <li key={type}>
              <Button
                look="bare"
                onClick={() => {
                  close();
                  onChoose(type);
                }}
              >
                <Words id={label} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}
