import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { reportCategories } from '@loomlight/contract/reports';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
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
  ada = await test.person({ username: 'Ada Byron' });
});
afterAll(() => test.close());

const explanation = 'No monsters of old poems.';
const addRule = (pattern: string, how: object = {}) =>
  performed(test, desk.addRule, { by: boss, id: '', body: { pattern, action: 'refuse', explanation, ...how } });
const generate = (text_prompt: string) =>
  test.call(contract.images.generate, { token: ada.token, body: { text_prompt, size: '64x64' } });
const rules = async () => (await test.call(desk.rules, { token: boss.token })).body.rules;

describe('a rule', () => {
  it('is about something, has a note for the desk, and who is refused hears of the first alone [DESK-133]', async () => {
    await addRule('grendel', { category: 'hate_violence', note: 'canarynote: see case 12' });
    expect(await rules()).toMatchObject([
      { category: 'hate_violence', note: 'canarynote: see case 12', counts: true, explanation },
    ]);
    const answer = await generate('A grendel');
    expect(answer.error.details).toContainEqual({ path: 'rule_category', message: 'hate_violence' });
    expect(answer.text).not.toContain('canarynote');
    const { body } = await test.call(desk.audit, { token: boss.token });
    expect(body.entries[0]).toMatchObject({ action: 'rules.add', after: { category: 'hate_violence' } });
    expect(JSON.stringify(body)).not.toContain('canarynote');
    expect(log.join('')).not.toContain('canarynote');
  });

  it('is about something else, has no note and counts where nothing is said [DESK-133]', async () => {
    await addRule('grendel');
    expect(await rules()).toMatchObject([{ category: 'other', note: '', counts: true }]);
  });

  it.each([
    ['something that nobody can report', { category: 'taste' }, 'category'],
    ['a note that is too long', { note: 'x'.repeat(1_001) }, 'note'],
    ['no answer to whether it counts', { counts: 'yes' }, 'counts'],
  ])('is 422 for %s [DESK-133]', async (_what, how, path) => {
    const answer = await addRule('grendel', how);
    expect([answer.status, answer.error.details?.[0]?.path]).toEqual([422, path]);
    expect(await rules()).toEqual([]);
  });

  it('is counted in the transparency table by what it is about, on the days on which it was met [DESK-25, DESK-133]', async () => {
    await addRule('grendel', { category: 'fraud', scopes: ['prompt', 'profile'] });
    await addRule('lake', { action: 'review', category: 'copyright' });
    for (const prompt of ['A grendel', 'Grendel again', 'A lake']) await generate(prompt);
    await test.call(contract.userSettings.profile, { token: ada.token, body: { bio: 'A grendel' } });
    const read = async (from: string, to: string) =>
      (await test.call(desk.transparency, { token: boss.token, query: { from, to } })).text.split(/\r?\n/);
    const day = test.clock.now().toISOString().slice(0, 10);
    const lines = await read(day, day);
    expect(lines).toContain('refused by rules,fraud,3');
    expect(lines).toContain('looked at because of rules,copyright,1');
    expect((await read('2020-01-01', '2020-01-31')).join()).not.toContain('by rules');
  });

  it('is about what can be reported, in the table as well [DESK-133]', async () => {
    for (const category of reportCategories) await addRule(`grendel ${category}`, { category });
    expect(new Set((await rules()).map(({ category }) => category))).toEqual(new Set(reportCategories));
  });

  it('that does not count puts nobody on the desk, however often it refuses [DESK-36, DESK-133]', async () => {
    const proposed = async () =>
      (await test.call(desk.now, { token: boss.token })).body.waiting.filter(({ kind }) => kind === 'refusals');
    await addRule('grendel', { counts: false });
    await addRule('goat');
    for (let times = 0; times < 5; times += 1) await generate('grendel');
    for (let times = 0; times < 4; times += 1) await generate('goat');
    expect(await proposed()).toEqual([]);
    await generate('goat');
    expect(await proposed()).toMatchObject([{ about: ada.userId, count: 5 }]);
  });
});

describe('what rules were met by', () => {
  it('is counted by what the rule is about and does, without a word of anybody [DESK-139]', async () => {
    const metrics = async () => (await test.app.http.inject({ url: '/metrics' })).body;
    const counts = (body: string) =>
      [...body.matchAll(/^loomlight_prompt_rules_met_total\{(.+)\} (\d+)$/gm)].map(
        ([, labels = '', count]) => [labels, Number(count)] as const,
      );
    await addRule('grendel', { category: 'hate_violence', note: 'canarynote' });
    await addRule('lake', { category: 'copyright', action: 'review' });
    await addRule('goat', { category: 'fraud', scopes: ['profile'] });
    await addRule('sea');
    const before = new Map(counts(await metrics()));
    await generate('A canaryword grendel');
    await generate('Another canaryword grendel by the lake');
    await generate('A canaryword lake');
    await generate('A canaryword sea');
    await generate('A canaryword that meets nothing');
    await test.call(contract.userSettings.profile, { token: ada.token, body: { bio: 'A canaryword goat' } });
    const body = await metrics();
    const grown = counts(body).map(([labels, count]) => [labels, count - (before.get(labels) ?? 0)] as const);
    expect(Object.fromEntries(grown.filter(([, count]) => count !== 0))).toEqual({
      'action="refuse",by="rule",category="hate_violence"': 2,
      'action="refuse",by="rule",category="fraud"': 1,
      'action="refuse",by="rule",category="other"': 1,
      'action="review",by="rule",category="copyright"': 1,
    });
    expect(body).not.toMatch(/canary|grendel|goat/i);
  });
});

describe('a rule that is tested', () => {
  const tryIt = async (body: object) =>
    (await test.call(desk.testRule, { token: boss.token, body: { pattern: 'grendel', days: 7, ...body } })).body;

  it('is told by day, with the newest pieces and the words that it meets in them, and no other [DESK-134]', async () => {
    test.clock.advanceSeconds(600);
    const first = await test.image(ada, { text_prompt: 'A canaryword GRENDEL' });
    const firstAt = test.clock.now();
    test.clock.advanceSeconds(86_400);
    boss = await test.signInAgain(boss);
    ada = await test.signInAgain(ada);
    const bob = await test.person({ username: 'Bob' });
    const second = await test.image(bob, { text_prompt: 'grendels, canaryword and grendel' });
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const whole = await tryIt({});
    expect(whole).toMatchObject({
      ...{ looked_at: 2, hits: 2, people: 2 },
      by_day: [
        { day: day(test.clock.now()), hits: 1 },
        { day: day(firstAt), hits: 1 },
      ],
      samples: [
        { content_id: second, username: 'Bob', matched: 'grendel' },
        { content_id: first, username: 'Ada Byron', matched: 'grendel' },
      ],
    });
    expect(JSON.stringify(whole)).not.toContain('canary');
    const beginning = await tryIt({ is_beginning: true });
    expect(beginning.samples.map(({ matched }) => matched)).toEqual(['grendels', 'grendel']);
  });

  it('names ten pieces at most, and counts all [DESK-134]', async () => {
    for (let count = 0; count < 12; count += 1) await test.image(ada, { text_prompt: `grendel ${count}` });
    const { hits, samples } = await tryIt({});
    expect([hits, samples.length]).toEqual([12, 10]);
  });
});

describe('a text that is tried', () => {
  const tryText = (body: { readonly text: string; readonly scope?: string }) =>
    // One of the bodies is refused.
    test.call(desk.tryText, { token: boss.token, body: body as { text: string } });

  it('is answered with every rule that it meets, for what it is tried, and nothing is stored or counted [DESK-135]', async () => {
    await addRule('grendel', { category: 'fraud', scopes: ['prompt', 'profile'] });
    await addRule('lake', { action: 'review' });
    const before = await everyRow(test);
    const answer = await tryText({ text: 'A canaryword Gréndel by the lake' });
    expect(answer.body).toMatchObject({ outcome: 'refuse', classifier: null });
    expect(
      new Set(answer.body.rules.map(({ pattern, action, category }) => [pattern, action, category].join(' '))),
    ).toEqual(new Set(['grendel refuse fraud', 'lake review other']));
    expect((await tryText({ text: 'A lake' })).body).toMatchObject({ outcome: 'review' });
    expect((await tryText({ text: 'A lake', scope: 'profile' })).body).toEqual({
      ...{ outcome: 'pass', never_made: null, rules: [], classifier: null },
    });
    expect((await tryText({ text: 'a naked child' })).body).toMatchObject({
      outcome: 'refuse',
      never_made: neverMade,
      rules: [],
    });
    expect((await tryText({ text: 'A sea' })).body.outcome).toBe('pass');
    expect((await rules()).map(({ hits }) => hits)).toEqual([0, 0]);
    // Counters of calls are all that moves.
    expect((await tablesWrittenSince(test, before)).filter((table) => table !== 'rate_limits')).toEqual([]);
    expect(log.join('')).not.toContain('canaryword');
  });

  it.each([
    ['nothing', { text: ' ' }, 'text'],
    ['more than any text', { text: 'x'.repeat(2_001) }, 'text'],
    ['something that no rule holds for', { text: 'A lake', scope: 'mail' }, 'scope'],
  ])('is 422 for %s [DESK-135]', async (_what, body, path) => {
    const answer = await tryText(body);
    expect([answer.status, answer.error.details?.[0]?.path]).toEqual([422, path]);
  });

  it('is for administrators alone, and so is the classifier [DESK-135]', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [ada.token, 403],
    ] as const) {
      const who = token === undefined ? {} : { token };
      expect((await test.call(desk.tryText, { ...who, body: { text: 'A lake' } })).status).toBe(status);
      expect((await test.call(desk.classifier, who)).status).toBe(status);
    }
  });

  it('is asked of nobody else where there is no classifier, which the desk says [DESK-135]', async () => {
    expect((await test.call(desk.classifier, { token: boss.token })).body).toEqual({ classifier: null });
  });
});
