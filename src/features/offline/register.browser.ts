/** The worker that shows kept texts without a line. */
export async function register(): Promise<void> {}
export async function unregister(): Promise<void> {}
