/** What keeping can end in besides being whole. */

/** The device has no room for more. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

/** A file came twice with other bytes than the pack was made with. */
export class AlteredError extends Error {
  override name = 'AlteredError';
}

/** The library has no such pack any more. */
export class NoPackError extends Error {
  override name = 'NoPackError';
}
