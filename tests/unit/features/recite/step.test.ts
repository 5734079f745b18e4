import { expect, test } from 'vitest';
import { LAST_PART, stepFrom } from '#features/recite/step.ts';

test('a step leads through the parts of a verse, from verse to verse, and out of the song at its ends', () => {
  expect(stepFrom({ at: 2, part: 0 }, 1, 4)).toEqual({ at: 3, part: 0 });
  expect(stepFrom({ at: 2, part: 0 }, 1, 4, 3)).toEqual({ at: 2, part: 1 });
  expect(stepFrom({ at: 2, part: 2 }, 1, 4, 3)).toEqual({ at: 3, part: 0 });
  expect(stepFrom({ at: 2, part: 1 }, -1, 4, 3)).toEqual({ at: 2, part: 0 });
  expect(stepFrom({ at: 2, part: 0 }, -1, 4, 3), 'to the end of the verse before').toEqual({ at: 1, part: LAST_PART });
  expect(stepFrom({ at: 1, part: LAST_PART }, 1, 4), 'from a verse whose parts nobody has counted').toEqual({
    at: 2,
    part: 0,
  });
  expect([stepFrom({ at: 3, part: 0 }, 1, 4), stepFrom({ at: 0, part: 0 }, -1, 4)]).toEqual([1, -1]);
});
