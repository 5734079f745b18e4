import { memo, type ReactNode } from 'react';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { LibraryName } from '#words/LibraryName.tsx';
import { LanguageCounts } from './LanguageCounts.tsx';
import type { HomeAction } from './state.ts';

interface Props {
  folder: FolderSummary | undefined;
  /** What stands for a folder that the library does not have, and the code of the language on show. */
  name: string;
  language: string;
  onAction: (action: HomeAction) => void;
  /** The controls of the list. */
  children: ReactNode;
}

/** What stands above the list: the folder's name in its own script and in Latin, the controls, and its languages. */
export const ListHead = memo(function ListHead({ folder, name, language, onAction, children }: Props): ReactNode {
  return (
    <>
      <h2 id="list" tabIndex={-1}>
        {folder?.own && <b lang={folder.own.lang}>{folder.own.name}</b>} <LibraryName label={folder?.label ?? name} />
      </h2>
      {children}
      {folder && (
        <LanguageCounts
          folder={folder}
          current={language}
          onChoose={(code) => onAction({ type: 'language', language: code })}
        />
      )}
    </>
  );
});
