import { type Periodic, startPeriodic } from '../../jobs/periodic.ts';
import { type DeliverContext, deliverNextMail } from './deliver-mails.ts';

/** Looks into the outbox every two seconds; a mail is followed by the next at once. */
export function startMailDelivery(ctx: DeliverContext, onError: (error: unknown) => void): Periodic {
  const periodic = startPeriodic({
    everyMs: 2_000,
    onError,
    work: async () => {
      if (await deliverNextMail(ctx)) periodic.wake();
    },
  });
  return periodic;
}
