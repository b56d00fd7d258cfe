import type { ModerationContext } from '../features/moderation/index.ts';
import { type Parts, tellBells } from './parts.ts';

/** What reports and decisions need, for calls and for rounds. */
export function moderationOf(parts: Parts): ModerationContext {
  const { config, database, clock, ids, objectStore } = parts;
  return {
    db: database.db,
    clock,
    ids,
    objectStore,
    signals: database.signals,
    publicUrl: config.PUBLIC_URL,
    tokenSecret: config.TOKEN_SECRET,
    reportClock: config.REPORT_CLOCK,
    appealDays: config.APPEAL_DAYS,
    onTold: tellBells(database),
  };
}
