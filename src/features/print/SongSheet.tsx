/** A song on paper: its title, its stanzas in one column or two, and where it is from. */
import { Fragment, type ReactNode } from 'react';
import { type NameLine, NameLines } from '#ui/NameLines.tsx';
import { From, Lotus } from './Sheet.tsx';

/** A stanza as it is drawn, with its row where two languages stand verse by verse. */
export interface Stanza {
  /** A `p` of lines (`span`). */
  content: ReactNode;
  row: number;
  /** A number stands before its words. */
  numbered: boolean;
}

/** One language of a song. */
export interface Column {
  /** `Tamil`, with what the page says of its letters. */
  name: string;
  lang: string;
  dir: string;
  form: 'verse' | 'prose';
  stanzas: readonly Stanza[];
}

export interface SongSheetProps {
  /** The lines of its name. */
  names: readonly NameLine[];
  /** Beneath them: `Song No 1 · Tamil`. */
  about: string;
  /** Its address. */
  link: string;
  columns: readonly Column[];
  /** What the page shows of it besides: translations, meanings. */
  results?: readonly PrintedResult[];
  /** In a booklet: where the contents lead, and its place in it. */
  id?: string;
  ordinal?: number;
}

function Words({ column, stanzas, cell }: { column: Column; stanzas: readonly Stanza[]; cell?: boolean }): ReactNode {
  // Numbers before the words hang in a margin of their own.
  const numbered = column.stanzas.some((stanza) => stanza.numbered) ? ' numbered' : '';
  const Tag = cell ? 'td' : 'div';
  return (
    <Tag className={`words ${column.form}${numbered}`} lang={column.lang} dir={column.dir}>
      {stanzas.map(({ content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes
        <Fragment key={place}>{content}</Fragment>
      ))}
    </Tag>
  );
}

/** Two languages: their names repeat on every page, and a verse stays beside its own. */
function Table({ columns }: { columns: readonly Column[] }): ReactNode {
  const rows = [...new Set(columns.flatMap(({ stanzas }) => stanzas.map(({ row }) => row)))].sort((a, b) => a - b);
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <Words
                key={column.name}
                cell
                column={column}
                stanzas={column.stanzas.filter((stanza) => stanza.row === row)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SongSheet({ names, about, link, columns, results = [], id, ordinal }: SongSheetProps): ReactNode {
  const [only] = columns;
  return (
    <>
      {ordinal !== undefined && <p className="ordinal">{ordinal}</p>}
      <h1 id={id}>
        <NameLines lines={names} />
      </h1>
      <p className="about">{about}</p>
      {columns.length > 1 ? <Table columns={columns} /> : only && <Words column={only} stanzas={only.stanzas} />}
      <Lotus />
      {results.map((result) => (
        <section key={result.title} className="of-song">
          <h2>{result.title}</h2>
          <p className="about">{result.label}</p>
          {result.quote}
          {result.answer}
        </section>
      ))}
      <From address={link} />
    </>
  );
}

/** What a translation or a glossary gave for the song, beneath it on paper: never without the line that says what it is. */
export interface PrintedResult {
  /** 'Translation Result' or 'Meaning for Selected Text'. */
  title: string;
  /** What it is, and where it comes from. */
  label: string;
  /** The words that were asked about; null for the whole song. */
  quote: ReactNode;
  answer: ReactNode;
}
