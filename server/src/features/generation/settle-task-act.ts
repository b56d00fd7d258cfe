import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext, Facts } from '../audit/index.ts';
import { lockTask, settleTask } from './engine-books.store.ts';
import { findCostByPrice, insertSettledCost, type TaskCost } from './engine-costs.store.ts';

/** What came of a task that an engine may want to be paid for. */
export interface SettleTaskWish {
  readonly id: string;
  readonly as: 'paid' | 'not_charged';
  /** What the engine has really charged, in millionths of a unit of money; undefined for the price of when it was asked. */
  readonly actualMicros?: number | undefined;
  /** Of this amount, where the engine had no price. */
  readonly currency?: string | undefined;
  readonly note: string;
}

/**
 * Settles a task that an engine may want to be paid for, once its invoice is known (DESK-57). No credit moves: its person has them back. What it has
 * cost is the amount that the engine has charged, and without one its price (DESK-138).
 */
export const settleTaskAct: Act<SettleTaskWish> = {
  action: 'engines.settle',
  subject: ({ id }) => id,
  plan: async (ctx, { input }) => {
    const task = isUuid(input.id) ? await lockTask(ctx.db, input.id) : undefined;
    if (task?.state !== 'possibly_paid') throw appError('not_found');
    if (task.settled_as !== null) throw appError('desk_changed', { message: 'This was settled already.' });
    const cost = await getSettledCost(ctx, input);
    const noted = input.note === '' ? {} : { note: input.note };
    return {
      before: { engine: task.engine, settled: null },
      after: { engine: task.engine, settled: input.as, ...(cost && factsOf(cost)), ...noted },
      effects: ['It leaves the list. No credit moves: its person has them back.', costWords(cost, input)],
      needs: 'confirm',
      basis: JSON.stringify(cost ?? null),
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const cost = await getSettledCost(ctx, input);
    await settleTask(ctx.tx, { ...input, by: actorId, now: ctx.clock.now() });
    if (cost) await insertSettledCost(ctx.tx, { ...cost, id: input.id });
  },
};

/** What the task has cost as it is settled; undefined where nothing was charged. An amount is in the currency of the engine's price, where it has one. */
async function getSettledCost(ctx: Pick<ActContext, 'db'>, input: SettleTaskWish): Promise<TaskCost | undefined> {
  const { id, as, actualMicros, currency } = input;
  if (as === 'not_charged' && actualMicros !== undefined)
    throw fieldError('actual_micros', 'Only what is settled as paid has an amount.');
  if (actualMicros === undefined && currency !== undefined)
    throw fieldError('currency', 'A currency is given with an amount alone.');
  if (as === 'not_charged') return undefined;
  const byPrice = await findCostByPrice(ctx.db, id);
  if (actualMicros === undefined) return byPrice;
  if (byPrice.currency === null && currency === undefined)
    throw fieldError('currency', 'This engine had no price when it was asked: please name the currency of the amount.');
  if (byPrice.currency !== null && currency !== undefined && currency !== byPrice.currency)
    throw fieldError('currency', `The price of this engine is in ${byPrice.currency}, and so is what it has charged.`);
  return { micros: actualMicros, currency: byPrice.currency ?? currency ?? null };
}

function factsOf({ micros, currency }: TaskCost): Facts {
  return micros === null ? { cost: 'unknown' } : { cost_micros: micros, currency };
}

/** What is booked as the cost of the task, as a sentence. */
function costWords(cost: TaskCost | undefined, { actualMicros }: SettleTaskWish): string {
  if (!cost) return 'No cost is booked.';
  const { micros, currency } = cost;
  if (micros === null && currency === null)
    return 'Its cost stays unknown: the engine had no price when it was asked, and no amount is given.';
  if (micros === null) return 'Its cost stays unknown: how long its video was is not known any more.';
  const source = actualMicros === undefined ? 'the price of when it was asked' : 'what the engine has charged';
  return `Its cost is booked as ${decimalOf(micros)} ${currency}, ${source}.`;
}

/** Two places behind the point, and more where they say something. */
function decimalOf(micros: number): string {
  const digits = String(micros).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/(\.\d\d\d*?)0+$/, '$1');
}
