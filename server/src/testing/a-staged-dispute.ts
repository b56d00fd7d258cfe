import { systemIds } from '../kernel/ids.ts';
import type { TestApp } from './test-app.ts';

/** A dispute whose evidence is laid down, as the books of payments have it; answers its id. */
export async function aStagedDispute(test: Pick<TestApp, 'database' | 'clock' | 'person'>): Promise<string> {
  const { userId } = await test.person();
  const { db } = test.database;
  const [orderId, now] = [systemIds.uuid(), test.clock.now()];
  const id = `dp_${orderId}`;
  const pack = { package_id: 'tiny', package_name: 'Tiny', credits: 10, price_cents: 99, currency: 'usd' };
  await db
    .insertInto('payment_order')
    .values({ ...pack, id: orderId, user_id: userId, created_at: now, success_url: '/', cancel_url: '/' })
    .execute();
  const money = { amount_cents: 99, moves: 0, is_withdrawn: false, outcome: 'open' } as const;
  await db
    .insertInto('payment_dispute')
    .values({ ...money, id, order_id: orderId })
    .execute();
  const evidence = JSON.stringify({ productDescription: 'p', serviceDate: '2026-01-31', activity: '', summary: 's' });
  await db
    .insertInto('dispute_evidence')
    .values({ dispute_id: id, state: 'staged', reason: 'general', evidence, staged_at: now, next_try_at: now })
    .execute();
  return id;
}
