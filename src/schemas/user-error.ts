/**
 * An error that is written for whoever runs a command, in two parts: `what is wrong, with its value.\n  What to do, with the place.` A command
 * ends with these words and no stack; any other error is a fault of the program, and its stack says where.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** An option or a setting of the call is wrong. */
export class UsageError extends UserError {
  override name = 'UsageError';
}
