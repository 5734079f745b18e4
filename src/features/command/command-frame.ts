/** The command box before anything is in it: a field, a list, a place for words, and the dialog around them. */

import type { DialogTools } from '#ui/dialog.ts';
import { BOX_WORDS } from './command-words.ts';

export interface Frame {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  close: HTMLElement;
  /** The listbox. */
  box: HTMLElement;
  /** What stands beside the list. */
  note: HTMLElement;
  /** What a screen reader says. */
  said: HTMLElement;
}

/** @param typed what was typed while the box was on its way */
export function makeFrame({ make }: DialogTools, typed: string): Frame {
  const field = make('input', 'field');
  for (const [name, value] of Object.entries({
    type: 'text',
    role: 'combobox',
    placeholder: BOX_WORDS.placeholder,
    inputmode: 'search',
    enterkeyhint: 'go',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-label': BOX_WORDS.name,
    'aria-autocomplete': 'list',
    'aria-controls': 'command-list',
  })) {
    field.setAttribute(name, value);
  }
  field.value = typed;
  field.autofocus = true;
  const close = make('button', 'close', BOX_WORDS.close);
  close.type = 'button';
  const box = make('div', 'results');
  box.id = 'command-list';
  box.setAttribute('role', 'listbox');
  box.setAttribute('aria-label', BOX_WORDS.results);
  const note = make('div', 'note');
  const said = make('div', 'visually-hidden');
  said.setAttribute('aria-live', 'polite');
  const hint = make('p', 'hint', ...BOX_WORDS.hint.flatMap(([key, words]) => [make('kbd', '', key), ` ${words} `]));
  hint.setAttribute('aria-hidden', 'true');
  const dialog = make('dialog', 'dialog command');
  dialog.setAttribute('aria-label', BOX_WORDS.name);
  dialog.append(make('div', 'sheet', make('div', 'top', field, close), box, note, hint, said));
  return { dialog, field, close, box, note, said };
}

/** A phone's keyboard covers the lower part of the window; and a page that Back brings again has no box open. */
export function keepFit(dialog: HTMLDialogElement): void {
  const view = globalThis.visualViewport;
  const measure = (): void => dialog.style.setProperty('--seen', `${view?.height ?? innerHeight}px`);
  const leave = (): void => dialog.close();
  view?.addEventListener('resize', measure);
  addEventListener('pagehide', leave);
  dialog.addEventListener('close', () => {
    view?.removeEventListener('resize', measure);
    removeEventListener('pagehide', leave);
  });
  measure();
}
