import { inTransaction } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findClearedProfile } from './cleared-profiles.store.ts';
import { findAppealOf, findDecision, insertAppeal, listConcerned, lockDecision } from './decisions.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { appealDueAt } from './moderation.rules.ts';
import { isKeyOf } from './report-key.ts';
import { findStrikeUntil } from './strikes.store.ts';
import { tellAdministrators } from './tell-alarm.ts';

/** Whom a decision concerns: by the key of the mail, or signed in. */
export interface StatementReader {
  readonly id: string;
  readonly key: string | undefined;
  readonly viewer: Actor;
}

/** Why something was restricted, for whom it concerns; for everybody else it is a 404. */
export async function openStatement(ctx: ModerationContext, reader: StatementReader) {
  const decision = isUuid(reader.id) ? await findDecision(ctx.db, reader.id) : undefined;
  const mayRead =
    decision &&
    (decision.user_id === actorId(reader.viewer) ||
      isKeyOf(ctx.tokenSecret, 'statement', { id: decision.id, key: reader.key ?? '' }));
  if (!mayRead || decision.action === 'none' || decision.action === 'lift') throw appError('not_found');
  const [items, appeal, cleared, strikeUntil] = await Promise.all([
    listConcerned(ctx.db, decision.id),
    findAppealOf(ctx.db, decision.id),
    findClearedProfile(ctx.db, decision.id),
    findStrikeUntil(ctx.db, { decisionId: decision.id, now: ctx.clock.now() }),
  ]);
  return { decision, items, appeal, cleared, strikeUntil };
}
export type OpenedStatement = Awaited<ReturnType<typeof openStatement>>;

/**
 * Appeals against a decision, once, also by who cannot sign in (DESK-21, DESK-23). Throws 409 `appeal_made`, `appeal_too_late`, and
 * `already_decided` for one that stands no more.
 */
export async function appeal(ctx: ModerationContext, input: StatementReader & { readonly text: string }) {
  const { decision } = await openStatement(ctx, input);
  const now = ctx.clock.now();
  const told = await inTransaction(ctx, async (ctx) => {
    const held = await lockDecision(ctx.db, decision.id);
    if (await findAppealOf(ctx.db, decision.id)) throw appError('appeal_made');
    if (!held || held.reversed_at !== null) throw appError('already_decided');
    if (held.appeal_until === null || held.appeal_until <= now) throw appError('appeal_too_late');
    const id = ctx.ids.uuid();
    const dueAt = appealDueAt(now);
    await insertAppeal(ctx.tx, { id, decisionId: decision.id, text: input.text, receivedAt: now, dueAt });
    return tellAdministrators(ctx, {
      ...{ type: 'appeal_arrived', cause: `appeal_arrived:${id}`, id: decision.report_id ?? decision.id },
      ...{ number: id, category: 'appeal', dueAt },
    });
  });
  for (const userId of told) ctx.onTold(userId);
  return openStatement(ctx, input);
}
