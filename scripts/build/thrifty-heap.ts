/**
 * Options of Node for a child process that works through a whole library. Node would rather let what is no longer needed pile
 * up to gigabytes than clear it away: with these the heap grows by a fifth of what is in use before it is cleared, however
 * large the library is. No bound is set that a library with long names could reach.
 */
export const THRIFTY_HEAP: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
