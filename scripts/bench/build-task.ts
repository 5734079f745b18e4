/** Builds and publishes a site of the bench, in a process of its own, so that the bench's own memory is not counted. */
import { readEnvironment } from '#schemas/environment.ts';
import { build } from '../build/build.ts';
import type { BuildReport } from '../build/build-report.ts';
import type { Site } from '../publish/releases.ts';

export interface BuildOrder {
  site: Site;
  snapshot: string;
  /** Read every file of the published site. */
  scrub?: boolean;
  /** Settings, by the names of `.env`. */
  variables: Readonly<Record<string, string>>;
}

export const buildSite = ({ variables, ...order }: BuildOrder): Promise<BuildReport> => {
  Object.assign(process.env, variables, { NODE_ENV: 'production' }); // the program that makes pages reads them there
  return build({ ...order, environment: readEnvironment(process.env), force: false });
};
