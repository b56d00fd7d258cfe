import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isOfOwnWords } from './own-words.rules.ts';

const { accounts } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const common = 'This password is one that many people use. Please choose another one.';
const own = 'This password is too close to your name or email. Please choose another one.';
const ada = { username: 'Ada Lovelace', email: 'countess.ada@analytical.example' };

async function resetToken(email: string): Promise<string> {
  await test.call(accounts.forgotPassword, { body: { email } });
  return waitFor(
    'the mail',
    async () => /reset-password\?token=(\S+)/.exec(test.mailer.sent.map(({ text }) => text).join('\n'))?.[1],
  );
}

/** The three calls that choose a password, each answering what it says of this one. */
const choices = [
  ['registering', 'password', (password: string) => test.call(accounts.register, { body: { ...ada, password } })],
  [
    'changing it',
    'new_password',
    async (password: string) => {
      const { token } = await personLikeAda();
      return test.call(accounts.changePassword, {
        token,
        body: { current_password: test.password, new_password: password },
      });
    },
  ],
  [
    'choosing another by mail',
    'newPassword',
    async (newPassword: string) => {
      const { email } = await personLikeAda();
      const token = await resetToken(email);
      const answer = await test.call(accounts.resetPassword, { body: { token, newPassword } });
      // The link is still good for a better one.
      const better = await test.call(accounts.resetPassword, { body: { token, newPassword: 'harbour lamp' } });
      if (better.status !== 200) throw new Error('The link was spent by a password that was refused.');
      return answer;
    },
  ],
] as const;

async function personLikeAda() {
  const person = await test.person({ username: ada.username });
  await test.database.pool.query('UPDATE users SET email = $1, email_key = $1 WHERE id = $2', [
    ada.email,
    person.userId,
  ]);
  return { ...person, email: ada.email };
}

describe.each(choices)('a password at %s', (_what, field, choose) => {
  it.each(['123456', 'password', 'QWERTY', 'iloveyou', 'Trustno1'])('is not %s [GROUND-25]', async (password) => {
    const { status, error } = await choose(password);
    expect([status, error.message, error.details?.[0]?.path]).toEqual([422, common, field]);
  });

  it.each(['adalovelace', 'Lovelace1815!', 'countess.ada', 'Analytical99', 'Loomlight2026', ada.email])(
    'is not the person’s own words: %s [GROUND-25]',
    async (password) => {
      const { status, error } = await choose(password);
      expect([status, error.message, error.details?.[0]?.path]).toEqual([422, own, field]);
    },
  );
});

describe('the list of common passwords', () => {
  it('has ten thousand, and nothing that a person would think up alone [GROUND-25]', async () => {
    for (const word of ['dragon', 'letmein', 'monkey', '1q2w3e4r', '696969'])
      expect(await isCommonPassword(word)).toBe(true);
    for (const word of ['a good password', 'harbour lamp 7', 'Secret-pass-1'])
      expect(await isCommonPassword(word)).toBe(false);
  });
});

describe('own words', () => {
  it.each(['a good password', 'ada likes engines', 'lovelace and babbage', 'xkcd936!', '長い言葉です'])(
    'may stand in a password that has more to it: %s [GROUND-25]',
    (password) => {
      expect(isOfOwnWords(password, ada)).toBe(false);
    },
  );

  it('of two letters are in everything, and count for nothing [GROUND-25]', () => {
    expect(isOfOwnWords('li12345678', { username: 'Li', email: 'l@i.cn' })).toBe(false);
  });
});
