import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { CatalogueFailed, type HomeState, type Elsewhere as Place } from '#features/search/index.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { LongWait } from '#ui/LongWait.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { LibraryName, Words } from '#words/Words.tsx';
import { AlsoIn } from './AlsoIn.tsx';
import { Choices } from './Choices.tsx';
import { LanguageCounts } from './LanguageCounts.tsx';
import type { List } from './list.ts';
import { PlacesFound, SimilarNames } from './PlacesFound.tsx';
import { Plates } from './Plates.tsx';
import { SongGrid } from './SongGrid.tsx';
import { emptyMessage, type HomeAction } from './state.ts';

interface Props {
  folders: readonly FolderSummary[];
  state: HomeState;
  list: List;
  field: RefObject<HTMLInputElement | null>;
  onAction: (action: HomeAction) => void;
  onMore: (from: number) => void;
  onRetry: () => void;
  /** The reader ends the wait for the catalogue. */
  onStop: () => void;
  /** From the search field on to the first result. */
  onLeave: () => void;
  onListKey: (event: KeyboardEvent) => void;
  onChooseFolder: (folder: string) => void;
  /** Of where else it matches. */
  onChoosePlace: (place: Place) => void;
  /** Rendered by the page, under the search. */
  under: ReactNode;
  /** Verses that hold what was typed, after the songs; or the offer to look for them. */
  inTexts?: ReactNode;
  offer?: ReactNode;
}

/** The whole of Home's controls and list; it knows neither network nor address bar. */
export function HomeView(props: Props): ReactNode {
  const { folders, state, list, field, onAction, onLeave, onListKey, onMore, onChooseFolder, under } = props;
  // The heading is that of the rows: what was chosen follows once its own rows are there.
  const folder = folders.find(({ name }) => name === list.folder);
  const elsewhere = list.phase !== 'failed' && <Elsewhere {...props} />;
  const nothing = list.total === 0 && list.phase === 'ready' && <Nothing {...props} />;
  // What was found comes first: before a list that has none of it.
  const leads = state.q.trim() !== '' && list.total === 0 && list.phase !== 'loading';
  /** What takes away the button that was pressed gives the focus to the search. */
  const andFocus = (act: () => void) => (): void => {
    act();
    field.current?.focus();
  };
  return (
    // The arrows go through what was found, from link to link.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links have the focus, and all of them are in here
    <div className="home" onKeyDown={onListKey}>
      <search>
        <div className="field large">
          <SearchField
            id="home-q"
            name="q"
            label="home.search-label"
            clearLabel="home.clear-search"
            example="home.search-example"
            text={state.q}
            field={field}
            onText={(q) => onAction({ type: 'search', q })}
            onLeave={onLeave}
          />
        </div>
      </search>
      <div className="under">{under}</div>
      {list.phase !== 'failed' && <PlacesFound places={list.places} />}

      <Plates folders={folders} current={list.folder} onChoose={onChooseFolder} />
      {leads && elsewhere}
      {leads && nothing}
      {leads && props.offer}
      <section aria-labelledby="list">
        {/* Of the list: its folder in its own script and in Latin, the controls, its languages. */}
        <h2 id="list" tabIndex={-1}>
          {folder?.own && <b lang={folder.own.lang}>{folder.own.name}</b>}{' '}
          <LibraryName label={folder?.label ?? list.folder} />
        </h2>
        <Choices
          folders={folders}
          folder={state.folder}
          language={state.language}
          find={state.find}
          sort={state.sort}
          onAction={onAction}
          onLeave={onLeave}
        />
        {folder && (
          <LanguageCounts
            folder={folder}
            current={list.language}
            onChoose={(language) => onAction({ type: 'language', language })}
          />
        )}
        {list.phase === 'loading' && (
          <div className="busy">
            <span className="spinner" aria-hidden="true" />
            <p>
              <Words id="home.opening-catalogue" />
            </p>
            <LongWait onStop={props.onStop} place={() => field.current} />
          </div>
        )}
        {(list.phase === 'failed' || list.phase === 'malformed') && (
          <div className="message" role="alert">
            <CatalogueFailed isMalformed={list.phase === 'malformed'} onRetry={andFocus(props.onRetry)} />
          </div>
        )}
        {list.phase !== 'failed' && list.total > 0 && (
          <SongGrid total={list.total} rows={list.rows} language={labelsOf(folders, list)[1]} onMore={onMore} />
        )}
        {!leads && nothing}
      </section>
      {!leads && elsewhere}
      {!leads && props.offer}
    </div>
  );
}

/** Why the list has no songs. */
function Nothing({ folders, state, list, field, onAction }: Props): ReactNode {
  const t = useWords();
  const showAll = (): void => {
    onAction(state.find === '' ? { type: 'search', q: '' } : { type: 'find', find: '' });
    field.current?.focus(); // the button goes with the message
  };
  const [folder, language] = labelsOf(folders, state);
  return (
    <div className="message">
      <p>
        {t(
          ...emptyMessage({
            ...state,
            folder: sayName(t, folder),
            language: sayName(t, language),
            anywhere: list.anywhere,
          }),
        )}
      </p>
      {(state.q !== '' || state.find !== '') && <Button onClick={showAll}>{t('home.show-all-songs')}</Button>}
    </div>
  );
}

/** What was found outside the list. */
function Elsewhere({ folders, list, onChoosePlace, inTexts }: Props): ReactNode {
  const t = useWords();
  return (
    <>
      {list.phase === 'searching' && <p className="quiet delayed">{t('home.finding-similar')}</p>}
      <AlsoIn
        places={list.also}
        labelOf={(place) =>
          labelsOf(folders, place)
            .map((label) => sayName(t, label))
            .join(', ')
        }
        onChoose={onChoosePlace}
      />
      {inTexts}
      <SimilarNames similar={list.similar} />
    </>
  );
}

/** Labels of a folder and of one of its languages. */
function labelsOf(
  folders: readonly FolderSummary[],
  { folder: name, language: code }: { folder: string; language: string },
): [folder: string, language: string] {
  const folder = folders.find((candidate) => candidate.name === name);
  return [folder?.label ?? name, folder?.languages.find((candidate) => candidate.code === code)?.label ?? code];
}
