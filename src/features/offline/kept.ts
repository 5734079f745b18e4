/** What a reader keeps on the device, as it is stored: one record for each thing that they asked for. */

import type { PackFile } from '#core/text-index/pack-parts.ts';

export type KeptKind = 'pack' | 'playlist' | 'list' | 'song';

/** Songs that the library no longer has: the reader's copy stays until they agree. */
export interface GoneSongs {
  /** Address of the manifest that has them. */
  manifest: string;
  paths: readonly string[];
}

/** What is kept of one pack. */
export interface KeptPack {
  /** Names of the pack in the index: a folder and a language. */
  folder: string;
  language: string;
  /** What every page of it begins with: `/file/Thirumurai/TAM/`. */
  path: string;
  /** Address of the manifest whose files are all there; absent while the pack comes for the first time. */
  manifest?: string;
  /** Address of the manifest whose files are coming: it takes the other's place when the last of them is there. */
  next?: string;
  /** Address of a later manifest that has been looked at and not been asked for. */
  offered?: string;
  gone?: readonly GoneSongs[];
}

/**
 * `coming`: goes on by itself whenever a page of the site is open that can do so; `paused`: waits for the reader;
 * `whole`: every file was read back and its digest compared.
 */
type KeptState = 'coming' | 'paused' | 'whole';

export interface KeptThing {
  /** `pack:Thirumurai/TAM`, `song:/file/…/`, `playlist:/playlist/…/`, `list:ID` */
  id: string;
  kind: KeptKind;
  /** As the reader knows it; a name of the library or of the reader's own. */
  name: string;
  /** For a pack and a song: the label of the language. */
  label?: string;
  /** Its page; absent for a list of the reader's own, which stands in My place. */
  href?: string;
  packs: readonly KeptPack[];
  /** Pages that come along, as the list of a language: read back by their digest as chunks are. */
  pages?: readonly PackFile[];
  /** Songs with a text that it has when it is whole, and bytes. */
  songs: number;
  bytes: number;
  /** Of the songs; absent where all of the pack's are kept. */
  paths?: readonly string[];
  state: KeptState;
  /** The time of which it is the library's state, once it was whole: milliseconds since 1970. 0 before. */
  checked: number;
  /** When the library was last asked what there is. */
  seen: number;
  /** When it was asked for. */
  at: number;
}
