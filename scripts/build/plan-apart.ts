/** Plans a build in a process of its own. */
import { runInChild } from './child-task.ts';
import type { Planned, PlanOrder } from './plan.ts';

/**
 * Makes a plan in a process of its own, and leaves it in a file.
 * @throws {SnapshotError} when there is nothing to build from
 * @throws {ContentError} when a name has no address of its own
 */
export const planApart = (order: PlanOrder): Promise<Planned> =>
  runInChild(new URL('./planner.ts', import.meta.url), order);
