/** The menu of looks: the size of the letters, colours, lines, faces, and the language of the interface. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { type Locale, OWN_NAMES } from '#words/locales.ts';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { type Choice, LOOKS, type Look, stepSize } from './look.ts';

type Group = Exclude<Choice, 'size'>;

const TITLES: Readonly<Record<Group, MessageId>> = {
  theme: 'look.theme',
  lines: 'look.lines',
  face: 'look.letters',
  lang: 'page.language',
};

/** What each value is called; languages are called as those who read them call them. */
const VALUES: Readonly<Record<string, MessageId>> = {
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
  /** `lang` is the language that the page is in. */
  look: Look;
  onChange: (look: Look) => void;
}

export function LookMenu({ look, onChange }: Props): ReactNode {
  const t = useWords();
  const nameOf = (value: string): string => {
    const id = VALUES[value];
    return id ? t(id) : OWN_NAMES[value as Locale];
  };
  return (
    <Menu label="look.text-colours" sign="look.aa" log="look" look="plain" className="menu look" name="look">
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
                {LOOKS[group]
                  .filter((value) => value !== 'auto')
                  .map((value) => (
                    <label key={value} lang={group === 'lang' ? value : undefined}>
                      <input
                        type="radio"
                        name={group}
                        value={value}
                        checked={look[group] === value}
                        onChange={() => onChange({ ...look, [group]: value })}
                      />
                      {nameOf(value)}
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
