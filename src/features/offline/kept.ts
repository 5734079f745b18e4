/** What a reader keeps on the device, as it is stored: one record for each item. */

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
  /**
   * Address of a later manifest: of a `whole` item it is only offered, else its files are coming. It takes the other's place when
   * the last of them is there.
   */
  next?: string;
  gone?: readonly GoneSongs[];
}

/**
 * `coming`: goes on by itself whenever a page of the site is open that can do so; `paused`: waits for the reader;
 * `whole`: every file was read back and its digest compared.
 */
type KeptState = 'coming' | 'paused' | 'whole';

export interface KeptItem {
  /** `pack:/file/Thirumurai/TAM/`, `song:/file/…/`, `playlist:/playlist/…/`, `list:ID` */
  id: string;
  /** As the reader knows it; a name of the library or of the reader's own. */
  name: string;
  /** For a pack and a song: the label of the language. */
  label?: string;
  /** Its page; absent for a list of the reader's own, which stands in My place. */
  href?: string;
  packs: readonly KeptPack[];
  /** Songs with a text that it has when it is whole, and bytes. */
  songs: number;
  bytes: number;
  /** Of the songs; absent where all of the pack's are kept. */
  paths?: readonly string[];
  state: KeptState;
  /** The time of which it is the library's state, once it was whole: milliseconds since 1970. 0 before. */
  checked: number;
  /** When it was last checked what the library has. */
  seen: number;
  /** When the reader pressed for it. */
  at: number;
}

/** What a reader can do with it. `go-on`: downloads what is missing, and what is new where that is offered. */
export type Act = 'pause' | 'go-on' | 'drop-gone' | 'remove';

/** A manifest by which kept songs are found. */
export interface KeptManifest {
  address: string;
  /** `next`: not all of its files have come; `gone`: of songs that the library has no more. */
  of: 'manifest' | 'next' | 'gone';
  /** Paths of the songs that are kept; undefined for all. */
  paths: readonly string[] | undefined;
  /** What the path of every song of it begins with. */
  list: string;
}

/** In the order in which a text is looked for: what is whole, then what is coming, then what the library has no more. */
export function manifestsOf(items: readonly KeptItem[]): KeptManifest[] {
  const packs = items.flatMap(({ packs, paths }) => packs.map((pack) => ({ ...pack, paths })));
  const some = (of: 'manifest' | 'next'): KeptManifest[] =>
    packs.flatMap(({ [of]: address, paths, path: list }) =>
      address === undefined ? [] : { address, of, paths, list },
    );
  return [
    ...some('manifest'),
    ...some('next'),
    ...packs.flatMap(({ gone = [], path: list }) =>
      gone.map(({ manifest: address, paths }): KeptManifest => ({ address, of: 'gone', paths, list })),
    ),
  ];
}
