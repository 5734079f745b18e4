/** What the reader typed or chose in the static page before this script ran; read once, before React takes over. */

export interface Early {
  q: string;
  folder: string;
  /** In 'Filter collections'. */
  filter: string;
}

function controlValue(selector: string): string {
  return globalThis.document?.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
}

export const early: Early = {
  q: controlValue('.home input[name="q"]'),
  folder: controlValue('.home select[name="folder"]'),
  filter: controlValue('.home input[name="folder-filter"]'),
};
