import fc from 'fast-check';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it, vi } from 'vitest';
import { escapeHtml } from '#core/text/markup.ts';
import { plainHtml, textForm } from '#core/text/stanza-html.ts';
import { textBody, verseHtml } from '#core/text/text-html.ts';
import { normaliseText } from '#core/text/texts.ts';

vi.setConfig({ testTimeout: 120_000 });
const runs = { numRuns: 200 };

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#13;': '\r',
  '&#9216;': '␀',
};

/** The text of HTML that holds no other mark-up than a verse's. */
const stripped = (html: string): string =>
  html
    .replace(/<\/?(?:p|span|b|i|u|small)(?: class="(?:flow|gap|half)")?(?: role="heading" aria-level="2")?>/g, '')
    .replace(/&[^;]+;/g, (entity) => CHARACTERS[entity] ?? entity);

const textContent = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textContent).join('') : '';
/** The text as a browser reads it. */
const parsed = (html: string): string => textContent(fromHtml(`<div>${html}</div>`, { fragment: true }));

const elements = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?: role[^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner]) =>
    stripped(inner ?? ''),
  );

const piece = fc.constantFrom(
  ...['\n', '\n', '\n\n', ' ', '  ', '\t', '\r', '\r\n', '\u00A0', '\u2028', '\uFEFF', '\u200D', '\f', '\u0085'],
  ...[
    'Vaiśampāyanaviracitaḥ',
    'thirunaanasambandhamoortthi',
    '1',
    '12',
    '3134',
    '௧',
    '१२',
    '.',
    ')',
    ':',
    '1. ',
    '1  ',
    '2.\n',
    '१ ',
  ],
  ...['।', '॥', ' ।', ' ॥ ५ ॥', 'शिव', 'தோடுடைய', 'laud', 'é', 'e\u0301', '🕉'],
  ...['<', '>', '&', '"', "'", '&amp;', '&#13;', '<b>', '</p>', '<script>', '<!--', ']]>', '<td valign', '<p'],
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: piece, maxLength: 60 }),
);

describe('a verse in HTML', () => {
  it('is the text to the letter once the tags are gone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(stripped(verseHtml(text))).toBe(text.replaceAll('\0', '␀'));
        // An island draws the same elements.
        expect(plainHtml(text, '')).toBe(verseHtml(text));
      }),
      runs,
    );
  });

  it('is the text to the letter when a browser reads it, with its symbol for NUL, which HTML cannot hold', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parsed(verseHtml(text))).toBe(text.replaceAll('\0', '␀'));
      }),
      runs,
    );
  });

  it('holds no tag but its own, properly closed, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const open: string[] = [];
        for (const [tag, slash, name = ''] of verseHtml(text).matchAll(/<(\/?)([^>]*)>?/g)) {
          expect(tag).toMatch(
            /^<(?:\/?(?:p|span|b|i|u|small)|p class="flow"|p role="heading" aria-level="2"|span class="gap"|i class="half")>$/,
          );
          if (slash === '') open.push(name);
          else expect(open.pop()?.replace(/ .*/, '')).toBe(name);
        }
        expect(open).toEqual([]);
      }),
      runs,
    );
  });

  it.each(['', '\n', '\n\n\n', ' ', '\r\n', 'a\n', '\na', 'a\n\n\n\nb', 'a\n \t\u00A0\nb', 'a\u2028b', 'a\u2028\n\nb'])(
    'keeps every line end and space: %j',
    (text) => {
      expect(parsed(verseHtml(text))).toBe(text);
    },
  );

  it('is made of stanzas of lines', () => {
    expect(verseHtml('1. a\nb\n\n2. c')).toBe(
      '<p><b>1. </b><span>a</span>\n<span>b</span></p>\n\n<p><b>2. </b><span>c</span></p>',
    );
  });

  it('has an empty line of the source within a verse as a gap', () => {
    expect(verseHtml('1. a\n \nb\n\n2. c')).toBe(
      '<p><b>1. </b><span>a</span>\n<span class="gap"> \n</span><span>b</span></p>\n\n<p><b>2. </b><span>c</span></p>',
    );
  });

  it('has the measure of its longest line', () => {
    const letters = (count: number): string => `${'अ'.repeat(count)}\n`.repeat(4);
    const classOf = (text: string): string => textBody(text, []).className;
    expect(classOf(letters(47))).toBe('text verse unnumbered');
    expect(classOf(`${letters(9)}${'अ॑'.repeat(54)} ॥`)).toBe('text verse unnumbered wide');
    expect(classOf(letters(60))).toBe('text verse unnumbered wider');
    expect(classOf('க'.repeat(29))).toBe('text verse unnumbered wider');
    expect(classOf(`${'अ'.repeat(40)} । ${'अ'.repeat(40)}`)).toBe('text verse unnumbered');
    expect(classOf(`${letters(9)}\n${'It is said that '.repeat(20)}`)).toBe('text verse unnumbered');
  });

  it('ends a stanza at a line of white space, and only there', () => {
    expect(elements(verseHtml('a\n\u00A0\t\nb\n  c\n\n\n\nd'), 'p')).toEqual(['a', 'b\n  c', 'd']);
    expect(elements(verseHtml('a\u2028\u2028b'), 'p')).toEqual(['a\u2028\u2028b']);
  });

  it('shows mark-up in a text as characters', () => {
    const text = '<td valign="top">&nbsp;</td><script>alert(1)</script>';
    expect(verseHtml(text)).not.toMatch(/<(?:td|script)/);
    expect(parsed(verseHtml(text))).toBe(text);
  });
});

/** The number after those of a text, in its digits: `12` → `13`, `௧௦` → `௧௧`. */
const next = (digits: string): string => {
  const last = digits.at(-1) ?? '';
  return digits.slice(0, -1) + String.fromCodePoint((last.codePointAt(0) ?? 0) + 1);
};

describe('a stanza number', () => {
  it.each([
    ['alone on its line', '3134\nதிருச்சிற்றம்பல வாணர்', '3134'],
    ['alone, with a dot', '45.\nதோடுடைய', '45.'],
    ['alone, with a colon', '753:\nவேறிசைந்த', '753:'],
    ['alone, with spaces around', ' 7 \nx', ' 7 '],
    ['with a dot', '4. Here is your portion laid for you, ye Holy', '4. '],
    ['with a dot and a quotation', "5. 'He who meditates on the name as Brahman'", '5. '],
    ['with a dot and two spaces', '1081.  theviyai vavviya', '1081.  '],
    ['with two dots', '456.. மானிடம்', '456.. '],
    ['with a dot apart', '185 . நக்கான் முகம்', '185 . '],
    ['with a bracket', '2) x', '2) '],
    ['with one space', '1073 sigaram ennila setpadu', '1073 '],
    ['with two spaces', '578  maiyi naarmani polmi', '578  '],
    ['in Tamil digits', '௧௦. தோடுடைய', '௧௦. '],
    ['in Devanagari digits', '१२ शिव', '१२ '],
    ['of a chapter and a verse', '11.4. In that case conduct thyself', '11.4. '],
    ['without a space, before letters that have no ordinals', '012அண்ணல் வீற்றிருக்க', '012'],
    ['with a carriage return', '12\r\nx', '12\r'],
  ])('is set apart where the next one counts on from it: %s', (_, text, number) => {
    const following = text.replace(/(?:\p{Nd}+\.)?\p{Nd}+/u, (digits) => next(digits));
    expect(elements(verseHtml(`${text}\n\n${following}`), 'b')[0]).toBe(number);
  });

  it.each([
    ["a heading's", '4.101 திருவின்னம்பர் - திருவிருத்தம்'],
    ['a large sum', '10 000 cows'],
    ['too long to be one', '123456 x'],
    ['part of a word', '2nd stanza'],
    ['a year after words', 'in 1896'],
    ['far from the words', '5    x'],
    ['on a later line', 'a\n2. b'],
    ["a hymn's count of verses", "9 urukṣaya āmahīyavaḥ| rakṣohā'gniḥ| gāyatrī|\n\na ||1||\n\nb ||2||"],
    ['a number that no other counts on from', '12 monkeys\n\n7 wonders\n\n1 sea'],
  ])('is left where it stands: %s', (_, text) => {
    expect(elements(verseHtml(text), 'b')).toEqual([]);
    expect(parsed(verseHtml(text))).toBe(text);
  });

  it('begins each stanza anew', () => {
    expect(elements(verseHtml('1. a\n2. b\n\n2\nb\n\n3 c'), 'b')).toEqual(['1. ', '2', '3 ']);
  });

  it('of a text of one verse is set apart where it stands alone', () => {
    expect(elements(verseHtml('3134\nதிருச்சிற்றம்பல வாணர்'), 'b')).toEqual(['3134']);
    expect(elements(verseHtml('1. சிவபுராணம்'), 'b')).toEqual(['1. ']);
    expect(elements(verseHtml('1 சிவபுராணம்'), 'b')).toEqual([]);
  });
});

describe('a paragraph among verses', () => {
  const long = 'It is said that '.repeat(13);
  const verses = 'O Lord\nof grace\nof hills\nof rivers';
  const flows = (text: string): number => verseHtml(text, true).split(' class="flow"').length - 1;

  it('says that it is one, with a number or without', () => {
    expect(flows(`${long}\n\n${verses}`)).toBe(1);
    expect(flows(`1. ${long}\n\n2. ${verses}`)).toBe(1);
    expect(plainHtml(`${long}\n\n${verses}`, '')).toMatch(/^<p class="flow"><span>It is/);
  });

  it('has headings for its titles, and each line in letters of another language says which', () => {
    const text = 'Katha Upanishad 1.1\n\nइति ।\nदेवः\nparaṃ bhūyaḥ\nThe supreme\n12';
    const line = (lang: string) => textBody(text, [], lang).html.replace(/ id="[^"]*"/g, '');
    expect(line('mul')).toContain(
      '<p role="heading" aria-level="2"><small lang="en">Katha Upanishad<i> 1.1</i></small></p>',
    );
    for (const lang of ['mul', 'en']) {
      expect(line(lang)).toContain('<span lang="sa">देवः</span>');
      expect(line(lang).includes('<span lang="en">The supreme</span>')).toBe(lang === 'mul');
    }
    expect(line('mul')).toContain('<span lang="sa-Latn">paraṃ bhūyaḥ</span>');
    expect(textBody('Om\nnamah', [], 'en').html).not.toContain('lang');
  });

  it('need not say so in a text of paragraphs, and is not told from a long line of verse alone', () => {
    expect(flows(`${long}\n\n${long}`)).toBe(0);
    expect(flows(`${'अग्निमीळे '.repeat(14)}॥१॥\n\nक\nख\nग ॥२॥`)).toBe(0);
  });

  it('is no verse of long lines, nor the one verse on one line where all others are broken into lines', () => {
    const griffith = (number: number): string => `${number}. ${'Who made '.repeat(14)}\n${'the sun, '.repeat(12)}`;
    expect(flows(`${griffith(1)}\n\n2. ${verses}`)).toBe(0);
    expect(flows(`1. ${verses}\n\n2. ${verses}\n\n3. ${'Who made '.repeat(14)}`)).toBe(0);
    // A note among them.
    expect(flows(`${long}\n\n${griffith(1)}\n\n2. ${verses}`)).toBe(1);
  });
});

describe('what ends a line', () => {
  it.each([
    ['a danda after a space', 'नमः शिवाय ।', [' ।']],
    ['a stroke in its place', 'sādanamaryamṇo varuṇasya ca |', [' |']],
    ['a danda after a space that does not break', 'नमः\u00A0।', ['\u00A0।']],
    ['a danda after another', 'नमः । ॥', [' । ॥']],
    ['a danda after mark-up', '<b> ।', [' ।']],
    ['dandas with a number', 'नमः ॥ ५ ॥', [' ॥ ५ ॥']],
    ['dandas with a chapter and a verse', 'श्रेयः।।2.47।।', ['।।2.47।।']],
    ['the same in Tamil letters', 'மாமகாஃ।।2.47।।', ['।।2.47।।']],
    ['the same in Tamil digits', 'விஜாநதாம்॥௧௧॥௩॥', ['॥௧௧॥௩॥']],
    ['the same in Telugu letters', 'శతరూపా వ్యజాయత||2-2||', ['||2-2||']],
    ['a hyphen within a number', 'kulavardhanaḥ||14-2||', ['||14-2||']],
    ['a number after a stop', 'kāḷaipu tōḻīṉāṉ. (2) 1', [' (2) 1']],
    ['a number without a space', 'பாதாளே.1.108.1', ['1.108.1']],
    ['a dash', 'Come freely to these shades of ours, --', [' --']],
  ])('is held together, and to the word before it: %s', (_, line, held) => {
    const text = `क ॥\n${line}`;
    expect(elements(verseHtml(text), 'i').slice(1)).toEqual(held);
    expect(stripped(verseHtml(text))).toBe(text);
  });

  it('is held together where its number is a link', () => {
    expect(verseHtml('ஸஞ்ஜய।।2.47।।', true)).toMatch(/ஸஞ்ஜய<i>।।<a href="#v1\.[^"]+">2\.47<\/a>।।<\/i><\/span>/u);
    expect(verseHtml('ā piba ||1||', true)).toMatch(/piba<i> \|\|<a [^>]+>1<\/a>\|\|<\/i><\/span>/u);
  });

  it('within a line holds a danda to the word before it', () => {
    expect(elements(verseHtml('क ख ॥ ग घ'), 'i')).toEqual([' ॥']);
    expect(elements(verseHtml('क ॥१॥ ख'), 'i')).toEqual([' ॥१॥']);
  });

  it.each([
    ['one danda', 'विललाप सीता\n ।', ['\n ।']],
    ['many, and a number', 'विललाप सीता ।\n ।\n५.२८.१ ।\n ।\n ।\n।', [' ।', '\n ।\n५.२८.१ ।\n ।\n ।\n।']],
    ['a number between them', 'मनः\n॥ २ ॥', ['\n॥ २ ॥']],
    ['beneath a line whose number stands before it', '1. नमः\n॥', ['\n॥']],
  ])('is held to the line before it where it stands on lines of its own: %s', (_, text, held) => {
    expect(elements(verseHtml(text), 'i')).toEqual(held);
    expect(stripped(verseHtml(text))).toBe(text);
  });

  it('stays on lines of its own where there are too many to stand behind a word, or none before', () => {
    for (const text of [`नमः${'\n।'.repeat(40)}`, '।\nनमः']) expect(elements(verseHtml(text), 'i')).toEqual([]);
  });

  it('is a link there too', () => {
    expect(verseHtml('नमः ।\n१.१ ।\n।\n\nशिवाय ।\n१.२ ।\n।', true)).toMatch(
      /<i>\n<a [^>]+>१\.२<\/a> ।\n।<\/i><\/span>/u,
    );
  });

  it.each(['शिवाय।', 'yuyutsavaḥ|', '। शिव', '  ।', "'Which four?'", 'no danda here', '१'.repeat(40)])(
    'needs no help in %j',
    (text) => {
      expect(elements(verseHtml(text), 'i')).toEqual([]);
    },
  );
});

describe('a danda between the halves of a line', () => {
  const halves = (text: string): string[] =>
    [...verseHtml(text).matchAll(/<i class="half">(.*?)<\/i>/g)].map(([, danda]) => danda ?? '');

  it.each([
    ['घृ॒तात् वच॑: । स्वादी॑यो मधु॑नः ॥२०॥', [' । ']],
    ['manuṣo ratham | sahāvān ||3||', [' | ']],
    ['अग्निः। गायत्री।', ['। ']],
    ['वच॑: । ऽहिः', [' । ']],
  ])('ends the line to the eye, with the spaces around it: %s', (text, dandas) => {
    expect(halves(text)).toEqual(dandas);
    expect(stripped(verseHtml(text))).toBe(text);
  });

  it.each(['| Gods by birth | Gods by merit |', 'वच॑: ॥ घृ॒तात्', 'वच॑: ॥१॥ घृ॒तात्', 'वच॑: ।', 'वच॑: । ॥१॥', 'a|b'])(
    'is none in %s',
    (text) => {
      expect(halves(text)).toEqual([]);
    },
  );
});

describe('a long word in Latin letters', () => {
  it.each([
    ['tamūhathurnaubhirātmanvatībhiḥ', 'ta-mū-ha-thurnau-bhi-rātmanva-tī-bhiḥ'],
    ['kaavirippoombattinatthuppallavaneeccharam', 'kaa-vi-rippoombatti-natthuppalla-va-neeccha-ram'],
    ['bha̱yaṅka̱raśī̍lasyanārā̱yaṇasya', 'bha̱-yaṅka̱-ra-śī̍-lasya-nā-rā̱-ya-ṇasya'],
    ['ceykuntāvaruntīmaiyuṉṉaṭiyārkku', 'ceykuntā-va-runtī-mai-yuṉṉa-ṭi-yārkku'],
  ])('may be broken after a syllable, and is the word all the same: %s', (word, syllables) => {
    const html = verseHtml(`${word} ||1||`);
    expect(html).toContain(`<span>${syllables.replaceAll('-', '<u></u>')}<i>`);
    expect(stripped(html)).toBe(`${word} ||1||`);
  });

  it.each(['agnimīḷe purohitaṁ yajñasya', 'तमूहथुर्नौभिरात्मन्वतीभिरन्तरिक्षप्रुद्भिः', 'மாவலியைக்குறும்பதக்கிஅரசுவாங்கி'])(
    'is none in %s',
    (text) => {
      expect(verseHtml(text)).not.toContain('<u>');
    },
  );
});

describe('a text of 300,000 characters', () => {
  // Nothing is timed: a rule that takes quadratic time needs minutes for these, far beyond the runner's limit. They are in
  // Devanagari because V8 sees at once that a text of Latin letters holds no danda.
  it.each([
    ['without a space', 'क'.repeat(300_000)],
    ['of spaces within one line', `क${' '.repeat(300_000)}क`],
    ['of spaces before each danda', `क${' '.repeat(150_000)}।${' '.repeat(150_000)}॥`],
    ['of dandas', '।'.repeat(300_000)],
    ['of dandas without a word', '\t ।'.repeat(100_000)],
    ['of dandas and spaces', ' ।'.repeat(150_000)],
    ['of digits', '१'.repeat(300_000)],
    ['of spaces after a number', `१.${' '.repeat(300_000)}`],
    ['of empty lines', '\n'.repeat(300_000)],
    ['of short lines', 'क ख ।\n'.repeat(50_000)],
    ['of stanzas', '1. क ॥\n\n'.repeat(40_000)],
    ['of mark-up', '<b>&'.repeat(75_000)],
    ['of one word in Latin letters', 'tamū'.repeat(75_000)],
  ])(
    'is set like any other: %s',
    (_, text) => {
      expect(stripped(verseHtml(text)) === text).toBe(true);
    },
    60_000,
  );
});

describe('the form of a text', () => {
  it.each([
    ['verse', 'short lines', 'नमः शिवाय\nनमः शिवाय'],
    ['verse', 'nothing at all', ''],
    ['verse', 'a long line among short ones', `a\nb\n${'x'.repeat(900)}`],
    ['prose', 'long lines', `${'x'.repeat(101)}\n\n${'y '.repeat(80)}`],
    ['prose', 'a heading over long lines', `Title\n${'x'.repeat(200)}\n${'x'.repeat(200)}`],
    ['verse', 'long lines with double dandas', `${'अग्निमीळे '.repeat(14)}॥१॥\n`.repeat(3)],
    [
      'verse',
      'long lines, two to a verse, as Griffith has them',
      `${'x'.repeat(128)}\n${'y'.repeat(110)}\n\n${'z'.repeat(126)}`,
    ],
    ['verse', 'lines that are long by white space only', `a${' '.repeat(200)}`],
  ])('is %s: %s', (form, _, text) => {
    expect(textForm(text)).toBe(form);
  });
});

describe('an escaped text', () => {
  it('can neither end text nor an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&\r`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&#13;');
  });
});

describe('a text in parts', () => {
  const parts = (html: string): string[] => html.split(/<\/?section>/).filter((part) => part !== '');
  const rows = (html: string): number => elements(html, 'span').length + elements(html, 'p').length;

  const stanzas = (count: number): string =>
    Array.from({ length: count }, () => 'one short line\nand another\nand a third').join('\n\n');

  it('that is long is screens of whole stanzas, the first of which fills no more than the box', () => {
    const html = verseHtml(stanzas(40), false, 'screens');
    expect(parts(html).map(rows)).toEqual([16, 24, 24, 24, 24, 24, 24]);
    for (const part of parts(html)) expect(part).toMatch(/^<p>.*<\/p>\s*$/s);
  });

  it('that is long has all but its first screen in one, which can come later as a whole', () => {
    const outline = verseHtml(stanzas(20), false, 'screens').replace(/<(p|span)>[^<]*<\/\1>|<\/?p>|\s/g, '');
    expect(outline).toBe(
      '<section></section><section><section></section><section></section><section></section></section>',
    );
  });

  it('is not cut where its first screen is all of it', () => {
    expect(verseHtml(stanzas(3), false, 'screens')).toBe(verseHtml(stanzas(3)));
    expect(verseHtml('', false, 'screens')).toBe(verseHtml(''));
  });

  it('that is not long is one screen and the rest, or one piece where the rest would be less than a screen or two', () => {
    expect(parts(verseHtml(stanzas(12), false, 'rest')).map(rows)).toEqual([16, 32]);
    expect(verseHtml(stanzas(11), false, 'rest')).toBe(verseHtml(stanzas(11)));
  });

  it('is the same text in parts as without them', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200, size: 'max' }), fc.boolean(), (pieces, long) => {
        const text = normaliseText(pieces.join(''));
        const inParts = verseHtml(text, false, long ? 'screens' : 'rest');
        expect(inParts.replace(/<\/?section>/g, '')).toBe(verseHtml(text));
        expect(parsed(inParts)).toBe(parsed(verseHtml(text)));
      }),
      { numRuns: 200 },
    );
  });
});
