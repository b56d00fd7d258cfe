import { desk } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { checkNewEntries } from '../credits/index.ts';
import { runCommand } from '../operator/index.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

const { order, pay, until } = paymentActs(() => test);
const table = async (kind: 'summary' | 'entries' | 'orders', month: string) => {
  const { status, text } = await test.call(desk.exportMonth, { token: boss.token, query: { kind, month } });
  expect(status).toBe(200);
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
};
const monthNow = () => test.clock.now().toISOString().slice(0, 7);

describe('a month of the books', () => {
  it('adds up: opening and all kinds are closing, entries are their kinds, and cents are those of the orders [DESK-52]', async () => {
    const [ada, bob] = [await test.person({ credits: 20 }), await test.person({ credits: 5 })];
    const { id, session } = await order(ada);
    await pay(session);
    await until(ada, 'paid');
    await test.image(ada);
    await performed(test, desk.changeCredits, { by: boss, id: bob.userId, body: { amount: -3 } });
    await performed(test, desk.refundOrder, { by: boss, id, body: { cents: 100 } });
    await until(ada, 'partially_refunded');
    const summary = await table('summary', monthNow());
    const credits = new Map(summary.filter(([what]) => what === 'credits').map(([, of, sum]) => [of, Number(sum)]));
    const kinds = [...credits].filter(([of]) => of !== 'opening' && of !== 'closing');
    const moved = kinds.reduce((sum, [, amount]) => sum + amount, 0);
    expect(credits.get('closing')).toBe((credits.get('opening') ?? 0) + moved);
    const { rows } = await sql<{ sum: string }>`SELECT sum(balance) AS sum FROM account`.execute(test.database.db);
    expect(credits.get('closing')).toBe(Number(rows[0]?.sum));
    const entries = await table('entries', monthNow());
    expect(entries.reduce((sum, [, , , , amount]) => sum + Number(amount), 0)).toBe(moved);
    for (const [kind, amount] of kinds)
      expect([
        kind,
        entries.filter((line) => line[3] === kind).reduce((sum, line) => sum + Number(line[4]), 0),
      ]).toEqual([kind, amount]);
    const orders = await table('orders', monthNow());
    const net = summary.find(([what]) => what === 'net_cents');
    expect(Number(net?.[2])).toBe(orders.reduce((sum, line) => sum + Number(line[9]), 0));
    expect(orders).toHaveLength(1);
    expect(summary.at(-1)).toEqual(['difference', '', '0']);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('begins with what the one before has left, and holds nothing of another [DESK-52]', async () => {
    await test.person({ credits: 20 });
    const before = await table('summary', monthNow());
    test.clock.advanceSeconds(40 * 86_400);
    boss = await test.signInAgain(boss);
    await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
    const after = await table('summary', monthNow());
    const figure = (lines: string[][], name: string) => lines.find(([, of]) => of === name)?.[2];
    expect(figure(after, 'opening')).toBe(figure(before, 'closing'));
    expect(await table('entries', monthNow())).toEqual([]);
  });

  it('is handed out in a confirmed session alone, and each time written down [DESK-52]', async () => {
    await table('summary', '2026-01');
    const [entry] = (await test.call(desk.audit, { token: boss.token, query: { action: 'books.' } })).body.entries;
    expect(entry).toMatchObject({ action: 'books.export', subject: '2026-01' });
    await test.database.db.updateTable('sessions').set({ proved_at: null }).execute();
    const refused = await test.call(desk.exportMonth, {
      token: boss.token,
      query: { kind: 'entries', month: '2026-01' },
    });
    expect([refused.status, refused.error.code]).toEqual([403, 'confirm_needed']);
    const wrong = await test.call(desk.exportMonth, {
      token: boss.token,
      query: { kind: 'entries', month: '2026-13' },
    });
    expect(wrong.status).toBe(422);
  });
});

describe('a check of the books', () => {
  const checks = async () => (await test.call(desk.books, { token: boss.token })).body.checks;

  it('adds a line to the history with its time, accounts, entries and what is broken [DESK-53]', async () => {
    await test.person({ credits: 20 });
    const askedAt = test.clock.now();
    const { body } = await test.call(desk.verifyBooks, { token: boss.token });
    expect(body.balanced).toBe(true);
    expect(await checks()).toMatchObject([{ users: 2, entries: 1, violations: 0 }]);
    expect(new Date((await checks())[0]?.at ?? 0).getTime()).toBeGreaterThanOrEqual(askedAt.getTime());
    test.clock.advanceSeconds(1);
    await runCommand(await operatorContext(test), ['ledger', 'verify']);
    expect(await checks()).toHaveLength(2);
    await sql`UPDATE account SET entry_count = entry_count + 1`.execute(test.database.db);
    test.clock.advanceSeconds(1);
    const broken = await test.call(desk.verifyBooks, { token: boss.token });
    expect(broken.body.balanced).toBe(false);
    expect((await checks())[0]?.violations).toBeGreaterThan(0);
  });

  const waiting = async () =>
    (await test.call(desk.now, { token: boss.token })).body.waiting.map(({ kind, since }) => [kind, since]);
  const round = () => checkNewEntries(test.database, { secret: testSecret, now: test.clock.now() });

  it('of every hour that finds something is named first among what waits, since then, until one finds nothing [DESK-93]', async () => {
    await test.person({ credits: 20 });
    await round();
    expect(await waiting()).toEqual([]);
    await sql`UPDATE account SET entry_count = entry_count + 1`.execute(test.database.db);
    const foundAt = test.clock.now().getTime();
    expect((await round()).balanced).toBe(false);
    const [[kind, since] = []] = await waiting();
    expect([kind, new Date(since ?? 0).getTime() - foundAt < 5_000]).toEqual(['books', true]);
    // Another one later finds the same, and not anew.
    test.clock.advanceSeconds(600);
    await round();
    expect(await waiting()).toEqual([['books', since]]);
    await sql`UPDATE account SET entry_count = entry_count - 1`.execute(test.database.db);
    expect((await round()).balanced).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('that somebody has asked for is named as well, until one that was asked for finds nothing [DESK-93]', async () => {
    await test.person({ credits: 20 });
    await round();
    await sql`UPDATE account SET entry_count = entry_count + 1`.execute(test.database.db);
    await test.call(desk.verifyBooks, { token: boss.token });
    expect((await waiting()).map(([kind]) => kind)).toEqual(['books']);
    await sql`UPDATE account SET entry_count = entry_count - 1`.execute(test.database.db);
    test.clock.advanceSeconds(1);
    await test.call(desk.verifyBooks, { token: boss.token });
    expect(await waiting()).toEqual([]);
  });
});
