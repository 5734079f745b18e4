import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { emptyMessage, type HomeAction, type HomeState, narrow } from '#domain/home.ts';
import type { Elsewhere } from '#domain/shelf.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import type { ShownRow } from '../search/messages.ts';
import { bothNames } from '../ui/tongue.ts';
import { AlsoIn } from './AlsoIn.tsx';
import { Chooser } from './Chooser.tsx';
import { DisclosureButton } from './Disclosure.tsx';
import { LanguageCounts } from './LanguageCounts.tsx';
import type { Labels } from './labels.ts';
import { SearchBox } from './SearchBox.tsx';
import { SongGrid } from './SongGrid.tsx';
import { SortToggle } from './SortToggle.tsx';

/** What is on show of the list. */
export interface List {
  /** Where its rows are from: the state follows it one frame later. */
  folder: string;
  language: string;
  total: number;
  rows: readonly (ShownRow | undefined)[];
  also: readonly Elsewhere[];
  anywhere: number;
  /** `loading`: the catalogue is on its way; `searching`: more matches may come; `failed`: it cannot be had. */
  phase: 'ready' | 'loading' | 'searching' | 'failed';
}

interface Props {
  folders: readonly FolderSummary[];
  state: HomeState;
  list: List;
  labels: Labels;
  field: Ref<HTMLInputElement>;
  /** Typed into 'Filter folders' before the view lived. */
  earlyFilter: string;
  onAction: (action: HomeAction) => void;
  onWanted: (from: number) => void;
  onRetry: () => void;
  /** From the search field on to the first result. */
  onLeave: () => void;
  onListKey: (event: KeyboardEvent) => void;
  /** The playlist menu, drawn by the page. */
  children?: ReactNode;
}

const optionsOf = (items: readonly { name: string; label: string }[]) =>
  items.map(({ name, label }) => ({ value: name, label }));

/**
 * The whole of Home's controls and list; it knows neither network nor address bar.
 *
 * When it comes to life another language may lie over the static page (`src/client/words.ts`): whatever holds words of the
 * interface says `suppressHydrationWarning`, so that React takes the elements over with the words that are in them.
 */
export function HomeView(props: Props): ReactNode {
  const {
    folders,
    state,
    list,
    labels,
    field,
    onAction,
    onWanted,
    onRetry,
    onLeave,
    onListKey,
    children,
    earlyFilter,
  } = props;
  const [folderFilter, setFolderFilter] = useState('');
  const [languageFilter, setLanguageFilter] = useState('');
  const [open, setOpen] = useState({ language: false, files: state.find !== '' });
  const [languagePanel, filesPanel, folderHint] = [useId(), useId(), useId()];

  const folder = folders.find(({ name }) => name === state.folder);
  const language = folder?.languages.find(({ code }) => code === state.language);
  const matchingFolders = narrow(folders, folderFilter, ({ label }) => bothNames(label));
  const languages = folder?.languages ?? [];
  const matchingLanguages = narrow(languages, languageFilter, ({ label, code }) => `${bothNames(label)} ${code}`);
  /** The chosen one is always offered, so that a dropdown never shows what is not chosen. */
  const withChosen = <T,>(items: readonly T[], chosen: T | undefined): T[] =>
    chosen === undefined || items.includes(chosen) ? [...items] : [chosen, ...items];

  const filterFolders = (typed: string) => {
    setFolderFilter(typed);
    const [first] = narrow(folders, typed, ({ label }) => bothNames(label));
    if (typed.trim() !== '' && first && first.name !== state.folder) onAction({ type: 'folder', folder: first.name });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this ran
  useEffect(() => {
    if (earlyFilter !== '') filterFolders(earlyFilter);
  }, []);
  const filterLanguages = (typed: string) => {
    setLanguageFilter(typed);
    const [first] = narrow(languages, typed, ({ label, code }) => `${bothNames(label)} ${code}`);
    if (typed.trim() !== '' && first && first.code !== state.language)
      onAction({ type: 'language', language: first.code });
  };
  const folderOf = (name: string) => folders.find((candidate) => candidate.name === name);
  const languageOf = ({ folder: name, language: code }: { folder: string; language: string }): string =>
    folderOf(name)?.languages.find((candidate) => candidate.code === code)?.label ?? code;
  const labelOf = (place: Elsewhere): string =>
    `${folderOf(place.folder)?.label ?? place.folder}, ${languageOf(place)}`;

  return (
    <div className="home">
      <search data-log="search">
        <SearchBox
          large
          name="q"
          label={labels.search}
          clearLabel={labels.clearSearch}
          value={state.q}
          field={field}
          onChange={(q) => onAction({ type: 'search', q })}
          onLeave={onLeave}
        />
        <div className="choices">
          <Chooser
            name="folder"
            label={labels.folder}
            options={optionsOf(withChosen(matchingFolders, folder))}
            value={state.folder}
            onChange={(name) => onAction({ type: 'folder', folder: name })}
          />
          <DisclosureButton
            label={labels.language}
            holds={language?.label ?? state.language}
            open={open.language}
            controls={languagePanel}
            onToggle={() => setOpen({ ...open, language: !open.language })}
          />
          <div className="field">
            <label htmlFor={folderHint} suppressHydrationWarning>
              {labels.filterFolders}
            </label>
            <input
              id={folderHint}
              name="folder-filter"
              type="text"
              autoComplete="off"
              value={folderFilter}
              onChange={(event) => filterFolders(event.target.value)}
            />
          </div>
          <DisclosureButton
            label={labels.thisList}
            holds={state.find === '' ? labels.searchFiles : `“${state.find}”`}
            open={open.files}
            controls={filesPanel}
            onToggle={() => setOpen({ ...open, files: !open.files })}
          />
        </div>
        {folderFilter.trim() !== '' && matchingFolders.length === 0 && <p className="quiet">{labels.noFolders}</p>}
        <div id={languagePanel} className="panel" hidden={!open.language}>
          <SearchBox
            name="language-filter"
            label={labels.filterLanguages}
            clearLabel={labels.clearFind}
            value={languageFilter}
            onChange={filterLanguages}
          />
          <Chooser
            name="language"
            label={labels.language}
            options={withChosen(matchingLanguages, language).map(({ code, label }) => ({ value: code, label }))}
            value={state.language}
            onChange={(code) => onAction({ type: 'language', language: code })}
          />
          {languageFilter.trim() !== '' && matchingLanguages.length === 0 && (
            <p className="quiet">{labels.noLanguages}</p>
          )}
        </div>
        <div id={filesPanel} className="panel" data-log="search-files" hidden={!open.files}>
          <SearchBox
            name="find"
            label={labels.searchFiles}
            clearLabel={labels.clearFind}
            value={state.find}
            onChange={(find) => onAction({ type: 'find', find })}
            onLeave={onLeave}
          />
        </div>
      </search>

      <section aria-labelledby="list" onKeyDown={onListKey}>
        <div className="tools">
          {children}
          <SortToggle order={state.sort} labels={labels} onAction={onAction} />
        </div>
        <h2 id="list" suppressHydrationWarning>
          {folder?.label ?? state.folder}
        </h2>
        {folder && (
          <LanguageCounts
            folder={folder}
            current={state.language}
            labels={labels}
            onChoose={(code) => onAction({ type: 'language', language: code })}
          />
        )}
        {list.phase === 'loading' && (
          <p className="busy">
            <span className="spinner" aria-hidden="true" /> {labels.loading}
          </p>
        )}
        {list.phase === 'failed' ? (
          <div className="message" role="alert">
            <p>{labels.failed}</p>
            <p lang="hi">{labels.failedHindi}</p>
            <button type="button" className="button" onClick={onRetry}>
              {labels.retry}
            </button>
          </div>
        ) : (
          <>
            {list.total > 0 ? (
              <SongGrid
                total={list.total}
                rows={list.rows}
                language={languageOf(list)}
                labels={labels}
                onWanted={onWanted}
              />
            ) : (
              list.phase === 'ready' && (
                <div className="message">
                  <p>
                    {emptyMessage({
                      q: state.q,
                      find: state.find,
                      folder: folder?.label ?? state.folder,
                      language: language?.label ?? state.language,
                      anywhere: list.anywhere,
                    })}
                  </p>
                  {(state.q !== '' || state.find !== '') && (
                    <button
                      type="button"
                      className="button"
                      onClick={() =>
                        onAction(state.find === '' ? { type: 'search', q: '' } : { type: 'find', find: '' })
                      }
                    >
                      {labels.clearAll}
                    </button>
                  )}
                </div>
              )
            )}
            {list.phase === 'searching' && <p className="quiet">{labels.searching}</p>}
            <AlsoIn
              places={list.also}
              labelOf={labelOf}
              labels={labels}
              onChoose={(place) => onAction({ type: 'place', folder: place.folder, language: place.language })}
            />
          </>
        )}
      </section>
    </div>
  );
}
