/**
 * Lets the browser's Back leave what covers the page, and not the page itself: it gets an entry of its own in the history.
 * @param onBack the reader went back
 * @returns what takes that entry away again, for who leaves by another way
 */
export function leaveByBack(onBack: () => void): () => void {
  let there = true;
  const gone = (): void => {
    there = false;
    onBack();
  };
  history.pushState(history.state, '');
  addEventListener('popstate', gone, { once: true });
  return () => {
    removeEventListener('popstate', gone);
    if (there) history.back();
  };
}
