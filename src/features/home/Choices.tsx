import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SortOrder } from '#core/library/order.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { Disclosure } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import { Status } from '#ui/Status.tsx';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { LibraryName, Words } from '#words/Words.tsx';
import { ORDERS, SortToggle } from './SortToggle.tsx';
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

interface Named {
  label: string;
  code?: string;
}

/** A filter of what a dropdown offers. It looks in the names in English and as the reader sees them; the first that matches is chosen. */
function useFilter<T extends Named>(items: readonly T[], chosen: T | undefined, onFirst: (first: T) => void) {
  const t = useWords();
  const [text, setText] = useState('');
  const matching = (typed: string): T[] =>
    narrow(items, typed, ({ label, code = '' }) => `${label} ${sayName(t, label)} ${code}`);
  const found = matching(text);
  return {
    text,
    isEmpty: text.trim() !== '' && found.length === 0,
    /** The chosen one is always offered, so that a dropdown never shows what is not chosen. */
    offered: chosen === undefined || found.includes(chosen) ? found : [chosen, ...found],
    onText(typed: string): void {
      setText(typed);
      const [first] = matching(typed);
      if (typed.trim() !== '' && first && first !== chosen) onFirst(first);
    },
  };
}

/**
 * Which list, and how: folder, language, what its file names hold, and the order: a row where there is room, on a phone folded into
 * one button that says what is set. It is left alone while letters come into the search.
 */
export const Choices = memo(function Choices(props: Props): ReactNode {
  const { folders, folder: folderName, language: code, find, sort, onAction, onLeave } = props;
  const t = useWords();
  const [open, setOpen] = useState({ controls: false, language: false, files: find !== '' });
  const folder = folders.find(({ name }) => name === folderName);
  const languages = folder?.languages ?? [];
  const language = languages.find((one) => one.code === code);
  const languageLabel = language?.label ?? code;
  const ofFolders = useFilter(folders, folder, ({ name }) => onAction({ type: 'folder', folder: name }));
  const ofLanguages = useFilter(languages, language, ({ code }) => onAction({ type: 'language', language: code }));
  const filter = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code came
  useEffect(() => {
    if (filter.current?.value) ofFolders.onText(filter.current.value);
  }, []);
  return (
    <div className="controls">
      <Disclosure
        open={open.controls}
        controls="home-controls"
        className="disclosure fold"
        onClick={() => setOpen({ ...open, controls: !open.controls })}
      >
        <span className="legend">
          <Words id="home.controls" />
        </span>{' '}
        <span id="home-set">
          <LibraryName label={folder?.label ?? folderName} />
          {' · '}
          <LibraryName label={languageLabel} />
          {find !== '' && <bdi>{` · “${find}”`}</bdi>}
          {sort !== 'off' && (
            <>
              {' · '}
              <Words id={ORDERS[sort]} />
            </>
          )}
        </span>
      </Disclosure>
      <div id="home-controls" className={open.controls ? undefined : 'folded'}>
        <div className="choices">
          <Chooser
            name="folder"
            label="home.folder"
            options={ofFolders.offered.map(({ name, label }) => ({ value: name, label }))}
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
              value={ofFolders.text}
              onText={ofFolders.onText}
            />
          </div>
          <PanelButton
            label="page.language"
            holds={<LibraryName label={languageLabel} />}
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
        <Status passing className="quiet">
          {ofFolders.isEmpty ? t('home.no-folder-found') : ''}
        </Status>
        <div id="home-languages" className="panel" hidden={!open.language}>
          <div className="field">
            <SearchField
              id="home-language-filter"
              name="language-filter"
              label="home.filter-languages"
              clearLabel="home.clear-language-filter"
              text={ofLanguages.text}
              onText={ofLanguages.onText}
            />
          </div>
          <Chooser
            name="language"
            label="page.language"
            options={ofLanguages.offered.map(({ code, label }) => ({ value: code, label }))}
            value={code}
            onChange={(language) => onAction({ type: 'language', language })}
          />
          <Status passing className="quiet">
            {ofLanguages.isEmpty ? t('home.no-language-found') : ''}
          </Status>
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
      </div>
    </div>
  );
});

interface PanelProps {
  label: MessageId;
  /** What is inside, said while it is folded. */
  holds: ReactNode;
  open: boolean;
  /** `id` of the panel. */
  controls: string;
  onToggle: () => void;
}

/** The button of a panel beneath the choices, with its legend. */
function PanelButton({ label, holds, open, controls, onToggle }: PanelProps): ReactNode {
  const id = `${controls}-legend`;
  return (
    <div className="field">
      <span id={id} className="legend">
        <Words id={label} />
      </span>
      <Disclosure open={open} controls={controls} aria-labelledby={`${id} ${id}-holds`} onClick={onToggle}>
        <span id={`${id}-holds`}>{holds}</span>
      </Disclosure>
    </div>
  );
}

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
