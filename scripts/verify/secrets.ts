/** Secrets of the environment, and whether one of them got into a file. */
import { escapeHtml } from '#core/text/markup.ts';

/** Names by which keys and passwords go: `TRANSLATE_API_KEY`, `GITHUB_TOKEN`, `DB_PASSWORD`. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|(?:^|_)(?:AUTH|PAT|PWD)(?:$|_)/i;

/** Public by design, whatever its name or value (SPEC section 7), and the shell's working folder. */
const PUBLIC = new Set(['ALLOW_CODE', 'PWD', 'OLDPWD']);

/** Shorter values are words that stand in any text. */
const SHORTEST = 8;

export type Secret = ReturnType<typeof findSecrets>[number];

/**
 * The secrets among variables: known by name and long enough to be told from a word.
 * @returns the ways each may stand in a file, in bytes, never to be shown
 */
export function findSecrets(variables: Readonly<Record<string, string | undefined>>) {
  return Object.entries(variables).flatMap(([name, value = '']) => {
    if (PUBLIC.has(name) || !SECRET_NAME.test(name) || value.trim().length < SHORTEST) return [];
    const secret = value.trim();
    const forms = [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      escapeHtml(secret),
      escapeHtml(secret).replaceAll('&quot;', '&#34;'),
    ];
    return [{ name, forms: [...new Set(forms)].map((form) => Buffer.from(form)) }];
  });
}

/** Names of the secrets whose value stands in a file. */
export function leakedSecrets(content: Buffer, secrets: readonly Secret[]): string[] {
  return secrets.filter(({ forms }) => forms.some((form) => content.includes(form))).map(({ name }) => name);
}
