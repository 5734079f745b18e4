/**
 * The case forms of a Sanskrit stem, by the pattern of its ending (Whitney, Sanskrit Grammar, §§ 326-526). Forms are
 * made from the stem rather than endings cut from the word: a made form has only the stems that truly give it, while a
 * cut one may give any.
 */

/** How a glossary entry bends: `noun` in its own gender, `adjective` in all three, `fixed` not at all. */
export type Bending = 'noun' | 'adjective' | 'fixed';

/** Stem ending → what stands in its place, longest ending first. `N` is n, or ṇ after r, ṛ, ṣ. */
const patterns: readonly (readonly [ending: string, replacements: string])[] = [
  ['han', 'hā haNam ghnā ghne ghnaḥ haN'],
  ['mat', 'mān mantam matā mate mataḥ mati mantaḥ mantau madbhiḥ matām man mat'],
  ['vat', 'vān vantam vatā vate vataḥ vati vantaḥ vantau vadbhiḥ vatām van vat'],
  ['hat', 'hat hān hāntam hatā hate hataḥ hati hāntaḥ hatām'],
  ['an', 'ā āNam aNam aNā aNe aNaḥ aNi an āNaḥ āNau abhiḥ abhyaḥ aNām asu a āNi'],
  ['in', 'ī iNam iNā iNe iNaḥ iNi in iNau ibhiḥ ibhyaḥ iNām iṣu iNī i'],
  ['as', 'aḥ ā asam asā ase asaḥ asi obhiḥ obhyaḥ asām aḥsu āḥ āṃsi'],
  ['is', 'iḥ iṣā iṣe iṣaḥ iṣi iṣām īṃṣi irbhiḥ'],
  ['us', 'uḥ uṣā uṣe uṣaḥ uṣi uṣām ūṃṣi urbhiḥ'],
  ['ai', 'ai'],
  ['au', 'auḥ āvam āvā āvi'],
  ['a', 'a aḥ am eNa āya āt asya e au ayoḥ ābhyām āḥ ān aiḥ ebhyaḥ āNām eṣu āNi ebhiḥ āsaḥ'],
  ['ā', 'ā ām ayā āyai āyāḥ āyām e āḥ ābhiḥ ābhyaḥ āNām āsu'],
  ['i', 'i iḥ im iNā yā aye yai eḥ yāḥ au yām e ayaḥ īn īḥ ibhiḥ ibhyaḥ īNām iṣu yoḥ'],
  ['ī', 'ī īḥ īm yā yai yāḥ yām i yau yaḥ yoḥ ībhiḥ ībhyaḥ īNām īṣu'],
  ['u', 'u uḥ um uNā ave oḥ au o avaḥ ūn ubhiḥ ubhyaḥ ūNām uṣu ūNi voḥ'],
  ['ū', 'ūḥ ūm uvam uvā uvaḥ uvi ūbhiḥ'],
  ['ṛ', 'ṛ ā āram aram rā re uḥ ari ar ārau arau āraḥ araḥ ṝn ṛbhiḥ ṛbhyaḥ ṝNām ṛṣu rī'],
  ['c', 'k cam cā ce caḥ ci cām gbhiḥ kṣu'],
  ['j', 'k jam jā je jaḥ ji jām gbhiḥ kṣu'],
  ['ś', 'k ṭ śam śā śe śaḥ śi śām gbhiḥ kṣu'],
  ['dh', 't dham dhā dhe dhaḥ dhi dhām dbhiḥ tsu'],
  ['bh', 'p bham bhā bhe bhaḥ bhi bhām'],
  ['d', 't dam dā de daḥ di dām dbhiḥ tsu'],
  ['t', 't tam tā te taḥ ti tām dbhiḥ tsu'],
];

/** The feminine of an adjective in -a bends like a stem in -ā. */
const feminine = /a$/;

/** `indr` → ṇ, `dev` → n: r, ṛ or ṣ turns a later n, unless a palatal, a lingual or a dental stands between (§ 189). */
function nasal(base: string): 'n' | 'ṇ' {
  return /[rṛṝṣ][^cjñśṭḍṇtdnls]*$/.test(base) ? 'ṇ' : 'n';
}

function decline(stem: string): string[] {
  const pattern = patterns.find(([ending]) => stem.endsWith(ending));
  if (pattern === undefined) return [stem];
  const [ending, replacements] = pattern;
  const base = stem.slice(0, -ending.length);
  return replacements.split(' ').map((replacement) => base + replacement.replace('N', nasal(base)));
}

/**
 * All forms of an entry, its stem first and each once.
 * In: an IAST stem and how it bends. Out: IAST forms before sandhi.
 * Example: `('agni', 'noun')` → `agni, agniḥ, agnim, agninā, …`; `('ca', 'fixed')` → `ca`.
 */
export function inflect(stem: string, bending: Bending): string[] {
  if (bending === 'fixed') return [stem];
  const forms = [stem, ...decline(stem)];
  if (bending === 'adjective' && feminine.test(stem)) forms.push(...decline(stem.replace(feminine, 'ā')));
  return [...new Set(forms)];
}
