/** What the embedded API reads from the environment; `.env.example` lists the same. */

import { z } from 'zod';
import { UserError } from '#schemas/user-error.ts';

const schema = z
  .object({
    /** Library folder where no option names one; null for the sample library. */
    LIBRARY_DIR: z.string().optional(),
    /** Names that the API is asked by, besides those of this machine. */
    API_HOSTS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter((name) => name !== ''))
      .refine(
        (names) => names.every((name) => /^[\w.-]+$/.test(name)),
        'is not a list of names without a port, such as nama.lan',
      ),
    /** This one turns the endpoint on: a key alone, as many shells have one lying about, sends nothing anywhere. */
    OPENAI_BASE_URL: z
      .url({ protocol: /^https?$/, error: 'is not an http or https URL' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_MODEL: z.string().optional(),
  })
  .refine((env) => env.OPENAI_BASE_URL === undefined || env.OPENAI_MODEL !== undefined, {
    path: ['OPENAI_MODEL'],
    message: 'is missing, although OPENAI_BASE_URL is set',
  })
  .transform((env) => {
    const { OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
    // Servers that ask for no key still want the word.
    const apiKey = env.OPENAI_API_KEY ?? 'none';
    // undefined where no endpoint is configured: then translations are glosses, and nothing leaves the machine.
    const openai = baseURL !== undefined && model !== undefined ? { baseURL, apiKey, model } : undefined;
    return { libraryDir: env.LIBRARY_DIR ?? null, hosts: env.API_HOSTS, openai };
  });

/**
 * The settings of one run of the embedded API; empty ones count as not set.
 * @param variables `process.env`, or the like
 * @throws {UserError} naming every wrong setting and where to change it, never the key's value
 */
export function readApiSettings(variables: Record<string, string | undefined>): z.infer<typeof schema> {
  const result = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value)));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const key = String(path[0]);
    const value = variables[key] ? `: ${JSON.stringify(variables[key])}` : '';
    return `${key} ${message}${value}\n  Set ${key} in .env or in the environment; .env.example says what it holds.`;
  });
  throw new UserError(lines.join('\n'));
}
