import type { Config } from '../config/config.ts';
import type { ImportQuota } from '../features/imports/index.ts';

/** What one person may bring along, by the settings. */
export function importQuotaOf(config: Pick<Config, 'IMPORT_MAX_MB' | 'IMPORT_ITEMS_MAX'>): ImportQuota {
  return { archiveBytesMax: config.IMPORT_MAX_MB * 1_000_000, itemsMax: config.IMPORT_ITEMS_MAX };
}
