import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SortOrder } from '#core/library/order.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { Field } from '#ui/Field.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import { useWords } from '#words/useWords.ts';
import { LibraryName, Words } from '#words/Words.tsx';
import { FoldedControls, PanelButton } from './FoldedControls.tsx';
import { SortToggle } from './SortToggle.tsx';
import { type HomeAction, narrow } from './state.ts';

interface Props {
  folders: readonly FolderSummary[];
  /** Name of the folder, code of the language, filter and order of the list. */
  folder: string;
  language: string;
  find: string;
  sort: SortOrder;
  onAction: (action: HomeAction) => void;
  /** From the file filter on to the first result. */
  onLeave: () => void;
}

const options = (items: readonly { name: string; label: string }[]) =>
  items.map(({ name, label }) => ({ value: name, label }));

/** What the filters look in: the names in English and as the reader sees them. */
const bothNames = (t: Translate, label: string) => `${label} ${sayName(t, label)}`;

/** The chosen one is always offered, so that a dropdown never shows what is not chosen. */
const withChosen = <T,>(items: readonly T[], chosen: T | undefined): T[] =>
  chosen === undefined || items.includes(chosen) ? [...items] : [chosen, ...items];

/** Which list, and how: folder, language, what its file names hold, and the order. It is left alone while letters come into the search. */
export const Choices = memo(function Choices(props: Props): ReactNode {
  const { folders, folder: folderName, language: code, find, sort, onAction, onLeave } = props;
  const t = useWords();
  const folderWords = ({ label }: { label: string }) => bothNames(t, label);
  const languageWords = ({ label, code }: { label: string; code: string }) => `${bothNames(t, label)} ${code}`;
  const [folderFilter, setFolderFilter] = useState('');
  const [languageFilter, setLanguageFilter] = useState('');
  const [open, setOpen] = useState({ language: false, files: find !== '' });

  const folder = folders.find(({ name }) => name === folderName);
  const languages = folder?.languages ?? [];
  const labelOf = (code: string): string => languages.find((one) => one.code === code)?.label ?? code;
  const language = languages.find((one) => one.code === code);
  const matchingFolders = narrow(folders, folderFilter, folderWords);
  const matchingLanguages = narrow(languages, languageFilter, languageWords);

  const filterFolders = (typed: string) => {
    setFolderFilter(typed);
    const [first] = narrow(folders, typed, folderWords);
    if (typed.trim() !== '' && first && first.name !== folderName) onAction({ type: 'folder', folder: first.name });
  };
  const filter = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code came
  useEffect(() => {
    if (filter.current?.value) filterFolders(filter.current.value);
  }, []);
  const filterLanguages = (typed: string) => {
    setLanguageFilter(typed);
    const [first] = narrow(languages, typed, languageWords);
    if (typed.trim() !== '' && first && first.code !== code) onAction({ type: 'language', language: first.code });
  };
  return (
    <FoldedControls folder={folder?.label ?? folderName} language={labelOf(code)} sort={sort} find={find}>
      <div className="choices">
        <Chooser
          name="folder"
          label="home.folder"
          options={options(withChosen(matchingFolders, folder))}
          value={folderName}
          onChange={(name) => onAction({ type: 'folder', folder: name })}
        />
        <div className="field">
          <Field
            ref={filter}
            id="home-folder-filter"
            name="folder-filter"
            label={<Words id="home.filter-folders" />}
            autoComplete="off"
            value={folderFilter}
            onText={filterFolders}
          />
        </div>
        <PanelButton
          label="page.language"
          holds={<LibraryName label={labelOf(code)} />}
          open={open.language}
          controls="home-languages"
          onToggle={() => setOpen({ ...open, language: !open.language })}
        />
        <PanelButton
          label="home.in-this-list"
          holds={find === '' ? <Words id="home.search-files" /> : <bdi>{`“${find}”`}</bdi>}
          open={open.files}
          controls="home-files"
          onToggle={() => setOpen({ ...open, files: !open.files })}
        />
        <SortToggle order={sort} onAction={onAction} />
      </div>
      {folderFilter.trim() !== '' && matchingFolders.length === 0 && (
        <p className="quiet">{t('home.no-folder-found')}</p>
      )}
      <div id="home-languages" className="panel" hidden={!open.language}>
        <div className="field">
          <SearchField
            id="home-language-filter"
            name="language-filter"
            label="home.filter-languages"
            clearLabel="home.clear-language-filter"
            text={languageFilter}
            onText={filterLanguages}
          />
        </div>
        <Chooser
          name="language"
          label="page.language"
          options={withChosen(matchingLanguages, language).map((one) => ({ value: one.code, label: one.label }))}
          value={code}
          onChange={(language) => onAction({ type: 'language', language })}
        />
        {languageFilter.trim() !== '' && matchingLanguages.length === 0 && (
          <p className="quiet">{t('home.no-language-found')}</p>
        )}
      </div>
      <div id="home-files" className="panel" hidden={!open.files}>
        <div className="field">
          <SearchField
            id="home-find"
            name="find"
            label="home.search-files"
            clearLabel="home.clear-file-search"
            text={find}
            onText={(typed) => onAction({ type: 'find', find: typed })}
            onLeave={onLeave}
          />
        </div>
      </div>
    </FoldedControls>
  );
});

interface ChooserProps {
  name: string;
  label: MessageId;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A dropdown of Home under its label. */
function Chooser({ name, label, options, value, onChange }: ChooserProps): ReactNode {
  const id = `home-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Words id={label} />
      </label>
      <div className="chevron">
        <Select id={id} name={name} value={value} options={options} onChoose={onChange} />
      </div>
    </div>
  );
}
