import type { ModerationContext } from '../features/moderation/index.ts';
import { type Parts, tellBells } from './parts.ts';
import { bandsOf } from './site-settings.ts';

/** What reports and decisions need, for calls and for rounds. */
export function moderationOf(parts: Parts): ModerationContext {
  const { config, database, clock, ids, objectStore, settings } = parts;
  return {
    db: database.db,
    clock,
    ids,
    objectStore,
    signals: database.signals,
    publicUrl: config.PUBLIC_URL,
    tokenSecret: config.TOKEN_SECRET,
    reportClock: () => settings.current().report_clock_hours,
    appealDays: () => settings.current().appeal_days,
    copyBands: () => bandsOf(settings),
    onTold: tellBells(database),
  };
}
