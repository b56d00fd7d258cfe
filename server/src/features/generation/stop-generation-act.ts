import { countCredits, isFinalStatus } from '@loomlight/contract';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { findForDesk, findStopped } from './desk-jobs.store.ts';
import { type FailContext, seeToFailed } from './fail-generation.ts';
import { failGenerationRow } from './generation.store.ts';

/** What its person reads when an operator has ended it. */
const stoppedMessage = 'This was stopped by the operator. Your credits have been refunded.';

/**
 * Ends a generation that is not final and gives its credits back, once (DESK-55): in the statement that fails every other one. One that ends by
 * itself meanwhile stays as it is, and is 409 `desk_changed`.
 */
export const stopGenerationAct: Act<{ readonly id: string }> = {
  action: 'jobs.cancel',
  subject: ({ id }) => id,
  plan: async (ctx, { input }) => {
    const job = await getUnfinished(ctx, input.id);
    return {
      before: { status: 'unfinished', credits_back: 0 },
      after: { status: 'failed', credits_back: job.credits_used },
      effects: [
        `${countCredits(job.credits_used)} ${job.credits_used === 1 ? 'comes' : 'come'} back to ${job.username}, who is told.`,
        ...(job.is_asked_elsewhere
          ? [`${job.engine} was asked already: it is told to let go, and may want its price all the same.`]
          : []),
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { input: { id } }) => {
    const now = ctx.clock.now();
    const failed = await failGenerationRow(ctx.tx, {
      ...{ id, attempt: undefined, message: stoppedMessage, code: 'stopped', now },
    });
    if (!failed) throw endedAlready();
  },
};

/** After the commit: its watchers and its person are told, and its engine lets go. */
export async function seeToStopped(ctx: FailContext, input: { readonly id: string }): Promise<void> {
  const failed = await findStopped(ctx.db, input.id);
  if (failed) await seeToFailed(ctx, { failed, message: stoppedMessage });
}

async function getUnfinished(ctx: ActContext, id: string) {
  const job = isUuid(id) ? await findForDesk(ctx.db, id) : undefined;
  if (!job) throw appError('not_found');
  if (isFinalStatus(job.status)) throw endedAlready();
  return job;
}

function endedAlready(): Error {
  return appError('desk_changed', {
    message: 'This has ended already: what has failed was refunded, and what was made is there.',
  });
}
