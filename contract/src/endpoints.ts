import { arrivals } from './arrivals.ts';
import { blocks } from './blocks.ts';
import { collections } from './collections.ts';
import { desk } from './desk/index.ts';
import { emailChanges } from './email-changes.ts';
import type { Endpoint } from './endpoint.ts';
import { imports } from './imports.ts';
import { factors } from './factors.ts';
import { follows } from './follows.ts';
import { generations } from './generations.ts';
import { contract } from './index.ts';
import { ownLibrary } from './own-library.ts';
import { picks } from './picks.ts';
import { pins } from './pins.ts';
import { privacy } from './privacy.ts';
import { provenance } from './provenance.ts';
import { refusals } from './refusals.ts';
import { related } from './related.ts';
import { reports, statements } from './reports.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { shownFavorites } from './shown-favorites.ts';
import { siteNews } from './site-news.ts';
import { statistics } from './statistics.ts';
import { trash } from './trash.ts';
import { weeklyMail } from './weekly-mail.ts';

/**
 * Every call of the product as a flat list, for binding, documents and tests. A door of its own (`@loomlight/contract/endpoints`), as
 * `factors`, `arrivals`, `blocks`, `collections`, `desk`, `emailChanges`, `follows`, `generations`, `imports`, `ownLibrary`, `picks`, `pins`, `privacy`, `provenance`, `refusals`, `related`, `reports`, `search`, `setup`, `shownFavorites`, `siteNews`, `statistics`, `trash` and `weeklyMail` have theirs: what only some pages call would weigh on the first visit.
 */
export const endpoints: readonly Endpoint[] = Object.values({
  ...contract,
  factors,
  arrivals,
  blocks,
  collections,
  desk,
  emailChanges,
  follows,
  generations,
  imports,
  ownLibrary,
  picks,
  pins,
  privacy,
  provenance,
  refusals,
  related,
  reports,
  statements,
  search,
  setup,
  shownFavorites,
  siteNews,
  statistics,
  trash,
  weeklyMail,
}).flatMap((area) => Object.values(area));
