import Stripe from 'stripe';
import type { DisputeEvidence, OpenedDispute, SubmittedEvidence } from '../../ports/payment-provider.ts';
import { unlessMissing } from './unless-missing.ts';

/** What the bank says of a dispute: whether it still listens, why it was opened and until when it may be answered. */
export async function findDispute(stripe: Stripe, disputeId: string): Promise<OpenedDispute | undefined> {
  const dispute = await stripe.disputes.retrieve(disputeId).catch(unlessMissing);
  if (!dispute) return undefined;
  const { status, reason, evidence_details: details } = dispute;
  return {
    isHeard: heardIn.has(status) && details.submission_count === 0,
    reason,
    // 0 where the bank takes no answer.
    dueAt: details.due_by ? new Date(details.due_by * 1000) : undefined,
  };
}

const heardIn: ReadonlySet<Stripe.Dispute.Status> = new Set(['needs_response', 'warning_needs_response']);

/** Lays evidence down without sending it: what was laid down before is replaced. */
export async function stageEvidence(
  stripe: Stripe,
  { disputeId, evidence }: { readonly disputeId: string; readonly evidence: DisputeEvidence },
): Promise<void> {
  await stripe.disputes.update(disputeId, {
    evidence: {
      product_description: evidence.productDescription,
      service_date: evidence.serviceDate,
      access_activity_log: evidence.activity,
      uncategorized_text: evidence.summary,
    },
    submit: false,
  });
}

/** Sends the evidence that lies there, once. Counted at the dispute itself as well: the provider forgets the keys of requests after a day. */
export async function submitEvidence(stripe: Stripe, disputeId: string): Promise<SubmittedEvidence> {
  const dispute = await stripe.disputes.retrieve(disputeId).catch(unlessMissing);
  if (!dispute) return { kind: 'refused', reason: 'The provider does not know this dispute.' };
  if (dispute.evidence_details.submission_count > 0) return { kind: 'submitted' };
  try {
    await stripe.disputes.update(disputeId, { submit: true }, { idempotencyKey: `evidence:${disputeId}` });
    return { kind: 'submitted' };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { kind: 'refused', reason: error.message };
    throw error;
  }
}
