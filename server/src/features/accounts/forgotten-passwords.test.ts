import { apiBase, contract } from '@loomlight/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword } from '../../testing/good-password.ts';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
const logLines: string[] = [];
beforeAll(async () => {
  // Everything, and nothing taken out: what is not said cannot be read.
  test = await openTestApp({}, undefined, pino({ level: 'trace' }, { write: (line: string) => logLines.push(line) }));
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { accounts } = contract;
const ada = { email: 'Ada@loomlight.test', password: goodPassword, username: 'Ada Lovelace' };
const resetLink = /http:\/\/loomlight\.test\/reset-password\?token=(\S+)/;

const signIn = (email: string, password: string) => test.call(accounts.login, { body: { email, password } });
const forgot = (email: string) => test.call(accounts.forgotPassword, { body: { email } });
const reset = (token: string, newPassword = 'a new secret') =>
  test.call(accounts.resetPassword, { body: { token, newPassword } });

/** Waits until the delivery has nothing left to do, and answers what was mailed. */
async function delivered() {
  await waitFor('the outbox to be empty', async () => {
    const { rows } = await test.database.pool.query(
      'SELECT id FROM letter_request UNION ALL SELECT id FROM mail_outbox WHERE sent_at IS NULL',
    );
    return rows.length === 0;
  });
  return test.mailer.sent;
}

/** Asks for a mail and answers the token in it. */
async function mailedToken(email: string): Promise<string> {
  const before = test.mailer.sent.length;
  await forgot(email);
  const mail = await waitFor('the mail', async () =>
    test.mailer.sent.slice(before).find(({ text }) => resetLink.test(text)),
  );
  return resetLink.exec(mail.text)?.[1] ?? '';
}

/** Credits and entries of the only account. */
async function bonusEntries() {
  const { rows } = await test.database.pool.query<{ kind: string; amount: number }>(
    'SELECT kind, amount FROM credit_entry',
  );
  return rows;
}

describe('a forgotten password', () => {
  it('is replaced with the link of a mail, and the old one opens nothing any more [R-API-05]', async () => {
    const ada = await test.person();
    const { status, body } = await reset(await mailedToken(ada.email));
    expect([status, body.message]).toEqual([200, 'Your password has been changed. You can now sign in with it.']);
    expect((await signIn(ada.email, test.password)).status).toBe(401);
    expect((await signIn(ada.email, 'a new secret')).status).toBe(200);
  });

  it('is mailed with one link, in text and HTML, to the person alone', async () => {
    const ada = await test.person({ username: 'Ada Lovelace' });
    await forgot(`  ${ada.email.toUpperCase()} `);
    const [mail, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(ada.email);
    expect(mail?.subject).toBe('Choose a new password for Loomlight');
    expect(mail?.text).toContain('Hello Ada Lovelace,');
    expect(mail?.text).toContain('works once and for one hour');
    const token = resetLink.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(70);
    expect(mail?.html).toContain(`href="http://loomlight.test/reset-password?token=${token}"`);
  });

  it('is mailed with the configured address, whatever the request says of itself', async () => {
    const ada = await test.person();
    const ask = (headers: Record<string, string>) =>
      test.app.http.inject({
        method: 'POST',
        url: `${apiBase}/auth/forgot-password`,
        headers,
        payload: { email: ada.email },
      });
    // A foreign name is not answered at all; a second one that claims to be it is not looked at.
    expect((await ask({ host: 'evil.test' })).statusCode).toBe(421);
    await ask({ 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test', origin: 'http://evil.test' });
    const [mail] = await delivered();
    expect(mail?.text).toMatch(resetLink);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.test');
  });

  it('is answered alike for a known, an unknown, an unverified and a deactivated address [R-API-05]', async () => {
    const known = await test.person();
    const gone = await test.person();
    await test.database.pool.query('UPDATE users SET is_active = false WHERE id = $1', [gone.userId]);
    await test.call(accounts.register, { body: ada });
    await delivered();
    test.mailer.sent.length = 0;
    const answers = [];
    for (const email of [known.email, 'nobody@loomlight.test', ada.email, gone.email])
      answers.push(await forgot(email));
    for (const { status, text } of answers)
      expect([status, text]).toEqual([
        200,
        '{"message":"If an account belongs to this address, a link to choose a new password is on its way."}',
      ]);
    const headers = answers.map((answer) => Object.keys(answer.headers));
    expect(new Set(headers.map(String)).size).toBe(1);
    expect((await delivered()).map((mail) => mail.to).toSorted()).toEqual([ada.email, known.email].toSorted());
  });

  it('is mailed at most once a minute and three times an hour, whatever the limits are, and the newest link alone works', async () => {
    const ada = await test.person();
    const first = await mailedToken(ada.email);
    await forgot(ada.email);
    test.clock.advanceSeconds(59);
    await forgot(ada.email);
    expect(await delivered()).toHaveLength(1);
    test.clock.advanceSeconds(2);
    const second = await mailedToken(ada.email);
    test.clock.advanceSeconds(61);
    const third = await mailedToken(ada.email);
    for (let minute = 0; minute < 20; minute += 1) {
      test.clock.advanceSeconds(61);
      expect((await forgot(ada.email)).status).toBe(200);
    }
    expect(await delivered()).toHaveLength(3);
    expect((await reset(first)).error.code).toBe('invalid_token');
    expect((await reset(second)).error.code).toBe('invalid_token');
    expect((await reset(third)).status).toBe(200);
    await delivered();
    test.clock.advanceSeconds(3600);
    expect(await mailedToken(ada.email)).not.toBe('');
  });

  it('is mailed once when twenty ask at once', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => forgot(ada.email)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await delivered()).toHaveLength(1);
  });

  it('waits for a mail server that is away, and is mailed once it is back', async () => {
    const ada = await test.person();
    test.mailer.answer = { kind: 'failed', permanent: false, reason: 'no route to host' };
    expect((await forgot(ada.email)).status).toBe(200);
    await waitFor('a failed attempt', async () => {
      const { rows } = await test.database.pool.query('SELECT 1 FROM mail_outbox WHERE last_error IS NOT NULL');
      return rows.length === 1;
    });
    test.mailer.answer = { kind: 'sent' };
    test.clock.advanceSeconds(60);
    const [mail] = await delivered();
    expect((await reset(resetLink.exec(mail?.text ?? '')?.[1] ?? '')).status).toBe(200);
  });

  it.each([
    ['no address', '', 'Email is required'],
    ['half an address', 'ada@home', 'Please enter a valid email'],
  ])('asks for %s in words', async (_what, email, sentence) => {
    const { status, error } = await forgot(email);
    expect([status, error.details]).toEqual([422, [{ path: 'email', message: sentence }]]);
  });
});

describe('the link of a reset', () => {
  it(
    'works once when twenty use it at once, for the password of the one that did [R-API-05]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const token = await mailedToken(ada.email);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token, `new secret ${index}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status, error }) => status === 400 && error.code === 'invalid_token')).toHaveLength(19);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await signIn(ada.email, `new secret ${winner}`)).status).toBe(200);
      expect((await signIn(ada.email, `new secret ${(winner + 1) % 20}`)).status).toBe(401);
      expect((await reset(token)).error.message).toBe('This link is invalid or has expired. Please ask for a new one.');
      expect((await delivered()).map((mail) => mail.subject)).toEqual([
        'Choose a new password for Loomlight',
        'Your password was changed',
        'New sign-in to your account',
      ]);
    },
  );

  it('works within an hour, and not a second longer', async () => {
    const [early, late] = [await test.person(), await test.person()];
    const [soon, tooLate] = [await mailedToken(early.email), await mailedToken(late.email)];
    test.clock.advanceSeconds(3_590);
    expect((await reset(soon)).status).toBe(200);
    test.clock.advanceSeconds(11);
    expect((await reset(tooLate)).error.code).toBe('invalid_token');
    expect((await signIn(late.email, test.password)).status).toBe(200);
  });

  it('is good for nothing else, and nothing else is good for a reset', async () => {
    await test.call(accounts.register, { body: ada });
    const verification = /verify-email\?token=(\S+)/.exec((await delivered())[0]?.text ?? '')?.[1] ?? '';
    const token = await mailedToken(ada.email);
    const [id = '', signature = ''] = token.split('.');
    for (const wrong of [
      verification,
      token.slice(0, -1),
      `${token}.x`,
      id,
      `${id}.`,
      `${crypto.randomUUID()}.${signature}`,
      'nonsense',
    ]) {
      const { status, error } = await reset(wrong);
      expect([wrong, status, error.code]).toEqual([wrong, 400, 'invalid_token']);
    }
    expect((await test.call(accounts.verifyEmail, { body: { token } })).error.code).toBe('invalid_token');
    expect((await test.call(accounts.profile, { token })).status).toBe(401);
    expect((await reset('')).error.message).toBe('Invalid password reset link. Please check your email and try again.');
    expect((await reset(token)).status).toBe(200);
  });

  it.each([
    ['none', '', 'Password is required'],
    ['a short one', '12345', 'Password must be at least 6 characters'],
    ['one of 129', 'x'.repeat(129), 'Password must have at most 128 characters'],
    ['a NUL', 'secret\0one', 'Password holds characters that cannot be used'],
  ])('is not spent on a password that is refused: %s', async (_what, password, sentence) => {
    const ada = await test.person();
    const token = await mailedToken(ada.email);
    const { status, error } = await reset(token, password);
    expect([status, error.details]).toEqual([422, [{ path: 'newPassword', message: sentence }]]);
    expect((await reset(token, 'é'.repeat(128))).status).toBe(200);
    expect((await signIn(ada.email, 'é'.repeat(128))).status).toBe(200);
  });

  it(
    'ends every session at once, access and refresh token alike, and says so in a mail [R-API-05]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const other = await test.person();
      const phone = (await signIn(ada.email, test.password)).body;
      await reset(await mailedToken(ada.email));
      for (const token of [ada.token, phone.token])
        expect((await test.call(accounts.profile, { token })).error.code).toBe('session_expired');
      for (const refresh_token of [ada.refreshToken, phone.refreshToken])
        expect((await test.call(accounts.refresh, { body: { refresh_token } })).status).toBe(401);
      expect((await test.call(accounts.profile, { token: other.token })).status).toBe(200);
      const mail = (await delivered()).at(-1);
      expect([mail?.to, mail?.subject]).toEqual([ada.email, 'Your password was changed']);
      expect(mail?.text).toContain('Every device has been signed out.');
      expect(mail?.text).toContain('http://loomlight.test/forgot-password');
    },
  );

  it('leaves no session behind that was opened with the old password beside it', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const token = await mailedToken(ada.email);
    const [changed, ...logins] = await Promise.all([
      reset(token),
      ...Array.from({ length: 20 }, () => signIn(ada.email, test.password)),
    ]);
    expect(changed.status).toBe(200);
    for (const { status, body } of logins) {
      if (status !== 200) expect(status).toBe(401);
      else expect((await test.call(accounts.profile, { token: body.token })).status).toBe(401);
    }
  });

  it('opens no account that was deactivated after the mail', async () => {
    const ada = await test.person();
    const token = await mailedToken(ada.email);
    await test.database.pool.query('UPDATE users SET is_active = false');
    expect((await reset(token)).error.code).toBe('account_inactive');
    expect((await delivered()).map((mail) => mail.subject)).not.toContain('Your password was changed');
  });

  it('confirms an address that was not, with its bonus, and takes it from whoever registered it before', async () => {
    await test.call(accounts.register, { body: ada });
    const verification = /verify-email\?token=(\S+)/.exec((await delivered())[0]?.text ?? '')?.[1] ?? '';
    expect((await reset(await mailedToken(ada.email))).status).toBe(200);
    expect((await signIn(ada.email, ada.password)).status).toBe(401);
    const { body } = await signIn(ada.email, 'a new secret');
    const profile = await test.call(accounts.profile, { token: body.token });
    expect(profile.body).toMatchObject({ email_verified: true, credits: 50 });
    // The first mail is still true, and worth no second bonus.
    expect((await test.call(accounts.verifyEmail, { body: { token: verification } })).status).toBe(200);
    expect(await bonusEntries()).toEqual([{ kind: 'bonus', amount: 50 }]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('gives the bonus once when it is used together with the verification', { tags: 'on-server' }, async () => {
    await test.call(accounts.register, { body: ada });
    const verification = /verify-email\?token=(\S+)/.exec((await delivered())[0]?.text ?? '')?.[1] ?? '';
    const token = await mailedToken(ada.email);
    const answers = await Promise.all([
      test.call(accounts.verifyEmail, { body: { token: verification } }),
      ...Array.from({ length: 10 }, () => reset(token)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await bonusEntries()).toEqual([{ kind: 'bonus', amount: 50 }]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('stands in the mail alone: not in the database, not in the log', async () => {
    const ada = await test.person();
    logLines.length = 0;
    const token = await mailedToken(ada.email);
    const [, signature = ''] = token.split('.');
    const { rows } = await test.database.pool.query(
      'SELECT o::text AS row FROM mail_outbox o UNION ALL SELECT t::text FROM mail_tokens t',
    );
    expect(JSON.stringify(rows)).not.toContain(signature);
    await test.app.http.inject({ url: `/reset-password?token=${token}` });
    await reset(token, 'short');
    await reset(token, 'a new canary secret');
    await reset(token, 'a new canary secret');
    await delivered();
    const log = logLines.join('');
    expect(log).not.toContain(signature);
    expect(log).not.toContain('canary');
    expect(log.toLowerCase()).not.toContain(ada.email);
  });
});
