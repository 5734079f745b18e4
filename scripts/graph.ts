/** `npm run graph`: the picture of the import graph in the contributors' notes. */
import { PROJECT } from './build/environment.ts';
import { drawPicture } from './check/import-picture.ts';

await drawPicture(PROJECT);
