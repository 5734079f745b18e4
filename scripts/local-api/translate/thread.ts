/** The thread of the built-in translator: it says that it is ready, then a text in, its translation out. */
import { parentPort } from 'node:worker_threads';
import { createBuiltInTranslator, type Question } from './built-in.ts';

const translate = createBuiltInTranslator();
parentPort?.on('message', (question: Question) => parentPort?.postMessage(translate(question)));
parentPort?.postMessage('ready');
