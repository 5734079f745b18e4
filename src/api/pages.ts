/** Whether this site has a page, asked of the host itself. */

/** true when a path of this site answers with a page; false when it does not, or cannot be asked. */
export async function exists(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { method: 'HEAD', credentials: 'omit' });
    return response.ok;
  } catch {
    return false;
  }
}
