import { wholeNumber } from './settings.ts';

/** How much one person may upload and bring along (docs/operating.md, Uploads of one person, Imports). */
export const uploadSettings = {
  UPLOADS_UNUSED_MAX: wholeNumber(1, 100_000).default(100),
  UPLOADS_UNUSED_MB: wholeNumber(20, 1_000_000).default(500),
  UPLOADS_TOTAL_MB: wholeNumber(20, 10_000_000).default(2_000),
  IMPORT_MAX_MB: wholeNumber(1, 100_000).default(2_000),
  IMPORT_ITEMS_MAX: wholeNumber(1, 1_000_000).default(10_000),
};
