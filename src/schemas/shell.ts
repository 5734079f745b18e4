/** The shell: the files of the site that pages need without a connection, as the build writes their list into the service worker. */
import { z } from 'zod';

/** The address of a file; of one whose address does not change with it, the first 64 bits of its SHA-256 too, as 16 hex digits. */
const shellFile = z.tuple([z.string(), z.string().optional()]).readonly();
export type ShellFile = z.infer<typeof shellFile>;

export const shell = z.object({
  /** Changes with every file. */
  version: z.string(),
  files: z.array(shellFile).readonly(),
  /** Address of the template of a song's page. */
  template: z.string(),
});
export type Shell = z.infer<typeof shell>;
