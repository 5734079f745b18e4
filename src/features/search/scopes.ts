import type { Query } from './query.ts';

/** A folder that a part of the query names. */
export interface Scope {
  /** Its position in the catalogue. */
  readonly folder: number;
  /** What the query says besides; null for nothing. */
  readonly rest: Query | null;
}

/** Normalised text of a query → the folders that it names at its beginning or its end. */
export type FindScopes = (text: string) => readonly Scope[];

export const NO_SCOPES: FindScopes = () => [];
