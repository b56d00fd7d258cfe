import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act } from '../audit/index.ts';
import { lockTask, settleTask } from './engine-books.store.ts';
import { insertSettledCost } from './engine-costs.store.ts';

/** Settles a task that an engine may want to be paid for, once its invoice is known (DESK-57). No credit moves: its person has them back. */
export const settleTaskAct: Act<{ readonly id: string; readonly as: 'paid' | 'not_charged' }> = {
  action: 'engines.settle',
  subject: ({ id }) => id,
  plan: async (ctx, { input }) => {
    const task = isUuid(input.id) ? await lockTask(ctx.db, input.id) : undefined;
    if (task?.state !== 'possibly_paid') throw appError('not_found');
    if (task.settled_as !== null) throw appError('desk_changed', { message: 'This was settled already.' });
    return {
      before: { engine: task.engine, settled: null },
      after: { engine: task.engine, settled: input.as },
      effects: ['It leaves the list. No credit moves: its person has them back.'],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    await settleTask(ctx.tx, { ...input, by: actorId, now: ctx.clock.now() });
    if (input.as === 'paid') await insertSettledCost(ctx.tx, input.id);
  },
};
