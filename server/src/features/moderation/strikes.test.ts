import { contract } from '@loomlight/contract';
import { desk, strikeDays, strikeProposal } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { statements } from '@loomlight/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aReport, decisionOver, grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
let rob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person({ username: 'Ada' });
  rob = await test.person();
});
afterAll(() => test.close());

const anItem = (owner: TestPerson) => test.image(owner, { is_public: true });
/** Restricts an item that nobody has reported. */
const restrict = (id: string, strike: boolean, action: 'hide' | 'remove' = 'remove') =>
  performed(test, desk.restrictItem, { by: boss, id, body: { action, strike, ...grounds } });
/** A new item of somebody that is removed, and counted. */
async function aStrike(owner: TestPerson): Promise<string> {
  const id = await anItem(owner);
  expect((await restrict(id, true)).status).toBe(200);
  return decisionOver(test, id);
}
const decide = async (ids: readonly string[], action: 'none' | 'remove', strike: boolean) => {
  const report = await aReport(test, { ids, by: rob });
  const items = ids.map((content_id) => ({ content_id, action }));
  return performed(test, desk.decideReport, { by: boss, id: report.id, body: { items, strike, ...grounds } });
};
const lift = (id: string) => performed(test, desk.liftDecision, { by: boss, id, body: {} });
const pageOf = async (person: TestPerson) =>
  (await test.call(desk.person, { token: boss.token, params: { id: person.userId } })).body;
const strikesOf = async (person: TestPerson) => (await pageOf(person)).strikes;
const listed = async (query: object = {}) => (await test.call(desk.strikes, { token: boss.token, query })).body;

describe('a strike', () => {
  it('is counted where that is chosen alone, once for each owner of what is restricted, and its statement says until when [DESK-115]', async () => {
    const ids = [await anItem(ada), await anItem(ada), await anItem(rob)];
    expect((await decide([await anItem(ada)], 'remove', false)).status).toBe(200);
    expect([await strikesOf(ada), await strikesOf(rob)]).toEqual([0, 0]);
    expect((await decide(ids, 'remove', true)).status).toBe(200);
    expect([await strikesOf(ada), await strikesOf(rob)]).toEqual([1, 1]);
    expect((await restrict(await anItem(ada), true, 'hide')).status).toBe(200);
    expect(await strikesOf(ada)).toBe(2);
    const decision = await decisionOver(test, ids[0] ?? '');
    const { body: statement } = await test.call(statements.get, { token: ada.token, params: { id: decision } });
    const until = new Date(Date.parse(statement.decided_at) + strikeDays * 86_400_000).toISOString();
    expect(statement.strike_until).toBe(until);
    await expect
      .poll(() => test.mailer.sent.filter(({ text }) => text.includes('It counts as a strike until')))
      .toHaveLength(3);
    const { decisions } = await pageOf(ada);
    expect(decisions.map(({ strike_until: at }) => at)).toEqual([expect.any(String), until, null]);
    const { people } = (await test.call(desk.people, { token: boss.token, query: { q: 'ada' } })).body;
    expect(people).toMatchObject([{ username: 'Ada', strikes: 2 }]);
  });

  it('is foretold with what so many propose, is written down, and restricts nobody by itself [DESK-116]', async () => {
    for (const strikes of [1, 2, 3, 4, 5]) {
      const id = await anItem(ada);
      const body = { action: 'remove', strike: true, ...grounds, reason: 'Looked at it' } as const;
      const sent = { token: boss.token, params: { id }, body, query: { preview: 'true' } };
      const { body: shown } = await test.call(desk.restrictItem, sent);
      const had = strikes === 1 ? '1 strike' : `${strikes} strikes`;
      expect(shown).toMatchObject({
        audit: {
          before: { [`strikes of ${ada.userId}`]: strikes - 1 },
          after: { [`strikes of ${ada.userId}`]: strikes },
        },
        effects: expect.arrayContaining([
          `1 person then has ${had}, which proposes ${strikeProposal(strikes)}. A person decides about that.`,
        ]),
      });
      expect((await restrict(id, true)).status).toBe(200);
    }
    expect(await pageOf(ada)).toMatchObject({
      strikes: 5,
      state: 'active',
      muted_until: null,
      suspended_until: null,
    });
    const { entries } = (await test.call(desk.audit, { token: boss.token, query: { action: 'content.restrict' } }))
      .body;
    expect(entries[0]?.after).toMatchObject({ [`strikes of ${ada.userId}`]: 5 });
  });

  it('counts nothing where nothing is restricted [DESK-115]', async () => {
    const id = await anItem(ada);
    const answer = await decide([id], 'none', true);
    expect([answer.status, answer.error.details?.map(({ path }) => path)]).toEqual([422, ['strike']]);
    expect(await strikesOf(ada)).toBe(0);
    expect((await decide([id], 'none', false)).status).toBe(200);
  });

  it('falls with its decision: taken back, or reversed by an appeal [DESK-117]', async () => {
    const [first, second] = [await aStrike(ada), await aStrike(ada)];
    expect((await lift(first)).status).toBe(200);
    expect(await strikesOf(ada)).toBe(1);
    const text = 'It shows nobody but myself, and I agree.';
    await test.call(statements.appeal, { token: ada.token, params: { id: second }, body: { text } });
    const other = await anAdministrator(test);
    const [appeal] = (await test.call(desk.appeals, { token: other.token })).body.appeals;
    await performed(test, desk.decideAppeal, { by: other, id: appeal?.id ?? '', body: { outcome: 'reversed' } });
    expect(await strikesOf(ada)).toBe(0);
    const { body: statement } = await test.call(statements.get, { token: ada.token, params: { id: second } });
    expect(statement.strike_until).toBeNull();
    expect(await listed()).toEqual({ people: [], next: null });
  });

  it('falls with the decision that took the place of its own, and where its item is let stand later [DESK-117]', async () => {
    const [hidden, stands] = [await anItem(ada), await anItem(ada)];
    for (const id of [hidden, stands]) await restrict(id, true, 'hide');
    expect((await decide([stands], 'none', false)).status).toBe(200);
    expect(await strikesOf(ada)).toBe(1);
    expect((await decide([hidden], 'remove', true)).status).toBe(200);
    expect(await strikesOf(ada)).toBe(2);
    expect((await lift(await decisionOver(test, hidden))).status).toBe(200);
    expect(await strikesOf(ada)).toBe(0);
  });

  it('stands for 180 days [DESK-115]', async () => {
    await aStrike(ada);
    // A day before, since the clock of a test goes on by itself as well.
    test.clock.advanceSeconds((strikeDays - 1) * 86_400);
    boss = await anAdministrator(test);
    expect([await strikesOf(ada), (await listed()).people.length]).toEqual([1, 1]);
    test.clock.advanceSeconds(86_400);
    boss = await anAdministrator(test);
    expect([await strikesOf(ada), (await listed()).people.length]).toEqual([0, 0]);
    expect((await pageOf(ada)).decisions).toMatchObject([{ strike_until: null }]);
  });

  it('goes with the account of its person [DESK-115]', async () => {
    await aStrike(ada);
    await test.call(privacy.deleteAccount, {
      token: ada.token,
      rawBody: { password: test.password, confirm: 'DELETE' },
    });
    await expect.poll(() => test.database.db.selectFrom('strike').selectAll().execute()).toEqual([]);
  });
});

describe('the list of those over whom strikes stand', () => {
  it('has each once, the last counted first and by key, with what stands over them already [DESK-116]', async () => {
    const [bob, cleo] = [await test.person({ username: 'Bob' }), await test.person({ username: 'Cleo' })];
    const last = new Map<string, string>();
    for (const owner of [ada, bob, cleo, ada]) {
      test.clock.advanceSeconds(60);
      last.set(owner.userId, await aStrike(owner));
    }
    const until = new Date(test.clock.now().getTime() + 7 * 86_400_000).toISOString();
    await performed(test, desk.mute, { by: boss, id: bob.userId, body: { until, ...grounds } });
    const { people } = await listed();
    expect(people.map(({ username, strikes, restriction }) => [username, strikes, restriction])).toEqual([
      ['Ada', 2, null],
      ['Cleo', 1, null],
      ['Bob', 1, 'muted'],
    ]);
    expect(people.map((person) => person.decision_id)).toEqual([ada, cleo, bob].map(({ userId }) => last.get(userId)));
    const first = await listed({ limit: '2' });
    expect(first.people.map(({ username }) => username)).toEqual(['Ada', 'Cleo']);
    const second = await listed({ limit: '2', before: first.next });
    expect([second.people.map(({ username }) => username), second.next]).toEqual([['Bob'], null]);
    expect(await listed({ before: systemIds.uuid() })).toEqual({ people: [], next: null });
    expect((await test.call(desk.strikes, { token: boss.token, query: { before: 'x' } })).status).toBe(422);
    expect((await test.call(desk.strikes, {})).status).toBe(401);
    expect((await test.call(desk.strikes, { token: ada.token })).status).toBe(403);
  });

  it('is as it was when the same piece is restricted by two at once [DESK-115]', { tags: 'on-server' }, async () => {
    const id = await anItem(ada);
    const body = { action: 'remove', strike: true, ...grounds, reason: 'Looked at it' } as const;
    const { body: shown } = await test.call(desk.restrictItem, {
      ...{ token: boss.token, params: { id }, body, query: { preview: 'true' } },
    });
    const { plan } = shown as { readonly plan: string };
    const sent = { token: boss.token, params: { id }, body: { ...body, plan } };
    const answers = await Promise.all(
      ['one-try', 'another-try'].map((key) => test.call(desk.restrictItem, { ...sent, key })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await strikesOf(ada)).toBe(1);
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
  });
});
