/** The menu of looks, a small printed card: each choice is seen in what it does, and said to who does not see it. */
import type { ReactNode } from 'react';
import { Menu } from '#ui/Menu.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { LOOKS, type Look, SIZES } from './look.ts';

/** The choices that the card shows. */
type SampleGroup = 'size' | 'theme' | 'lines' | 'face';

const TITLES: Readonly<Record<SampleGroup, MessageId>> = {
  size: 'look.size',
  theme: 'look.theme',
  lines: 'look.lines',
  face: 'look.letters',
};

/** What each value is called; sizes are counted. */
const VALUES: Readonly<Record<Look[Exclude<SampleGroup, 'size'>], MessageId>> = {
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

/** In the order in which they grow. */
const CHOICES = { ...LOOKS, size: SIZES, lines: ['tight', 'normal', 'wide'] } as const;

/** Half the distance from the first line to the last, in a drawing 24 high. */
const SPREAD: Readonly<Record<string, number>> = { tight: 4, normal: 6, wide: 8 };

/** What a choice does, for the eye alone: a letter of that size, that paper with its ink, lines so far apart, a word in that face. */
function Sample({ group, value }: { group: SampleGroup; value: Look[SampleGroup] }): ReactNode {
  const t = useWords();
  if (group === 'lines') {
    const spread = SPREAD[value] ?? 0;
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={`M3 ${12 - spread}h18M3 12h18M3 ${12 + spread}h18`} strokeWidth="1.75" />
      </svg>
    );
  }
  const letters = t('look.aa');
  // The first letter, with any sign that belongs to it.
  const said =
    group === 'face' ? t('look.letters') : group === 'theme' ? letters : (/^.\p{M}*/u.exec(letters)?.[0] ?? '');
  return (
    <span aria-hidden="true" data-value={value}>
      {said}
    </span>
  );
}

interface Props {
  look: Look;
  /** In the bar of a text, among words: it has one too. */
  worded?: boolean;
  onChange: (look: Look) => void;
}

export function LookMenu({ look, worded = false, onChange }: Props): ReactNode {
  const t = useWords();
  const nameOf = (value: (typeof CHOICES)[SampleGroup][number]): string => {
    const size = (SIZES as readonly string[]).indexOf(value);
    if (size >= 0) return t('look.size-of', { n: size + 1, m: SIZES.length });
    return t(VALUES[value as keyof typeof VALUES]);
  };
  return (
    <Menu
      label={worded ? 'look.appearance' : 'look.text-colours'}
      sign="look.aa"
      worded={worded}
      variant="plain"
      className="menu look"
      name="look"
      group={worded ? 'bar' : 'settings'}
    >
      {() => (
        <div>
          <form>
            {(Object.keys(TITLES) as SampleGroup[]).map((group) => (
              <fieldset key={group} className={group}>
                <legend>{t(TITLES[group])}</legend>
                {CHOICES[group].map((value) => (
                  <label key={value} title={nameOf(value)}>
                    <input
                      type="radio"
                      className="visually-hidden"
                      name={group}
                      value={value}
                      aria-label={nameOf(value)}
                      checked={look[group] === value}
                      onChange={() => onChange({ ...look, [group]: value })}
                    />
                    <Sample group={group} value={value} />
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
