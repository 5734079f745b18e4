/** `npm run graph`: draws who imports whom into the contributors' notes. */

import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { drawPicture } from './check/import-picture.ts';
import { readOptions } from './options.ts';

readOptions({ name: 'npm run graph', about: 'Draws who imports whom into CONTRIBUTING.md.', options: {} });

await endWith(async () => {
  await drawPicture(PROJECT);
  return 0;
});
