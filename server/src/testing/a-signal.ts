import { systemIds } from '../kernel/ids.ts';
import { lookForAbuse } from '../features/signals/index.ts';
import { holdingActs } from './holding-acts.ts';
import type { TestApp } from './test-app.ts';

/** The id of an open signal about somebody whose income waits: two people who have bought from each other for most of what they earn. */
export async function aSignal(test: TestApp): Promise<string> {
  const { buy, sell, unlock } = holdingActs(() => test);
  const [ada, bob] = [await test.person({ credits: 0 }), await test.person({ credits: 0 })];
  for (const who of [ada, bob]) await buy(who, 'starter', 14);
  for (let n = 0; n < 3; n += 1) {
    await unlock(bob, await sell(ada, 10), 10);
    await unlock(ada, await sell(bob, 10), 10);
  }
  await lookForAbuse({ db: test.database.db, clock: test.clock, ids: systemIds });
  const { id } = await test.database.db
    .selectFrom('abuse_flag')
    .select('id')
    .where('user_id', '=', ada.userId)
    .executeTakeFirstOrThrow();
  return id;
}
