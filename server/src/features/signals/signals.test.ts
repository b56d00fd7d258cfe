import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { statements } from '@loomlight/contract/reports';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { dayS, holdingActs } from '../../testing/holding-acts.ts';
import { grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { forgetSignals, lookForAbuse, makeSignalsRound } from './index.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp({ SALE_HOLD_DAYS: '14' });
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
});
afterEach(() => balanced());
afterAll(() => test.close());

const { buy, disputed, won, sell, unlock, account, holds, release, balanced, entries } = holdingActs(() => test);
const look = () => lookForAbuse({ db: test.database.db, clock: test.clock, ids: systemIds });
const round = () => makeSignalsRound({ db: test.database.db, clock: test.clock, ids: systemIds });
const shown = async (state: 'open' | 'closed' = 'open') =>
  (await test.call(desk.signals, { token: boss.token, query: { state } })).body.signals;
const read = async (id: string) => (await test.call(desk.signal, { token: boss.token, params: { id } })).body;
const act = (
  endpoint: (typeof desk)['releaseSignal' | 'returnIncome' | 'closeSignal'],
  id: string,
  body: object = {},
) => performed(test, endpoint, { by: boss, id, body });
const again = async () => {
  boss = await test.signInAgain(boss);
  await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
};

/** One sells to the other so often, an item each. */
async function trade(seller: TestPerson, buyer: TestPerson, times: number, price = 10): Promise<void> {
  for (let n = 0; n < times; n += 1) expect((await unlock(buyer, await sell(seller, price), price)).status).toBe(200);
}

/** Two people who buy from each other: five prompts each, and both have paid today. */
async function washers(): Promise<readonly [TestPerson, TestPerson]> {
  const [ada, bob] = [await test.person({ credits: 0 }), await test.person({ credits: 0 })];
  await buy(ada, 'starter');
  await buy(bob, 'starter');
  await trade(ada, bob, 5);
  await trade(bob, ada, 5);
  return [ada, bob];
}

/** Three buyers of one seller whose payments are taken back, with the credits spent. */
async function reversals(seller: TestPerson, buyers = 3) {
  const paid = [];
  for (let n = 0; n < buyers; n += 1) {
    const buyer = await test.person({ credits: 0 });
    const payment = await buy(buyer, 'starter');
    await trade(seller, buyer, 1, 90);
    paid.push({ buyer, payment });
  }
  for (const { payment } of paid) await disputed(payment);
  return paid;
}

/** The signal of one seller. */
async function signalOf(person: TestPerson) {
  const found = (await shown()).find(({ user_id: id }) => id === person.userId);
  if (!found) throw new Error('There is no signal of this person.');
  return found;
}

describe('a wash trade', () => {
  it('of two people who unlock each other’s prompts is shown, and their holds are not released by themselves [DESK-70]', async () => {
    const [ada, bob] = await washers();
    const other = await test.person({ credits: 0 });
    await buy(other, 'starter');
    await trade(ada, other, 1, 5);
    expect(await look()).toBe(2);
    expect((await shown()).map(({ kind, user_id: id }) => [kind, id]).toSorted()).toEqual(
      [ada, bob].map(({ userId }) => ['wash_trade', userId]).toSorted(),
    );
    const { ties, waiting, signal } = await read((await signalOf(ada)).id);
    expect(ties.map(({ credits, unlocks }) => [credits, unlocks])).toEqual([
      [40, 5],
      [40, 5],
    ]);
    expect(waiting.map(({ buyer, credits }) => [buyer.username, credits])).toEqual([
      [bob.username, 40],
      [other.username, 4],
    ]);
    expect(signal).toMatchObject({ score: 90, credits_waiting: 44 });
    test.clock.advanceSeconds(15 * dayS);
    await release();
    expect(await account(ada)).toMatchObject({ held: 44 });
    expect(await account(bob)).toMatchObject({ held: 40 });
    expect(new Set((await holds()).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  it('of a circle of three is one of each of them [DESK-70]', async () => {
    const people = [
      await test.person({ credits: 60 }),
      await test.person({ credits: 60 }),
      await test.person({ credits: 60 }),
    ];
    for (const [n, person] of people.entries()) await trade(person, people[(n + 1) % 3] ?? person, 3);
    expect(await look()).toBe(3);
    expect((await read((await signalOf(people[0] ?? boss)).id)).ties).toHaveLength(3);
  });

  const honest: readonly (readonly [string, (ada: TestPerson, bob: TestPerson) => Promise<void>])[] = [
    [
      'who have bought twice from each other',
      async (ada, bob) => {
        await trade(ada, bob, 2);
        await trade(bob, ada, 2);
      },
    ],
    ['of whom one only sells', async (ada, bob) => trade(ada, bob, 6)],
    [
      'who earn half of it elsewhere',
      async (ada, bob) => {
        await trade(ada, bob, 3);
        await trade(bob, ada, 3);
        await trade(ada, await test.person({ credits: 60 }), 3);
      },
    ],
    [
      'who have traded eight days ago',
      async (ada, bob) => {
        await trade(ada, bob, 5);
        await trade(bob, ada, 5);
        test.clock.advanceSeconds(8 * dayS);
      },
    ],
  ];
  it.each(honest)('is none of two %s [DESK-70]', async (_what, made) => {
    await made(await test.person({ credits: 90 }), await test.person({ credits: 90 }));
    expect(await look()).toBe(0);
  });

  it('is seen where the dearest prompts are unlocked without being looked at [DESK-70]', async () => {
    const seller = await test.person();
    const image = await sell(seller, 90);
    for (let n = 0; n < 10; n += 1) await unlock(await test.person({ credits: 90 }), image, 90);
    await test.database.db
      .updateTable('content_stats')
      .set({ view_count: 20 })
      .where('content_id', '=', image)
      .execute();
    expect(await look()).toBe(0);
    await test.database.db
      .updateTable('content_stats')
      .set({ view_count: 19 })
      .where('content_id', '=', image)
      .execute();
    expect(await look()).toBe(1);
    expect((await read((await signalOf(seller)).id)).ties[0]?.shared).toBe('views');
  });
});

describe('a bonus farm', () => {
  /** Accounts that came from one mailbox or neighbourhood, and how much each gives to the seller. */
  async function farm(seller: TestPerson, given: readonly number[], from: { mailbox?: string; network?: string }) {
    for (const [n, price] of given.entries()) {
      const { userId, ...person } = await test.person({ credits: 100 });
      const hash = (text: string | undefined, other: string) => Buffer.from(text ?? other);
      await test.database.db
        .insertInto('signup_signal')
        .values({
          user_id: userId,
          at: test.clock.now(),
          mailbox_hash: hash(from.mailbox, `own ${n}`),
          network_hash: from.network === undefined ? null : hash(from.network, ''),
        })
        .execute();
      await trade(seller, { userId, ...person }, 1, price);
      // What is left of a hundred goes elsewhere.
      if (price < 50) await trade(await test.person(), { userId, ...person }, 1, 50 - price);
    }
  }

  it.each([
    ['of one mailbox', { mailbox: 'one' }, [50, 50, 40], 1],
    ['of one neighbourhood', { network: 'one' }, [50, 50, 50], 1],
    ['of one mailbox that are two', { mailbox: 'one' }, [50, 50], 0],
    ['that spend a fifth and more elsewhere', { mailbox: 'one' }, [50, 50, 39], 0],
    ['that have nothing in common', {}, [50, 50, 50], 0],
  ] as const)('is seen in accounts %s, or not [DESK-70]', async (_what, from, given, found) => {
    const seller = await test.person();
    await farm(seller, given, from);
    expect(await look()).toBe(found);
    if (found > 0) expect((await read((await signalOf(seller)).id)).ties).toHaveLength(given.length);
  });
});

describe('reversed sales', () => {
  it(
    'are seen at once when the payments of three buyers are taken back, and not of two [DESK-70]',
    { tags: 'on-server' },
    async () => {
      const [seller, other] = [await test.person(), await test.person()];
      await reversals(other, 2);
      expect(await shown()).toEqual([]);
      await reversals(seller);
      expect(await shown()).toMatchObject([{ kind: 'reversed_sales', user_id: seller.userId, score: 3 }]);
      expect((await read((await signalOf(seller)).id)).ties.map(({ shared }) => shared)).toEqual([
        'payment',
        'payment',
        'payment',
      ]);
      expect(await look()).toBe(0);
    },
  );

  it('that were closed are not shown again, until others are added [DESK-70]', async () => {
    const seller = await test.person();
    await reversals(seller);
    expect((await act(desk.closeSignal, (await signalOf(seller)).id)).status).toBe(200);
    test.clock.advanceSeconds(60);
    expect(await look()).toBe(0);
    await reversals(seller, 2);
    expect(await look()).toBe(0);
    await reversals(seller, 1);
    expect(await shown()).toMatchObject([{ score: 3 }]);
    expect(await shown('closed')).toMatchObject([{ outcome: 'closed' }]);
  });
});

describe('an open signal', () => {
  it('has new sales wait as well, also to buyers whose money is settled, until it is closed [DESK-70]', async () => {
    const [ada, bob] = await washers();
    await look();
    const settled = await test.person({ credits: 90 });
    await trade(ada, settled, 1, 50);
    await release();
    // What is held because of the signal alone is free at once; what can still be taken back waits for its time.
    expect(await account(ada)).toMatchObject({ held: 80 });
    const { body } = await test.call(contract.credits.balance, { token: ada.token });
    expect(body).toMatchObject({ held: 80, held_next: null });
    await act(desk.closeSignal, (await signalOf(ada)).id);
    await release();
    expect(await account(ada)).toMatchObject({ held: 40 });
    expect(await account(bob)).toMatchObject({ held: 40 });
    await trade(ada, settled, 1, 10);
    expect(await account(ada)).toMatchObject({ held: 40 });
    test.clock.advanceSeconds(15 * dayS);
    await release();
    expect([(await account(ada)).held, (await account(bob)).held]).toEqual([0, 40]);
  });

  it('lets go of whom somebody has looked at, and of no other [DESK-70]', async () => {
    const [ada, bob] = await washers();
    const other = await test.person({ credits: 0 });
    await buy(other, 'starter');
    await trade(ada, other, 1);
    await look();
    const { id } = await signalOf(ada);
    expect((await act(desk.releaseSignal, id, { buyer_ids: [other.userId] })).status).toBe(200);
    expect((await act(desk.releaseSignal, id, { buyer_ids: [other.userId] })).error.code).toBe('desk_changed');
    test.clock.advanceSeconds(15 * dayS);
    await again();
    await release();
    expect(await account(ada)).toMatchObject({ held: 40 });
    expect((await shown()).map(({ user_id: of, outcome }) => [of === bob.userId, outcome]).toSorted()).toEqual([
      [false, 'released'],
      [true, null],
    ]);
  });

  it('gives income back to its buyers by a decision with a statement, once, and the seller can appeal [DESK-70, DESK-81]', async () => {
    const [ada, bob] = await washers();
    await look();
    const { id } = await signalOf(ada);
    const missing = await act(desk.returnIncome, id, { ...grounds, facts: ' ' });
    expect(missing.error.details?.[0]?.path).toBe('facts');
    const before = await account(bob);
    expect((await act(desk.returnIncome, id, grounds)).status).toBe(200);
    expect((await act(desk.returnIncome, id, grounds)).error.code).toBe('desk_changed');
    expect(await account(ada)).toMatchObject({ held: 0, balance: 45 });
    expect((await account(bob)).balance).toBe(before.balance + 40);
    expect((await entries(bob, 1))[0]).toEqual(['sale_reversal', 40]);
    expect(await entries(ada, 5)).toEqual(Array.from({ length: 5 }, () => ['sale_reversal', -8]));
    await balanced();
    const decision = await test.database.db.selectFrom('decision').selectAll().executeTakeFirstOrThrow();
    expect(decision).toMatchObject({
      action: 'return_income',
      user_id: ada.userId,
      decided_by: boss.userId,
      taken_by: 'person',
    });
    const { body } = await test.call(statements.get, { token: ada.token, params: { id: decision.id } });
    expect(body).toMatchObject({ action: 'return_income', detected_by: 'automated', is_automated: false });
    // Taken back, it is the house that pays: the buyer may have spent what came back.
    expect((await performed(test, desk.liftDecision, { by: boss, id: decision.id, body: {} })).status).toBe(200);
    expect(await account(ada)).toMatchObject({ held: 0, balance: 85 });
    expect((await performed(test, desk.liftDecision, { by: boss, id: decision.id, body: {} })).status).toBe(409);
    expect((await account(ada)).balance).toBe(85);
  });

  it(
    'gives more than may be moved alone back when another administrator approves, once, and not what has changed [DESK-87]',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = await washers();
      const other = await anAdministrator(test);
      await look();
      const { id } = await signalOf(ada);
      const set = (two_people_credits: number | null) =>
        performed(test, desk.changeSettings, { by: boss, id: '', body: { values: { two_people_credits } } });
      const ask = async () => {
        const asked = await act(desk.returnIncome, id, grounds);
        return [asked.status, (asked.body as { approval_id?: string }).approval_id ?? ''] as const;
      };
      const decide = (approval: string, by: TestPerson) =>
        test.call(desk.decideApproval, { token: by.token, params: { id: approval }, body: { decision: 'approved' } });
      const before = await account(bob);
      expect((await set(39)).status).toBe(200);
      const [status, approval] = await ask();
      expect([status, (await account(ada)).held, (await account(bob)).balance]).toEqual([202, 40, before.balance]);
      const { approvals } = (await test.call(desk.approvals, { token: other.token })).body;
      expect(approvals[0]).toMatchObject({ action: 'signals.return', before: { credits_waiting: 40 }, subject: id });
      expect(approvals[0]?.effects.join(' ')).toContain(`${grounds.ground_ref}, and says: ${grounds.facts}`);
      expect((await decide(approval, boss)).error.code).toBe('own_act');
      // One more sale: it is not what was asked for any more.
      await trade(ada, bob, 1);
      expect((await decide(approval, other)).error.code).toBe('desk_changed');
      const [, again] = await ask();
      const answers = await Promise.all(Array.from({ length: 10 }, () => decide(again, other)));
      expect(answers.filter(({ status: of }) => of === 200)).toHaveLength(1);
      expect(await account(ada)).toMatchObject({ held: 0 });
      expect((await account(bob)).balance).toBe(before.balance - 10 + 48);
      const decided = await test.database.db
        .selectFrom('decision')
        .select(['user_id', 'decided_by', 'facts'])
        .execute();
      expect(decided).toEqual([{ user_id: ada.userId, decided_by: boss.userId, facts: grounds.facts }]);
      const { entries: written } = (
        await test.call(desk.audit, { token: boss.token, query: { action: 'signals.return' } })
      ).body;
      expect(written).toMatchObject([{ actor: boss.userId, approved_by: other.userId }]);
      // As many as may be moved alone.
      await trade(bob, ada, 1);
      expect((await set(48)).status).toBe(202);
    },
  );

  it('outlives a dispute: what is restored while it is open waits as well [DESK-70]', async () => {
    const seller = await test.person();
    const paid = await reversals(seller);
    test.clock.advanceSeconds(15 * dayS);
    for (const { payment } of paid) await won(payment);
    await release();
    expect(await account(seller)).toMatchObject({ held: 216 });
    await again();
    await act(desk.closeSignal, (await signalOf(seller)).id);
    await release();
    expect(await account(seller)).toMatchObject({ held: 0 });
  });

  it(
    'is one for each kind, however many look at once, and the round is made once a day [DESK-70]',
    { tags: 'on-server' },
    async () => {
      await washers();
      await Promise.all(Array.from({ length: 20 }, look));
      expect(await shown()).toHaveLength(2);
      await Promise.all([round(), round(), round()]);
      await round();
      const { due_at: due } = await test.database.db
        .selectFrom('round')
        .select('due_at')
        .where('name', '=', 'signals')
        .executeTakeFirstOrThrow();
      const hours = (due.getTime() - test.clock.now().getTime()) / 3_600_000;
      expect([Math.ceil(hours), hours > 23]).toEqual([24, true]);
    },
  );

  it('goes with its person, and stands in the list of what waits until then [DESK-70]', async () => {
    const [ada, bob] = await washers();
    await look();
    const waiting = async () =>
      (await test.call(desk.now, { token: boss.token })).body.waiting.find(({ kind }) => kind === 'signal')?.count;
    expect(await waiting()).toBe(2);
    await forgetSignals(test.database, ada.userId);
    expect(await signalOf(bob)).toMatchObject({ kind: 'wash_trade' });
    expect(await waiting()).toBe(1);
  });

  it('of nobody is 404, and of one that is closed 409 [DESK-70]', async () => {
    const [ada] = await washers();
    await look();
    const { id } = await signalOf(ada);
    expect((await act(desk.closeSignal, ada.userId)).status).toBe(404);
    await act(desk.closeSignal, id);
    for (const endpoint of [desk.closeSignal, desk.releaseSignal] as const)
      expect((await act(endpoint, id)).error.code).toBe('already_decided');
    expect((await act(desk.returnIncome, id, grounds)).error.code).toBe('already_decided');
  });
});
