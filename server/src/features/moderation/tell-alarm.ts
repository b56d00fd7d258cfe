import type { InTx } from '../../db/transaction.ts';
import { listAdministrators } from '../accounts/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { tellDesk } from '../notifications/index.ts';
import type { ModerationContext } from './moderation.context.ts';
import type { AlarmStage } from './moderation.rules.ts';

const stageTypes = [
  'report_arrived',
  'report_arrived',
  'report_half_over',
  'report_last_quarter',
  'report_overdue',
] as const;
type AlarmType = (typeof stageTypes)[number] | 'report_flood' | 'appeal_arrived';

/** Tells every administrator how far the time of a report is, once for each stage, in the bell and by mail. Answers whom. */
export async function tellAlarm(
  ctx: ModerationContext & InTx,
  report: {
    readonly id: string;
    readonly number: string;
    readonly category: string;
    readonly dueAt: Date;
    readonly stage: AlarmStage;
  },
): Promise<readonly string[]> {
  const type = stageTypes[report.stage];
  return tellAdministrators(ctx, { ...report, type, cause: `${type}:${report.id}` });
}

/** The same of something else that waits at the desk. */
export async function tellAdministrators(
  ctx: ModerationContext & InTx,
  alarm: {
    readonly type: AlarmType;
    readonly cause: string;
    readonly id: string;
    readonly number: string;
    readonly category: string;
    readonly dueAt: Date;
  },
): Promise<readonly string[]> {
  const people = await listAdministrators(ctx.db);
  const told = await tellDesk(ctx.tx, {
    userIds: people.map(({ id }) => id),
    type: alarm.type,
    cause: alarm.cause,
    now: ctx.clock.now(),
  });
  for (const person of people.filter(({ id }) => told.includes(id)))
    await enqueueMail(ctx, {
      kind: 'report_alarm',
      recipient: person.email,
      payload: {
        username: person.username,
        type: alarm.type,
        report_id: alarm.id,
        number: alarm.number,
        category: alarm.category,
        due_at: alarm.dueAt.toISOString(),
      },
    });
  return told;
}
