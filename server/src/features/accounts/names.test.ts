import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openKeyServer } from '../../testing/key-server.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillLooks } from './fill-looks.ts';
import { lookOf } from './look-alike.rules.ts';
import { isOneWriting } from './one-writing.rules.ts';

const { accounts, userSettings } = contract;
let test: TestApp;
let google: Awaited<ReturnType<typeof openKeyServer>>;
beforeAll(async () => {
  google = await openKeyServer('client');
  test = await openTestApp(google.settings);
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  google.close();
});

let people = 0;
const register = (username: string) => {
  people += 1;
  return test.call(accounts.register, {
    body: { email: `name${people}@loomlight.test`, username, password: test.password },
  });
};
const rename = (token: string, username: string) => test.call(userSettings.profile, { token, body: { username } });
const looksTaken = 'This name looks like one that is already taken. Please choose another one.';

describe('the look of a name', () => {
  it.each([
    ['loomlight', 'LoomLight'],
    ['loomlight', 'Ioomlight'],
    ['loomlight', 'l00mlight'],
    ['Mia', 'rnia'],
    ['ВОВ', 'bob'],
    ["O'Brien", 'O’Brien'],
    ['ａｄａ', 'Ada'],
    ['Zoë', 'Zoe\u0308'],
  ])('of %s is that of %s [GROUND-22]', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it.each([
    ['Ada', 'Ida'],
    ['Zoë', 'Zoe'],
    ['Person 1', 'Person 2'],
    ['Ada Lovelace', 'AdaLovelace'],
  ])('of %s is not that of %s [GROUND-22]', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });
});

describe('the letters of a name', () => {
  it.each([
    ...[
      'J. R. R. Tolkien',
      "Ngũgĩ wa Thiong'o",
      'ʻIolani',
      'Дмитрий Иванович',
      'Ελένη',
      'עדה לאבלייס',
      'محمد علي',
      'ᏣᎳᎩ',
    ],
    ...['田中 Ken', 'ケン Tanaka ひかり', '김민준 MJ', 'Ada อาดา', 'Ада 1815', '李ㄌㄧ', '𐤀𐤁'],
  ])('belong together in "%s" [GROUND-22]', (name) => {
    expect(isOneWriting(name)).toBe(true);
  });

  it.each(['Lооmlight', 'Аda Lovelace', 'Ελenη', 'Ada ᎪᏗ', 'Ада Ελένη', 'अदाгей', 'ひかり김', 'Ada 田 김 ひ'])(
    'do not belong together in "%s" [GROUND-22]',
    (name) => {
      expect(isOneWriting(name)).toBe(false);
    },
  );
});

describe('names of people', () => {
  it.each(["O'Brien", 'D’Angelo', 'J. R. Tolkien', 'Anne-Marie', 'Дмитрий'])('may be %s [GROUND-22]', async (name) => {
    expect((await register(name)).status).toBe(201);
    const ada = await test.person();
    expect((await rename(ada.token, `${name} 2`)).body.username).toBe(`${name} 2`);
  });

  it.each([
    'Lооmlight',
    'Ioomlight',
    'Lοοmlight',
    'adrnin',
    'Admіn',
    'supp0rt',
    'LOOMLlGHT',
    '5upport'.replace('5', 'ѕ'),
  ])('may not look like a reserved one: %s [GROUND-22]', async (name) => {
    const refused = await register(name);
    expect([refused.status, refused.error.details?.[0]?.path]).toEqual([422, 'username']);
    expect(refused.error.message).toMatch(/^(?:This name is reserved|Full name mixes letters)/);
    const ada = await test.person();
    expect((await rename(ada.token, name)).status).toBe(422);
  });

  it('may not look like somebody else’s, at registering and at changing [GROUND-22]', async () => {
    const bill = await test.person({ username: 'Bill Mclain' });
    for (const name of ['BilI Mclain', 'Bi11 Mclain', 'bill rnclain']) {
      const refused = await register(name);
      expect([refused.status, refused.error.code, refused.error.message]).toEqual([409, 'username_taken', looksTaken]);
      const ada = await test.person();
      expect((await rename(ada.token, name)).error.message).toBe(looksTaken);
    }
    // One's own name in another spelling is nobody else's.
    expect((await rename(bill.token, 'BILL Mclain')).status).toBe(200);
  });

  it('are free again when their person has left, or has had another one for 90 days [GROUND-22, PEOPLE-13]', async () => {
    const ada = await test.person({ username: 'Ada Long' });
    expect((await rename(ada.token, 'Ada Short')).status).toBe(200);
    test.clock.advanceSeconds(91 * 86_400);
    const bob = await test.person({ username: 'Ada Iong' });
    const leave = { password: test.password, confirm: 'DELETE' } as const;
    expect((await test.call(privacy.deleteAccount, { token: bob.token, body: leave })).status).toBe(200);
    expect((await register('Ada Long')).status).toBe(201);
  });

  it('that come from Google are made to fit: with a number for a look-alike, another for a reserved one [GROUND-22]', async () => {
    await test.person({ username: 'Bill Long' });
    const signUp = async (sub: string, name: string) => {
      const nonce = await test.googleNonce();
      const claims = { sub, email: `${sub}@example.org`, name, nonce };
      const { body } = await test.googleSignIn(await google.sign(claims, { now: test.clock.now() }));
      return (await test.call(accounts.profile, { token: body.token })).body.username;
    };
    expect(await signUp('one', 'BilI Long')).toMatch(/^BilI Long \d{4}$/);
    expect(await signUp('two', 'Ioomlight')).toBe('New Maker');
    expect(await signUp('three', "Sinéad O'Connor")).toBe("Sinéad O'Connor");
  });

  it('of earlier releases get their look later, and two that look alike already stay [GROUND-22]', async () => {
    const [one, two] = [await test.person({ username: 'Will Long' }), await test.person({ username: 'Somebody' })];
    await test.database.pool.query(
      `UPDATE users SET username_look = NULL, username = CASE id WHEN $1 THEN 'WiII Long' ELSE username END`,
      [two.userId],
    );
    await fillLooks(test.database);
    const { rows } = await test.database.pool.query<{ id: string; username_look: string }>(
      'SELECT id, username_look FROM users',
    );
    const looks = rows.map((row) => row.username_look);
    expect(looks).toContain(lookOf('Will Long'));
    expect(new Set(looks).size).toBe(2);
    expect((await register('wiLI Long')).status).toBe(409);
    // Which of the two has the look and which the mark is not said; both may spell their name in another way.
    expect((await rename(one.token, 'will Long')).status).toBe(200);
    expect((await rename(two.token, 'wiII Long')).status).toBe(200);
    // Whoever goes on to another name has its look, and cannot come back to a look that somebody else has.
    const marked = rows.find((row) => row.username_look.startsWith('#'))?.id === one.userId ? one : two;
    expect((await rename(marked.token, 'Elsewhere')).status).toBe(200);
    expect((await rename(marked.token, 'Will Long')).status).toBe(409);
  });
});
