/** The settings of a command: `.env` in the project's folder, under what the environment says already. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, readEnvironment } from '#schemas/environment.ts';

/** The project's folder, wherever a command is run from. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/**
 * Reads `.env` into `process.env`, so that processes started later know it too; a variable that is set already stays.
 * @returns the settings
 * @throws {UserError} naming every wrong one
 */
export function loadEnvironment(): Environment {
  const file = join(PROJECT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnvironment(process.env);
}
