/**
 * What a word's end may have been before it met the next word (Whitney, Sanskrit Grammar, §§ 126-176). Each rule is read
 * backwards: `agnir` was `agniḥ`, `namo` was `namaḥ`, `tac` was `tat`.
 */

/** Anusvāra before a stop is that stop's own nasal: `saṃjaya` → `sañjaya`, and the texts write both. */
const homorganic: readonly (readonly [RegExp, string])[] = [
  [/[ṃṁ](?=[kg])/g, 'ṅ'],
  [/[ṃṁ](?=[cj])/g, 'ñ'],
  [/[ṃṁ](?=[ṭḍ])/g, 'ṇ'],
  [/[ṃṁ](?=[td])/g, 'n'],
  [/[ṃṁ](?=[pb])/g, 'm'],
  [/[ṃṁ](?=m)/g, 'm'],
];

/**
 * One spelling for what the sources spell in several ways, श्रृणु for शृणु among them.
 * In: an IAST word in any case. Out: lower case, NFC, nasals before stops written out, final `ṃ` as `m`, Vedic `ḻ` as `l̤`.
 * Example: `Saṃjaya` → `sañjaya`; `yajñaṃ` → `yajñam`; `saṁyoga` → `saṃyoga`; `oṃ` → `om`.
 */
export function canonical(word: string): string {
  let spelled = word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('~', 'm̐')
    .replaceAll('ḻ', 'l̤')
    .replaceAll('śrṛ', 'śṛ');
  for (const [from, to] of homorganic) spelled = spelled.replace(from, to);
  return spelled.replaceAll('ṁ', 'ṃ').replace(/ṃ$/, 'm');
}

const finals: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=[āīū])ṃ[śsṣ]$/, ['n']],
  [/(?<=[aāiīuūeo])[rsśṣ]$/, ['ḥ']],
  [/ā$/, ['āḥ']],
  [/a$/, ['aḥ', 'e']],
  [/[dcjl]$/, ['t']],
  [/g$/, ['k']],
  [/ñ$/, ['n', 'm']],
  [/[ṅṇ]$/, ['m', 'n']],
  [/n$/, ['t']],
  [/nn$/, ['n']],
  [/y$/, ['i', 'ī']],
  [/v$/, ['u', 'au']],
  [/āv$/, ['au']],
];

/**
 * The ends a word may have had, itself first; only some are words, so the caller looks each one up.
 * In: a canonical IAST word. Out: canonical IAST candidates.
 * Example: `namo` → `namaḥ, namo`; `devām̐` → `devām̐, devān, devām`; `ca` → `ca, caḥ, ce`.
 */
export function beforeSandhi(word: string): string[] {
  // A word in -o was far more often one in -aḥ than a vocative: mano is manaḥ, not the name Manu.
  const candidates = word.endsWith('o') ? [word.replace(/o$/, 'aḥ'), word] : [word];
  for (const [end, originals] of finals) {
    if (end.test(word)) candidates.push(...originals.map((original) => word.replace(end, original)));
  }
  if (word.endsWith('m̐')) candidates.push(word.replace(/m̐$/, 'n'), word.replace(/m̐$/, 'm'));
  return [...new Set(candidates)];
}
