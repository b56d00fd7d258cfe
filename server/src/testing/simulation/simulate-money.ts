import type { TestDatabase } from '../test-database.ts';
import { agree } from './agree.ts';
import { generationActs } from './generation-acts.ts';
import { orderActs } from './order-acts.ts';
import { tradeActs } from './trade-acts.ts';
import { type Act, openWorld, type World } from './world.ts';

export interface SimulationOptions {
  readonly database: TestDatabase;
  readonly seed: number;
  readonly steps: number;
  /** Every so many steps all promises are checked; and once more at the end. */
  readonly checkEvery: number;
  /** Up to so much time goes by before a step, besides its second; none unless said. */
  readonly pauseMaxS?: number;
}

/**
 * Random lives of people and their money, by the product's own verbs on a real database, beside plain arithmetic: after
 * every step the acting person's balance, in samples and at the end everybody's balance and every promise of the books.
 * The same seed lives the same lives. Throws at the first difference, naming seed and step.
 */
export async function simulateMoney(options: SimulationOptions): Promise<Readonly<Record<string, number>>> {
  const world = openWorld(options);
  const acts = [...generationActs(world), ...tradeActs(world), ...orderActs(world)];
  const counts: Record<string, number> = {};
  for (let step = 1; step <= options.steps; step += 1) {
    world.clock.tick();
    if (options.pauseMaxS !== undefined) world.clock.advanceSeconds(world.below(options.pauseMaxS));
    const [name, , act] = choose(acts, world.random);
    try {
      await act();
      counts[name] = (counts[name] ?? 0) + 1;
      if (step % options.checkEvery === 0 || step === options.steps) await check(world);
    } catch (cause) {
      throw new Error(`Seed ${options.seed}, step ${step} (${name}): ${String(cause)}`, { cause });
    }
  }
  return counts;
}

function choose(acts: readonly Act[], random: () => number): Act {
  const total = acts.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const act of acts) {
    left -= act[1];
    if (left < 0) return act;
  }
  throw new Error('There is nothing to do.');
}

/** Every promise of the books, and every person's figures. */
async function check({ db, people }: World): Promise<void> {
  const broken = await db.selectFrom('ledger_violation').selectAll().limit(5).execute();
  if (broken.length > 0) throw new Error(broken.map((row) => `${row.promise}: ${row.detail}`).join('; '));
  const accounts = await db
    .selectFrom('account')
    .select(['user_id', 'balance', 'debt', 'active_generations'])
    .execute();
  const stored = new Map(accounts.map((row) => [row.user_id, row]));
  for (const person of people) {
    const row = stored.get(person.actor.userId);
    agree('balance', row?.balance, person.balance);
    agree('debt', row?.debt, person.debt);
    agree('running', row?.active_generations, person.active);
  }
}
