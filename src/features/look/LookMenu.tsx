/** The menu of looks: the size of the letters, colours, lines and faces. The language of the interface has its own. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { type Choice, LOOKS, type Look, stepSize } from './look.ts';

type Group = Exclude<Choice, 'size' | 'lang'>;

const TITLES: Readonly<Record<Group, MessageId>> = {
  theme: 'look.theme',
  lines: 'look.lines',
  face: 'look.letters',
};

/** What each value is called. */
const VALUES: Readonly<Record<Look[Group], MessageId>> = {
  system: 'look.system',
  light: 'look.light',
  dark: 'look.dark',
  sepia: 'look.sepia',
  normal: 'look.normal',
  tight: 'look.tight',
  wide: 'look.wide',
  serif: 'look.serif',
  sans: 'look.sans',
};

interface Props {
  look: Look;
  onChange: (look: Look) => void;
}

export function LookMenu({ look, onChange }: Props): ReactNode {
  const t = useWords();
  return (
    <Menu
      label="look.text-colours"
      sign="look.aa"
      log="look"
      look="plain"
      className="menu look"
      name="look"
      group="settings"
    >
      {() => (
        <div>
          <form>
            <fieldset>
              <legend>{t('look.size')}</legend>
              <Button
                aria-label={t('look.smaller')}
                onClick={() => onChange({ ...look, size: stepSize(look.size, -1) })}
              >
                {t('look.minus')}
              </Button>
              <Button aria-label={t('look.larger')} onClick={() => onChange({ ...look, size: stepSize(look.size, 1) })}>
                {t('look.plus')}
              </Button>
            </fieldset>
            {(Object.keys(TITLES) as Group[]).map((group) => (
              <fieldset key={group}>
                <legend>{t(TITLES[group])}</legend>
                {LOOKS[group].map((value) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name={group}
                      value={value}
                      checked={look[group] === value}
                      onChange={() => onChange({ ...look, [group]: value })}
                    />
                    {t(VALUES[value])}
                  </label>
                ))}
              </fieldset>
            ))}
          </form>
        </div>
      )}
    </Menu>
  );
}
