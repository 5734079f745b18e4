/** The command box: songs, folders, playlists and what can be done on this page, found by typing. */

import type { DialogTools } from '#ui/dialog.ts';
import css from './command.css?inline';
import { type Command, keyOf, languageHere, pageCommands } from './command-actions.ts';
import { keepFit, makeFrame } from './command-frame.ts';
import { optionList } from './command-list.ts';
import { fillNote, type NoteKind } from './command-note.ts';
import { resultGroups } from './command-results.ts';
import { openSearchFor } from './command-search.ts';
import { BOX_WORDS } from './command-words.ts';

/** Longer than any name. */
const LONGEST = 512;
/** Milliseconds without a letter after which the outcome is said, so that a screen reader is not interrupted at each. */
const PAUSE = 600;

let styled = false;

/**
 * Where another language is laid over the page's words, they are looked for as they are shown, too. It is laid by an
 * observer, whose turn comes before the next one of ours.
 */
async function learnLabels(box: HTMLElement, commands: readonly Command[]): Promise<void> {
  if (document.documentElement.lang === 'en') return;
  await new Promise((resolve) => setTimeout(resolve));
  for (const option of box.querySelectorAll<HTMLElement>('[data-key]')) {
    const command = commands.find((one) => keyOf(one) === option.dataset['key']);
    if (command) command.also = `${option.querySelector('.name')?.textContent} ${command.also ?? ''}`;
  }
}

/** @param typed what was typed while this part was on its way */
export function openBox(tools: DialogTools, typed: string): void {
  if (!styled) tools.adopt(css);
  styled = true;

  const { dialog, field, close, box, note, said } = makeFrame(tools, typed);
  const list = optionList(field, box);
  const commands = pageCommands(tools.openKeys);
  const search = openSearchFor(update);
  let pause: ReturnType<typeof setTimeout>;
  /** Enter was pressed before the songs of what was typed were there. */
  let waiting: ((option: HTMLElement) => void) | null = null;

  const query = (): string => field.value.slice(0, LONGEST).toWellFormed();
  const isStale = (option = list.active()): boolean =>
    search.phase === 'stale' && (option === undefined || option.dataset['song'] !== undefined);

  function noteKind(): NoteKind {
    if (query().trim() === '') return 'none';
    if (search.phase === 'failed') return 'failed';
    if (list.count() > 0) return 'none';
    return search.phase === 'settled' ? 'empty' : 'loading';
  }

  function update(): void {
    if (!dialog.isConnected) return;
    list.fill(resultGroups(query(), commands, search));
    const kind = noteKind();
    fillNote(note, kind, query().trim(), tools, kind === 'failed' ? search.retry : clear);
    clearTimeout(pause);
    pause = setTimeout(() => {
      const empty =
        kind === 'failed' ? BOX_WORDS.failed : kind === 'empty' ? BOX_WORDS.none(query().trim().slice(0, 60)) : '';
      said.textContent = query().trim() === '' ? '' : empty || BOX_WORDS.count(list.count());
    }, PAUSE);
    const first = list.active();
    if (!waiting || isStale() || !first) return;
    waiting(first);
    waiting = null;
  }

  function ask(): void {
    waiting = null;
    list.forget();
    search.ask(query(), languageHere());
    update();
  }

  function clear(): void {
    field.value = '';
    field.focus();
    ask();
  }

  const choose = (option: HTMLElement): void => option.click();
  const chooseApart = (option: HTMLElement): void => {
    if (option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
    else option.click();
  };

  field.addEventListener('input', ask);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return; // an input method is still choosing the letters
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    const option = list.active();
    const open = event.ctrlKey || event.metaKey ? chooseApart : choose;
    waiting = null;
    if (step !== 0) list.move(step);
    else if (isStale()) waiting = open;
    else if (option) open(option);
  });
  // The focus stays in the field, and with it the keyboard of a phone.
  box.addEventListener('mousedown', (event) => event.preventDefault());
  box.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { run } = commands.find((one) => keyOf(one) === option.dataset['key']) ?? {};
    dialog.close();
    run?.();
  });
  close.addEventListener('click', () => dialog.close());

  dialog.addEventListener('close', () => clearTimeout(pause));
  keepFit(dialog);
  tools.show(dialog, 'command');
  list.fill(resultGroups('', commands, search));
  void learnLabels(box, commands).then(ask);
}
