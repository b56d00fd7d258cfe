import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const { accounts, profiles, userSettings } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

let people = 0;
const register = (username: string, email = `taken${(people += 1)}@loomlight.test`) =>
  test.call(accounts.register, { body: { email, username, password: test.password } });
const change = (token: string, body: { username?: string; full_name?: string }) =>
  test.call(userSettings.profile, { token, body });
const pageOf = (username: string) => test.call(profiles.profile, { params: { username } });
const daysPass = (days: number) => test.clock.advanceSeconds(days * 86_400);

describe('a name that is taken', () => {
  it('names its field, and carries three that are free [PEOPLE-13]', async () => {
    await test.person({ username: 'Ada Lovelace' });
    await test.person({ username: 'Ada L' });
    const { status, error } = await register('ada lovelace');
    expect([status, error.code, error.details]).toEqual([
      409,
      'username_taken',
      [{ path: 'username', message: 'That name is taken' }],
    ]);
    expect(error.suggestions).toEqual(['a lovelace', 'ada lovelace 2', 'ada lovelace 3']);
    for (const name of error.suggestions ?? []) expect((await register(name)).status).toBe(201);
  });

  it('carries none that is reserved, looks like somebody, or is too long [PEOPLE-13]', async () => {
    await test.person({ username: 'Bill Mclain' });
    const { error } = await register('bill rnclain');
    expect(error.suggestions).toHaveLength(3);
    const long = 'Abcdefghij Klmnopqrst Uvwxyzabcd Efghijk'.slice(0, 40);
    await test.person({ username: long });
    const { suggestions = [] } = (await register(long)).error;
    expect(suggestions.every((name) => name.length <= 40)).toBe(true);
  });

  it('says that there is an account where the address is taken too [PEOPLE-13]', async () => {
    await register('Ada Lovelace', 'ada@loomlight.test');
    for (const name of ['Ada Lovelace', 'Somebody Else']) {
      const { status, error } = await register(name, 'ADA@loomlight.test');
      expect([status, error.code, error.message, error.suggestions]).toEqual([
        409,
        'account_exists',
        'This account already exists. Please try signing in instead.',
        undefined,
      ]);
    }
  });
});

describe('what a person is called', () => {
  it('may differ from the name of the address, and be what others are called [PEOPLE-13]', async () => {
    const [ada, bob] = [await test.person({ username: 'Ada One' }), await test.person({ username: 'Bob Two' })];
    for (const { token } of [ada, bob])
      expect((await change(token, { full_name: 'Sam Rivers' })).body.full_name).toBe('Sam Rivers');
    expect((await pageOf('Ada One')).body.user).toMatchObject({ username: 'Ada One', fullName: 'Sam Rivers' });
    expect((await change(ada.token, { full_name: '' })).body.full_name).toBe('Ada One');
    for (const name of ['admin', 'Lооmlight', ' x ', 'a\0b'])
      expect([name, (await change(ada.token, { full_name: name })).status]).toEqual([name, 422]);
  });
});

describe('the address of a name that a person had', () => {
  it('leads on for 90 days, in which nobody else may take it or one that looks like it [PEOPLE-13]', async () => {
    const ada = await test.person({ username: 'Ada Long' });
    expect((await change(ada.token, { username: 'Ada Short' })).body.username).toBe('Ada Short');
    expect((await pageOf('ada long')).body.user.username).toBe('Ada Short');
    for (const name of ['Ada Long', 'Ada Iong']) expect([name, (await register(name)).status]).toEqual([name, 409]);
    daysPass(89);
    expect((await pageOf('Ada Long')).status).toBe(200);
    daysPass(2);
    expect((await pageOf('Ada Long')).status).toBe(404);
    expect((await register('Ada Long')).status).toBe(201);
  });

  it('is free for the person, who may go back and forth; five are held [PEOPLE-13]', async () => {
    const ada = await test.person({ username: 'Name 10' });
    for (const number of [11, 10, 11, 12, 13, 14, 15, 16]) {
      test.clock.advanceSeconds(60);
      expect((await change(ada.token, { username: `Name ${number}` })).status).toBe(200);
    }
    const { rows } = await test.database.pool.query('SELECT username_key FROM former_name ORDER BY expires_at');
    expect(rows.map((row) => row.username_key)).toEqual(['name 11', 'name 12', 'name 13', 'name 14', 'name 15']);
    expect((await register('Name 10')).status).toBe(201);
  });

  it('leads nowhere when the person has left [PEOPLE-13]', async () => {
    const ada = await test.person({ username: 'Ada Long' });
    await change(ada.token, { username: 'Ada Short', full_name: 'Ada Secret' });
    const leave = { password: test.password, confirm: 'DELETE' } as const;
    expect((await test.call(privacy.deleteAccount, { token: ada.token, body: leave })).status).toBe(200);
    expect((await pageOf('Ada Long')).status).toBe(404);
    const { rows } = await test.database.pool.query(
      'SELECT 1 FROM former_name UNION ALL SELECT 1 FROM users WHERE full_name IS NOT NULL',
    );
    expect(rows).toEqual([]);
  });

  it('is nobody’s twice when twenty want it at once [PEOPLE-13]', { tags: 'on-server' }, async () => {
    const ada = await test.person({ username: 'Ada Long' });
    await change(ada.token, { username: 'Ada Short' });
    daysPass(91);
    const answers = await Promise.all(Array.from({ length: 20 }, () => register('Ada Long')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'username_taken')).toHaveLength(19);
  });
});
