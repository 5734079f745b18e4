/** The text that is missing is asked for once more without being reached for, as soon as the page's script can wake its island. */
import { ask } from '#ui/ask.ts';

addEventListener('DOMContentLoaded', () => ask('MissingText', null));
