import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { ownLibrary } from '@loomlight/contract/own-library';
import { statements } from '@loomlight/contract/reports';
import { statistics } from '@loomlight/contract/statistics';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { decisionOver, grounds, performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { createPromptRules } from './index.ts';
import { neverMade } from './never-made.rules.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
const log: string[] = [];
beforeAll(async () => {
  test = await openTestApp({}, undefined, pino({ level: 'debug' }, { write: (line: string) => log.push(line) }));
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person();
});
afterAll(() => test.close());

const explanation = 'No monsters of old poems.';
const addRule = (pattern: string, action: 'refuse' | 'review' = 'refuse') =>
  performed(test, desk.addRule, { by: boss, id: '', body: { pattern, action, explanation } });
const generate = (text_prompt: string, body: object = {}, options: { key?: string; by?: TestPerson } = {}) =>
  test.call(contract.images.generate, {
    token: (options.by ?? ada).token,
    body: { text_prompt, size: '64x64', ...body },
    ...(options.key && { key: options.key }),
  });
const outcome = (answer: { status: number; error: { code?: string } }) => [answer.status, answer.error.code];
const refused = [422, 'prompt_refused'];
const rules = async () => (await test.call(desk.rules, { token: boss.token })).body.rules;
const reviews = async () => (await test.call(desk.reviews, { token: boss.token })).body.reviews;
const get = async (id: string, token = ada.token) => test.call(contract.images.get, { params: { id }, token });

describe('a prompt that a rule refuses', () => {
  it('is 422 with the reason of the rule, and changes nothing of its person [DESK-26]', async () => {
    await addRule('grendel');
    const seen = async () => [
      (await test.call(contract.credits.balance, { token: ada.token })).body,
      (await test.call(contract.credits.history, { token: ada.token })).body,
      (await test.call(ownLibrary.list, { token: ada.token })).body,
      (await test.call(statistics.figures, { token: ada.token })).body,
    ];
    const before = await seen();
    const answer = await generate('A grendel in the rain', {}, { key: 'one' });
    expect(outcome(answer)).toEqual(refused);
    expect(answer.error.message).toBe(`This prompt breaks the rules of this site: ${explanation} Nothing was charged.`);
    expect(answer.error.details?.[0]).toEqual({ path: 'text_prompt', message: explanation });
    expect(await seen()).toEqual(before);
    expect(await ledgerViolations(test.database)).toEqual([]);
    expect((await generate('A lake in the rain', {}, { key: 'one' })).status).toBe(202);
  });

  it('is refused by every way of making something, also by the words of an older piece [DESK-26]', async () => {
    const lake = await test.image(ada, { text_prompt: 'A grendel lake', is_public: true });
    const balance = await test.balance(ada);
    await addRule('grendel');
    const answers = [
      await generate('grendel', { count: 2 }),
      await test.call(contract.videos.generate, { token: ada.token, body: { text_prompt: 'a grendel walks' } }),
      await test.call(contract.images.variations, { token: ada.token, params: { id: lake }, body: { count: 1 } }),
      await test.call(contract.videos.generateFromImages, { token: ada.token, body: { imageIds: [lake] } }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => refused));
    expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([balance, []]);
    expect(await test.database.db.selectFrom('upload').select('key').execute()).toEqual([]);
  });

  it('is refused without any rule where it sexualises children, by every way, and is told of as such [DESK-142]', async () => {
    const balance = await test.balance(ada);
    const answers = [
      await generate('a naked child'),
      await generate('a lake', { count: 2, text_prompt: 'Kinderpornografie' }),
      await test.call(contract.videos.generate, { token: ada.token, body: { text_prompt: 'a nude 12 year old' } }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => refused));
    expect(answers[0]?.error.message).toBe(
      `This prompt breaks the rules of this site: ${neverMade} Nothing was charged.`,
    );
    const bio = await test.call(contract.userSettings.profile, { token: ada.token, body: { bio: 'child porn' } });
    expect([bio.status, bio.error.message]).toEqual([422, expect.stringContaining(neverMade)]);
    expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([balance, []]);
    expect((await generate('a child with a balloon')).status).toBe(202);
  });

  it('that was accepted before under its key is answered again, and is no refusal [DESK-26]', async () => {
    const first = await generate('A grendel', {}, { key: 'same' });
    await addRule('grendel');
    const again = await generate('A grendel', {}, { key: 'same' });
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
    expect(await test.database.db.selectFrom('prompt_refusal').selectAll().execute()).toEqual([]);
  });

  it('leaves no word in any log line, metric, audit entry or table [DESK-33]', async () => {
    await addRule('grendel');
    await generate('A canaryword beside the grendel');
    await addRule('lake', 'review');
    const metrics = (await test.app.http.inject({ method: 'GET', url: '/metrics' })).body;
    const audit = JSON.stringify(await test.database.db.selectFrom('audit_entry').selectAll().execute());
    for (const place of [log.join('\n'), metrics, audit]) expect(place).not.toMatch(/canaryword|grendel/i);
    const refusals = JSON.stringify(await test.database.db.selectFrom('prompt_refusal').selectAll().execute());
    expect(refusals).not.toMatch(/canaryword|grendel/i);
  });
});

describe('rules', () => {
  it('hold within two seconds in a process that did not hear of them, and end as soon [DESK-29]', async () => {
    const other = createPromptRules({ db: test.database.db, clock: test.clock });
    expect((await other.judge('grendel', 'prompt')).kind).toBe('pass');
    await addRule('grendel');
    test.clock.advanceSeconds(2);
    expect((await other.judge('grendel', 'prompt')).kind).toBe('refuse');
    const [rule] = await rules();
    expect((await performed(test, desk.endRule, { by: boss, id: rule?.id ?? '', body: {} })).status).toBe(200);
    expect((await generate('grendel')).status).toBe(202);
    test.clock.advanceSeconds(2);
    expect((await other.judge('grendel', 'prompt')).kind).toBe('pass');
    expect((await performed(test, desk.endRule, { by: boss, id: rule?.id ?? '', body: {} })).status).toBe(409);
  });

  it('are looked at before they are written, and stand once [DESK-26, DESK-39]', async () => {
    const before = await everyRow(test);
    const shown = await test.call(desk.addRule, {
      token: boss.token,
      query: { preview: 'true' },
      body: { pattern: 'Grendel', action: 'refuse', explanation, reason: 'Asked for by law' },
    });
    expect([shown.status, await tablesWrittenSince(test, before)]).toEqual([200, []]);
    await addRule('Grendel');
    expect((await addRule('GRËNDEL')).status).toBe(422);
    expect((await addRule('!')).status).toBe(422);
    await generate('grendel');
    expect(await rules()).toMatchObject([{ pattern: 'Grendel', action: 'refuse', hits: 1, ended_at: null }]);
  });

  it('are tried on what was made: pieces and people are counted, and no word is answered [DESK-30]', async () => {
    const bob = await test.person();
    for (const [who, text_prompt] of [
      [ada, 'A canaryword grendel'],
      [ada, 'GRENDEL again'],
      [bob, 'A Gréndel'],
      [bob, 'A lake'],
    ] as const)
      await test.image(who, { text_prompt });
    const tryIt = () => test.call(desk.testRule, { token: boss.token, body: { pattern: 'grendel', days: 7 } });
    const answer = await tryIt();
    expect(answer.body).toMatchObject({ looked_at: 4, hits: 3, people: 2 });
    expect(answer.text).not.toContain('canary');
    test.clock.advanceSeconds(8 * 86_400);
    boss = await test.signInAgain(boss);
    expect((await tryIt()).body).toEqual({ looked_at: 0, hits: 0, people: 0, by_day: [], samples: [] });
  });

  it('put somebody on the desk whose prompts were refused five times in a day, and restrict nobody [DESK-36]', async () => {
    await addRule('grendel');
    const proposed = async () =>
      (await test.call(desk.now, { token: boss.token })).body.waiting.filter(({ kind }) => kind === 'refusals');
    for (let times = 0; times < 4; times += 1) await generate('grendel');
    expect(await proposed()).toEqual([]);
    await generate('grendel');
    expect(await proposed()).toMatchObject([{ about: ada.userId, count: 5 }]);
    expect((await generate('A lake', { is_public: true })).status).toBe(202);
    test.clock.advanceSeconds(86_401);
    boss = await test.signInAgain(boss);
    expect(await proposed()).toEqual([]);
  });
});

describe('a piece that a rule wants to be looked at', () => {
  const wish = { is_public: true, is_prompt_locked: true, prompt_price: 7 };
  const waiting = async (body: object = wish) => {
    await addRule('grendel', 'review');
    const before = await test.balance(ada);
    const id = await test.image(ada, { text_prompt: 'A grendel', ...body });
    expect(await test.balance(ada)).toBeLessThan(before);
    return id;
  };

  it('is made and charged, is private, and says so to its owner alone [DESK-31]', async () => {
    const id = await waiting();
    const { body } = await get(id);
    expect(body).toMatchObject({ status: 'completed', is_public: false, is_prompt_locked: false, prompt_price: 0 });
    expect(body.moderation).toEqual({ state: 'review', statement_url: null });
    expect((await get(id, boss.token)).status).toBe(404);
    const publish = await test.call(contract.images.change, {
      token: ada.token,
      params: { id },
      body: { is_public: true },
    });
    expect(outcome(publish)).toEqual([409, 'in_review']);
    expect(await reviews()).toMatchObject([{ id, pattern: 'grendel', is_public: true, prompt_price: 7 }]);
    const { waiting: now } = (await test.call(desk.now, { token: boss.token })).body;
    expect(now).toMatchObject([{ kind: 'review', count: 1 }]);
  });

  it('is public, locked and priced as wished when it passes, once [DESK-31]', async () => {
    const id = await waiting();
    expect((await performed(test, desk.passReview, { by: boss, id, body: {} })).status).toBe(200);
    expect((await get(id, boss.token)).body).toMatchObject({
      is_public: true,
      is_prompt_locked: true,
      prompt_price: 7,
    });
    expect((await get(id)).body.moderation).toBeNull();
    const { media_url: address } = (await get(id)).body;
    expect((await test.app.http.inject({ url: address ?? '' })).statusCode).toBe(200);
    expect(outcome(await performed(test, desk.passReview, { by: boss, id, body: {} }))).toEqual([
      409,
      'already_decided',
    ]);
    expect(await reviews()).toEqual([]);
  });

  it('stays private when it was to be private, and can then be published [DESK-31]', async () => {
    const id = await waiting({ is_public: false });
    await performed(test, desk.passReview, { by: boss, id, body: {} });
    expect((await get(id)).body).toMatchObject({ is_public: false, moderation: null });
  });

  it('goes to the trash and comes back waiting, and passes there as well [DESK-31]', async () => {
    const id = await waiting();
    await test.call(contract.images.remove, { token: ada.token, params: { id } });
    expect((await performed(test, desk.passReview, { by: boss, id, body: {} })).status).toBe(200);
    const row = await test.database.db
      .selectFrom('kept_content')
      .select(['is_public', 'trashed_is_public', 'trashed_price'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ is_public: false, trashed_is_public: true, trashed_price: 7 });
  });

  it('that is kept private is so by a decision with reasons, and is as wished when that is reversed [DESK-31]', async () => {
    const id = await waiting();
    expect((await performed(test, desk.keepReview, { by: boss, id, body: {} })).status).toBe(422);
    expect((await performed(test, desk.keepReview, { by: boss, id, body: grounds })).status).toBe(200);
    expect((await get(id)).body.moderation).toMatchObject({ state: 'hidden' });
    const decision = await decisionOver(test, id);
    expect((await test.call(statements.get, { token: ada.token, params: { id: decision } })).status).toBe(200);
    await performed(test, desk.liftDecision, { by: boss, id: decision, body: {} });
    expect((await get(id, boss.token)).body).toMatchObject({
      is_public: true,
      is_prompt_locked: true,
      prompt_price: 7,
    });
  });

  it('is seen by an administrator with a reason in a confirmed session, each time written down [DESK-31]', async () => {
    const id = await waiting();
    const look = (endpoint: typeof desk.reviewWords | typeof desk.reviewMedia) =>
      test.call(endpoint, { token: boss.token, params: { id }, query: { reason: 'It waits for a word' } });
    expect((await look(desk.reviewWords)).body).toEqual({ text_prompt: 'A grendel' });
    expect((await look(desk.reviewMedia)).status).toBe(200);
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['reviews.words', 'reviews.media']);
    await test.database.db.updateTable('sessions').set({ proved_at: null }).execute();
    expect(outcome(await look(desk.reviewWords))).toEqual([403, 'confirm_needed']);
    await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
    await performed(test, desk.passReview, { by: boss, id, body: {} });
    expect((await look(desk.reviewWords)).status).toBe(404);
  });

  it('cannot be public by any statement, which the database refuses [DESK-31]', async () => {
    const id = await waiting();
    const publish = test.database.db.updateTable('kept_content').set({ is_public: true }).where('id', '=', id);
    await expect(publish.execute()).rejects.toThrow('content_in_review_is_private');
    expect((await performed(test, desk.passReview, { by: boss, id: systemIds.uuid(), body: {} })).status).toBe(404);
  });
});
