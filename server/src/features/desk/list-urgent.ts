import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { SettingsNow } from '../../kernel/settings-now.ts';
import { findLastBackup } from '../backup/index.ts';
import { findBrokenBooks } from '../credits/index.ts';
import type { AlarmMatter } from '../mail/index.ts';
import { findStoredBytes } from '../media-check/index.ts';
import { countWaiting } from '../moderation/index.ts';
import { countUnfitEvents, countUnsentDisputes } from '../payments/index.ts';
import type { WaitingThing } from './waiting-thing.ts';

/** So long before a bank stops listening its dispute waits for somebody (DESK-49). */
const disputeAlarmS = 72 * 3_600;
/** From this age on the newest backup waits for a newer one (DESK-94). */
const backupMaxS = 48 * 3_600;

export interface UrgentContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly siteSettings: SettingsNow;
}

/** What waits of the matters that can become urgent, each once at most; reports are among them also while there is time left for all of them. */
export async function listUrgent(
  ctx: UrgentContext,
): Promise<readonly (WaitingThing & { readonly kind: AlarmMatter })[]> {
  const now = ctx.clock.now();
  const [broken, cases, disputes, unfit, stored, backedUp] = await inTurn(
    () => findBrokenBooks(ctx.db),
    () => countWaiting(ctx.db),
    () => countUnsentDisputes(ctx.db, addSeconds(now, disputeAlarmS)),
    () => countUnfitEvents(ctx.db),
    () => findStoredBytes(ctx.db),
    () => findLastBackup(ctx.db),
  );
  const takenPercent = percentTaken(stored, ctx.siteSettings.current().storage_alarm_bytes);
  return [
    ...(broken ? [{ kind: 'books', about: 'books', count: 1, since: broken, dueAt: null } as const] : []),
    ...(cases && cases.reports > 0
      ? [{ kind: 'report', about: 'reports', count: cases.reports, since: cases.since, dueAt: cases.due_at } as const]
      : []),
    ...(disputes.count > 0
      ? [
          {
            ...({ kind: 'dispute', about: 'disputes', count: disputes.count } as const),
            ...{ since: disputes.since, dueAt: disputes.due_at },
          },
        ]
      : []),
    ...(unfit.count > 0
      ? [{ kind: 'payment', about: 'payments', count: unfit.count, since: unfit.since, dueAt: null } as const]
      : []),
    ...(takenPercent === undefined
      ? []
      : [{ kind: 'storage', about: 'media', count: takenPercent, since: null, dueAt: null } as const]),
    ...(backedUp && addSeconds(backedUp, backupMaxS) < now
      ? [{ kind: 'backup', about: 'backup', count: 1, since: backedUp, dueAt: null } as const]
      : []),
  ];
}

/** What of it an operator is mailed (DESK-92): a report only once its time is over, everything else for as long as it stands on the overview. */
export async function listAlarms(ctx: UrgentContext) {
  const now = ctx.clock.now();
  return (await listUrgent(ctx)).filter(({ kind, dueAt }) => kind !== 'report' || (dueAt !== null && dueAt <= now));
}

/** How much of the room that the desk has set for media they take, from nine tenths of it on (DESK-90). */
function percentTaken(sizeBytes: number | undefined, roomBytes: number): number | undefined {
  if (sizeBytes === undefined || roomBytes === 0 || sizeBytes * 10 <= roomBytes * 9) return undefined;
  return Math.floor((sizeBytes * 100) / roomBytes);
}
