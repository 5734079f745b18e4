import type { ReactNode } from 'react';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { digits } from '#words/format.ts';
import { LibraryName, Words } from '#words/Words.tsx';
import { inPlace } from './Plates.tsx';

interface Props {
  folder: FolderSummary;
  /** Code of the language on show. */
  current: string;
  onChoose: (code: string) => void;
}

/** 'Song Counts by Language', the most songs first; each is a link to its list, and chosen in place where scripts run. */
export function LanguageCounts({ folder, current, onChoose }: Props): ReactNode {
  const languages = folder.languages.toSorted((a, b) => b.count - a.count);
  return (
    <nav aria-labelledby="counts">
      <h3 id="counts" className="title">
        <Words id="page.counts-by-language" />
      </h3>
      <ul role="list" className="counts">
        {languages.map(({ code, label, path, count }) => (
          <li key={code}>
            <a
              href={path}
              data-queued=""
              aria-current={code === current || undefined}
              onClick={inPlace(() => onChoose(code))}
            >
              <LibraryName label={label} /> <span>{digits(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
