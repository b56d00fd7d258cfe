import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { SettingsNow } from '../../kernel/settings-now.ts';
import { findLastBackup } from '../backup/index.ts';
import { findBrokenBooks } from '../credits/index.ts';
import type { AlarmMatter } from '../mail/index.ts';
import { findStoredBytes } from '../media-check/index.ts';
import { countWaiting } from '../moderation/index.ts';
import { countUnfitEvents, countUnsentDisputes } from '../payments/index.ts';
import type { WaitingThing } from './waiting-thing.ts';

/** So long before a bank stops listening its dispute waits for somebody (DESK-49). */
export const disputeAlarmS = 72 * 3_600;
/** From this age on the newest backup waits for a newer one (DESK-94). */
const backupMaxS = 48 * 3_600;

export interface UrgentContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly siteSettings: SettingsNow;
}

/** What waits of one matter that can become urgent, once at most. */
type FindUrgent = (ctx: UrgentContext) => Promise<Omit<WaitingThing, 'kind'> | undefined>;

/** How each of the matters that can become urgent is looked for; reports are among them also while there is time left for all of them. */
export const urgentMatters: Readonly<Record<AlarmMatter, FindUrgent>> = {
  books: async ({ db }) => {
    const since = await findBrokenBooks(db);
    return since && { about: 'books', count: 1, since, dueAt: null };
  },
  report: async ({ db }) => {
    const cases = await countWaiting(db);
    if (!cases || cases.reports === 0) return undefined;
    return { about: 'reports', count: cases.reports, since: cases.since, dueAt: cases.due_at };
  },
  dispute: async ({ db, clock }) => {
    const { count, since, due_at: dueAt } = await countUnsentDisputes(db, addSeconds(clock.now(), disputeAlarmS));
    return count > 0 ? { about: 'disputes', count, since, dueAt } : undefined;
  },
  payment: async ({ db }) => {
    const { count, since } = await countUnfitEvents(db);
    return count > 0 ? { about: 'payments', count, since, dueAt: null } : undefined;
  },
  storage: async ({ db, siteSettings }) => {
    const count = percentTaken(await findStoredBytes(db), siteSettings.current().storage_alarm_bytes);
    return count === undefined ? undefined : { about: 'media', count, since: null, dueAt: null };
  },
  backup: async ({ db, clock }) => {
    const since = await findLastBackup(db);
    const isOld = since && addSeconds(since, backupMaxS) < clock.now();
    return isOld ? { about: 'backup', count: 1, since, dueAt: null } : undefined;
  },
};

/** What an operator is mailed of it (DESK-92): a report only once its time is over, everything else for as long as it stands on the overview. */
export async function listAlarms(ctx: UrgentContext) {
  const now = ctx.clock.now();
  const found: (WaitingThing & { readonly kind: AlarmMatter })[] = [];
  // One after the other, in the order of the table; there are six.
  for (const kind of Object.keys(urgentMatters) as readonly AlarmMatter[]) {
    const thing = await urgentMatters[kind](ctx);
    if (thing && (kind !== 'report' || (thing.dueAt !== null && thing.dueAt <= now))) found.push({ kind, ...thing });
  }
  return found;
}

/** How much of the room that the desk has set for media they take, from nine tenths of it on (DESK-90). */
function percentTaken(sizeBytes: number | undefined, roomBytes: number): number | undefined {
  if (sizeBytes === undefined || roomBytes === 0 || sizeBytes * 10 <= roomBytes * 9) return undefined;
  return Math.floor((sizeBytes * 100) / roomBytes);
}
