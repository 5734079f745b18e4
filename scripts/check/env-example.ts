/** Whether `.env.example` lists the settings as the schema has them: every one, no other, each with a comment and its default. */
import { environment } from '#schemas/environment.ts';

/** What the embedded API and the tests read besides; they have no place in the site's own settings. */
const LOCAL_ONLY = ['LIBRARY_DIR', 'API_HOSTS', 'OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL', 'CHROMIUM_PATH'];

/**
 * Faults of the example, one text each, in two parts.
 * @param example content of `.env.example`: comment lines, then `NAME=default`
 */
export function envExampleFaults(example: string): string[] {
  const defaults: Readonly<Record<string, unknown>> = environment.in.parse({});
  const wanted = Object.keys(environment.in.shape);
  const faults: string[] = [];
  const listed = new Set<string>();
  let commented = false;
  for (const line of example.split('\n')) {
    const [, name, value] = /^([A-Z_0-9]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      if (listed.has(name)) faults.push(`.env.example lists ${name} twice.\n  Remove one of them.`);
      listed.add(name);
      if (!commented) faults.push(`.env.example has no comment on ${name}.\n  Say above it what it holds.`);
      if (!wanted.includes(name) && !LOCAL_ONLY.includes(name)) {
        faults.push(
          `.env.example lists ${name}, which is not a setting.\n  Remove it, or add it to src/schemas/environment.ts.`,
        );
      }
      if (name in defaults && String(defaults[name]) !== value) {
        faults.push(
          `.env.example gives ${name} as ${JSON.stringify(value)}; its default is ${JSON.stringify(String(defaults[name]))}.\n  Write the default.`,
        );
      }
    }
    commented = line.startsWith('#') && line.length > 2;
  }
  for (const name of [...wanted, ...LOCAL_ONLY]) {
    if (!listed.has(name)) faults.push(`.env.example does not list ${name}.\n  Add it with a comment and its default.`);
  }
  return faults;
}
