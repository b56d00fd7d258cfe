import { contract, limits } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { desk, type Previewed } from '@loomlight/contract/desk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { holdingActs } from '../../testing/holding-acts.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { grounds, performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { giveCampaigns } from '../credits/index.ts';
import { runCommand } from '../operator/run-command.ts';

let test: TestApp;
let boss: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  other = await anAdministrator(test);
});
afterEach(() => balanced());
afterAll(() => test.close());

const { balanced } = holdingActs(() => test);
const { order, pay, until } = paymentActs(() => test);
const summer = { name: 'Summer', credits: 5, budget: 1_000 };
const ask = (body: object = {}, by = boss) =>
  performed(test, desk.startCampaign, { by, id: '', body: { ...summer, ...body } });
const approve = (id: string, by = other) =>
  test.call(desk.decideApproval, { token: by.token, params: { id }, body: { decision: 'approved' } });
/** Asks, and has the other one approve; answers what the approval said. */
async function begin(body: object = {}) {
  const { body: asked } = await ask(body);
  // An act that wants a second person answers whom it has asked.
  return approve((asked as { readonly approval_id: string }).approval_id);
}
const preview = (body: object = {}) =>
  test.call(desk.startCampaign, {
    token: boss.token,
    query: { preview: 'true' },
    body: { ...summer, ...body, reason: 'For the summer' },
  });
const give = (share?: { readonly portion: number; readonly portionsMax: number }) =>
  giveCampaigns({ db: test.database.db, clock: test.clock, ...(share && { share }) });
const shown = async () => (await test.call(desk.campaigns, { token: boss.token })).body.campaigns;
const balances = (people: readonly TestPerson[]) => Promise.all(people.map((person) => test.balance(person)));
const meant = async (body: object) => {
  const answer = await preview(body);
  return answer.status === 200 ? (answer.body as Previewed).audit.after['people'] : answer.error.details?.[0]?.path;
};

describe('a campaign', () => {
  it(
    'gives each person of its filter its credits once, after a second person has said yes [DESK-54]',
    { tags: 'on-server' },
    async () => {
      const people = [await test.person(), await test.person({ credits: 0 })];
      const { effects, needs, audit } = (await preview()).body as Previewed;
      expect(effects[0]).toBe('4 people get 5 credits each: 20 credits in all.');
      expect([needs, audit.after]).toMatchObject(['second_person', { people: 4, credits_in_all: 20, budget: 1_000 }]);
      const asked = await ask();
      expect(asked.status).toBe(202);
      const { approval_id: id } = asked.body as { readonly approval_id: string };
      expect((await approve(id, boss)).error.code).toBe('own_act');
      await give();
      expect([await balances(people), await shown()]).toEqual([[50, 0], []]);
      expect((await approve(id)).status).toBe(200);
      for (let round = 0; round < 3; round += 1) await give();
      expect(await balances([...people, boss, other])).toEqual([55, 5, 5, 5]);
      expect(await shown()).toMatchObject([{ name: 'Summer', people: 4, given: 4, gone: 0, state: 'done' }]);
      const { body } = await test.call(contract.credits.history, { token: people[0]?.token ?? '' });
      expect(body.transactions[0]).toMatchObject({ amount: 5, description: 'Summer' });
      const entries = await test.database.db
        .selectFrom('credit_entry')
        .select('cause')
        .where('cause', 'like', 'campaign:%')
        .execute();
      expect(new Set(entries.map(({ cause }) => cause)).size).toBe(4);
    },
  );

  it(
    'is asked twice and approved twice at once, and gives once: its name stands for it [DESK-54]',
    { tags: 'on-server' },
    async () => {
      const person = await test.person({ credits: 0 });
      const asked = [await ask(), await ask()].map(
        ({ body }) => (body as { readonly approval_id: string }).approval_id,
      );
      const answers = await Promise.all(asked.map((id) => approve(id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await Promise.all([give(), give(), give()]);
      expect([await test.balance(person), (await shown()).length]).toEqual([5, 1]);
      expect((await preview()).error.details?.[0]?.path).toBe('name');
    },
  );

  it('that a single administrator asks for is approved at the machine [DESK-54]', async () => {
    const { body } = await ask();
    const { approval_id: id } = body as { readonly approval_id: string };
    const operator = await operatorContext(test);
    expect((await runCommand(operator, ['approvals', 'approve', id])).exitCode).toBe(0);
    await give();
    expect(await test.balance(boss)).toBe(5);
  });

  it('means whom its filter says, and nobody who could not use the credits [DESK-54]', async () => {
    const payer = await test.person({ credits: 0 });
    const { session } = await order(payer);
    await pay(session);
    await until(payer, 'paid');
    test.clock.advanceSeconds(86_400);
    const noon = test.clock.now().toISOString();
    boss = await test.signInAgain(boss);
    const late = await test.person();
    expect(await meant({})).toBe(4);
    expect(await meant({ joined_from: noon })).toBe(1);
    expect(await meant({ joined_before: noon })).toBe(3);
    expect(await meant({ joined_before: noon, bought: 'yes' })).toBe(1);
    expect(await meant({ bought: 'no' })).toBe(3);
    expect(await meant({ active_since: noon })).toBe(2);
    expect(await meant({ joined_from: noon, bought: 'yes' })).toBe('joined_from');
    expect(await meant({ joined_from: noon, joined_before: noon })).toBe('joined_before');
    const { db } = test.database;
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', late.userId).execute();
    expect(await meant({})).toBe(3);
    await db.updateTable('users').set({ is_active: false }).where('id', '=', payer.userId).execute();
    expect(await meant({})).toBe(2);
  });

  it('gives no more than its budget, whoever begins to fit it meanwhile [DESK-54]', { tags: 'on-server' }, async () => {
    expect((await preview({ budget: 9 })).error.details?.[0]).toEqual({
      path: 'budget',
      message: 'The budget is too small: this means 2 people, who get 10 credits in all.',
    });
    const { body } = await ask({ budget: 10 });
    const third = await test.person({ credits: 0 });
    // The one more makes it another campaign than the one that was asked for.
    expect((await approve((body as { readonly approval_id: string }).approval_id)).error.code).toBe('desk_changed');
    expect((await begin({ name: 'Autumn', budget: 15 })).status).toBe(200);
    const fourth = await test.person({ credits: 0 });
    await give();
    expect(await balances([third, fourth])).toEqual([5, 0]);
    for (const wrong of [{ credits: 0 }, { credits: 1.5 }, { budget: 2e9 }, { name: ' ' }, { active_since: 'soon' }])
      expect((await preview(wrong)).status).toBe(422);
    await expect(
      test.database.db.updateTable('grant_campaign').set({ credits: 6 }).where('name', '=', 'Autumn').execute(),
    ).rejects.toThrow('grant_campaign_within_budget');
  });

  it(
    'leaves out who left, was suspended or deactivated meanwhile, and whose balance is full [DESK-54]',
    { tags: 'on-server' },
    async () => {
      const [leaves, waits, closed, full, debtor] = [
        await test.person({ credits: 0 }),
        await test.person({ credits: 0 }),
        await test.person({ credits: 0 }),
        await test.person({ credits: limits.balanceMax - 4 }),
        await test.person({ credits: 0 }),
      ];
      await begin();
      await test.call(privacy.deleteAccount, {
        token: leaves.token,
        rawBody: { password: test.password, confirm: 'DELETE' },
      });
      const day = new Date(test.clock.now().getTime() + 86_400_000).toISOString();
      await performed(test, desk.suspend, { by: boss, id: waits.userId, body: { until: day, ...grounds } });
      await performed(test, desk.deactivate, { by: boss, id: closed.userId, body: {} });
      await give({ portion: 2, portionsMax: 10 });
      expect(await shown()).toMatchObject([
        { people: 7, given: 3, gone: 2, suspended: 1, overfull: 1, state: 'done', ended_at: expect.any(String) },
      ]);
      expect(await balances([full, debtor])).toEqual([limits.balanceMax - 4, 5]);
      const { rows } = await test.database.pool.query<{ sum: number }>(
        `SELECT coalesce(sum(amount), 0)::int AS sum FROM credit_entry WHERE user_id = ANY($1)`,
        [[leaves, waits, closed].map(({ userId }) => userId)],
      );
      expect(rows[0]?.sum).toBe(0);
    },
  );

  it('pays what is owed first, like everything that arrives [DESK-54]', async () => {
    const debtor = await test.person({ credits: 0 });
    await test.database.db.updateTable('account').set({ debt: 3 }).where('user_id', '=', debtor.userId).execute();
    await begin();
    await give();
    expect(await test.balance(debtor)).toBe(2);
    // The debt of this test came from nowhere: put back, so that the books are those of the campaign alone.
    const { rows } = await test.database.pool.query<{ promise: string }>('SELECT promise FROM ledger_violation');
    expect(rows.map(({ promise }) => promise)).toEqual(['what is taken back was deducted, is owed, or was given back']);
    await test.reset();
  });

  it(
    'goes on behind whole portions, and can be stopped between two of them [DESK-54]',
    { tags: 'on-server' },
    async () => {
      const people = [];
      for (let count = 0; count < 6; count += 1) people.push(await test.person({ credits: 0 }));
      await begin();
      await give({ portion: 3, portionsMax: 1 });
      const [running] = await shown();
      expect(running).toMatchObject({ people: 8, given: 3, state: 'active', ended_at: null });
      const stop = () => performed(test, desk.stopCampaign, { by: boss, id: running?.id ?? '', body: {} });
      const sent = { token: boss.token, params: { id: running?.id ?? '' }, query: { preview: 'true' as const } };
      const { effects } = (await test.call(desk.stopCampaign, { ...sent, body: { reason: 'Too many' } }))
        .body as Previewed;
      expect(effects).toEqual(['3 of 8 people have their credits so far, and keep them.']);
      expect((await stop()).status).toBe(200);
      expect((await stop()).error.code).toBe('desk_changed');
      await give();
      expect(await shown()).toMatchObject([{ given: 3, state: 'stopped' }]);
      expect((await balances([...people, boss, other])).reduce((sum, credits) => sum + credits, 0)).toBe(15);
      expect((await performed(test, desk.stopCampaign, { by: boss, id: 'x', body: {} })).status).toBe(404);
    },
  );

  it(
    'loses the portion in hand with a connection that breaks, and no other [DESK-54]',
    { tags: 'on-server' },
    async () => {
      for (let count = 0; count < 4; count += 1) await test.person({ credits: 0 });
      await begin();
      await give({ portion: 2, portionsMax: 1 });
      // The entry of the next person is there already: a portion that meets it is undone whole, and books stay as they were.
      const [campaign] = await shown();
      const next = await test.database.db
        .selectFrom('grant_campaign_person')
        .select('user_id')
        .where('outcome', 'is', null)
        .orderBy('user_id', 'desc')
        .executeTakeFirstOrThrow();
      const guard = `CREATE FUNCTION break_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.cause = 'campaign:${campaign?.id}:${next.user_id}' THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER break_here BEFORE INSERT ON credit_entry FOR EACH ROW EXECUTE FUNCTION break_here()`;
      await test.database.pool.query(guard);
      try {
        await expect(give({ portion: 2, portionsMax: 10 })).rejects.toThrow('Some campaigns could not go on.');
        expect(await shown()).toMatchObject([{ given: 4, state: 'active' }]);
        expect(await ledgerViolations(test.database)).toEqual([]);
      } finally {
        await test.database.pool.query('DROP TRIGGER break_here ON credit_entry; DROP FUNCTION break_here()');
      }
      await give({ portion: 2, portionsMax: 10 });
      expect(await shown()).toMatchObject([{ given: 6, state: 'done' }]);
    },
  );

  it('is told by the books when its people and its entries differ [DESK-54]', async () => {
    const person = await test.person({ credits: 0 });
    await begin();
    await give();
    const { db } = test.database;
    const of = { user_id: person.userId };
    await db.updateTable('grant_campaign_person').set({ outcome: 'gone' }).where('user_id', '=', of.user_id).execute();
    expect(await ledgerViolations(test.database)).toEqual([
      expect.stringContaining('every entry has its cause: entry'),
    ]);
    await db.updateTable('grant_campaign_person').set({ outcome: 'given' }).where('user_id', '=', of.user_id).execute();
    const late = await test.person({ credits: 0 });
    const [campaign] = await shown();
    const [row] = [{ campaign_id: campaign?.id ?? '', user_id: late.userId, settled_at: test.clock.now() }];
    await db
      .insertInto('grant_campaign_person')
      .values({ ...row, outcome: 'given' })
      .execute();
    expect(await ledgerViolations(test.database)).toEqual([
      `what a campaign gave was given: campaign ${campaign?.id}: 5 credits`,
    ]);
    await db.deleteFrom('grant_campaign_person').where('user_id', '=', late.userId).execute();
  });
});
