/** Builds and publishes as `npm run build` does, as a process of its own, so that the bench's own memory is not counted. */
import { readEnvironment } from '#schemas/environment.ts';
import { build } from '../build/build.ts';
import type { BuildReport } from '../build/build-report.ts';
import type { BuildSettings } from '../build/build-settings.ts';
import { answerParent } from '../build/child-task.ts';

await answerParent(
  (order: Pick<BuildSettings, 'site' | 'snapshot' | 'scrub'>): Promise<BuildReport> =>
    build({ ...order, environment: readEnvironment(process.env), force: false }),
);
