/** The child process that bundles the service worker. */
import { answerParent } from '../build/child-task.ts';
import { buildWorker } from './build.ts';

await answerParent((folder: string) => buildWorker(folder));
