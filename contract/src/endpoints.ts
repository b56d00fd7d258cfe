import { arrivals } from './arrivals.ts';
import { emailChanges } from './email-changes.ts';
import type { Endpoint } from './endpoint.ts';
import { factors } from './factors.ts';
import { generations } from './generations.ts';
import { contract } from './index.ts';
import { picks } from './picks.ts';
import { privacy } from './privacy.ts';
import { statistics } from './statistics.ts';

/**
 * Every call of the product as a flat list, for binding, documents and tests. A door of its own (`@loomlight/contract/endpoints`), as
 * `factors`, `arrivals`, `emailChanges`, `generations`, `picks`, `privacy` and `statistics` have theirs: what only some pages call would weigh on the first visit.
 */
export const endpoints: readonly Endpoint[] = Object.values({
  ...contract,
  factors,
  arrivals,
  emailChanges,
  generations,
  picks,
  privacy,
  statistics,
}).flatMap((area) => Object.values(area));
