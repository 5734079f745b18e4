/** Kinds of facts and their values, each with its names and spellings. A maintainer adds one in `fact-kinds.json`. */
import { fold } from '#core/sound/fold.ts';
import { type FactKind, factKinds } from '#schemas/facts.ts';
import table from './fact-kinds.json' with { type: 'json' };
import { detectScript } from './languages.ts';
import { readTable } from './maintained-table.ts';
import { factValuePath } from './paths.ts';

export type FactValue = FactKind['values'][number];

const FILE = 'src/core/library/fact-kinds.json';

const spellingsOf = ({ name, own, also }: FactValue): string[] => [name, ...(own === undefined ? [] : [own]), ...also];

/** Those that are in a list more than once. */
const twice = (all: readonly string[]): string[] => [...new Set(all.filter((one, at) => all.indexOf(one) < at))];

/**
 * Reads a table of kinds.
 * @throws {Error} naming each entry that is not in the form, each kind that is there twice, each spelling that two values of a
 * kind have, and each address
 */
export function readFactKinds(table: unknown): FactKind[] {
  const kinds = readTable(factKinds, table, {
    file: FILE,
    of: 'kinds',
    needs: '"kind", "name" and "values" are needed',
  });
  const faults = [
    ...twice(kinds.map(({ kind }) => kind)).map((kind) => `The kind "${kind}"`),
    ...kinds.flatMap(({ kind, values }) => [
      ...twice(values.flatMap((value) => [...new Set(spellingsOf(value).map(plain))])).map(
        (spelling) => `The spelling "${spelling}" of the kind "${kind}"`,
      ),
      ...twice(values.map(({ name }) => factValuePath(kind, name))).map((path) => `The address ${path}`),
    ]),
  ];
  if (faults.length === 0) return kinds;
  throw new Error(faults.map((fault) => `${fault} is in ${FILE} twice.\n  Keep one of the two entries.`).join('\n'));
}

export const FACT_KINDS: readonly FactKind[] = readFactKinds(table);

/** Without what editors spell now so, now so: spaces and dashes, a colon for the visarga, the nasal before a stop. */
function plain(spelling: string): string {
  return spelling
    .normalize('NFC')
    .replaceAll(':', 'ः')
    .replace(/[ङञणनम]्(?=[क-म])/g, 'ं')
    .replace(/[\s\p{P}]+/gu, '')
    .replace(/ः$/, '');
}

/**
 * Finds the value that a text's own words mean: by their spelling, and in another script by their sound where one value alone
 * sounds so. Within a script the sound is too coarse: `शुनः` and `सोमः`, `திருவான்மியூர்` and `திருவன்னியூர்` sound alike.
 * `पंक्ति: `, `paṅktiḥ` → Pankti; `स्वनयो भावयव्यः`, which no list has → undefined
 */
export function valueFinder({ values }: FactKind): (told: string) => FactValue | undefined {
  const bySpelling = new Map(values.flatMap((value) => spellingsOf(value).map((one) => [plain(one), value] as const)));
  const bySound = Map.groupBy(values, ({ name, own }) => fold(own ?? name));
  return (told) => {
    const spelt = bySpelling.get(plain(told));
    if (spelt) return spelt;
    const [alike, ...more] = bySound.get(fold(told)) ?? [];
    const isOther = alike?.own !== undefined && detectScript(alike.own) !== detectScript(told);
    return isOther && more.length === 0 ? alike : undefined;
  };
}
