/** Binds the menu of a verse to the press on its number and to what can be done with the verse. */
import { type ReactNode, useState } from 'react';
import { type Action, ActionList, actionsFor, type Outcome } from '#features/actions/index.ts';
import type { StanzaName } from '#library/verse-names.ts';
import { adopt } from '#ui/adopt.ts';
import { useIntent } from '#ui/intent.tsx';
import { useWords } from '#words/useWords.ts';
import { findVerse, MANY_VERSES, versesIn } from './find-verse.ts';
import { GoToVerse } from './GoToVerse.tsx';
import { namesOf, stanzasHere } from './stanza-names.browser.ts';
import type { VersePress } from './text.page.ts';
import { VerseMenu } from './VerseMenu.tsx';
import { goToVerse, listenToVerses } from './verse-keys.browser.ts';
import css from './verse-menu.css?inline';

adopt(css);
listenToVerses();

/** Milliseconds that the words about what was done stay to be read. */
const SAID = 1500;

interface Open {
  verse: HTMLElement;
  link: HTMLElement;
  name: StanzaName;
  /** Of all stanzas. */
  names: readonly StanzaName[];
  copied: boolean;
  /** As they were when it opened: what was pressed stays, and the focus on it. */
  actions: readonly Action[];
}

export default function LiveVerseMenu(): ReactNode {
  const t = useWords();
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState<Outcome>(null);

  useIntent(async ({ verse, link, copied }: VersePress) => {
    const names = namesOf(stanzasHere());
    const name = names[stanzasHere().indexOf(verse)];
    if (!name) return;
    const opened = { verse, link, name, names, copied: await copied, actions: actionsFor('verse', verse) };
    setDone(null);
    setOpen(opened);
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
    setTimeout(() => setOpen((now) => (now === open ? closed() : now)), SAID);
  };
  const closed = (): null => {
    if (document.activeElement?.closest('.at-verse')) open.link.focus({ preventScroll: true });
    return null;
  };
  const verses = versesIn(open.names);
  const go = (typed: string): boolean => {
    const verse = stanzasHere()[findVerse(open.names, typed)];
    if (!verse) return false;
    setOpen(null);
    goToVerse(verse);
    return true;
  };
  const copied = open.copied ? 'more.link-copied-short' : 'more.link-in-address';
  return (
    <VerseMenu
      key={open.verse.id}
      verse={open.verse}
      name={open.name}
      link={open.link}
      said={done ? t(done.id, done.values) : t(copied)}
      onClose={close}
    >
      <ActionList actions={open.actions} verse={open.verse} onChosen={(o) => void onChosen(o)} />
      {verses.length > MANY_VERSES && <GoToVerse first={verses[0] ?? ''} last={verses.at(-1) ?? ''} onGo={go} />}
    </VerseMenu>
  );
}
