/** Links whose page is shown in place where scripts run. */

/** What is asked of a press, the browser's or React's. */
type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>;

/** The listener of such a link; a press with a key held is left to the browser, which opens another tab. */
export function inPlace(choose: () => void): (press: Press) => void {
  return (press) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    choose();
  };
}
