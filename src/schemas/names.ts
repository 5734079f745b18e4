/** A name of the library in the languages of the interface, as a maintainer gives it. */
import * as z from 'zod';

/** Each may be absent: then the name stands as it is. */
export const saidNames = z
  .strictObject({
    hi: z.string().min(1).optional(),
    ta: z.string().min(1).optional(),
    sa: z.string().min(1).optional(),
  })
  .default({});
