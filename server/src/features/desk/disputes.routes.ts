import { desk, type DeskDispute } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { appError } from '../../kernel/errors.ts';
import {
  type DisputeRow,
  findEvidence,
  listDisputes,
  type PaymentsContext,
  submitDisputes,
  submitEvidenceAct,
} from '../payments/index.ts';
import { actHandler, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';

const disputesShown = 100;

/** Payments that banks ask back, and what they are told about them. */
export function deskDisputesRoutes(binder: Binder, ctx: DeskContext, payments: PaymentsContext): void {
  const bind = privately(binder);
  bind(desk.disputes, async () => ({ disputes: (await listDisputes(ctx.db, disputesShown)).map(presentDispute) }));
  bind(desk.disputeEvidence, async ({ params }) => {
    const evidence = await findEvidence(ctx.db, params.id);
    if (evidence === undefined) throw appError('not_found');
    if (evidence === null) return { evidence };
    const { productDescription: product, serviceDate, activity, summary } = evidence;
    return { evidence: { product, service_date: serviceDate, activity, summary } };
  });
  bind(
    desk.submitEvidence,
    actHandler(
      ctx,
      desk.submitEvidence,
      submitEvidenceAct,
      ({ params }) => ({ disputeId: params.id }),
      ({ disputeId }) => submitDisputes(payments, { disputeId }),
    ),
  );
}

function presentDispute(row: DisputeRow): DeskDispute {
  const { id, order_id, user_id, username, amount_cents, currency, reason, outcome, state, error } = row;
  return {
    ...{ id, order_id, user_id, username, amount_cents, currency, reason, outcome, state, error },
    due_at: row.due_at?.toISOString() ?? null,
    staged_at: row.staged_at?.toISOString() ?? null,
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
}
