import { type Periodic, startPeriodic } from '../../jobs/periodic.ts';
import { type DeliverContext, deliverMails } from './deliver-mails.ts';

/** Looks into the outbox every two seconds; a full batch is followed by the next at once. */
export function startMailDelivery(ctx: DeliverContext, onError: (error: unknown) => void): Periodic {
  const periodic = startPeriodic({
    everyMs: 2_000,
    onError,
    work: async () => {
      if ((await deliverMails(ctx)) > 0) periodic.wake();
    },
  });
  return periodic;
}
