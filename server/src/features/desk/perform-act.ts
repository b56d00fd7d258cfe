import { inTransaction } from '../../db/transaction.ts';
import { appError, invariant } from '../../kernel/errors.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { type Act, type ActPlan, type Facts, findActResult, insertAudit } from '../audit/index.ts';
import { type IdempotencyKey, insertIdempotencyKey, orFirstAnswer } from '../idempotency/index.ts';
import { findApproval, insertApproval } from './approvals.store.ts';
import type { Acting, DeskContext } from './desk.context.ts';
import { comparePlan, markPlan } from './plan-mark.ts';

const approvalDays = 3;

/** What was asked of an act, by whom. */
export interface Performing<Input> extends Acting {
  readonly act: Act<Input>;
  readonly input: Input & object;
  readonly reason: string;
}

/** What would happen, and the plan to be sent with the deed. */
export interface ActPreview extends ActPlan {
  readonly plan: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

/** Looks at what an act would do; writes nothing (DESK-39). */
export async function previewAct<Input>(ctx: DeskContext, asked: Performing<Input>): Promise<ActPreview> {
  const { act, actor, input, reason } = asked;
  const { action } = act;
  const { basis, ...plan } = await act.plan(ctx, { actorId: actor.userId, input });
  const planned = { actorId: actor.userId, action, input, before: plan.before, basis };
  const mark = markPlan(ctx.settings.tokenSecret, planned, ctx.clock.now());
  return { ...plan, plan: mark, action, subject: act.subject(input), reason };
}

export type Performed =
  | { readonly kind: 'done'; readonly auditId: string; readonly result: Facts }
  | { readonly kind: 'asked'; readonly approvalId: string; readonly expiresAt: Date };

/**
 * Does what a preview has shown, and writes just that entry; or asks a second administrator where one is needed. The plan is made again
 * in the transaction: 409 `desk_changed` when the rows differ by now (DESK-40), 422 `plan_needed` without a plan that is good. The same request
 * key does it once.
 */
export async function performAct<Input>(
  ctx: DeskContext,
  asked: Performing<Input> & {
    readonly mark: string | undefined;
    readonly idempotencyKey: IdempotencyKey | undefined;
  },
): Promise<Performed> {
  return orFirstAnswer<Performed>(ctx, {
    key: asked.idempotencyKey,
    // A request that only finds its first answer again has done nothing.
    attempt: async () => {
      const performed = await perform(ctx, asked);
      ctx.onAct(asked.act.action, performed.kind);
      return performed;
    },
    again: ([id]) => findPerformed(ctx, id ?? ''),
  });
}

async function perform<Input>(
  ctx: DeskContext,
  asked: Performing<Input> & { readonly mark: string | undefined; readonly idempotencyKey: IdempotencyKey | undefined },
): Promise<Performed> {
  const { act, actor, input, reason, mark, requestId, idempotencyKey } = asked;
  const { action } = act;
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  return inTransaction(ctx, async (ctx): Promise<Performed> => {
    // Its lock comes first: an equal request at once waits here, and then finds the key.
    if (idempotencyKey) await insertIdempotencyKey(ctx.tx, idempotencyKey, { ids: [id], createdAt: now });
    const by = { actorId: actor.userId, input };
    const plan = await act.plan(ctx, by);
    if (plan.needs !== 'nothing') await requireConfirmed(ctx, actor);
    const planned = { ...by, action, before: plan.before, basis: plan.basis };
    const compared = comparePlan(ctx.settings.tokenSecret, planned, { mark, now });
    if (compared === 'none') throw appError('plan_needed');
    if (compared === 'other') throw appError('desk_changed');
    const { before, after, effects } = plan;
    const subject = act.subject(input);
    const entry = { actor: actor.userId, subject, detail: '', reason, sessionId: actor.sessionId, requestId, now };
    if (plan.needs === 'second_person') {
      const expiresAt = new Date(now.getTime() + approvalDays * 86_400_000);
      const facts = { action, subject, input, before, after, effects, reason };
      await insertApproval(ctx.tx, { ...facts, id, askedBy: actor.userId, askedAt: now, expiresAt });
      await insertAudit(ctx.tx, { ...entry, actId: id, action: 'approvals.ask', after: { act: action } });
      return { kind: 'asked', approvalId: id, expiresAt };
    }
    const moved = (await act.carryOut(ctx, { ...by, reason })) ?? {};
    await insertAudit(ctx.tx, { ...entry, ...moved, actId: id, action, before, after });
    return { kind: 'done', auditId: id, result: after };
  });
}

/** What was answered to the first request under a key. */
async function findPerformed(ctx: DeskContext, id: string): Promise<Performed> {
  const asked = await findApproval(ctx.db, id);
  if (asked) return { kind: 'asked', approvalId: id, expiresAt: asked.expires_at };
  const result = await findActResult(ctx.db, id);
  invariant(result, 'a request key names what it did, and entries are never removed');
  return { kind: 'done', auditId: id, result };
}
