/** What the embedded API reads from the environment; `.env.example` lists the same. */
import { z } from 'zod';
import { SettingsError } from '#schemas/environment.ts';

/** How to reach an OpenAI-compatible endpoint. */
export interface Upstream {
  /** `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`; no slash at its end. */
  baseUrl: string;
  /** null for servers that ask for none. */
  apiKey: string | null;
  model: string;
}

export interface ApiSettings {
  /** Library folder where no option names one; null for the sample library. */
  libraryDir: string | null;
  /** null where no endpoint is configured: then translations are glosses, and nothing leaves the machine. */
  upstream: Upstream | null;
}

const schema = z
  .object({
    LIBRARY_DIR: z.string().optional(),
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
  .transform((env): ApiSettings => {
    const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey = null, OPENAI_MODEL: model } = env;
    const upstream = baseUrl !== undefined && model !== undefined ? { baseUrl, apiKey, model } : null;
    return { libraryDir: env.LIBRARY_DIR ?? null, upstream };
  });

/**
 * The settings of one run of the embedded API; empty ones count as not set.
 * @param variables `process.env`, or the like
 * @throws {SettingsError} naming every wrong setting and where to change it, never the key's value
 */
export function readApiSettings(variables: Record<string, string | undefined>): ApiSettings {
  const result = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value)));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const key = String(path[0]);
    const value = variables[key] ? `: ${JSON.stringify(variables[key])}` : '';
    return `${key} ${message}${value}\n  Set ${key} in .env or in the environment; .env.example says what it holds.`;
  });
  throw new SettingsError(lines.join('\n'));
}
