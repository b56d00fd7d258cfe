import { formatMoney } from '@loomlight/contract';
import { AppError, errorText } from '../../kernel/errors.ts';
import { askRefunds, type Reconciled, reconcileSince, refundOrderAct } from '../payments/index.ts';
import { type CommandResult, type OperatorContext, recorded } from './operator.context.ts';
import { performAsOperator } from './perform-as-operator.ts';

const named = 20;

/** `payments reconcile --since <time>`: after a restore to a moment, brings the books to what the provider knows. */
export async function reconcilePayments(ctx: OperatorContext, words: readonly string[]): Promise<CommandResult> {
  const [flag, moment = ''] = words;
  const since = new Date(moment);
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(moment);
  if (flag !== '--since' || words.length !== 2 || !isMoment || Number.isNaN(since.getTime()))
    return { exitCode: 2, lines: ['payments reconcile needs --since and a moment such as 2026-11-24T09:59:30Z.'] };
  if (since > ctx.clock.now()) return { exitCode: 2, lines: ['That moment has not come yet.'] };
  const result = await reconcileSince(await ctx.payments(), { since });
  const detail = `since ${since.toISOString()}: ${result.restored} restored, ${result.asked} asked about`;
  await recorded(ctx, { action: 'payments.reconcile', subject: 'payments', detail }, async () => undefined);
  return { exitCode: isWhole(result) ? 0 : 1, lines: describe(result) };
}

/**
 * `payments refund <order> <cents> "<reason>"`: what the desk does. While the provider is away the request stays, and the product asks again.
 */
export async function refundOrder(
  ctx: OperatorContext,
  [orderId = '', centsText = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const cents = Number(centsText);
  if (!Number.isInteger(cents) || cents < 1 || cents > 99_999_999)
    return { exitCode: 2, lines: ['payments refund needs the id of an order, whole cents, and a reason in quotes.'] };
  const done = await performAsOperator(ctx, { act: refundOrderAct, input: { orderId, cents }, reason });
  if (done.exitCode !== 0) return done;
  try {
    await askRefunds(await ctx.payments(), { orderId });
    return done;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...done, lines: [...done.lines, 'The provider does not answer now, and is asked again.'] };
  }
}

const isWhole = ({ lost, ofNobody, problems }: Reconciled): boolean =>
  lost.length + ofNobody.length + problems.length === 0;

function describe({ restored, asked, lost, ofNobody, problems }: Reconciled): string[] {
  return [
    `${restored} orders were written down again, ${asked} were asked about; the books say what the provider says.`,
    ...lost
      .slice(0, named)
      .map(
        ({ orderId, sessionId, priceCents, currency }) =>
          `The person of order ${orderId} (page ${sessionId}, ${formatMoney(priceCents, currency)}) is not here: if it was paid, give the money back at the provider.`,
      ),
    ...ofNobody
      .slice(0, named)
      .map(
        ({ id, type, subject }) =>
          `${id} (${type}) of payment ${subject.paymentIntent ?? 'without a name'} belongs to no order: give the money back at the provider.`,
      ),
    ...problems
      .slice(0, named)
      .map((problem) => `An order could not be asked about: ${errorText(problem)}. Run this again.`),
  ];
}
