/** What a reciter may want to change, at the foot within a thumb's reach. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Menu, MenuList } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { Press, Way } from './keys.ts';

export interface ReciteFootProps {
  way: Way;
  onWay: (way: Way) => void;
  running: boolean;
  /** Lines a minute. */
  pace: number;
  /** The verse on show, from 0, of so many. */
  at: number;
  of: number;
  onPress: (press: Press) => void;
  /** Other languages of the song, and the one that stands beneath. */
  editions: readonly { code: string; label: string }[];
  second: string | null;
  onSecond: (code: string | null) => void;
  /** null where no song comes after this one. */
  onNextSong: (() => void) | null;
}

export function ReciteFoot(props: ReciteFootProps): ReactNode {
  const { way, onWay, onNextSong, editions } = props;
  const t = useWords();
  return (
    <div className="foot">
      {way === 'scroll' ? <Scrolling {...props} /> : <Stepping {...props} />}
      <div>
        <Button variant="plain" onClick={() => onWay(way === 'scroll' ? 'verses' : 'scroll')}>
          {t(way === 'scroll' ? 'recite.by-verse' : 'recite.by-scroll')}
        </Button>
        {editions.length > 0 && <Languages {...props} />}
        {onNextSong && (
          <Button variant="plain" onClick={onNextSong}>
            {t('command.next-song')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Scrolling({ running, pace, onPress }: ReciteFootProps): ReactNode {
  const t = useWords();
  return (
    <div>
      <Button aria-label={t('recite.slower')} onClick={() => onPress('slower')}>
        {'−'}
      </Button>
      <Button className="main" onClick={() => onPress('toggle')}>
        {t(running ? 'recite.pause' : 'recite.start')}
      </Button>
      <Button aria-label={t('recite.faster')} onClick={() => onPress('faster')}>
        {'+'}
      </Button>
      <Status className="pace">{t('recite.pace', { n: pace })}</Status>
    </div>
  );
}

function Stepping({ at, of, onPress }: ReciteFootProps): ReactNode {
  const t = useWords();
  return (
    <div>
      <Button aria-label={t('command.previous-verse')} onClick={() => onPress('previous')}>
        {'‹'}
      </Button>
      <Button className="main" onClick={() => onPress('next')}>
        {t('command.next-verse')}
      </Button>
      <small>{t('recite.n-of-m', { n: at + 1, m: of })}</small>
    </div>
  );
}

function Languages({ editions, second, onSecond }: ReciteFootProps): ReactNode {
  const t = useWords();
  return (
    <Menu label="recite.language" variant="plain">
      {(close) => (
        <MenuList
          close={close}
          entries={[null, ...editions].map((edition) => ({
            key: edition?.code ?? '',
            'aria-pressed': second === (edition?.code ?? null),
            says: edition ? t('editions.with', { language: sayName(t, edition.label) }) : t('editions.this-alone'),
            act: () => onSecond(edition?.code ?? null),
          }))}
        />
      )}
    </Menu>
  );
}
