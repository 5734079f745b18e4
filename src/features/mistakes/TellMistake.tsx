/** The dialog that tells a mistake where it stands: the words of a verse, to be corrected in place or told of in a sentence. */
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { myPath } from '#core/library/paths.ts';
import { writeLetter } from '#core/text/mistakes.ts';
import { normaliseText } from '#core/text/texts.ts';
import { LibraryWords, rememberTold, verseValues } from '#features/my-place/index.ts';
import { checkSupport, NameAndEmail, TextField, Thanks, useSupportForm } from '#features/support/index.ts';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import formCss from '#ui/form.css?inline';
import { sayEnglish } from '#words/store.ts';
import { useWords } from '#words/useWords.ts';
import { readDraft, storeDraft } from './draft.browser.ts';
import css from './mistakes.css?inline';
import { readSubject, type Subject, type TellRequest } from './subject.browser.ts';

adopt(formCss);
adopt(css);

const FIELDS = ['words', 'note', 'source', 'name', 'email'] as const;
type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

/** What shows nothing and comes along with what is pasted; line ends and tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const HIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

const tidy = (text: string): string => normaliseText(text.toWellFormed()).replace(HIDDEN, '').trimEnd();

/** The proposed words; '' where they are as they were. */
const proposed = ({ words }: Subject, typed: Typed): string => {
  const after = tidy(typed.words);
  return after === words || after.trim() === '' ? '' : after;
};

/** `Kappu (Song No 1), verse 3, Tamil`: who reads the letter need not know the language that the page was in. */
function whereIs({ song: { name, no }, verse, language }: Subject): string {
  const number = no === null ? '' : ` (Song No ${no})`;
  return `${name}${number}, ${sayEnglish('search.verse', verseValues(verse))}, ${language}`;
}

/** What was typed → the support message that says it, and what is wrong. */
function check(subject: Subject, typed: Typed) {
  const { song, verse, digest, words, link } = subject;
  const [after, note, source] = [proposed(subject, typed), tidy(typed.note).trim(), tidy(typed.source).trim()];
  const proposal = { path: song.path, verse: verse.id, digest, before: words, after, note, source };
  const comments = after === '' && note === '' ? '' : writeLetter(proposal, whereIs(subject), link);
  const { text, faults } = checkSupport({ name: typed.name, email: typed.email, comments });
  const { comments: fault, ...others } = faults;
  if (!fault) return { text, faults: others };
  return { text, faults: { ...others, words: comments === '' ? ('mistakes.nothing-told' as const) : fault } };
}

interface Props {
  request: TellRequest;
  onClose: () => void;
}

export default function TellMistake({ request, onClose }: Props): ReactNode {
  const [subject] = useState(() => readSubject(request.verse));
  if (!subject) return null;
  const closed = (): void => {
    onClose();
    // What was pressed may be gone, as the button beside selected words is: then the focus is on nothing, or still in here.
    if (document.activeElement?.matches('body, dialog *'))
      document.querySelector<HTMLElement>('[data-box]')?.focus({ preventScroll: true });
  };
  // Not in the bar that it is opened from, whose style is for what stands in it.
  return createPortal(<TellDialog subject={subject} selected={request.words} onClose={closed} />, document.body);
}

interface DialogProps {
  subject: Subject;
  /** Words of the verse that the reader has selected. */
  selected?: string | undefined;
  onClose: () => void;
}

function TellDialog({ subject, selected = '', onClose }: DialogProps): ReactNode {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const after = useRef('');
  const { song, verse, words, lang, dir } = subject;
  const [draft, setDraft] = useState(() => readDraft(subject));
  const form = useSupportForm(
    FIELDS,
    (typed) => {
      after.current = proposed(subject, typed);
      return check(subject, typed);
    },
    (message) => {
      storeDraft(subject, null);
      rememberTold(song, verse, { before: words, after: after.current }, message);
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: without its draft the form is another
  useLayoutEffect(() => {
    const field = dialog.current?.querySelector('textarea');
    const at = selected === '' ? -1 : (field?.value.indexOf(selected) ?? -1);
    field?.focus();
    if (at >= 0) field?.setSelectionRange(at, at + selected.length);
    else field?.setSelectionRange(0, 0);
  }, [draft, selected]);
  const close = (): void => dialog.current?.close();
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    form.onInput(event);
    const typed = new FormData(event.currentTarget);
    const [now, note, source] = ['words', 'note', 'source'].map((name) => tidy(String(typed.get(name) ?? '')));
    storeDraft(subject, { words: now ?? '', note: note ?? '', source: source ?? '' });
  };
  const removeDraft = (): void => {
    storeDraft(subject, null);
    setDraft(null);
  };
  const isSent = form.sent !== 'no';
  return (
    <Dialog ref={dialog} className="tell-mistake" labelledBy={id} onClose={onClose}>
      <h2 id={id}>{t('mistakes.title')}</h2>
      <p className="of">
        <LibraryWords>{song.name}</LibraryWords>, {t('search.verse', verseValues(verse))}
      </p>
      <div hidden={isSent}>
        <p className="to-keepers">
          {t('mistakes.to-keepers')} {t('support.no-sensitive-data')}
        </p>
        {draft && (
          <p className="draft">
            {t('mistakes.draft')}{' '}
            <Button variant="plain" onClick={removeDraft}>
              {t('mistakes.remove-draft')}
            </Button>
          </p>
        )}
        <form className="form" noValidate onSubmit={form.onSubmit} onInput={onInput} key={draft ? 'draft' : 'new'}>
          <TextField
            className="verse-words"
            name="words"
            label="mistakes.words"
            hint="mistakes.words-hint"
            fault={form.faults.words}
            rows={Math.min(12, words.split('\n').length + 1)}
            defaultValue={draft?.words ?? words}
            lang={lang}
            dir={dir}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField name="note" label="mistakes.note" optional rows={2} defaultValue={draft?.note} />
          <TextField name="source" label="mistakes.source" optional defaultValue={draft?.source} />
          <NameAndEmail faults={form.faults} />
          <div className="foot">
            <Button className="main" type="submit">
              {t('support.send')}
            </Button>
            <Button onClick={close}>{t('page.close')}</Button>
          </div>
        </form>
      </div>
      <Thanks ref={form.thanks} sent={form.sent} words={form.words}>
        {t('mistakes.see-what-came')} <a href={myPath()}>{t('page.my-place')}</a>
      </Thanks>
      {isSent && <Button onClick={close}>{t('page.close')}</Button>}
    </Dialog>
  );
}
