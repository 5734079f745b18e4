/**
 * Does what something on the page does, by pressing it: so it does the same, and is counted as the same.
 * @param find asked each time; null where the page does not have it
 */
export const pressing = (find: () => HTMLElement | null) => ({
  applies: (): boolean => find() !== null,
  run: (): null => {
    const element = find();
    element?.focus(); // an island wakes up when it is reached for
    element?.click();
    return null;
  },
});
