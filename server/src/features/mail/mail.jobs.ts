import { type Periodic, startPeriodic } from '../../jobs/periodic.ts';
import { type DeliverContext, deliverNextMail } from './deliver-mails.ts';

/** Looks into the outbox again and again, `everyMs` after it was empty; a mail is followed by the next at once. */
export function startMailDelivery(ctx: DeliverContext, everyMs: number, onError: (error: unknown) => void): Periodic {
  const periodic = startPeriodic({
    everyMs,
    onError,
    work: async () => {
      if (await deliverNextMail(ctx)) periodic.wake();
    },
  });
  return periodic;
}
