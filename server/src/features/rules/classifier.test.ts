import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { type ClassifierPeer, openClassifierPeer } from '../../testing/peers/classifier-peer.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { saveBeat } from '../installation/index.ts';

// A webhook over a real socket, chosen by settings as an installation has it.

let test: TestApp;
let peer: ClassifierPeer;
let boss: TestPerson;
let ada: TestPerson;
const log: string[] = [];
let asOpened: readonly { readonly process: string }[] = [];
beforeAll(async () => {
  peer = await openClassifierPeer();
  const settings = {
    CLASSIFIER: 'webhook',
    CLASSIFIER_URL: `${peer.address}/judge`,
    CLASSIFIER_KEY: 'a key of these tests',
  };
  test = await openTestApp(settings, undefined, pino({ level: 'debug' }, { write: (line: string) => log.push(line) }));
  asOpened = await waitFor('the line to be noted', async () => {
    const rows = await test.database.db.selectFrom('engine_health').selectAll().execute();
    return rows.length > 0 ? rows : undefined;
  });
});
beforeEach(async () => {
  await test.reset();
  peer.fault = undefined;
  peer.verdict = 'pass';
  peer.requests.length = 0;
  boss = await anAdministrator(test);
  ada = await test.person();
  // A line that was left alone is tried again by what passes.
  await generate('warm');
  peer.requests.length = 0;
});
afterAll(async () => {
  await test.close();
  await peer.close();
});

const generate = (text_prompt: string, options: { key?: string; by?: TestPerson; body?: object } = {}) =>
  test.call(contract.images.generate, {
    token: (options.by ?? ada).token,
    body: { text_prompt, size: '64x64', is_public: true, ...options.body },
    ...(options.key && { key: options.key }),
  });
const stands = async (id: string) => (await test.finished(ada, id)).moderation?.state ?? 'shown';

describe('a prompt that a classifier reads', () => {
  it('is made and shown where it passes, and is asked about once, before the charge [DESK-32]', async () => {
    const { status, body } = await generate('A lake');
    expect([status, await stands(body.id)]).toEqual([202, 'shown']);
    expect(peer.requests.map((request) => JSON.parse(request.body))).toEqual([{ kind: 'text', words: 'A lake' }]);
  });

  it('is 422 where it is refused, and nothing of its person changes [DESK-32]', async () => {
    const before = await test.balance(ada);
    peer.verdict = 'refuse';
    const answer = await generate('A lake', { key: 'one' });
    expect([answer.status, answer.error.code]).toEqual([422, 'prompt_refused']);
    expect(answer.error.message).toMatch(/Nothing was charged\.$/);
    expect(await test.balance(ada)).toBe(before);
    expect(await ledgerViolations(test.database)).toEqual([]);
    const refusals = await test.database.db.selectFrom('prompt_refusal').select(['user_id', 'rule_id']).execute();
    expect(refusals).toEqual([{ user_id: ada.userId, rule_id: null }]);
    peer.verdict = 'pass';
    const first = await generate('A lake', { key: 'one' });
    expect(first.status).toBe(202);
    // What was started is answered again, also where it would be refused by now.
    peer.verdict = 'refuse';
    const again = await generate('A lake', { key: 'one' });
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
  });

  it('is made, charged and private where it is to be looked at, and is as wished when it passes [DESK-31, DESK-32]', async () => {
    peer.verdict = 'review';
    const before = await test.balance(ada);
    const { body } = await generate('A lake', { body: { is_prompt_locked: true, prompt_price: 5 } });
    expect(await stands(body.id)).toBe('review');
    expect(await test.balance(ada)).toBeLessThan(before);
    const { reviews } = (await test.call(desk.reviews, { token: boss.token })).body;
    expect(reviews).toMatchObject([{ id: body.id, pattern: null, looks_banned: false, prompt_price: 5 }]);
    await performed(test, desk.passReview, { by: boss, id: body.id, body: {} });
    expect(await stands(body.id)).toBe('shown');
  });

  it('starts within two seconds more than usual where nobody answers, for review [DESK-32]', async () => {
    peer.fault = 'late';
    const from = performance.now();
    const { status, body } = await generate('A lake');
    const tookMs = performance.now() - from;
    expect([status, await stands(body.id)]).toEqual([202, 'review']);
    expect(tookMs).toBeGreaterThan(1_900);
    // The peer would keep it waiting for ever; how soon a busy machine gets to it is its own matter.
    expect(tookMs).toBeLessThan(30_000);
  });

  it.each(['500', 'html', 'wrong-shape', 'closed', 'huge'] as const)(
    'starts for review after: %s [DESK-32]',
    async (fault) => {
      peer.fault = fault;
      const { status, body } = await generate('A lake');
      expect([status, await stands(body.id)]).toEqual([202, 'review']);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('is sent to nobody where a rule refuses it, and a rule that wants a look still holds where it passes [DESK-26, DESK-32]', async () => {
    const rule = (pattern: string, action: string) =>
      performed(test, desk.addRule, { by: boss, id: '', body: { pattern, action, explanation: 'Not here.' } });
    await rule('grendel', 'refuse');
    await rule('marsh', 'review');
    expect((await generate('A grendel')).error.message).toContain('Not here.');
    expect(peer.requests).toEqual([]);
    const { body } = await generate('A marsh');
    expect(await stands(body.id)).toBe('review');
    peer.verdict = 'refuse';
    expect((await generate('A marsh')).status).toBe(422);
  });

  it('stands in no line of the log and in no metric, whatever becomes of it [DESK-32, DESK-33, DESK-139]', async () => {
    for (const verdict of ['pass', 'review', 'refuse'] as const) {
      peer.verdict = verdict;
      await generate('canaryread by a program');
    }
    peer.fault = 'html';
    await generate('canaryread by a program');
    const { body: metrics } = await test.app.http.inject({ url: '/metrics' });
    expect(metrics).toMatch(/loomlight_classifier_seconds_count\{kind="text",outcome="unknown"\} \d/);
    expect(metrics).toContain('loomlight_classifier_state');
    // Its own categories are not ours to name.
    for (const action of ['refuse', 'review'])
      expect(metrics).toMatch(
        new RegExp(`rules_met_total\\{action="${action}",by="classifier",category="none"\\} [1-9]`),
      );
    expect(metrics).not.toMatch(/by="classifier",category="(?!none")/);
    expect(`${log.join('')}${metrics}`).not.toContain('canaryread');
  });
});

describe('the classifier at the desk', () => {
  const atDesk = async () => (await test.call(desk.classifier, { token: boss.token })).body.classifier;
  const waits = async () =>
    (await test.call(desk.now, { token: boss.token })).body.waiting.filter(({ kind }) => kind === 'classifier');
  const tryText = async (text: string) =>
    (await test.call(desk.tryText, { token: boss.token, body: { text } })).body.classifier;

  it('says of a text what it says itself, and what the scores and settings of the desk make of it [DESK-85, DESK-135]', async () => {
    const tried = await tryText('A lake');
    expect(tried).toMatchObject({ verdict: 'pass', reason: null, outcome: 'pass' });
    const [category] = tried?.categories ?? [];
    expect(category?.name).toBeTruthy();
    const settings = (classifier_thresholds: object, classifier_failure: string) =>
      performed(test, desk.changeSettings, {
        by: boss,
        id: '',
        body: { values: { classifier_thresholds, classifier_failure } },
      });
    expect((await settings({ [category?.name ?? '']: 0.01 }, 'pass')).status).toBe(200);
    expect(await tryText('A lake')).toMatchObject({ verdict: 'pass', outcome: 'review' });
    expect((await atDesk())?.thresholds).toEqual({ [category?.name ?? '']: 0.01 });
    peer.fault = 'html';
    expect(await tryText('A lake')).toEqual({
      ...{ verdict: null, reason: 'another shape', model: null, categories: [], outcome: 'pass' },
    });
    await settings({}, 'review');
  });

  it('is asked of no name or bio [DESK-118, DESK-135]', async () => {
    const body = { text: 'A lake', scope: 'profile' as const };
    expect((await test.call(desk.tryText, { token: boss.token, body })).body.classifier).toBeNull();
    expect(peer.requests).toEqual([]);
  });

  // Last: a line that is left alone is tried again after twenty seconds at the earliest.
  it('is shown with what is set, and how each process finds its line to it; one that is left alone waits [DESK-135]', async () => {
    const set = { name: 'webhook', model: null, judges_images: false, failure: 'review', thresholds: {} };
    const processes = async () => (await atDesk())?.processes;
    // Said when the product was opened, and gone with the tables of the test before.
    expect(asOpened).toMatchObject([{ engine: 'webhook', content_type: 'classifier', state: 'closed' }]);
    expect([await atDesk(), await waits()]).toMatchObject([set, []]);
    // That it lives is said once a minute, and is gone as well.
    const beat = { process: asOpened[0]?.process ?? '', role: 'all', version: '1.2.3', startedAt: test.clock.now() };
    await saveBeat(test.database.db, beat, test.clock.now());
    peer.fault = '500';
    for (let times = 0; times < 5; times += 1) await tryText('A lake');
    await expect.poll(processes).toMatchObject([{ state: 'left_alone', failures: 5, reason: 'status 500' }]);
    expect(await waits()).toMatchObject([{ about: 'webhook', count: 1 }]);
    expect(await tryText('A lake')).toMatchObject({ verdict: null, reason: 'left alone', outcome: 'review' });
    // It is no engine.
    const { lines } = (await test.call(desk.engineLines, { token: boss.token })).body;
    expect(new Set(lines.map(({ content_type }) => content_type))).toEqual(new Set(['image', 'video']));
  });
});
