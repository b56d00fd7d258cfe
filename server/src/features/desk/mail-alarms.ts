import { addressKey } from '@loomlight/contract/desk';
import { inTransaction } from '../../db/transaction.ts';
import { takeRound } from '../../jobs/take-round.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { type AlarmFigures, type AlarmMatter, insertAlarms } from '../mail/index.ts';
import { listAlarms, type UrgentContext } from './list-urgent.ts';

/** Less than a minute, so that whoever looks every minute finds it due. */
const everyS = 55;
/** A day is a day from the mail before, so midnight brings no second one, and a clock that is put back none either. */
const againAfterS = 86_400;

/**
 * Puts a mail into the outbox for each matter that cannot wait and each address that the desk has set for alarms (DESK-92), in one process of all:
 * one for a matter and an address in a day, however many things it has, however often it comes and goes, and whoever starts again.
 */
export async function mailAlarms(ctx: UrgentContext): Promise<void> {
  const { alarm_mails: recipients } = ctx.siteSettings.current();
  if (recipients.length === 0) return;
  const now = ctx.clock.now();
  if (!(await takeRound(ctx.db, { name: 'alarm mails', now, nextAt: addSeconds(now, everyS) }))) return;
  await writeAlarms(ctx);
}

/** The look itself, due or not. Answers how many mails wait more than before. */
export async function writeAlarms(ctx: UrgentContext): Promise<number> {
  const { alarm_mails: recipients } = ctx.siteSettings.current();
  const matters = (await listAlarms(ctx)).map(({ kind }) => kind);
  if (recipients.length === 0 || matters.length === 0) return 0;
  return inTransaction(ctx, ({ tx }) => insertAlarms(tx, { matters, recipients, now: ctx.clock.now(), againAfterS }));
}

/** How a matter stands for one address when its mail is about to leave; undefined when it has gone, or when alarms go there no more. */
export async function findAlarm(
  ctx: UrgentContext,
  { matter, recipient }: { readonly matter: AlarmMatter; readonly recipient: string },
): Promise<AlarmFigures | undefined> {
  const { alarm_mails: wanted } = ctx.siteSettings.current();
  if (!wanted.some((address) => addressKey(address) === addressKey(recipient))) return undefined;
  const found = (await listAlarms(ctx)).find(({ kind }) => kind === matter);
  if (!found) return undefined;
  const { count, since, dueAt } = found;
  return { count, since: since?.toISOString() ?? null, due_at: dueAt?.toISOString() ?? null };
}
