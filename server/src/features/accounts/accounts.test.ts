import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword } from '../../testing/good-password.ts';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { demoPeople } from '../../stand-ins/demo-gallery/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ ADMIN_EMAILS: 'Boss@loomlight.test' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { accounts } = contract;
const ada = { email: 'Ada@loomlight.test', password: goodPassword, username: 'Ada Lovelace' };

async function mailedToken(index = 0): Promise<string> {
  const mail = await waitFor('a verification mail', async () => test.mailer.sent[index]);
  return /token=(\S+)/.exec(mail.text)?.[1] ?? '';
}

async function registerAndVerify(person = ada) {
  const before = test.mailer.sent.length;
  await test.call(accounts.register, { body: person });
  return test.call(accounts.verifyEmail, { body: { token: await mailedToken(before) } });
}

const signIn = (person: { email: string; password: string } = ada) =>
  test.call(accounts.login, { body: { email: person.email, password: person.password } });

describe('registering', () => {
  it('makes an account that waits for its mail, without tokens and without credits [R-API-01]', async () => {
    const { status, body } = await test.call(accounts.register, { body: ada });
    expect(status).toBe(201);
    expect(body).toEqual({
      message: 'Registration successful! Please check your email to verify your account.',
      requiresVerification: true,
      token: null,
      refreshToken: null,
    });
    const early = await signIn();
    expect([early.status, early.error.code]).toEqual([403, 'email_not_verified']);
    const mail = await waitFor('the mail', async () => test.mailer.sent[0]);
    expect(mail.to).toBe('Ada@loomlight.test');
    expect(mail.text).toContain('http://loomlight.test/verify-email?token=');
    expect(mail.html).toContain('http://loomlight.test/verify-email?token=');
  });

  it('gives the welcome bonus with the verified address, once [R-GLOB-07, R-AUTH-25, R-ENT-02, R-API-01, R-API-03]', async () => {
    const verified = await registerAndVerify();
    expect(verified.body.message).toBe(
      'Your email has been successfully verified! You can now sign in to your account.',
    );
    const again = await test.call(accounts.verifyEmail, { body: { token: await mailedToken() } });
    expect([again.status, again.error.code]).toEqual([400, 'invalid_token']);
    const { body } = await signIn();
    expect(body).toMatchObject({ requiresVerification: false, message: 'Login successful! Redirecting to home...' });
    const profile = await test.call(accounts.profile, { token: body.token });
    expect(profile.body).toMatchObject({
      username: 'Ada Lovelace',
      email: 'Ada@loomlight.test',
      credits: 50,
      email_verified: true,
      role: 'user',
      subscription: 'free',
    });
    const history = await test.call(contract.credits.history, { token: body.token });
    expect(history.body.transactions.map((entry) => [entry.type, entry.amount])).toEqual([['bonus', 50]]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.each([
    ['the same address in another case', { ...ada, email: 'ada@LOOMLIGHT.test', username: 'Someone Else' }],
    ['the same address with spaces', { ...ada, email: ' ada@loomlight.test ', username: 'Someone Else' }],
  ])('refuses %s', async (_what, body) => {
    await test.call(accounts.register, { body: ada });
    const { status, error } = await test.call(accounts.register, { body });
    expect([status, error.message]).toEqual([409, 'This account already exists. Please try signing in instead.']);
  });

  it.each([
    ['no name', { ...ada, username: '' }, 'username', 'Full name is required'],
    [
      'a reserved name',
      { ...ada, username: 'Favorites' },
      'username',
      'This name is reserved. Please choose another one',
    ],
    ['dots alone', { ...ada, username: '..' }, 'username', 'Full name needs at least two letters or digits'],
    [
      'two spaces',
      { ...ada, username: 'Ada  L' },
      'username',
      'Full name may hold single spaces only, and none at its ends',
    ],
    ['no address', { ...ada, email: '' }, 'email', 'Email is required'],
    ['half an address', { ...ada, email: 'ada@home' }, 'email', 'Please enter a valid email'],
    ['a second recipient', { ...ada, email: 'a@b.cd\r\nBCC: evil@z.zz' }, 'email', 'Please enter a valid email'],
    ['no password', { ...ada, password: '' }, 'password', 'Password is required'],
    ['a short password', { ...ada, password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [
      'a password of 129',
      { ...ada, password: 'x'.repeat(129) },
      'password',
      'Password must have at most 128 characters',
    ],
  ])('refuses %s', async (_what, body, path, sentence) => {
    const { status, error } = await test.call(accounts.register, { body });
    expect(status).toBe(422);
    expect(error.details).toContainEqual({ path, message: sentence });
    const { rows } = await test.database.pool.query('SELECT 1 FROM users');
    expect(rows).toHaveLength(0);
  });

  it('makes an administrator of an address that the operator named, once it is verified', async () => {
    await registerAndVerify({ email: 'boss@loomlight.test', password: goodPassword, username: 'The Boss' });
    const { body } = await signIn({ email: 'boss@loomlight.test', password: goodPassword });
    expect((await test.call(accounts.profile, { token: body.token })).body.role).toBe('admin');
  });

  it('makes no administrator of whoever types that address, when no mail proves it', async () => {
    const open = await openTestApp({ ADMIN_EMAILS: 'boss@loomlight.test', REQUIRE_EMAIL_VERIFICATION: 'off' });
    await open.call(accounts.register, {
      body: { email: 'boss@loomlight.test', password: goodPassword, username: 'Not The Boss' },
    });
    const { rows } = await open.database.pool.query('SELECT role FROM users');
    await open.close();
    expect(rows).toEqual([{ role: 'user' }]);
  });

  it('ignores fields that nobody may set', async () => {
    await test.call(accounts.register, {
      rawBody: { ...ada, role: 'admin', credits: 9999, subscription: 'premium', is_active: false },
    });
    const { rows } = await test.database.pool.query(
      'SELECT role, subscription, is_active, balance FROM users JOIN account ON user_id = users.id',
    );
    expect(rows).toEqual([{ role: 'user', subscription: 'free', is_active: true, balance: 0 }]);
  });
});

describe('verification mails', () => {
  it('are sent again at most once a minute, and the newer link voids the older [R-API-06]', async () => {
    await test.call(accounts.register, { body: ada });
    const first = await mailedToken(0);
    const tooSoon = await test.call(accounts.resendVerification, { body: { email: ada.email } });
    expect(tooSoon.body.message).toBe('Verification email sent successfully!');
    test.clock.advanceSeconds(61);
    await test.call(accounts.resendVerification, { body: { email: ada.email } });
    const second = await mailedToken(1);
    expect(test.mailer.sent).toHaveLength(2);
    expect((await test.call(accounts.verifyEmail, { body: { token: first } })).status).toBe(400);
    expect((await test.call(accounts.verifyEmail, { body: { token: second } })).status).toBe(200);
  });

  it('leave once when twenty are asked for at once, and so is their token', { tags: 'on-server' }, async () => {
    await test.call(accounts.register, { body: ada });
    const first = await mailedToken(0);
    test.clock.advanceSeconds(61);
    await Promise.all(
      Array.from({ length: 20 }, () => test.call(accounts.resendVerification, { body: { email: ada.email } })),
    );
    await waitFor('the outbox to be empty', async () => {
      const { rows } = await test.database.pool.query(
        'SELECT id FROM letter_request UNION ALL SELECT id FROM mail_outbox WHERE sent_at IS NULL',
      );
      return rows.length === 0;
    });
    expect(test.mailer.sent).toHaveLength(2);
    const token = await mailedToken(1);
    expect(token).not.toBe(first);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.call(accounts.verifyEmail, { body: { token } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'invalid_token')).toHaveLength(19);
    const { rows } = await test.database.pool.query('SELECT kind, amount FROM credit_entry');
    expect(rows).toEqual([{ kind: 'bonus', amount: 50 }]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('are sent again to whoever is signed in, without a body [R-API-06]', async () => {
    const ada = await test.person();
    await test.database.pool.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [ada.userId]);
    const { status, body } = await test.call(accounts.resendVerification, { token: ada.token });
    expect([status, body.message]).toEqual([200, 'Verification email sent successfully!']);
    await mailedToken();
    expect(test.mailer.sent.map(({ to }) => to)).toEqual([ada.email]);
  });

  it('answer the same for an unknown address, and mail nobody [R-API-06]', async () => {
    const { status, body } = await test.call(accounts.resendVerification, { body: { email: 'nobody@loomlight.test' } });
    expect([status, body.message]).toEqual([200, 'Verification email sent successfully!']);
    expect(test.mailer.sent).toHaveLength(0);
  });

  it('stop working after 24 hours', async () => {
    await test.call(accounts.register, { body: ada });
    const token = await mailedToken();
    test.clock.advanceSeconds(24 * 3600 + 1);
    expect((await test.call(accounts.verifyEmail, { body: { token } })).error.code).toBe('invalid_token');
  });

  it('carry a token that stands nowhere in the database', async () => {
    await test.call(accounts.register, { body: ada });
    const [, signature = ''] = (await mailedToken()).split('.');
    const { rows } = await test.database.pool.query(
      'SELECT o::text AS row FROM mail_outbox o UNION ALL SELECT t::text FROM mail_tokens t',
    );
    expect(JSON.stringify(rows)).not.toContain(signature);
  });

  it('wait for a mail server that is away, and leave once it is back', async () => {
    test.mailer.answer = { kind: 'failed', permanent: false, reason: 'no route to host' };
    expect((await test.call(accounts.register, { body: ada })).status).toBe(201);
    await waitFor('a failed attempt', async () => {
      const { rows } = await test.database.pool.query<{ last_error: string | null }>(
        'SELECT last_error FROM mail_outbox',
      );
      return rows[0]?.last_error === 'no route to host';
    });
    test.mailer.answer = { kind: 'sent' };
    test.clock.advanceSeconds(3600);
    expect(await mailedToken()).not.toBe('');
    expect(test.mailer.sent).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('answers an unknown address and a wrong password alike', async () => {
    await registerAndVerify();
    const wrong = await signIn({ email: ada.email, password: 'wrong-one' });
    const unknown = await signIn({ email: 'nobody@loomlight.test', password: 'wrong-one' });
    expect(wrong.status).toBe(401);
    expect(wrong.error.message).toBe('Invalid email or password. Please try again.');
    expect({ ...wrong.error, request_id: '' }).toEqual({ ...unknown.error, request_id: '' });
  });

  it('takes passwords exactly as typed, beyond byte 72 too', async () => {
    const long = `${'é'.repeat(60)} end`;
    await registerAndVerify({ ...ada, password: long });
    expect((await signIn({ ...ada, password: long })).status).toBe(200);
    expect((await signIn({ ...ada, password: `${long.slice(0, -1)}D` })).status).toBe(401);
  });

  it('ends at once when the account is deactivated', { tags: 'on-server' }, async () => {
    await registerAndVerify();
    const { body } = await signIn();
    await test.database.pool.query('UPDATE users SET is_active = false');
    expect((await test.call(accounts.profile, { token: body.token })).error.code).toBe('session_expired');
    expect((await signIn()).error.code).toBe('account_inactive');
  });
});

describe('sessions', () => {
  it('refuse a token after 15 minutes, one of another kind, an edited one, and an unsigned one', async () => {
    await registerAndVerify();
    const { body } = await signIn();
    const [header = '', payload = '', signature = ''] = body.token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    const other = Buffer.from(
      JSON.stringify({
        ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
        sub: crypto.randomUUID(),
      }),
    ).toString('base64url');
    for (const token of [
      body.refreshToken,
      `${none}.${payload}.`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}.`,
      'nonsense',
    ])
      expect((await test.call(accounts.profile, { token })).error.message).toBe(
        'Your session has expired. Please sign in again.',
      );
    test.clock.advanceSeconds(15 * 60 + 1);
    expect((await test.call(accounts.profile, { token: body.token })).status).toBe(401);
  });

  it('end at once with the log-out, access and refresh token alike [R-API-01]', { tags: 'on-server' }, async () => {
    await registerAndVerify();
    const { body } = await signIn();
    expect((await test.call(accounts.logout, { token: body.token })).status).toBe(200);
    expect((await test.call(accounts.profile, { token: body.token })).status).toBe(401);
    expect((await test.call(accounts.refresh, { body: { refresh_token: body.refreshToken } })).status).toBe(401);
  });

  it(
    'give the same successor to twenty refreshes at once, and to a lost answer within 60 s [R-AUTH-23, R-API-02]',
    { tags: 'on-server' },
    async () => {
      await registerAndVerify();
      const { body } = await signIn();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => test.call(accounts.refresh, { body: { refresh_token: body.refreshToken } })),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
      test.clock.advanceSeconds(40);
      const late = await test.call(accounts.refresh, { body: { refresh_token: body.refreshToken } });
      expect(late.body.refreshToken).toBe(answers[0]?.body.refreshToken);
      expect((await test.call(accounts.profile, { token: late.body.token })).status).toBe(200);
    },
  );

  it('end the whole family when a spent token comes back after the grace', { tags: 'on-server' }, async () => {
    await registerAndVerify();
    const { body } = await signIn();
    const next = await test.call(accounts.refresh, { body: { refresh_token: body.refreshToken } });
    test.clock.advanceSeconds(61);
    expect((await test.call(accounts.refresh, { body: { refresh_token: body.refreshToken } })).status).toBe(401);
    expect((await test.call(accounts.refresh, { body: { refresh_token: next.body.refreshToken } })).status).toBe(401);
    expect((await test.call(accounts.profile, { token: next.body.token })).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('keep only hashes of refresh tokens', async () => {
    await registerAndVerify();
    const { body } = await signIn();
    const { rows } = await test.database.pool.query(
      "SELECT encode(token_hash, 'escape') AS a, encode(token_hash, 'base64') AS b FROM refresh_tokens",
    );
    expect(JSON.stringify(rows)).not.toContain(body.refreshToken);
  });
});

describe('the plan of a person', () => {
  it('is a fact of the account: the demo person’s is premium, a name makes none [R-AUTH-34]', async () => {
    expect(demoPeople.map(({ subscription }) => subscription)).toContain('premium');
    const planOf = async (options: Parameters<TestApp['person']>[0]): Promise<string> =>
      (await test.call(accounts.profile, { token: (await test.person(options)).token })).body.subscription;
    expect(await planOf({ subscription: 'premium' })).toBe('premium');
    expect(await planOf({ username: 'demo user' })).toBe('free');
  });
});
