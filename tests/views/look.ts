/** The styles that pages carry, for views that stand on no page; each test begins with nothing rendered. */
import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/scripts.css';
import '#features/look/look.css';
import '#ui/parts.css';
import '#ui/form.css';
import '#ui/counts.css';
import '#ui/songs.css';
import '#features/home/home.css';
import '#features/commands/command.css';
import '#ui/menu.css';
import '#ui/switch.css';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { Look } from '#features/look/look.ts';

export const THEMES = ['light', 'dark', 'sepia'] as const satisfies readonly Look['theme'][];

export function setTheme(theme: Look['theme']): void {
  document.documentElement.lang = 'en';
  document.documentElement.dataset['theme'] = theme;
}

// By itself the package takes away what the tests of a page's first file have rendered, and no more.
beforeEach(() => cleanup());
