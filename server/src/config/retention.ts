import { wholeNumber } from './settings.ts';

/** How many days what nobody asks for any more is kept (docs/operating.md, Every setting). */
export const retentionSettings = {
  KEEP_MAILS_DAYS: wholeNumber(1, 3_650).default(30),
  KEEP_VIEWS_DAYS: wholeNumber(2, 366).default(2),
  KEEP_IMPORTS_DAYS: wholeNumber(1, 3_650).default(90),
  KEEP_ENGINE_HEALTH_DAYS: wholeNumber(1, 366).default(7),
};
