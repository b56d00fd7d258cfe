import { inTransaction, type InTx } from '../../db/transaction.ts';
import { AppError, appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { canAdminister, requireConfirmed } from '../accounts/index.ts';
import { type ActContext, type Facts, insertAudit } from '../audit/index.ts';
import { type ApprovalRow, closeApproval, lockApproval } from './approvals.store.ts';
import type { Acting, DeskContext } from './desk.context.ts';
import { readAct } from './known-acts.ts';

/** Who answers: an administrator, or whoever sits at the machine itself, whose access stands in for a second pair of eyes. */
type Decider = { readonly kind: 'administrator'; readonly userId: string } | { readonly kind: 'operator' };
type Decision = 'approved' | 'refused' | 'withdrawn';

export interface Decided {
  readonly state: Decision;
  /** The entry of the act; undefined when it was not done. */
  readonly auditId: string | undefined;
  /** Which act was done and to whom or what; undefined when none was. */
  readonly done: { readonly action: string; readonly subject: string } | undefined;
}

/**
 * Answers an approval as an administrator (DESK-41). 403 `own_act` for who has asked, who may only withdraw it; 409 `already_decided` when it
 * was answered or has expired, 409 `desk_changed` when the rows differ by now, which ends it.
 */
export async function decideApproval(
  ctx: DeskContext,
  input: Acting & { readonly id: string; readonly decision: Decision },
): Promise<Decided> {
  await requireConfirmed(ctx, input.actor);
  return decide(ctx, { ...input, by: { kind: 'administrator', userId: input.actor.userId }, secrets: ctx.settings });
}

/** Approves at the machine: where there is a single administrator nobody else could. */
export function approveAsOperator(ctx: ActContext & { readonly secret: string }, id: string): Promise<Decided> {
  const secrets = { tokenSecret: ctx.secret };
  return decide(ctx, { id, decision: 'approved', by: { kind: 'operator' }, secrets });
}

async function decide(
  ctx: ActContext,
  input: {
    readonly id: string;
    readonly decision: Decision;
    readonly by: Decider;
    readonly secrets: { readonly tokenSecret: string };
    readonly actor?: Acting['actor'];
    readonly requestId?: string;
  },
): Promise<Decided> {
  const { id, decision, by, secrets } = input;
  if (!isUuid(id)) throw appError('not_found');
  const now = ctx.clock.now();
  const decidedBy = by.kind === 'administrator' ? by.userId : null;
  const name = decidedBy ?? 'operator';
  const request = { sessionId: input.actor?.sessionId, requestId: input.requestId };
  const done = await inTransaction(ctx, async (ctx): Promise<Decided | 'overtaken'> => {
    const asked = await lockApproval(ctx.tx, id);
    if (!asked) throw appError('not_found');
    if (asked.decision !== null || asked.expires_at <= now) throw appError('already_decided');
    if ((decision === 'withdrawn') !== (asked.asked_by === decidedBy)) throw appError('own_act');
    const acted = decision === 'approved' ? await carryOut(ctx, { asked, secrets }) : undefined;
    const state = acted === 'overtaken' ? acted : decision;
    await closeApproval(ctx.tx, { id, decision: state, decidedBy, now });
    if (typeof acted !== 'object') {
      const after: Facts = { act: asked.action, state };
      const entry = { actor: name, action: 'approvals.decide', subject: asked.subject, detail: '', after };
      await insertAudit(ctx.tx, { ...entry, ...request, now });
      return acted === 'overtaken' ? acted : { state: decision, auditId: undefined, done: undefined };
    }
    const { action, subject, reason } = asked;
    const auditId = ctx.ids.uuid();
    // Who has asked is who does it; who has said yes stands beside.
    const entry = { actor: asked.asked_by, action, subject, detail: '', reason, approvedBy: name };
    await insertAudit(ctx.tx, { ...entry, ...acted, ...request, actId: auditId, now });
    return { state: decision, auditId, done: { action, subject } };
  });
  if (done === 'overtaken') throw appError('desk_changed');
  return done;
}

/** Does what was asked for if everything is as it was then; `overtaken` if not, or if who has asked may ask no more. */
async function carryOut(
  ctx: ActContext & InTx,
  { asked, secrets }: { readonly asked: ApprovalRow; readonly secrets: { readonly tokenSecret: string } },
) {
  const act = readAct(secrets, asked);
  const actorId = asked.asked_by;
  if (!act || !(await canAdminister(ctx, actorId))) return 'overtaken';
  const plan = await planOf(ctx, act, actorId);
  if (!plan || !sameFacts(plan.before, asked.before)) return 'overtaken';
  const moved = (await act.carryOut(ctx, { actorId, reason: asked.reason })) ?? {};
  return { before: plan.before, after: plan.after, ...moved };
}

/** The plan as it would be made now; undefined when it could not be made any more. */
async function planOf(ctx: ActContext & InTx, act: NonNullable<ReturnType<typeof readAct>>, actorId: string) {
  try {
    return await act.plan(ctx, { actorId });
  } catch (error) {
    // A refusal of the catalogue, which has changed nothing: the person has left, the role is another one already.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function sameFacts(a: Facts, stored: unknown): boolean {
  const b: Readonly<Record<string, unknown>> = { ...(stored as Facts) };
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
