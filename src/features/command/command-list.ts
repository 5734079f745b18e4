/** The list of a combobox (ARIA Authoring Practices, "Combobox" with list autocomplete): which option is the active one. */

export interface OptionList {
  /** Puts in these groups. The active option stays, if it is still there; else the first is active. */
  fill(groups: readonly HTMLElement[]): void;
  /** The next fill begins at its first option. */
  forget(): void;
  /** To the next or previous option, round the ends. */
  move(step: 1 | -1): void;
  active(): HTMLElement | undefined;
  count(): number;
}

/**
 * @param field has the focus, and tells a screen reader which option is active
 * @param box holds the options
 */
export function optionList(field: HTMLElement, box: HTMLElement): OptionList {
  let options: HTMLElement[] = [];
  let at = -1;
  let key: string | undefined;

  const mark = (place: number): void => {
    options[at]?.setAttribute('aria-selected', 'false');
    at = place;
    const option = options[at];
    key = option?.dataset['key'];
    option?.setAttribute('aria-selected', 'true');
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };

  return {
    fill(groups) {
      box.replaceChildren(...groups);
      options = [...box.querySelectorAll<HTMLElement>('[role="option"]')];
      for (const [place, option] of options.entries()) {
        option.id = `command-option-${place}`;
        option.setAttribute('aria-selected', 'false');
      }
      field.setAttribute('aria-expanded', String(options.length > 0));
      box.hidden = options.length === 0;
      const kept = options.findIndex((option) => option.dataset['key'] === key);
      if (kept < 0) box.scrollTop = 0;
      mark(Math.max(kept, options.length > 0 ? 0 : -1));
    },
    forget() {
      key = undefined;
    },
    move(step) {
      if (options.length === 0) return;
      mark((at + step + options.length) % options.length);
      // The first option is shown with its title.
      if (at === 0) box.scrollTop = 0;
      else options[at]?.scrollIntoView({ block: 'nearest' });
    },
    active: () => options[at],
    count: () => options.length,
  };
}
