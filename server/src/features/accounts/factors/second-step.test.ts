import { contract } from '@loomlight/contract';
import { factors } from '@loomlight/contract/factors';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signToken } from '../../../kernel/signed-token.ts';
import { addTestPasskey, codeOf, cookieNamed, firstStep, nextStep, turnOnTotp } from '../../../testing/factor-acts.ts';
import { openKeyServer } from '../../../testing/key-server.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { testSecret } from '../../../testing/test-secret.ts';

const { accounts } = contract;
const lines: string[] = [];
let test: TestApp;
let google: Awaited<ReturnType<typeof openKeyServer>>;
let ada: TestPerson;
beforeAll(async () => {
  google = await openKeyServer('client');
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  test = await openTestApp(google.settings, undefined, logger);
});
beforeEach(async () => {
  await test.reset();
  nextStep(test);
  ada = await test.person();
  lines.length = 0;
});
afterAll(async () => {
  await test.close();
  google.close();
});

const answer = (cookie: string, code: string) => test.call(factors.secondStep, { cookie, body: { code } });
const codesOf = async (times: number, cookie: string, code: string) => {
  const answers: (string | undefined)[] = [];
  for (let index = 0; index < times; index += 1) answers.push((await answer(cookie, code)).error.code);
  return answers;
};
/** The kinds that the log of security has, in their order. */
const told = () =>
  lines
    .map((line) => JSON.parse(line) as { log?: string; kind?: string; userId?: string })
    .filter(({ log }) => log === 'security')
    .map(({ kind }) => kind);
/** The subjects of what was mailed to a person, once all of it has left. */
async function mailed(to: string): Promise<string[]> {
  await waitFor('everything to be mailed', async () => {
    const { rows } = await test.database.pool.query('SELECT 1 FROM mail_outbox WHERE sent_at IS NULL');
    return rows.length === 0;
  });
  return test.mailer.sent.filter((mail) => mail.to === to).map(({ subject }) => subject);
}
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a sign-in that waits for its second step', () => {
  it('is dead after five wrong answers, and its owner is told once a day [GROUND-25]', async () => {
    const { secret } = await turnOnTotp(test, ada);
    const bad = wrong(codeOf(test, secret));
    for (let round = 0; round < 2; round += 1) {
      const cookie = await firstStep(test, ada);
      expect(await codesOf(5, cookie, bad)).toEqual([
        ...Array.from({ length: 4 }, () => 'invalid_field'),
        'second_step_over',
      ]);
      // Not even with the right one.
      const late = await answer(cookie, codeOf(test, secret));
      expect([late.status, late.error.code]).toEqual([401, 'second_step_over']);
    }
    const warnings = (await mailed(ada.email)).filter((subject) => subject === 'Somebody could not finish signing in');
    expect(warnings).toHaveLength(1);
    expect(told().filter((kind) => kind === 'second_factor_refused')).toHaveLength(10);
  });

  it('counts its tries also when all of them come at once [GROUND-25]', { tags: 'on-server' }, async () => {
    const { secret } = await turnOnTotp(test, ada);
    const cookie = await firstStep(test, ada);
    const bad = wrong(codeOf(test, secret));
    const answers = await Promise.all(Array.from({ length: 30 }, () => answer(cookie, bad)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(26);
  });

  it(
    'lets nobody guess on with new sign-ins, and keeps no known browser out meanwhile [GROUND-25]',
    { tags: 'on-server' },
    async () => {
      const { secret, codes } = await turnOnTotp(test, ada);
      const mine = await answer(await firstStep(test, ada), codeOf(test, secret));
      const device = cookieNamed('device', mine.headers);
      nextStep(test);
      const bad = wrong(codeOf(test, secret));
      const guesses: (string | undefined)[] = [];
      for (let round = 0; round < 4; round += 1) guesses.push(...(await codesOf(5, await firstStep(test, ada), bad)));
      // One right code was counted before them, since it came from a browser that nobody knew.
      expect(guesses.filter((code) => code === 'invalid_field' || code === 'second_step_over')).toHaveLength(9);
      expect(guesses.filter((code) => code === 'rate_limited')).toHaveLength(11);
      // The right code from a new browser has to wait as well, but neither the owner's browser nor what cannot be guessed.
      expect((await answer(await firstStep(test, ada), codeOf(test, secret))).status).toBe(429);
      const known = await firstStep(test, ada, { cookie: device });
      expect((await answer(`${device}; ${known}`, codeOf(test, secret))).status).toBe(200);
      expect((await answer(await firstStep(test, ada), codes[0] ?? '')).status).toBe(200);
      test.clock.advanceSeconds(901);
      expect((await answer(await firstStep(test, ada), codeOf(test, secret))).status).toBe(200);
    },
  );

  it('lets nobody guess more than forty times a day [GROUND-25]', async () => {
    const { secret } = await turnOnTotp(test, ada);
    const counted: number[] = [];
    for (let quarter = 0; quarter < 6; quarter += 1) {
      test.clock.advanceSeconds(901);
      const bad = wrong(codeOf(test, secret));
      const rounds = [
        await codesOf(5, await firstStep(test, ada), bad),
        await codesOf(5, await firstStep(test, ada), bad),
      ];
      counted.push(rounds.flat().filter((code) => code !== 'rate_limited').length);
    }
    expect(counted).toEqual([10, 10, 10, 10, 0, 0]);
  });

  it('is over after ten minutes, and is nobody’s without the browser that began it [GROUND-25]', async () => {
    const { secret } = await turnOnTotp(test, ada);
    const cookie = await firstStep(test, ada);
    const code = codeOf(test, secret);
    for (const none of [
      '',
      'second-step=',
      'second-step=nonsense',
      `second-step=${crypto.randomUUID()}.${'A'.repeat(43)}`,
    ])
      expect((await answer(none, code)).error.code).toBe('second_step_over');
    // Signed by us, but for something else.
    const other = signToken(testSecret, 'reset_password', crypto.randomUUID());
    expect((await answer(`second-step=${other}`, code)).error.code).toBe('second_step_over');
    expect((await test.call(factors.secondStepOptions)).error.code).toBe('second_step_over');
    test.clock.advanceSeconds(601);
    expect((await answer(cookie, codeOf(test, secret))).error.code).toBe('second_step_over');
    expect((await test.call(factors.secondStepOptions, { cookie })).error.code).toBe('second_step_over');
  });

  it('is finished by its own person’s codes alone [GROUND-25]', async () => {
    const bob = await test.person();
    await turnOnTotp(test, ada);
    const { secret, codes } = await turnOnTotp(test, bob);
    const cookie = await firstStep(test, ada);
    expect((await answer(cookie, codeOf(test, secret))).status).toBe(422);
    expect((await answer(cookie, codes[0] ?? '')).status).toBe(422);
  });

  it('takes one answer at a time [GROUND-25]', { tags: 'on-server' }, async () => {
    const { secret } = await turnOnTotp(test, ada);
    const cookie = await firstStep(test, ada);
    const both = { code: codeOf(test, secret), passkey: {} };
    for (const rawBody of [{}, both, { code: '' }, { code: 'x'.repeat(65) }, { code: 5 }])
      expect((await test.call(factors.secondStep, { cookie, rawBody })).status).toBe(422);
    expect((await answer(cookie, codeOf(test, secret))).status).toBe(200);
  });

  it('ends with a password that is changed or reset, and every session too [GROUND-25]', async () => {
    const { secret } = await turnOnTotp(test, ada);
    const cookie = await firstStep(test, ada);
    const changed = await test.call(accounts.changePassword, {
      token: ada.token,
      body: { current_password: test.password, new_password: 'another good password 9' },
    });
    expect(changed.status).toBe(200);
    expect((await answer(cookie, codeOf(test, secret))).error.code).toBe('second_step_over');
  });

  it('opens no account that was deactivated meanwhile [GROUND-25]', { tags: 'on-server' }, async () => {
    const { secret } = await turnOnTotp(test, ada);
    const cookie = await firstStep(test, ada);
    await test.database.db.updateTable('users').set({ is_active: false }).where('id', '=', ada.userId).execute();
    expect((await answer(cookie, codeOf(test, secret))).error.code).toBe('account_inactive');
  });

  it('is told as a sign-in only when it is finished [GROUND-25]', async () => {
    const { secret, codes } = await turnOnTotp(test, ada);
    lines.length = 0;
    const cookie = await firstStep(test, ada);
    expect(told()).toEqual(['second_factor_asked']);
    expect(await mailed(ada.email)).toEqual(['An authenticator app was added']);
    await answer(cookie, codeOf(test, secret));
    expect(told()).toEqual(['second_factor_asked', 'login_succeeded']);
    await answer(await firstStep(test, ada), codes[0] ?? '');
    expect(told().slice(2)).toEqual(['second_factor_asked', 'recovery_code_used', 'login_succeeded']);
    expect((await mailed(ada.email)).toSorted()).toEqual([
      'A recovery code was used',
      'An authenticator app was added',
      'New sign-in to your account',
      'New sign-in to your account',
    ]);
    // Neither what is secret nor what was typed is in a line of the log.
    for (const hidden of [secret, codes[0] ?? '']) expect(lines.join('\n')).not.toContain(hidden);
  });
});

describe('ways around the second factor', () => {
  it('a link for a forgotten password is none: the factor is still asked for [GROUND-25]', async () => {
    const { secret } = await turnOnTotp(test, ada);
    const waiting = await firstStep(test, ada);
    await test.call(accounts.forgotPassword, { body: { email: ada.email } });
    const token = await waitFor('the link', async () =>
      test.mailer.sent.map(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1]).find(Boolean),
    );
    const newPassword = 'another good password 9';
    expect((await test.call(accounts.resetPassword, { body: { token, newPassword } })).status).toBe(200);
    expect((await answer(waiting, codeOf(test, secret))).error.code).toBe('second_step_over');
    const cookie = await firstStep(test, ada, { password: newPassword });
    expect((await answer(cookie, wrong(codeOf(test, secret)))).status).toBe(422);
    expect((await answer(cookie, codeOf(test, secret))).status).toBe(200);
  });

  it('Google is none: whoever vouches for the first step, the second is asked for [GROUND-25]', async () => {
    const enter = async (jti: string) => {
      const claims = { sub: 'ada', email: ada.email, jti, nonce: await test.googleNonce() };
      return test.googleSignIn(await google.sign(claims, { now: test.clock.now() }));
    };
    expect((await enter('1')).status).toBe(200);
    const { secret } = await turnOnTotp(test, ada);
    const refused = await enter('2');
    expect([refused.status, refused.error.code]).toEqual([403, 'second_factor_needed']);
    const cookie = cookieNamed('second-step', refused.headers);
    const done = await answer(cookie, codeOf(test, secret));
    expect(done.status).toBe(200);
    const { body } = await test.call(accounts.sessions, { token: done.body.token });
    expect(body.sessions.find((session) => session.is_current)?.method).toBe('google');
  });

  it('a stranger’s factor does not lock the owner of an address out of the account that Google opens [GROUND-25]', async () => {
    await turnOnTotp(test, ada);
    await addTestPasskey(test, ada);
    await test.database.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', ada.userId).execute();
    const claims = { sub: 'owner', email: ada.email, jti: '1', nonce: await test.googleNonce() };
    const entered = await test.googleSignIn(await google.sign(claims, { now: test.clock.now() }));
    expect(entered.status).toBe(200);
    expect((await test.call(factors.list, { token: entered.body.token })).body).toEqual({
      totp_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
  });
});

describe('a session that was left open', () => {
  /** Everything that changes how one signs in. */
  const changes = (token: string) => [
    test.call(factors.startTotp, { token }),
    test.call(factors.removeTotp, { token }),
    test.call(factors.addPasskeyOptions, { token }),
    test.call(factors.removePasskey, { token, params: { id: crypto.randomUUID() } }),
    test.call(factors.makeRecoveryCodes, { token }),
  ];
  const refusals = async (token: string) =>
    (await Promise.all(changes(token))).map(({ error }) => error.code === 'proof_needed');
  const all = [true, true, true, true, true];
  const none = all.map(() => false);
  const prove = (token: string, body: object) => test.call(factors.prove, { token, rawBody: body });

  it(
    'changes no factor until the password is typed again, for ten minutes [GROUND-25]',
    { tags: 'on-server' },
    async () => {
      expect(await refusals(ada.token)).toEqual(none);
      test.clock.advanceSeconds(601);
      expect(await refusals(ada.token)).toEqual(all);
      const refused = await prove(ada.token, { password: 'a guess' });
      expect([refused.status, refused.error.details?.[0]?.path]).toEqual([422, 'password']);
      expect(await refusals(ada.token)).toEqual(all);
      expect((await prove(ada.token, { password: test.password })).status).toBe(204);
      expect(await refusals(ada.token)).toEqual(none);
      test.clock.advanceSeconds(601);
      const { body } = await test.call(accounts.refresh, { body: { refresh_token: ada.refreshToken } });
      expect(await refusals(body.token)).toEqual(all);
    },
  );

  it(
    'takes a code of the app, a recovery code and a passkey as well, once each, in this session alone [GROUND-25]',
    { tags: 'on-server' },
    async () => {
      const { secret, codes } = await turnOnTotp(test, ada);
      const { key } = await addTestPasskey(test, ada);
      const other = await answer(await firstStep(test, ada), codeOf(test, secret));
      test.clock.advanceSeconds(601);
      nextStep(test);
      const { body: options } = await test.call(factors.proofOptions, { token: ada.token });
      expect(options).toMatchObject({ has_password: false, has_totp: true, has_recovery_codes: true });
      const signed = key.sign(options.passkey ?? { challenge: '' });
      expect((await prove(other.body.token, { passkey: signed })).error.code).toBe('passkey_refused');
      for (const shown of [{ code: codeOf(test, secret) }, { code: codes[0] }, { passkey: signed }]) {
        expect(await refusals(ada.token)).toEqual(all);
        expect((await prove(ada.token, shown)).status).toBe(204);
        // Before anything is removed: the last way is still to be tried.
        expect((await test.call(factors.addPasskeyOptions, { token: ada.token })).status).toBe(200);
        expect((await prove(ada.token, shown)).status).toBe(422);
        await test.database.db.updateTable('sessions').set({ proved_at: null, factor_proved_at: null }).execute();
      }
      expect(await refusals(other.body.token)).toEqual(all);
    },
  );

  it('changes no factor by the password alone when there is one [GROUND-25]', { tags: 'on-server' }, async () => {
    await turnOnTotp(test, ada);
    test.clock.advanceSeconds(601);
    const refused = await prove(ada.token, { password: test.password });
    expect([refused.status, refused.error.code]).toEqual([403, 'second_factor_needed']);
    expect(await refusals(ada.token)).toEqual(all);
    // Nor by the password that was shown before there was one.
    await test.database.db.updateTable('sessions').set({ proved_at: test.clock.now() }).execute();
    expect(await refusals(ada.token)).toEqual(all);
  });

  it('goes on with who has just set the factor up, whatever was shown before [GROUND-25]', async () => {
    test.clock.advanceSeconds(601);
    expect((await prove(ada.token, { password: test.password })).status).toBe(204);
    await turnOnTotp(test, ada);
    expect((await test.call(factors.makeRecoveryCodes, { token: ada.token })).status).toBe(200);
    const bob = await test.person();
    test.clock.advanceSeconds(601);
    expect((await prove(bob.token, { password: test.password })).status).toBe(204);
    await addTestPasskey(test, bob);
    expect((await test.call(factors.makeRecoveryCodes, { token: bob.token })).status).toBe(200);
  });

  it('guesses no code without end, and locks nobody out of signing in by it [GROUND-25]', async () => {
    const { secret } = await turnOnTotp(test, ada);
    const bad = wrong(codeOf(test, secret));
    const answers: number[] = [];
    for (let index = 0; index < 12; index += 1) answers.push((await prove(ada.token, { code: bad })).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    expect((await answer(await firstStep(test, ada), codeOf(test, secret))).status).toBe(200);
  });

  it('is a guest’s or somebody else’s never [GROUND-25]', async () => {
    for (const endpoint of [
      factors.list,
      factors.startTotp,
      factors.removeTotp,
      factors.makeRecoveryCodes,
      factors.proofOptions,
      factors.addPasskeyOptions,
    ])
      expect((await test.call(endpoint)).error.code).toBe('unauthenticated');
    expect((await test.call(factors.prove, { body: { password: 'x' } })).error.code).toBe('unauthenticated');
    expect((await test.call(factors.confirmTotp, { body: { code: '000000' } })).error.code).toBe('unauthenticated');
    const bob = await test.person();
    await turnOnTotp(test, ada);
    expect((await test.call(factors.list, { token: bob.token })).body.totp_since).toBeNull();
    expect((await test.call(factors.removeTotp, { token: bob.token })).status).toBe(404);
    expect((await test.call(factors.confirmTotp, { token: bob.token, body: { code: '000000' } })).status).toBe(409);
  });
});

describe('a changed factor', () => {
  it('is mailed to its person and told to the log of security [GROUND-25]', async () => {
    await turnOnTotp(test, ada);
    await addTestPasskey(test, ada, 'Phone');
    const { body } = await test.call(factors.list, { token: ada.token });
    await test.call(factors.makeRecoveryCodes, { token: ada.token });
    await test.call(factors.removePasskey, { token: ada.token, params: { id: body.passkeys[0]?.id ?? '' } });
    await test.call(factors.removeTotp, { token: ada.token });
    expect(told()).toEqual(['factor_added', 'factor_added', 'recovery_codes_made', 'factor_removed', 'factor_removed']);
    expect((await mailed(ada.email)).toSorted()).toEqual([
      'A passkey was added',
      'A passkey was removed',
      'An authenticator app was added',
      'New recovery codes were made',
      'The authenticator app was turned off',
    ]);
  });

  it('is a warning in the log when it is a copied passkey [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    const sign = async (counter: number) =>
      test.call(factors.passkeySignIn, {
        body: { passkey: key.sign((await test.call(factors.passkeyOptions)).body, { counter }) },
      });
    await sign(9);
    lines.length = 0;
    await sign(3);
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 40, log: 'security', kind: 'passkey_copied', userId: ada.userId }),
    );
  });
});
