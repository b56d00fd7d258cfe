import { desk } from '@loomlight/contract/desk';
import { reportCategories } from '@loomlight/contract/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { aReport, grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { rememberBackup } from '../backup/index.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp({ SIGNUP_BONUS_CREDITS: '3' });
});
beforeEach(async () => {
  await test.reset();
  // What all people hold is summed every five minutes.
  test.clock.advanceSeconds(301);
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

const { order, pay, until } = paymentActs(() => test);

/** Every sample whose metric begins like this, by its name with its labels. */
async function measured(start: string): Promise<Record<string, number>> {
  // A reading serves for ten seconds.
  test.clock.advanceSeconds(11);
  const { body } = await test.app.http.inject({ url: '/metrics' });
  const lines = body.split('\n').filter((line) => line.startsWith(`loomlight_${start}`));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice('loomlight_'.length, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

describe('what stands in the database', () => {
  it('is measured: reports by what they are about and when they are due, decisions, appeals [DESK-122]', async () => {
    const [ada, bob] = [await test.person({ credits: 20 }), await test.person()];
    const item = await test.image(ada);
    expect(Object.values(await measured('reports_open'))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await measured('report_due_seconds')).toEqual({});
    expect(await measured('report_time_left_ratio')).toEqual({});
    const { id } = await aReport(test, { ids: [item], by: bob, category: 'fraud' });
    await aReport(test, { ids: [item], by: ada, category: 'copyright' });
    expect(await measured('reports_open')).toMatchObject({
      'reports_open{category="fraud"}': 1,
      'reports_open{category="copyright"}': 1,
      'reports_open{category="other"}': 0,
    });
    const { rows } = await sql<{ due_at: Date; received_at: Date }>`
      SELECT due_at, received_at FROM report WHERE id = ${id}::uuid`.execute(test.database.db);
    const [report] = rows;
    const hours = ((report?.due_at.getTime() ?? 0) - (report?.received_at.getTime() ?? 0)) / 3_600_000;
    // The clock of the tests goes on by itself.
    const due = (await measured('report_due_seconds'))['report_due_seconds'] ?? 0;
    expect(Math.abs(due - hours * 3_600)).toBeLessThan(120);
    expect((await measured('report_time_left_ratio'))['report_time_left_ratio']).toBeGreaterThan(0.99);
    await sql`UPDATE report SET due_at = ${addSeconds(test.clock.now(), -60)}::timestamptz WHERE id = ${id}::uuid`.execute(
      test.database.db,
    );
    expect((await measured('report_due_seconds'))['report_due_seconds']).toBeLessThan(-60);
    expect((await measured('report_time_left_ratio'))['report_time_left_ratio']).toBeLessThan(0);
    await performed(test, desk.decideReport, {
      by: boss,
      id,
      body: { ...grounds, items: [{ content_id: item, action: 'hide' }] },
    });
    expect(await measured('decisions_total')).toMatchObject({
      'decisions_total{action="hide",taken_by="person"}': 1,
    });
    expect((await measured('reports_open'))['reports_open{category="fraud"}']).toBe(0);
    expect(await measured('appeals_open')).toEqual({ appeals_open: 0 });
  });

  it('is measured: payments that do not fit, disputes, refunds, declined cards, credits, mails and the backup [DESK-122]', async () => {
    expect(await measured('backup_age_seconds')).toEqual({});
    expect(await measured('refunds_total')).toEqual({
      'refunds_total{state="asking"}': 0,
      'refunds_total{state="asked"}': 0,
      'refunds_total{state="refused"}': 0,
    });
    const ada = await test.person({ credits: 20 });
    const { id, session } = await order(ada);
    await pay(session);
    await until(ada, 'paid');
    const db = test.database.db;
    const now = test.clock.now();
    await sql`INSERT INTO payment_event (id, type, order_id, outcome, received_at) VALUES
      ('evt_a', 'x', NULL, 'unknown_order', ${now}::timestamptz), ('evt_b', 'x', ${id}::uuid, 'declined', ${now}::timestamptz),
      ('evt_c', 'x', ${id}::uuid, 'declined', ${now}::timestamptz)`.execute(db);
    await sql`INSERT INTO payment_dispute (id, order_id, amount_cents, moves, is_withdrawn, outcome) VALUES ('dp_1', ${id}::uuid, 1999, 1, true, 'open')`.execute(
      db,
    );
    await sql`INSERT INTO dispute_evidence (dispute_id, state, next_try_at, evidence, staged_at, due_at) VALUES ('dp_1', 'staged', ${now}::timestamptz, '{}', ${now}::timestamptz, ${addSeconds(now, 7_200)}::timestamptz)`.execute(
      db,
    );
    await sql`INSERT INTO refund_request (id, order_id, cents, asked_at, state) VALUES (gen_random_uuid(), ${id}::uuid, 5, ${now}::timestamptz, 'refused')`.execute(
      db,
    );
    await sql`INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at, failed_at)
      VALUES (gen_random_uuid(), 'x', 'canary@loomlight.test', '{}', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)`.execute(
      db,
    );
    await sql`UPDATE account SET held = 4 WHERE user_id = ${ada.userId}::uuid`.execute(db);
    await rememberBackup(test.database.db, addSeconds(now, -3_600));
    expect(await measured('payment_events_unseen')).toEqual({ payment_events_unseen: 1 });
    expect(await measured('card_failures_total')).toEqual({ card_failures_total: 2 });
    expect(await measured('disputes_open')).toEqual({ disputes_open: 1 });
    expect((await measured('dispute_due_seconds'))['dispute_due_seconds']).toBeGreaterThan(7_000);
    expect((await measured('refunds_total'))['refunds_total{state="refused"}']).toBe(1);
    expect(await measured('mails_given_up')).toEqual({ mails_given_up: 1 });
    expect((await measured('backup_age_seconds'))['backup_age_seconds']).toBeGreaterThanOrEqual(3_600);
    test.clock.advanceSeconds(301);
    expect(await measured('credits_')).toEqual({ credits_outstanding: 520, credits_held: 4 });
    expect((await test.app.http.inject({ url: '/metrics' })).body).not.toContain('canary');
  });

  it(
    'has no figures rather than old ones while it cannot be read, and is read again at once [DESK-122]',
    { tags: 'on-server' },
    async () => {
      expect(await measured('appeals_open')).toEqual({ appeals_open: 0 });
      await sql`ALTER TABLE appeal RENAME TO appeal_away`.execute(test.database.db);
      try {
        expect(await measured('appeals_open')).toEqual({});
        expect(await measured('reports_open')).toEqual({});
      } finally {
        await sql`ALTER TABLE appeal_away RENAME TO appeal`.execute(test.database.db);
      }
      const { body } = await test.app.http.inject({ url: '/metrics' });
      expect(body).toContain('loomlight_appeals_open 0');
    },
  );
});

describe('what a process counts itself', () => {
  it('are acts of the desk by what came of them, once for each request key [DESK-122]', async () => {
    const ada = await test.person({ credits: 20 });
    const before = await measured('desk_acts_total');
    const grown = async () => {
      const after = await measured('desk_acts_total');
      return Object.entries(after).flatMap(([name, count]) =>
        count === (before[name] ?? 0) ? [] : [[name, count - (before[name] ?? 0)]],
      );
    };
    const sent = { token: boss.token, params: { id: ada.userId } };
    const words = { amount: 5, reason: 'For the trouble' };
    const shown = await test.call(desk.changeCredits, { ...sent, body: words, query: { preview: 'true' } });
    expect(await grown()).toEqual([]);
    const { plan } = shown.body as { readonly plan: string };
    for (let again = 0; again < 3; again += 1)
      expect((await test.call(desk.changeCredits, { ...sent, body: { ...words, plan }, key: 'once' })).status).toBe(
        200,
      );
    await test.call(desk.changeCredits, { ...sent, body: words });
    await performed(test, desk.changeCredits, { by: boss, id: ada.userId, body: { amount: 501 } });
    expect((await grown()).toSorted()).toEqual([
      ['desk_acts_total{action="people.credits",outcome="asked"}', 1],
      ['desk_acts_total{action="people.credits",outcome="done"}', 1],
      ['desk_acts_total{action="people.credits",outcome="refused"}', 1],
    ]);
    expect(await measured('approvals_open')).toEqual({ approvals_open: 1 });
  });

  it('are welcome bonuses, and prompts by who refused them and what for, from the start on [DESK-122, DESK-139]', async () => {
    const bonuses = await measured('bonus_total');
    expect(Object.keys(bonuses).toSorted()).toEqual(
      ['given', 'had', 'withheld'].map((outcome) => `bonus_total{outcome="${outcome}"}`),
    );
    const rules = await measured('prompt_rules_met_total');
    const labels = ['refuse', 'review'].flatMap((action) => [
      ...reportCategories.map((category) => `action="${action}",by="rule",category="${category}"`),
      `action="${action}",by="classifier",category="none"`,
    ]);
    expect(Object.keys(rules).toSorted()).toEqual(labels.map((label) => `prompt_rules_met_total{${label}}`).toSorted());
  });
});
