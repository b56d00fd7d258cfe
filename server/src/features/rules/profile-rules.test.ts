import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const { userSettings } = contract;

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person({ username: 'Ada Byron' });
});
afterAll(() => test.close());

const explanation = 'No monsters of old poems.';
const addRule = (pattern: string, how: object = { scopes: ['profile'] }) =>
  performed(test, desk.addRule, { by: boss, id: '', body: { pattern, action: 'refuse', explanation, ...how } });
const register = (username: string) =>
  test.call(contract.accounts.register, {
    body: { email: `${systemIds.uuid()}@loomlight.test`, username, password: test.password },
  });
const change = (body: object) => test.call(userSettings.profile, { token: ada.token, body });
const said = (answer: { status: number; error: { details?: { path: string; message: string }[] } }) => [
  answer.status,
  answer.error.details?.[0],
];
const refusedAt = (path: string) => [422, { path, message: `This breaks the rules of this site: ${explanation}` }];
const people = () => test.database.db.selectFrom('users').select('id').execute();

describe('a rule for profiles', () => {
  it('refuses names and bios that hold its words, however they are written, and changes nothing [DESK-118]', async () => {
    await addRule('grendel');
    const before = (await test.call(contract.accounts.profile, { token: ada.token })).body;
    const there = (await people()).length;
    expect(said(await register('Grëndel of the mere'))).toEqual(refusedAt('username'));
    expect(said(await change({ username: 'GRENDEL' }))).toEqual(refusedAt('username'));
    expect(said(await change({ full_name: 'The Gréndel' }))).toEqual(refusedAt('full_name'));
    expect(said(await change({ bio: 'I paint lakes, and a grendel' }))).toEqual(refusedAt('bio'));
    expect((await test.call(contract.accounts.profile, { token: ada.token })).body).toEqual(before);
    expect((await people()).length).toBe(there);
    expect((await test.call(desk.rules, { token: boss.token })).body.rules).toMatchObject([{ hits: 4 }]);
    // Nobody is proposed to be looked at for a name.
    expect(await test.database.db.selectFrom('prompt_refusal').selectAll().execute()).toEqual([]);
    expect((await change({ full_name: 'Grendelina', bio: 'I paint lakes' })).status).toBe(200);
    expect((await register('Somebody else')).status).toBe(201);
  });

  it('holds for what it was made for: prompts, profiles, or both [DESK-118]', async () => {
    const generate = (text_prompt: string) =>
      test.call(contract.images.generate, { token: ada.token, body: { text_prompt, size: '64x64' } });
    await addRule('grendel');
    await addRule('lake', { scopes: ['prompt'] });
    await addRule('goat', { scopes: ['prompt', 'profile'] });
    const prompts = ['A grendel', 'A lake', 'A goat'];
    const statuses: number[] = [];
    for (const prompt of prompts) statuses.push((await generate(prompt)).status);
    expect(statuses).toEqual([202, 422, 422]);
    const bios: number[] = [];
    for (const bio of prompts) bios.push((await change({ bio })).status);
    expect(bios).toEqual([422, 200, 422]);
  });

  it('leaves what is there as it is, and can be ended [DESK-118]', async () => {
    await change({ bio: 'A grendel of my own' });
    await addRule('grendel');
    expect((await change({ full_name: 'Ada' })).status).toBe(200);
    expect((await test.call(contract.accounts.profile, { token: ada.token })).body.bio).toBe('A grendel of my own');
    const [rule] = (await test.call(desk.rules, { token: boss.token })).body.rules;
    expect(rule).toMatchObject({ scopes: ['profile'], is_beginning: false });
    await performed(test, desk.endRule, { by: boss, id: rule?.id ?? '', body: {} });
    expect((await change({ bio: 'Another grendel' })).status).toBe(200);
  });
});

describe('a rule that is the beginning of words', () => {
  it('meets each word that begins so, and is tried and shown as one [DESK-119]', async () => {
    await test.image(ada, { text_prompt: 'A town by the name of Grendelwald' });
    const tryIt = async (is_beginning: boolean) =>
      (await test.call(desk.testRule, { token: boss.token, body: { pattern: 'grendel', is_beginning } })).body.hits;
    expect([await tryIt(false), await tryIt(true)]).toEqual([0, 1]);
    await addRule('grendel', { scopes: ['prompt', 'profile'], is_beginning: true });
    expect(said(await change({ bio: 'From Grendelwald' }))).toEqual(refusedAt('bio'));
    const { rules } = (await test.call(desk.rules, { token: boss.token })).body;
    expect(rules).toMatchObject([{ pattern: 'grendel', scopes: ['prompt', 'profile'], is_beginning: true }]);
  });

  it.each([
    ['a beginning of two words', { pattern: 'black goat', is_beginning: true }, 'pattern'],
    ['a beginning of two letters', { pattern: 'gr', is_beginning: true }, 'pattern'],
    ['nothing that it holds for', { scopes: [] }, 'scopes'],
    ['the same twice', { scopes: ['prompt', 'prompt'] }, 'scopes'],
    ['something else', { scopes: ['mail'] }, 'scopes.0'],
    ['a profile that waits for a look', { action: 'review', scopes: ['profile', 'prompt'] }, 'scopes'],
  ])('is 422 for %s [DESK-118, DESK-119]', async (_what, how, path) => {
    const answer = await addRule('grendel', how);
    expect([answer.status, answer.error.details?.[0]?.path]).toEqual([422, path]);
    expect((await test.call(desk.rules, { token: boss.token })).body.rules).toEqual([]);
  });

  it('is tried with what it could be alone [DESK-119]', async () => {
    const body = { pattern: 'black goat', is_beginning: true };
    expect((await test.call(desk.testRule, { token: boss.token, body })).status).toBe(422);
  });
});
