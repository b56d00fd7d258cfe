import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext, Facts } from '../audit/index.ts';
import { lockTasks, settleTasks } from './engine-books.store.ts';
import { findCostsByPrice, insertSettledCosts, type TaskCost } from './engine-costs.store.ts';

/** What came of tasks that an engine may want to be paid for. */
export interface SettleTasksWish {
  /** One or more, each once. */
  readonly ids: readonly string[];
  readonly as: 'paid' | 'not_charged';
  /** What the engine has really charged for the one task, in millionths of a unit of money; undefined for the price of when each was asked. */
  readonly actualMicros?: number | undefined;
  /** Of this amount, where the engine had no price. */
  readonly currency?: string | undefined;
  readonly note: string;
}

type Costs = ReadonlyMap<string, TaskCost>;

/**
 * Settles tasks that an engine may want to be paid for, once its invoice is known: all of them, or none where one cannot be (DESK-57, DESK-140). No credit
 * moves: their people have them back. What each has cost is its price, or for a single one the amount that the engine has charged (DESK-138).
 */
export const settleTasksAct: Act<SettleTasksWish> = {
  action: 'engines.settle',
  subject: ({ ids }) => (ids.length === 1 && ids[0] !== undefined ? ids[0] : 'tasks'),
  plan: async (ctx, { input }) => {
    const tasks = input.ids.every(isUuid) ? await lockTasks(ctx.db, input.ids) : [];
    const inDoubt = tasks.filter(({ state }) => state === 'possibly_paid');
    if (inDoubt.length < input.ids.length) throw appError('not_found');
    const settled = tasks.filter(({ settled_as: as }) => as !== null).length;
    if (settled > 0) throw appError('desk_changed', { message: settledWords(settled, tasks.length) });
    const costs = await getSettledCosts(ctx, input);
    const about = aboutOf(tasks);
    const noted = input.note === '' ? {} : { note: input.note };
    return {
      before: { ...about, settled: null },
      after: { ...about, settled: input.as, ...(costs && factsOf(costs)), ...noted },
      effects: [
        tasks.length === 1
          ? 'It leaves the list. No credit moves: its person has them back.'
          : `All ${tasks.length} leave the list. No credit moves: their people have them back.`,
        ...costWords(costs, input),
      ],
      needs: 'confirm',
      basis: JSON.stringify(Array.from(costs ?? []).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const costs = await getSettledCosts(ctx, input);
    await settleTasks(ctx.tx, { ...input, by: actorId, now: ctx.clock.now() });
    if (costs) await insertSettledCosts(ctx.tx, costs);
  },
};

function settledWords(settled: number, all: number): string {
  if (all === 1) return 'This was settled already.';
  return settled === 1 ? 'One of these was settled already.' : `${settled} of these were settled already.`;
}

/** What each task has cost as it is settled; undefined where nothing was charged. An amount is in the currency of the engine's price, where it has one. */
async function getSettledCosts(ctx: Pick<ActContext, 'db'>, input: SettleTasksWish): Promise<Costs | undefined> {
  const { ids, as, actualMicros, currency } = input;
  if (as === 'not_charged' && actualMicros !== undefined)
    throw fieldError('actual_micros', 'Only what is settled as paid has an amount.');
  if (actualMicros === undefined && currency !== undefined)
    throw fieldError('currency', 'A currency is given with an amount alone.');
  const [id] = ids;
  if (actualMicros !== undefined && (id === undefined || ids.length > 1))
    throw fieldError('actual_micros', 'An amount is that of one task: settle each with its own.');
  if (as === 'not_charged') return undefined;
  const byPrice = await findCostsByPrice(ctx.db, ids);
  if (actualMicros === undefined || id === undefined) return byPrice;
  const priced = byPrice.get(id)?.currency ?? null;
  if (priced === null && currency === undefined)
    throw fieldError('currency', 'This engine had no price when it was asked: please name the currency of the amount.');
  if (priced !== null && currency !== undefined && currency !== priced)
    throw fieldError('currency', `The price of this engine is in ${priced}, and so is what it has charged.`);
  return new Map([[id, { micros: actualMicros, currency: priced ?? currency ?? null }]]);
}

/** The engine of one task; of more how many they are, which, and whose. */
function aboutOf(tasks: readonly { readonly content_id: string; readonly engine: string }[]): Facts {
  const engine = Array.from(new Set(tasks.map(({ engine: name }) => name)))
    .toSorted()
    .join(', ');
  if (tasks.length === 1) return { engine };
  return { engine, tasks: tasks.length, ids: tasks.map(({ content_id: id }) => id).join(', ') };
}

function factsOf(costs: Costs): Facts {
  const [cost] = costs.values();
  if (costs.size === 1 && cost)
    return cost.micros === null ? { cost: 'unknown' } : { cost_micros: cost.micros, currency: cost.currency };
  const { sums, unknown } = sumOf(costs);
  const booked = sums.map(([currency, micros]) => [`cost_micros.${currency}`, micros] as const);
  return { ...Object.fromEntries(booked), ...(unknown > 0 && { cost_unknown: unknown }) };
}

/** What is booked as the cost, in sentences. */
function costWords(costs: Costs | undefined, { actualMicros }: SettleTasksWish): readonly string[] {
  if (!costs) return ['No cost is booked.'];
  const { sums, unknown } = sumOf(costs);
  const source = actualMicros === undefined ? 'the price of when it was asked' : 'what the engine has charged';
  if (costs.size === 1) {
    const [cost] = costs.values();
    if (cost?.micros === null) return [`Its cost stays unknown: ${whyUnknown(cost)}.`];
    return sums.map(([currency, micros]) => `Its cost is booked as ${decimalOf(micros)} ${currency}, ${source}.`);
  }
  const stays = unknown === 1 ? 'The cost of one of them stays' : `The costs of ${unknown} of them stay`;
  return [
    ...sums.map(([currency, micros]) => `Together ${decimalOf(micros)} ${currency} are booked, each at ${source}.`),
    ...(unknown > 0 ? [`${stays} unknown: there was no price, or the length of the video is not known any more.`] : []),
  ];
}

function whyUnknown({ currency }: TaskCost): string {
  return currency === null
    ? 'the engine had no price when it was asked, and no amount is given'
    : 'how long its video was is not known any more';
}

/** What is known by currency, and how many are not. */
function sumOf(costs: Costs): { readonly sums: readonly (readonly [string, number])[]; readonly unknown: number } {
  const sums = new Map<string, number>();
  let unknown = 0;
  for (const { micros, currency } of costs.values()) {
    if (micros === null || currency === null) unknown += 1;
    else sums.set(currency, (sums.get(currency) ?? 0) + micros);
  }
  return { sums: Array.from(sums).toSorted(([one], [other]) => (one < other ? -1 : 1)), unknown };
}

/** Two places behind the point, and more where they say something. */
function decimalOf(micros: number): string {
  const digits = String(micros).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/(\.\d\d\d*?)0+$/, '$1');
}
