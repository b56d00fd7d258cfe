import { randomUUID } from 'node:crypto';
import { contract } from '@loomlight/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openKeyServer } from '../../testing/key-server.ts';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';

const { accounts, credits } = contract;
let test: TestApp;
let google: Awaited<ReturnType<typeof openKeyServer>>;
beforeAll(async () => {
  google = await openKeyServer('the-client');
  test = await openTestApp({ ...google.settings, ADMIN_EMAILS: 'boss@example.org' });
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  google.close();
});

let made = 0;
type Claims = Readonly<Record<string, unknown>>;
const mira = (claims: Claims = {}): Claims => ({
  sub: 'mira-1',
  email: 'mira@example.org',
  name: 'Mira Lindqvist',
  // Otherwise two in one second would be the same credential.
  jti: String((made += 1)),
  ...claims,
});
/** A credential with a nonce of this test's browser, if the claims say nothing else. */
const sign = async (claims: Claims, how: Parameters<typeof google.sign>[1] = {}) =>
  google.sign({ nonce: await test.googleNonce(), ...claims }, { now: test.clock.now(), ...how });
const signIn = (credential: string, user_info?: object) => test.googleSignIn(credential, user_info);
const profile = async (token: string) => (await test.call(accounts.profile, { token })).body;
const people = () => test.database.db.selectFrom('users').select(['id', 'username', 'email']).execute();

describe('a credential of Google', () => {
  it('makes an account with a name, a verified address and the welcome bonus, once [R-GLOB-07]', async () => {
    const first = await signIn(await sign(mira()));
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      requiresVerification: false,
      message: 'Login successful! Redirecting to home...',
    });
    const self = await profile(first.body.token);
    expect(self).toMatchObject({
      username: 'Mira Lindqvist',
      email: 'mira@example.org',
      email_verified: true,
      credits: 50,
      role: 'user',
    });
    const second = await signIn(await sign(mira({ name: 'Somebody Else' })));
    expect(await profile(second.body.token)).toEqual(self);
    expect(await people()).toHaveLength(1);
    expect((await test.call(accounts.refresh, { body: { refresh_token: second.body.refreshToken } })).status).toBe(200);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('gives one account and one bonus to twenty sign-ins at once', { tags: 'on-server' }, async () => {
    // From here on the browser has its cookie: asked for by twenty at once, each would be another one.
    await test.googleNonce();
    const credentials = await Promise.all(Array.from({ length: 20 }, () => sign(mira())));
    const answers = await Promise.all(credentials.map((credential) => signIn(credential)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await people()).toHaveLength(1);
    expect(await profile(answers[7]?.body.token ?? '')).toMatchObject({ credits: 50 });
  });

  it('is all that counts: what the body says besides is not read [R-API-07]', { tags: 'on-server' }, async () => {
    const victim = await test.person();
    const { body } = await signIn(await sign(mira()), {
      id: victim.userId,
      email: victim.email,
      verified_email: true,
      name: 'Root',
      picture: 'http://169.254.169.254/',
    });
    expect(await profile(body.token)).toMatchObject({ email: 'mira@example.org', username: 'Mira Lindqvist' });
  });

  it('makes an administrator of whom the operator has named', async () => {
    const { body } = await signIn(await sign(mira({ email: 'Boss@example.org' })));
    expect((await profile(body.token)).role).toBe('admin');
  });

  const attacks: readonly [what: string, credential: () => Promise<string> | string][] = [
    ['is signed by somebody else', () => sign(mira(), { foreign: true })],
    ['names a key that nobody has', () => sign(mira(), { kid: 'key-2' })],
    ['is signed by nobody', async () => unsigned(await sign(mira()))],
    ['takes the public key for a shared secret', () => withPublicKeyAsSecret()],
    ['was changed after it was signed', async () => changed(await sign(mira()))],
    ['is for another product', () => sign(mira({ aud: 'another-client' }))],
    ['is for several products', () => sign(mira({ aud: ['the-client', 'another-client'] }))],
    ['comes from another issuer', () => sign(mira({ iss: 'https://accounts.evil.test' }))],
    ['comes from Google while another issuer is configured', () => sign(mira({ iss: 'https://accounts.google.com' }))],
    ['has ended', () => sign(mira({ exp: seconds(-60) }))],
    [
      'was made over an hour ago, however long it says to last',
      () => sign(mira({ iat: seconds(-3700), exp: seconds(9_000) })),
    ],
    ['comes from the future', () => sign(mira({ iat: seconds(600), exp: seconds(4_000) }))],
    ['has no subject', () => sign(without(mira(), 'sub'))],
    ['has an empty subject', () => sign(mira({ sub: '' }))],
    ['has no address', () => sign(without(mira(), 'email'))],
    ['has an address that is none', () => sign(mira({ email: 'mira' }))],
    ['has no end', () => sign(mira({ exp: undefined }))],
    ['has no beginning', () => sign(mira({ iat: undefined }))],
    ['has an address that is not verified', () => sign(mira({ email_verified: false }))],
    ['says only in words that its address is verified', () => sign(mira({ email_verified: 'true' }))],
    ['does not say whether its address is verified', () => sign(mira({ email_verified: undefined }))],
    ['has a nonce that is not ours', () => sign(mira({ nonce: 'made-up' }))],
    ['has a nonce that is no text', () => sign(mira({ nonce: 5 }))],
    ['is no token', () => 'x.y.z'],
    ['is one of our own tokens', async () => (await test.person()).token],
  ];
  it.each(attacks)('is refused when it %s [R-API-07]', async (_what, make) => {
    const before = (await people()).length;
    const answer = await signIn(await make());
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      401,
      'google_failed',
      'Google sign-in failed',
    ]);
    expect((await people()).filter(({ email }) => email.startsWith('mira'))).toEqual([]);
    expect(answer.text).not.toContain('eyJ');
    expect(before).toBeLessThan(2);
  });

  it('is asked for by its name', async () => {
    const answer = await test.call(accounts.google, { rawBody: {} });
    expect([answer.status, answer.error.message]).toEqual([422, 'No credential received from Google']);
  });

  it('opens one session and never a second one', async () => {
    const credential = await sign(mira());
    expect((await signIn(credential)).status).toBe(200);
    expect((await signIn(credential)).error.code).toBe('google_failed');
    // Another spelling of the same signature.
    const last = credential.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const respelled = credential.slice(0, -1) + (alphabet[alphabet.indexOf(last) ^ 1] ?? '');
    expect((await signIn(respelled)).error.code).toBe('google_failed');
  });

  it('that cannot be judged is no verdict: without the keys the answer is 503', async () => {
    const other = await openKeyServer('the-client');
    const app = await openTestApp(other.settings);
    const ask = async () =>
      app.googleSignIn(await other.sign(mira({ nonce: await app.googleNonce() }), { now: app.clock.now() }));
    try {
      other.answerWith(() => ({ status: 500, body: '' }));
      expect((await ask()).status).toBe(503);
      other.answerWith(() => ({ status: 200, body: '<html>' }));
      expect((await ask()).status).toBe(503);
      other.answerWith(undefined);
      expect((await ask()).status).toBe(200);
    } finally {
      await app.close();
      other.close();
    }
  });
});

describe('the nonce', () => {
  const nonce = () => test.googleNonce();
  const refusal = ['google_failed', 'Google sign-in failed'];

  it('is handed out with the client id and the script, another one each time', async () => {
    const { body } = await test.call(accounts.config);
    expect(body.google).toMatchObject({
      client_id: 'the-client',
      script_url: 'https://accounts.google.com/gsi/client',
      is_test: false,
    });
    expect(body.google?.nonce).not.toBe(await nonce());
  });

  it('opens one session', { tags: 'on-server' }, async () => {
    const given = await nonce();
    expect((await signIn(await sign(mira({ nonce: given })))).status).toBe(200);
    expect((await signIn(await sign(mira({ nonce: given })))).error.code).toBe('google_failed');
    const parallel = await nonce();
    const credentials = await Promise.all(Array.from({ length: 8 }, () => sign(mira({ nonce: parallel }))));
    const answers = await Promise.all(credentials.map((credential) => signIn(credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is needed: a credential without one is refused [GROUND-23]', async () => {
    await nonce();
    const { status, error } = await signIn(await sign(mira({ nonce: undefined })));
    expect([status, error.code, error.message]).toEqual([401, ...refusal]);
    expect(await people()).toEqual([]);
  });

  it('opens nothing in another browser, nor in one that keeps no cookie [GROUND-23]', async () => {
    const given = await nonce();
    const ofAnother = await test.call(accounts.config);
    const [cookie = ''] = String(ofAnother.headers['set-cookie']).split(';');
    const credential = await sign(mira({ nonce: given }));
    for (const sent of [{ cookie }, {}, { cookie: 'google-nonce=' }, { cookie: 'google-nonce=x' }]) {
      const { status, error } = await test.call(accounts.google, { body: { credential }, ...sent });
      expect([status, error.code, error.message]).toEqual([401, ...refusal]);
    }
    expect(await people()).toEqual([]);
    expect((await signIn(credential)).status).toBe(200);
  });

  it('of every tab of one browser is good, and none says what it is bound to [GROUND-23]', async () => {
    const { headers, body } = await test.call(accounts.config);
    const line = String(headers['set-cookie']);
    expect(line).toMatch(/^google-nonce=[0-9a-f-]{36}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict$/);
    const [cookie = ''] = line.split(';');
    const second = await test.call(accounts.config, { cookie });
    expect(String(second.headers['set-cookie'])).toBe(line);
    expect(body.google?.nonce).not.toContain(cookie.split('=')[1]);
    for (const given of [second.body.google?.nonce, body.google?.nonce]) {
      const credential = await google.sign(mira({ nonce: given }), { now: test.clock.now() });
      expect((await test.call(accounts.google, { body: { credential }, cookie })).status).toBe(200);
    }
  });

  it('ends after two hours, and cannot be given a later end', async () => {
    const given = await nonce();
    const [end, ...rest] = given.split('.');
    const later = [String(Number(end) + 9_000), ...rest].join('.');
    expect((await signIn(await sign(mira({ nonce: later })))).error.code).toBe('google_failed');
    test.clock.advanceSeconds(7_201);
    expect((await signIn(await sign(mira({ nonce: given })))).error.code).toBe('google_failed');
  });
});

describe('an account of the same address', () => {
  it('is opened when its address was verified, keeps its password, and is told by mail', async () => {
    const person = await test.person({ credits: 7 });
    const { body } = await signIn(await sign(mira({ email: person.email.toUpperCase() })));
    expect(await profile(body.token)).toMatchObject({ id: person.userId, username: person.username, credits: 7 });
    expect((await test.call(accounts.profile, { token: person.token })).status).toBe(200);
    expect((await test.call(accounts.login, { body: { email: person.email, password: test.password } })).status).toBe(
      200,
    );
    await expect
      .poll(() => test.mailer.sent.map(({ to, subject }) => [to, subject]))
      .toEqual([
        [person.email, 'Sign-in with Google was added'],
        [person.email, 'New sign-in to your account'],
      ]);
  });

  it('is taken over when nobody ever proved to own it: its password and its mailed links are worth nothing', async () => {
    const hijacked = { email: 'mira@example.org', password: 'the attacker knows this' };
    await test.call(accounts.register, { body: { ...hijacked, username: 'Waiting Inside' } });
    await test.call(accounts.forgotPassword, { body: { email: hijacked.email } });
    await expect.poll(() => test.mailer.sent).toHaveLength(2);
    const tokens = test.mailer.sent.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '');
    const { body } = await signIn(await sign(mira()));
    const self = await profile(body.token);
    expect(self).toMatchObject({ email: 'mira@example.org', email_verified: true, credits: 50 });
    expect(await people()).toHaveLength(1);
    expect((await test.call(accounts.login, { body: hijacked })).status).toBe(401);
    for (const token of tokens) {
      expect((await test.call(accounts.verifyEmail, { body: { token } })).error.code).toBe('invalid_token');
      const reset = await test.call(accounts.resetPassword, { body: { token, newPassword: 'another one' } });
      expect(reset.error.code).toBe('invalid_token');
    }
    expect((await test.call(credits.balance, { token: body.token })).body.credits).toBe(50);
  });

  it('proves nothing where addresses are not verified: its password and sessions are dropped', async () => {
    const app = await openTestApp({ ...google.settings, REQUIRE_EMAIL_VERIFICATION: 'off' });
    try {
      const hijacked = { email: 'mira@example.org', password: 'the attacker knows this' };
      await app.call(accounts.register, { body: { ...hijacked, username: 'Waiting Inside' } });
      const inside = await app.call(accounts.login, { body: hijacked });
      const credential = await google.sign(mira({ nonce: await app.googleNonce() }), { now: app.clock.now() });
      expect((await app.googleSignIn(credential)).status).toBe(200);
      expect((await app.call(accounts.profile, { token: inside.body.token })).status).toBe(401);
      expect((await app.call(accounts.login, { body: hijacked })).status).toBe(401);
    } finally {
      await app.close();
    }
  });

  it('is never entered by an account of Google that was somebody else before', async () => {
    const bob = await test.person();
    const first = await signIn(await sign(mira()));
    const self = await profile(first.body.token);
    // The same subject, now with the address of another person here.
    const again = await signIn(await sign(mira({ email: bob.email })));
    expect(await profile(again.body.token)).toEqual(self);
  });

  it('stays closed when it was deactivated', async () => {
    const person = await test.person();
    await signIn(await sign(mira({ email: person.email })));
    await test.database.db.updateTable('users').set({ is_active: false }).where('id', '=', person.userId).execute();
    for (const sub of ['mira-1', 'another-subject']) {
      const answer = await signIn(await sign(mira({ sub, email: person.email })));
      expect([answer.status, answer.error.code]).toEqual([403, 'account_inactive']);
    }
  });
});

describe('the name of a new account', () => {
  it.each([
    ['Ólafur  Jóhann', /^Ólafur Jóhann$/],
    ['田中 太郎', /^田中 太郎$/],
    ['<b>Root</b> $$ "x"', /^b Root b x$/],
    ['admin', /^New Maker$/],
    ['\u202Egro.live', /^gro\.live$/],
    ['💥', /^New Maker$/],
    [undefined, /^New Maker$/],
    ['N'.repeat(90), /^N{40}$/],
  ])('made of %j is one that could have been chosen', async (name, expected) => {
    const { body } = await signIn(await sign(mira({ name })));
    expect((await profile(body.token)).username).toMatch(expected);
  });

  it('is made up where what Google says breaks a rule of this site, which keeps nobody out [DESK-118]', async () => {
    const maker = await test.person();
    await test.database.db
      .insertInto('prompt_rule')
      .values({
        ...{ id: randomUUID(), pattern: 'lindqvist', folded: 'lindqvist', action: 'refuse', scopes: ['profile'] },
        ...{ explanation: 'Nobody is called so here.', made_by: maker.userId, made_at: test.clock.now() },
      })
      .execute();
    test.clock.advanceSeconds(2);
    const { body } = await signIn(await sign(mira()));
    expect((await profile(body.token)).username).toBe('New Maker');
    // Who is here already has a name: the rule is not met once more.
    expect((await signIn(await sign(mira()))).status).toBe(200);
    const met = await test.database.db.selectFrom('prompt_rule_day').select('hits').execute();
    expect(met).toEqual([{ hits: 1 }]);
  });

  it('has a number when somebody has it already, in any case', async () => {
    await test.person({ username: 'MIRA lindqvist' });
    const { body } = await signIn(await sign(mira()));
    expect((await profile(body.token)).username).toMatch(/^Mira Lindqvist \d{4}$/);
  });
});

describe('without a client id', () => {
  it('there is no button, no call, and nothing of Google in the headers; with one, exactly what it needs', async () => {
    const plain = await openTestApp();
    try {
      expect((await plain.call(accounts.config)).body.google).toBeNull();
      expect((await plain.call(accounts.google, { body: { credential: 'x' } })).status).toBe(404);
      const { headers } = await plain.app.http.inject('/dev/mailbox');
      expect(headers['content-security-policy']).not.toContain('google');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect((await plain.app.http.inject('/dev/google/choose')).statusCode).toBe(404);
    } finally {
      await plain.close();
    }
    const { headers } = await test.app.http.inject('/dev/mailbox');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/;');
    expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});

const seconds = (fromNow: number): number => Math.floor(test.clock.now().getTime() / 1000) + fromNow;

function without(claims: Claims, name: string): Claims {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

function unsigned(credential: string): string {
  const payload = credential.split('.')[1] ?? '';
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
}

async function withPublicKeyAsSecret(): Promise<string> {
  const secret = new TextEncoder().encode(await google.publicPem());
  const now = seconds(0);
  return new SignJWT({
    ...mira({ nonce: await test.googleNonce() }),
    iss: google.issuer,
    aud: 'the-client',
    iat: now,
    exp: now + 600,
    email_verified: true,
  })
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .sign(secret);
}

function changed(credential: string): string {
  const [head = '', payload = '', signature = ''] = credential.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url'), signature].join('.');
}
