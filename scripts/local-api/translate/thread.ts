/** The thread of the built-in translator: a text in, its translation out. */
import { parentPort } from 'node:worker_threads';
import type { TranslateRequest } from '#schemas/wire.ts';
import { createBuiltInTranslator } from './built-in.ts';

const translate = createBuiltInTranslator();
parentPort?.on('message', (request: TranslateRequest) => parentPort?.postMessage(translate(request)));
