/** The API of SPEC section 7 over one library: five calls, the click log, and a sign of life. */
import { type Handler, Hono } from 'hono';
import { cors } from 'hono/cors';
import { fileRequest, type TranslateRequest, translateRequest } from '#schemas/wire.ts';
import { onlyFor } from './allowed-hosts.ts';
import { type ApiEnv, atMost, readBody, readJson } from './bodies.ts';
import { answerClickLog } from './click-log.ts';
import { ApiFault, answerFault } from './faults.ts';
import type { Library } from './library.ts';
import type { Store } from './store.ts';
import { answerSupport } from './support.ts';

/**
 * Answers `POST translate`; `model` names the model that did it, `by` what did it where none did. `languages` is the header
 * `Accept-Language`. Anything it throws but an `ApiFault` becomes a 502.
 */
export type Translate = (
  request: TranslateRequest,
  languages?: string,
) => Promise<{ output: string; model?: string | undefined; by?: string | undefined }>;

export interface AppParts {
  library: Library;
  store: Store;
  translate: Translate;
  /** Names that this server is asked by, besides those of this machine: `['nama.lan']`. */
  hosts?: readonly string[] | undefined;
}

/** Wires the calls; listens nowhere yet. */
export function createApp({ library, store, translate, hosts = [] }: AppParts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const paths: string[] = [];
  app.use(onlyFor(hosts));
  // Any origin may ask: there are no credentials here, and the site's own port is its builder's choice.
  app.use(
    cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['Content-Type', 'Authorization'], maxAge: 600 }),
  );
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.use(readBody);
  app.onError(answerFault);
  app.notFound((c) => answerFault(new ApiFault(404, 'There is no such call', `ask for one of ${paths.join(', ')}`), c));

  const call = (method: 'GET' | 'POST', path: string, kibibytes: number, answer: Handler<ApiEnv>) => {
    paths.push(`${method} ${path}`);
    app.on(method, path, atMost(kibibytes), answer);
    app.all(path, (c) => {
      c.header('Allow', method);
      throw new ApiFault(405, `${path} does not take ${c.req.method}`, `send ${method}`);
    });
  };

  call('GET', '/health', 1, (c) => c.json({ ok: true }));

  call('GET', '/files', 1, async (c) => {
    const list = await library.list();
    return c.json({ files: list.files, playlists: list.playlists });
  });

  call('POST', '/file', 16, async (c) => {
    const wanted = '{"s3_path"} or {"file_name", "language": "folder/language"}, as the list has them';
    const text = await library.text(readJson(c, fileRequest, wanted));
    if (!text) throw new ApiFault(404, 'The library has no such text', 'ask for one that GET /files lists');
    return c.body(text, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  });

  call('POST', '/translate', 1024, async (c) => {
    const wanted = '{"text", "translationType"}';
    const request = readJson(c, translateRequest, wanted);
    try {
      return c.json(await translate(request, c.req.header('Accept-Language')));
    } catch (cause) {
      if (cause instanceof ApiFault) throw cause;
      throw new ApiFault(502, 'The translator gave no answer', 'try again later', { cause });
    }
  });

  call('GET', '/playlist-content', 1, async (c) => {
    const id = c.req.query('id');
    if (!id) throw new ApiFault(400, 'Playlist ID is required', 'add ?id= and the id of a playlist');
    const playlist = await library.playlist(id);
    if (!playlist) throw new ApiFault(404, 'The library has no such playlist', 'ask for one that GET /files lists');
    return c.json(playlist);
  });

  call('POST', '/support', 1024, (c) => answerSupport(c, store));
  call('POST', '/click-log', 16, (c) => answerClickLog(c, store));
  return app;
}
