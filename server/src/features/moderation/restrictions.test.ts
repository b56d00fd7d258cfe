import { contract } from '@loomlight/contract';
import { collections } from '@loomlight/contract/collections';
import { desk } from '@loomlight/contract/desk';
import { statements } from '@loomlight/contract/reports';
import { trash } from '@loomlight/contract/trash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person();
});
afterAll(() => test.close());

const dayS = 86_400;
const inDays = (days: number) => new Date(test.clock.now().getTime() + days * dayS * 1_000).toISOString();
const mute = (days = 7, on = ada, by = boss) =>
  performed(test, desk.mute, { by, id: on.userId, body: { until: inDays(days), ...grounds } });
const suspend = (days = 7, on = ada, by = boss) =>
  performed(test, desk.suspend, { by, id: on.userId, body: { until: inDays(days), ...grounds } });
const reactivate = () => performed(test, desk.reactivate, { by: boss, id: ada.userId, body: {} });
const page = async () => (await test.call(desk.person, { token: boss.token, params: { id: ada.userId } })).body;
const login = (who: TestPerson = ada) =>
  test.call(contract.accounts.login, { body: { email: who.email, password: test.password } });
const profile = (token: string) => test.call(contract.accounts.profile, { token });
const mailsTo = (address: string, subject: RegExp) =>
  test.mailer.sent.filter((mail) => mail.to === address && subject.test(mail.subject));
const publish = (id: string, token = ada.token) =>
  test.call(contract.images.change, { token, params: { id }, body: { is_public: true } });
const isMuted = (answer: { readonly status: number; readonly error: { readonly code?: string | undefined } }) => [
  answer.status,
  answer.error.code,
];
const muted = [403, 'account_muted'];

describe('who is muted', () => {
  it('makes in private, and is refused to publish until the date, which ends it by itself [DESK-34]', async () => {
    const [hidden, shown] = [await test.image(ada, { is_public: false }), await test.image(ada, { is_public: true })];
    expect((await mute()).status).toBe(200);
    const generate = (isPublic: boolean, token = ada.token) =>
      test.call(contract.images.generate, { token, body: { text_prompt: 'A lake', is_public: isPublic } });
    const before = await test.balance(ada);
    const refused = await generate(true);
    expect(isMuted(refused)).toEqual(muted);
    expect(refused.error.message).toMatch(/^You cannot publish until \d+ \w+ \d{4} at \d\d:\d\d UTC\./);
    expect(await test.balance(ada)).toBe(before);
    expect((await generate(false)).status).toBe(202);
    expect(isMuted(await publish(hidden))).toEqual(muted);
    // What can be seen stays, and may be closed.
    const lock = { is_prompt_locked: true, prompt_price: 5 };
    const change = (body: object) =>
      test.call(contract.images.change, { token: ada.token, params: { id: shown }, body });
    expect(isMuted(await change(lock))).toEqual(muted);
    expect((await test.call(contract.images.get, { params: { id: shown } })).status).toBe(200);
    expect((await change({ is_public: false })).status).toBe(200);
    test.clock.advanceSeconds(7 * dayS);
    const { token } = await test.signInAgain(ada);
    expect((await publish(hidden, token)).status).toBe(200);
    expect((await generate(true, token)).status).toBe(202);
  });

  it('shows nothing by another way: a variation is private, and trash, collections and the profile are closed [DESK-34]', async () => {
    const id = await test.image(ada, { is_public: true });
    const gone = await test.image(ada, { is_public: true });
    await test.call(contract.images.remove, { token: ada.token, params: { id: gone } });
    await mute();
    const { token } = ada;
    const { body } = await test.call(contract.images.variations, { token, params: { id }, body: { count: 1 } });
    expect(body.generations.map(({ is_public }) => is_public)).toEqual([false]);
    const collection = (isPublic: boolean) => {
      const params = { id: systemIds.uuid() };
      return test.call(collections.create, { token, params, body: { name: 'Lakes', is_public: isPublic } });
    };
    expect((await collection(false)).status).toBe(200);
    expect(isMuted(await collection(true))).toEqual(muted);
    expect(isMuted(await test.call(trash.putBack, { token, body: { ids: [gone] } }))).toEqual(muted);
    expect(isMuted(await test.call(contract.userSettings.profile, { token, body: { bio: 'Buy here' } }))).toEqual(
      muted,
    );
  });

  it('is told why, with a statement that says until when, and can appeal [DESK-34]', async () => {
    await mute();
    await expect.poll(() => mailsTo(ada.email, /cannot publish/).length).toBe(1);
    const [mail] = mailsTo(ada.email, /cannot publish/);
    expect(mail?.text).toMatch(/cannot publish.* until \d+ .*It shows a person without consent.*§ 201a StGB/s);
    const [decision] = (await page()).decisions;
    const opened = await test.call(statements.get, { token: ada.token, params: { id: decision?.id ?? '' } });
    expect(opened.body).toMatchObject({ action: 'mute', until: (await page()).muted_until, items: [] });
    await test.call(statements.appeal, {
      token: ada.token,
      params: { id: decision?.id ?? '' },
      body: { text: 'I have shown nobody who had not agreed.' },
    });
    const appeals = (await test.call(desk.appeals, { token: boss.token })).body.appeals;
    const by = await anAdministrator(test);
    const end = { by, id: appeals[0]?.id ?? '', body: { outcome: 'reversed' } };
    expect((await performed(test, desk.decideAppeal, end)).status).toBe(200);
    expect((await page()).muted_until).toBeNull();
    expect((await publish(await test.image(ada, { is_public: false }))).status).toBe(200);
  });
});

describe('who is suspended', () => {
  it('is signed out at once, and let in again when the date has come [DESK-35]', { tags: 'on-server' }, async () => {
    expect((await suspend(2)).status).toBe(200);
    expect((await profile(ada.token)).status).toBe(401);
    const refreshed = await test.call(contract.accounts.refresh, { body: { refresh_token: ada.refreshToken } });
    expect(refreshed.status).toBe(401);
    const refused = await login();
    expect([refused.status, refused.error.code]).toEqual([403, 'account_suspended']);
    expect(refused.error.message).toMatch(/^This account is suspended until \d+ \w+ \d{4} at \d\d:\d\d UTC\./);
    // Who does not know the password learns nothing.
    const guess = { body: { email: ada.email, password: 'not the password' } };
    expect((await test.call(contract.accounts.login, guess)).status).toBe(401);
    expect(await page()).toMatchObject({ state: 'suspended', devices: 0 });
    test.clock.advanceSeconds(2 * dayS);
    const again = await login();
    expect(again.status).toBe(200);
    boss = await test.signInAgain(boss);
    expect((await page()).state).toBe('active');
    // What was stolen before does not come back with them.
    expect((await profile(ada.token)).status).toBe(401);
  });

  it('is let in again by a reactivation, which takes the decision back [DESK-35]', async () => {
    await suspend();
    expect((await reactivate()).status).toBe(200);
    expect((await login()).status).toBe(200);
    const { decisions, suspended_until: until } = await page();
    expect([until, decisions.map(({ action, is_reversed: isReversed }) => [action, isReversed])]).toEqual([
      null,
      [['suspend', true]],
    ]);
    await expect.poll(() => mailsTo(ada.email, /taken back/).length).toBe(1);
    expect((await reactivate()).error.code).toBe('invalid_field');
  });

  it('is let in again when the decision is taken back at the desk, and not by an earlier one [DESK-35]', async () => {
    await suspend(2);
    await suspend(9);
    const [latest, earlier] = (await page()).decisions;
    expect([earlier?.is_reversed, latest?.is_reversed]).toEqual([true, false]);
    const lift = (id = '') => performed(test, desk.liftDecision, { by: boss, id, body: {} });
    expect((await lift(earlier?.id)).error.code).toBe('already_decided');
    expect((await login()).status).toBe(403);
    expect((await lift(latest?.id)).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  it('appeals by the mailed link without signing in [DESK-35]', async () => {
    await suspend();
    await expect.poll(() => mailsTo(ada.email, /was suspended/).length).toBe(1);
    const [mail] = mailsTo(ada.email, /was suspended/);
    const [, id = '', key = ''] = /\/statement\/(\S+)\?key=(\S+)/.exec(mail?.text ?? '') ?? [];
    const body = { text: 'It was somebody else who did this.' };
    const appeal = (headers: Record<string, string>) => test.call(statements.appeal, { params: { id }, body, headers });
    expect((await appeal({})).status).toBe(404);
    expect((await appeal({ 'x-statement-key': key })).status).toBe(201);
  });

  it(
    'cannot slip in while it is decided: of twenty who sign in at once none has a session that works [DESK-35]',
    { tags: 'on-server' },
    async () => {
      const [decided, ...entered] = await Promise.all([suspend(), ...Array.from({ length: 20 }, () => login())]);
      expect(decided.status).toBe(200);
      for (const { status, body } of entered) {
        expect([200, 403]).toContain(status);
        if (status === 200) expect((await profile(body.token)).status).toBe(401);
      }
    },
  );
});

describe('neither is decided', () => {
  it('about an administrator, oneself or nobody, without reasons, or until a date that is over or far [DESK-35]', async () => {
    const other = await anAdministrator(test);
    expect((await suspend(7, other)).error.details?.[0]?.path).toBe('id');
    expect((await mute(7, boss)).error.code).toBe('own_act');
    expect((await mute(7, { ...ada, userId: 'nobody' })).status).toBe(404);
    expect((await mute(-1)).error.details?.[0]?.path).toBe('until');
    expect((await suspend(367)).error.details?.[0]?.path).toBe('until');
    const bare = { until: inDays(1), ground: 'law', ground_ref: '', facts: ' ' };
    const empty = await performed(test, desk.suspend, { by: boss, id: ada.userId, body: bare });
    expect(empty.error.details?.map(({ path }) => path)).toEqual(['ground_ref', 'facts']);
    expect((await profile(ada.token)).status).toBe(200);
  });
});
