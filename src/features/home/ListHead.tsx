import { memo, type ReactNode } from 'react';
import type { SortOrder } from '#library/order.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { ServerHtml } from '#ui/ServerHtml.tsx';
import { LibraryName } from '#words/LibraryName.tsx';
import { LanguageCounts } from './LanguageCounts.tsx';
import { SortToggle } from './SortToggle.tsx';
import type { HomeAction } from './state.ts';

interface Props {
  folder: FolderSummary | undefined;
  /** What stands for a folder that the library does not have, and the code of the language on show. */
  name: string;
  language: string;
  sort: SortOrder;
  onAction: (action: HomeAction) => void;
  /** The playlist menu, drawn by the page. */
  tools: ReactNode;
}

/** What stands above the list: playlists, sorting, the folder's name and its languages. */
export const ListHead = memo(function ListHead(props: Props): ReactNode {
  const { folder, name, language, sort, onAction, tools } = props;
  return (
    <>
      <div className="tools">
        <ServerHtml name="held">{tools}</ServerHtml>
        <SortToggle order={sort} onAction={onAction} />
      </div>
      <h2 id="list">
        <LibraryName label={folder?.label ?? name} />
      </h2>
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
