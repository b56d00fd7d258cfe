import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderAddresses, paymentActs } from '../../testing/payment-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { pausedUntil } from './payments.rules.ts';

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp({ RATE_LIMIT: 'standard' });
});
beforeEach(async () => {
  await test.reset();
  ada = await test.person({ credits: 0 });
});
afterAll(() => test.close());

const declinedCard = '4000 0000 0000 0002';
const { order, pay, until } = paymentActs(() => test);
const link = (key?: string, who = ada) =>
  test.call(contract.payments.createLink, {
    token: who.token,
    body: { package_id: 'creator', ...orderAddresses },
    ...(key && { key }),
  });
/** Declines cards on one page, and waits until each has been told. */
async function decline(session: string, times: number, told: number): Promise<void> {
  for (let card = 0; card < times; card += 1) expect((await pay(session, declinedCard)).statusCode).toBe(402);
  await waitFor(`${told} declined cards to be known`, async () => {
    const rows = await test.database.db
      .selectFrom('payment_event')
      .select('id')
      .where('outcome', '=', 'declined')
      .execute();
    return rows.length === told;
  });
}

describe('declined cards', () => {
  it('five within an hour make the next payment link 429 for a day, of this account alone [DESK-65]', async () => {
    const { session } = await order(ada, 'creator', 'first');
    await decline(session, 4, 4);
    expect((await link()).status).toBe(200);
    await decline(session, 1, 5);
    const refused = await link();
    expect([refused.status, refused.error.code]).toEqual([429, 'payments_paused']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    // A request that was answered before is answered again.
    expect((await link('first')).status).toBe(200);
    expect((await link(undefined, await test.person())).status).toBe(200);
    test.clock.advanceSeconds(86_401);
    ada = await test.signInAgain(ada);
    expect((await link()).status).toBe(200);
  });

  it('change nothing of their order, which can be paid by another card [DESK-65]', async () => {
    const { session } = await order(ada);
    await decline(session, 1, 1);
    await pay(session);
    await until(ada, 'paid');
    expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([500, []]);
  });

  const now = new Date('2026-03-10T12:00:00Z');
  const minutesAgo = (...minutes: number[]) => minutes.map((ago) => new Date(now.getTime() - ago * 60_000));
  it.each([
    ['four within an hour', minutesAgo(1, 2, 3, 4), undefined],
    ['five in more than an hour', minutesAgo(1, 20, 40, 55, 62), undefined],
    ['five within an hour', minutesAgo(1, 2, 3, 4, 60), 1_439],
    ['five within an hour, and a late one', minutesAgo(1, 600, 601, 602, 603, 604), 840],
    ['five more than a day ago', minutesAgo(1_441, 1_442, 1_443, 1_444, 1_445), undefined],
  ])('%s pause as long as they should [DESK-65]', (_what, times, minutes) => {
    const until = pausedUntil(times, now);
    expect(until && (until.getTime() - now.getTime()) / 60_000).toBe(minutes);
  });
});
