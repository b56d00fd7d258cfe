import { type Periodic, startPeriodic } from '../../jobs/periodic.ts';
import type { AccountsContext } from './accounts.context.ts';
import { answerLetterRequest } from './answer-letter-request.ts';

/** Looks for mails that were asked for every two seconds; a request is followed by the next at once. */
export function startLetters(
  ctx: Pick<AccountsContext, 'db' | 'clock' | 'ids' | 'wakeMail'>,
  onError: (error: unknown) => void,
): Periodic {
  const periodic = startPeriodic({
    everyMs: 2_000,
    onError,
    work: async () => {
      if (await answerLetterRequest(ctx)) periodic.wake();
    },
  });
  return periodic;
}
