/** One visit for neighbouring tests: a page that is opened in it takes a quarter of the work of one in a visit of its own. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Visit } from './site.ts';

/**
 * Begins a visit before the tests of a `describe`, and ends it after them without a fault.
 * @returns the visit, once the tests run
 */
export function shareVisit(begin: () => Promise<Visit>): () => Visit {
  let visit: Visit;
  beforeAll(async () => {
    visit = await begin();
  });
  afterAll(async () => {
    expect(await visit?.close()).toEqual([]);
  });
  return () => visit;
}
