/** `npm run graph`: draws who imports whom into docs/architecture.md. */

import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { drawPicture } from './check/import-picture.ts';
import { readOptions } from './options.ts';

readOptions({ name: 'npm run graph', about: 'Draws who imports whom into docs/architecture.md.', options: {} });

await endWith(async () => {
  await drawPicture(PROJECT);
  return 0;
});
