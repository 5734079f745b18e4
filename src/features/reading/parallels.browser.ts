/** Where a verse of the page returns, as the page says it. */
import type { ShownParallel } from '#core/library/parallels.ts';

export const parallelsOf = ({ dataset }: HTMLElement): ShownParallel['in'] => JSON.parse(dataset['parallels'] ?? '[]');
