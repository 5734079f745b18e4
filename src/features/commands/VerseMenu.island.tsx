/** Binds the menu of a verse to the press on its number and to what can be done with the verse. */
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StanzaName } from '#core/text/verse-names.ts';
import { loadToldOf, markActions } from '#features/my-place/index.ts';
import {
  GoToVerse,
  goToVerse,
  isSecond,
  listenToVerses,
  namesOf,
  Parallels,
  parallelsOf,
  stanzasAround,
  type VersePress,
  verseActions,
} from '#features/reading/index.ts';
import { translateVerseActions } from '#features/translate/index.ts';
import { TOLD_KEY } from '#schemas/storage-keys.ts';
import type { Action, Outcome } from '#ui/action.ts';
import { adopt } from '#ui/adopt.ts';
import { island, useIntent } from '#ui/island.tsx';
import { stored } from '#ui/storage.ts';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { ActionList, MyPlace } from './ActionList.tsx';
import { actionsFor, toolsOfVerse } from './actions.browser.ts';
import { VerseMenu as View } from './VerseMenu.tsx';
import css from './verse-menu.css?inline';

adopt(css);

if ('document' in globalThis) listenToVerses();

/** All that can be done with a verse, in the order of the menu. */
const VERSE_ACTIONS: readonly Action[] = [...translateVerseActions, ...verseActions, ...markActions, ...toolsOfVerse];

/** Fewer verses are found by eye. */
const MANY_VERSES = 30;

/** Milliseconds that the words about what was done stay to be read. */
const SAID = 1500;

interface Open {
  verse: HTMLElement;
  link: HTMLElement;
  name: StanzaName;
  /** Of all stanzas. */
  names: readonly StanzaName[];
  /** As they were when it opened: what was pressed stays, and the focus on it. */
  actions: readonly Action[];
}

function LiveVerseMenu(): ReactNode {
  const t = useWords();
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState<Outcome>(null);
  const [told, setTold] = useState<{ verse: HTMLElement; state: MessageId | null } | null>(null);

  useIntent(({ verse, link }: VersePress) => {
    const stanzas = stanzasAround(verse);
    const at = stanzas.indexOf(verse);
    const names = namesOf(stanzas);
    const name = names[at] ?? { verse: '', part: at + 1, of: stanzas.length };
    if (stored(TOLD_KEY) !== null)
      loadToldOf().then(
        ({ toldOf }) => setTold({ verse, state: toldOf(verse) }),
        () => {}, // My place has it
      );
    const actions = actionsFor('verse', verse, VERSE_ACTIONS);
    // At once: React takes what asks for it for no press, and would render it some frames later.
    flushSync(() => {
      setDone(null);
      setOpen({ verse, link, name, names, actions });
    });
  });
  if (!open) return null;

  const close = (): void => setOpen(null);
  const onChosen = async (coming: Promise<Outcome>): Promise<void> => {
    const outcome = await coming;
    if (!outcome) {
      open.link.focus({ preventScroll: true });
      return close();
    }
    setDone(outcome);
    // A link in it is to be reached.
    if (outcome.my) return;
    setTimeout(() => setOpen((now) => (now === open ? closed() : now)), SAID);
  };
  const closed = (): null => {
    if (document.activeElement?.closest('.at-verse')) open.link.focus({ preventScroll: true });
    return null;
  };
  const go = (place: number): void => {
    const verse = stanzasAround(open.verse)[place];
    setOpen(null);
    if (verse) goToVerse(verse);
  };
  const state = told?.verse === open.verse && told.state;
  return (
    <View
      key={open.verse.id}
      verse={open.verse}
      name={open.name}
      link={open.link}
      said={
        done
          ? [t(done.id, done.values), done.my && [' ', <MyPlace key="my" href={done.my} />]]
          : state && t('mistakes.told-here', { state: t(state) })
      }
      onClose={close}
    >
      <Parallels places={parallelsOf(open.verse)} />
      <ActionList actions={open.actions} verse={open.verse} onChosen={(o) => void onChosen(o)} />
      {/* A verse of a second text has no address on this page. */}
      {open.names.length > MANY_VERSES && !isSecond(open.verse) && <GoToVerse names={open.names} onGo={go} />}
    </View>
  );
}

export const VerseMenu = island('VerseMenu', LiveVerseMenu, null);
