/** The child process that looks at a published site. */
import { answerParent } from '../build/child-task.ts';
import { lookAt } from './look.ts';

await answerParent(lookAt);
