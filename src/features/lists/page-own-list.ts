/** One list of the reader's own: folded to its name, or open with its songs, to be read, shared, put in order. */

import type { OwnList } from '#features/my-place/index.ts';
import {
  counted,
  type KeptSong,
  keepOpenList,
  labelOf,
  openUndo,
  type SectionTools,
  songLink,
  type Undo,
  words,
} from '#features/my-place/index.ts';
import { listPath } from '#library/paths.ts';
import { button, make } from '#ui/make.ts';
import { writeListLink } from './link.ts';
import { arrange, renameForm } from './page-list-change.ts';

const WORDS = {
  empty: 'No song is in this list yet. Open a song, and choose “Add to a list…” under “More” beneath its text.',
  read: 'Start reading',
  share: 'Copy its link',
  shared:
    'The link is copied: whoever opens it sees this list as it is now. The list is in the link itself, and on no server.',
  noShare: 'The link could not be copied. It stands here, to be copied by hand:',
  edit: 'Change',
  done: 'Done',
  delete: 'Delete',
};

export interface ListPart extends SectionTools {
  /** Ids of the lists that stand open, and of those that are being changed. */
  open: Set<string>;
  editing: Set<string>;
}

/** What was removed from each list since the page was opened. */
const undos = new Map<string, Undo>();

function undoOf(part: ListPart, id: string): Undo {
  const undo = undos.get(id) ?? openUndo(() => part.draw());
  undos.set(id, undo);
  return undo;
}

async function share(part: ListPart, { name, songs }: OwnList): Promise<void> {
  const link = await writeListLink({ name, paths: songs.map(({ path }) => path) });
  const address = new URL(listPath(link), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    part.say(WORDS.shared);
  } catch {
    part.say(`${WORDS.noShare} ${address}`);
  }
}

/** From here on this tab reads the songs in the order of the list. */
const openHere = ({ name, songs }: OwnList): void => keepOpenList({ name, songs, link: '' });

function tools(part: ListPart, list: OwnList, remove: () => void): HTMLElement {
  const { id, songs } = list;
  const [first] = songs;
  const editing = part.editing.has(id);
  const read = first && make('a', { class: 'button', href: first.path, 'data-key': `read:${id}` }, WORDS.read);
  read?.addEventListener('click', () => openHere(list));
  const edit = () => {
    if (!part.editing.delete(id)) part.editing.add(id);
    part.draw();
  };
  return make(
    'div',
    { class: 'do' },
    read,
    first && button(WORDS.share, `share:${id}`, () => void share(part, list)),
    button(editing ? WORDS.done : WORDS.edit, `edit:${id}`, edit, { 'aria-expanded': String(editing) }),
    button(WORDS.delete, `delete:${id}`, remove),
  );
}

function songRow(part: ListPart, list: OwnList, song: KeptSong, at: number): HTMLElement {
  const editing = part.editing.has(list.id);
  const key = `song:${list.id}${song.path}`;
  const link = songLink(song, editing ? { note: labelOf(song.path), end: null, key } : { key });
  link.addEventListener('click', () => openHere(list));
  return make('li', {}, link, editing && arrange(part, undoOf(part, list.id), list, song, at));
}

/** @param remove deletes the whole list */
export function ownList(part: ListPart, list: OwnList, remove: () => void): HTMLElement {
  const { id, name, songs } = list;
  const open = part.open.has(id);
  const fold = make(
    'button',
    { type: 'button', class: 'fold', 'aria-expanded': String(open), 'data-key': `list:${id}` },
    make('span', { class: 'name' }, words(name)),
    make('span', { class: 'label' }, counted(songs.length, 'song', 'songs')),
  );
  fold.addEventListener('click', () => {
    if (!part.open.delete(id)) part.open.add(id);
    part.draw();
  });
  if (!open) return make('li', {}, fold);
  const rows = undoOf(part, id).among(songs.map((song, at) => songRow(part, list, song, at)));
  return make(
    'li',
    {},
    make('h3', {}, fold),
    tools(part, list, remove),
    part.editing.has(id) && renameForm(part, list),
    rows.length === 0
      ? make('p', { class: 'quiet' }, WORDS.empty)
      : make('ol', { class: 'songs one', role: 'list' }, ...rows),
  );
}
