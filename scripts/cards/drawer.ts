/** The child process that draws the cards, so that fonts and pixels are not in memory when pages are checked. */
import { answerParent } from '../build/child-task.ts';
import { buildCards, type CardsOrder } from './build.ts';

await answerParent(async (order: CardsOrder) => buildCards(order));
