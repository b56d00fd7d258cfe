import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { evidenceOf } from './dispute-evidence.rules.ts';
import { markOver, markStaged, markSubmitted, readDisputeFacts, takeDueEvidence } from './disputes.store.ts';
import type { PaymentsContext } from './payments.context.ts';

const batch = 20;
/** Whoever got no answer comes again after this, behind all who are due. */
const againAfterS = 300;

type StageContext = Pick<PaymentsContext, 'db' | 'clock' | 'provider'>;

/**
 * Lays evidence down at the provider for disputes that have opened (DESK-49): it is not sent, and can be looked at before it is. What was laid down is
 * kept as it was. One for which nobody answers comes again, and keeps no other; it is thrown in the end.
 */
export async function stageDisputes(ctx: StageContext): Promise<void> {
  const now = ctx.clock.now();
  const due = { state: 'to_stage', disputeId: undefined, now, againAt: addSeconds(now, againAfterS) } as const;
  await forEach(await takeDueEvidence(ctx.db, { ...due, limit: batch }), async ({ id, orderId }) => {
    const dispute = await ctx.provider.findDispute(id);
    const facts = dispute?.isHeard === true ? await readDisputeFacts(ctx.db, orderId) : undefined;
    if (!dispute || !facts) return markOver(ctx.db, id);
    const evidence = evidenceOf(facts);
    await ctx.provider.stageEvidence({ disputeId: id, evidence });
    const { reason, dueAt } = dispute;
    return markStaged(ctx.db, { id, reason, dueAt: dueAt ?? null, evidence, now: ctx.clock.now() });
  });
}

/**
 * Sends what was laid down for disputes whose sending was asked for, of one or of all (DESK-49). The provider takes it once, however often it is asked;
 * throws 503 `payments_unavailable` in the end when it does not answer, and the next round asks again.
 */
export async function submitDisputes(ctx: StageContext, input: { readonly disputeId?: string } = {}): Promise<void> {
  const now = ctx.clock.now();
  const due = { state: 'submitting', disputeId: input.disputeId, now, againAt: addSeconds(now, againAfterS) } as const;
  try {
    await forEach(await takeDueEvidence(ctx.db, { ...due, limit: batch }), async ({ id }) => {
      const answer = await ctx.provider.submitEvidence(id);
      await markSubmitted(
        ctx.db,
        answer.kind === 'submitted' ? { id, now: ctx.clock.now() } : { id, error: answer.reason },
      );
    });
  } catch (error) {
    throw appError('payments_unavailable', { cause: error, retryAfterS: 60 });
  }
}

/** One that fails keeps no other; the first failure is thrown in the end. */
async function forEach<T>(rows: readonly T[], work: (row: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) await work(row).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
