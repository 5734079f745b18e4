/** Makes `details` menus close by Escape, and by a press elsewhere. */
export function closeMenus(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  addEventListener('pointerdown', ({ target }) => {
    // A menu whose content could not be fetched stays open while the reader tries again.
    if ((target as Element).closest?.('[data-failed]')) return;
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false;
  });
  addEventListener('keydown', ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const menu of open()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
}
