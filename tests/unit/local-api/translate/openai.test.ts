import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createOpenAiTranslator,
  type OpenAiSettings,
  UpstreamError,
} from '../../../../scripts/local-api/translate/openai.ts';

const request = { text: 'अग्निमीळे पुरोहितं', translationType: 'convert_from_sanskrit' } as const;
const servers: Server[] = [];

async function bodyOf(message: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of message) body += String(chunk);
  return JSON.parse(body);
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** A server that gives the same answer to every call. */
const answering = (status: number, body: string, type = 'application/json'): Promise<string> =>
  serve((_, response) => response.writeHead(status, { 'Content-Type': type }).end(body));

const completion = (content: unknown, more: object = {}): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_219_200, // 2026-11-21T00:00:00Z
    model: 'stub-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...more }],
  });

const translate = (baseURL: string, settings: Partial<OpenAiSettings> = {}) =>
  createOpenAiTranslator({ baseURL, apiKey: 'key', model: 'asked-for', retries: 0, ...settings })(request);

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

describe('translation by an OpenAI-compatible endpoint', () => {
  it('asks for a chat completion with the key, the model and the text, and names model and day', async () => {
    const asked: { url: string | undefined; key: string | undefined; body: unknown }[] = [];
    const url = await serve(async (message, response) => {
      asked.push({ url: message.url, key: message.headers.authorization, body: await bodyOf(message) });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(completion(' I praise Agni. \n'));
    });
    expect(await translate(url)).toEqual({ output: 'I praise Agni.', model: 'stub-1 (2026-11-21)' });
    expect(asked).toEqual([
      {
        url: '/v1/chat/completions',
        key: 'Bearer key',
        body: {
          model: 'asked-for',
          messages: [
            { role: 'system', content: expect.stringContaining('English') },
            { role: 'user', content: expect.stringContaining(request.text) },
          ],
        },
      },
    ]);
  });

  it('names the model asked for where the answer names none', async () => {
    const url = await answering(200, JSON.stringify({ choices: [{ message: { content: 'Agni' } }] }));
    expect(await translate(url)).toEqual({ output: 'Agni', model: 'asked-for' });
  });

  it.each([500, 503, 401, 429])('tells a status of %i by its number', async (status) => {
    const url = await answering(status, '{"error":{"message":"no"}}');
    const failure = await translate(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UpstreamError);
    expect(failure).toMatchObject({ url, message: expect.stringContaining(`answered with status ${status}`) });
  });

  it('never shows the key in an error', async () => {
    const url = await answering(401, '{"error":{"message":"bad"}}');
    const failure = await translate(url, { apiKey: 'sk-very-secret' }).catch((error: unknown) => error);
    expect(String(failure)).not.toContain('sk-very-secret');
  });

  it('tries again after a passing fault', async () => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(500, { 'retry-after-ms': '1' }).end('{}');
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end(completion('Agni'));
    });
    expect((await translate(url, { retries: 1 })).output).toBe('Agni');
    expect(calls).toBe(2);
  });

  it.each([
    ['HTML with status 200', '<!doctype html><p>Hello', 'text/html'],
    ['truncated JSON', '{"choices":[{"mess', 'application/json'],
    ['JSON of another shape', '{"output":"Agni"}', 'application/json'],
    ['no choices', '{"choices":[]}', 'application/json'],
    ['an empty answer', completion('  '), 'application/json'],
    ['an answer that is no text', completion(null), 'application/json'],
    ['an answer cut short', completion('I praise', { finish_reason: 'length' }), 'application/json'],
  ])('takes %s for no answer', async (_, body, type) => {
    await expect(translate(await answering(200, body, type))).rejects.toThrow(
      /other than a chat completion|limit of length/,
    );
  });

  it('gives up on a server that never answers', async () => {
    const url = await serve(() => {});
    await expect(translate(url, { timeoutMs: 50 })).rejects.toThrow('did not finish its answer');
  });

  it('gives up on a body that never ends', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"choices":');
    });
    await expect(translate(url, { timeoutMs: 100 })).rejects.toThrow('did not finish its answer');
  });

  it('tells a connection that breaks within the body', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '999' });
      response.write('{"choices":', () => response.destroy());
    });
    await expect(translate(url)).rejects.toThrow('cannot be reached, or closed');
  });

  it('tells an endpoint that is not there', async () => {
    const url = await serve(() => {});
    const [server] = servers.splice(0);
    server?.close();
    await expect(translate(url)).rejects.toThrow('cannot be reached, or closed');
  });
});
