/** The embedded API over real HTTP, on this machine only. */

import { createApp, type Translate } from './app.ts';
import { openLibrary } from './library.ts';
import { listen, type RunningServer } from './listen.ts';
import { openStore } from './store.ts';
import { createBuiltInTranslator } from './translate/built-in.ts';
import { createOpenAiTranslator, type OpenAiSettings } from './translate/openai.ts';

export interface ApiOptions {
  /** A library folder, in either shape. */
  libraryDir: string;
  /** 0 takes any free one. */
  port: number;
  /** Where the SQLite file goes, or `:memory:`. */
  dataDir: string;
  /** The endpoint that translates; without it the built-in glossary, which asks no one. One that fails is an error, and never glossed. */
  openai?: OpenAiSettings | undefined;
  /** Translates in the place of both. */
  translate?: Translate | undefined;
  /** See `AppParts`. */
  hosts?: readonly string[] | undefined;
}

/**
 * Starts the API once its library is known to be one.
 * @throws {LibraryError} where the folder is no library
 * @throws {UserError} where the port cannot be opened
 */
export async function startApi({
  libraryDir,
  port,
  dataDir,
  openai,
  translate = openai ? createOpenAiTranslator(openai) : createBuiltInTranslator(),
  hosts,
}: ApiOptions): Promise<RunningServer> {
  const library = openLibrary(libraryDir);
  await library.list();
  const store = openStore(dataDir);
  const app = createApp({ library, store, translate, hosts });
  try {
    const { url, close } = await listen(app.fetch, port);
    return { url, close: () => close().then(() => store.close()) };
  } catch (error) {
    store.close();
    throw error;
  }
}
