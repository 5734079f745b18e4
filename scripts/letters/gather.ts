/** Support messages → the mistakes that they tell, by text and verse, with what became of them in the snapshot. */
import { arrangeLibrary } from '#core/library/library.ts';
import { type Fate, fateOf } from '#core/text/fate.ts';
import { readLetter } from '#core/text/read-letter.ts';
import { addressOf, readVerseId, verseId } from '#core/text/verse-address.ts';
import { readStanzas } from '#core/text/verses/read-stanzas.ts';
import type { Proposal } from '#schemas/mistake.ts';
import { readManifest, readText } from '../../src/snapshot.ts';
import { type PlacedSong, songsByPath } from '../pull/same-songs.ts';
import type { Messages } from './read-messages.ts';

/** One proposal, however many readers made it. */
export interface ToldProposal {
  proposal: Proposal;
  /** Who told it, the first letter first. */
  letters: { name: string; email: string; at: string | null }[];
  /** In the snapshot; `gone`: it has no such text. */
  fate: Fate | 'gone';
}

/** The proposals for one text, in the order of its verses. */
interface ToldText {
  path: string;
  /** As its page calls it, and its collection and language; '' where the snapshot has no such text. */
  name: string;
  place: string;
  proposals: ToldProposal[];
}

export interface Letters {
  texts: ToldText[];
  /** Messages that say nothing of a proposal. */
  others: number;
  /** Messages that hold something like a proposal, and lines that are no message, each with what is wrong. */
  unread: string[];
}

/** The stanzas of a text as an address finds them, and where each begins. */
export function addressedStanzas(text: string) {
  const { before, stanzas } = readStanzas(text);
  let from = before.length;
  return stanzas.map(({ words, after, place }) => {
    const stanza = { id: verseId(addressOf(words, place)), textContent: words, from };
    from += words.length + after.length;
    return stanza;
  });
}

/** The songs of a snapshot, found by the address that a letter names: of one that has another address now, that too. */
export function openTexts(snapshot: string) {
  const manifest = readManifest(snapshot);
  const songs = songsByPath(arrangeLibrary(manifest.entries, manifest.playlists));
  const moved = new Map(manifest.moved?.map(({ from, to }) => [from, to]));
  return {
    find: (path: string): PlacedSong | undefined => songs.get(path) ?? songs.get(moved.get(path) ?? ''),
    textOf: ({ song }: PlacedSong): string => (song.digest === null ? '' : readText(snapshot, song.digest)),
  };
}

export type Texts = ReturnType<typeof openTexts>;

const placeOf = ({ proposal }: ToldProposal): number => readVerseId(proposal.verse)?.place ?? 0;
/** Equal proposals are one: what is proposed, for which words of which verse. */
const keyOf = ({ path, verse, before, after, note }: Proposal): string =>
  JSON.stringify([path, verse, before, after || note]);

export function gatherLetters({ messages, faults }: Messages, texts: Texts): Letters {
  const told = new Map<string, ToldProposal>();
  const letters: Letters = { texts: [], others: 0, unread: [...faults] };
  for (const { name, email, comments, received_at } of messages) {
    const { proposal, reason } = readLetter(comments);
    if (proposal) {
      const one = told.get(keyOf(proposal)) ?? { proposal, letters: [], fate: 'gone' };
      one.letters.push({ name, email, at: received_at ?? null });
      told.set(keyOf(proposal), one);
    } else if (reason === null) letters.others += 1;
    else letters.unread.push(`A message of ${name || 'nobody'} ${reason}`);
  }
  for (const [path, proposals] of Map.groupBy(told.values(), ({ proposal }) => proposal.path)) {
    const placed = texts.find(path);
    const stanzas = placed && addressedStanzas(texts.textOf(placed));
    if (stanzas) for (const one of proposals) one.fate = fateOf(one.proposal, stanzas);
    letters.texts.push({
      path,
      name: placed?.song.name ?? '',
      place: placed ? `${placed.folder.label}, ${placed.list.label}` : '',
      proposals: proposals.sort((a, b) => placeOf(a) - placeOf(b)),
    });
  }
  letters.texts.sort((a, b) => (a.path < b.path ? -1 : 1));
  return letters;
}
