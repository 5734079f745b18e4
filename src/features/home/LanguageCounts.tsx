import type { ReactNode } from 'react';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { LibraryName } from '#words/LibraryName.tsx';
import { tagAs } from '#words/tag.ts';
import { useWords } from '#words/useWords.ts';
import { counted } from './counted.ts';

interface Props {
  folder: FolderSummary;
  /** Code of the language on show. */
  current: string;
  onChoose: (code: string) => void;
}

/** 'Song Counts by Language', the most songs first; each is a link to its list, and chosen in place where scripts run. */
export function LanguageCounts({ folder, current, onChoose }: Props): ReactNode {
  const t = useWords();
  const languages = folder.languages.toSorted((a, b) => b.count - a.count);
  return (
    <nav aria-label={t('page.counts-by-language')} {...tagAs('data-t-label', 'page.counts-by-language')}>
      <ul role="list" className="counts">
        {languages.map(({ code, label, path, count }) => (
          <li key={code}>
            <a
              href={path}
              data-held=""
              aria-current={code === current || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the reader wants another tab
                event.preventDefault();
                onChoose(code);
              }}
            >
              <LibraryName label={label} /> <span>{counted(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
