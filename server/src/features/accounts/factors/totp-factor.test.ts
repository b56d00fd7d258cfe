import { contract } from '@loomlight/contract';
import { factors } from '@loomlight/contract/factors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRow } from '../../../testing/every-row.ts';
import { codeOf, cookieNamed, firstStep, nextStep, turnOnTotp } from '../../../testing/factor-acts.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  nextStep(test);
});
afterAll(() => test.close());

const answer = (cookie: string, code: string) => test.call(factors.secondStep, { cookie, body: { code } });
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('an authenticator app', () => {
  it('counts only when a code has confirmed it, and brings ten recovery codes [GROUND-25]', async () => {
    const ada = await test.person();
    const { token } = ada;
    const { body: first } = await test.call(factors.startTotp, { token });
    expect(first.uri).toBe(
      `otpauth://totp/Loomlight:${encodeURIComponent(ada.email)}?issuer=Loomlight&secret=${first.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await test.call(factors.list, { token })).body).toEqual({
      totp_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    // Nobody is locked out by a set-up that was left half-way.
    expect(
      (await test.call(contract.accounts.login, { body: { email: ada.email, password: test.password } })).status,
    ).toBe(200);
    // A second beginning makes another secret, and the first is worth nothing.
    const { body: second } = await test.call(factors.startTotp, { token });
    const stale = await test.call(factors.confirmTotp, { token, body: { code: codeOf(test, first.secret) } });
    expect([stale.status, stale.error.details?.[0]?.path]).toEqual([422, 'code']);
    const confirmed = await test.call(factors.confirmTotp, { token, body: { code: codeOf(test, second.secret) } });
    expect(confirmed.body.recovery_codes).toHaveLength(10);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    expect((await test.call(factors.list, { token })).body).toMatchObject({
      totp_since: expect.stringMatching(/^\d{4}-.*Z$/),
      recovery_codes_left: 10,
    });
    expect((await test.call(factors.startTotp, { token })).error.code).toBe('totp_exists');
    expect((await test.call(factors.confirmTotp, { token, body: { code: '000000' } })).error.code).toBe('totp_exists');
  });

  it('is asked for after the password: no session before, and one after [GROUND-25]', async () => {
    const ada = await test.person();
    const { secret } = await turnOnTotp(test, ada);
    const body = { email: ada.email, password: test.password };
    const refused = await test.call(contract.accounts.login, { body });
    expect([refused.status, refused.error.code]).toEqual([403, 'second_factor_needed']);
    expect(refused.text).not.toMatch(/token/i);
    // What makes a browser known is earned by both steps.
    expect(cookieNamed('device', refused.headers)).toBe('');
    const cookie = cookieNamed('second-step', refused.headers);
    const { body: options } = await test.call(factors.secondStepOptions, { cookie });
    expect(options).toEqual({ has_totp: true, has_recovery_codes: true, passkey: null });
    const done = await answer(cookie, codeOf(test, secret));
    expect([done.status, done.body.message]).toEqual([200, 'Login successful! Redirecting to home...']);
    expect((await test.call(contract.accounts.profile, { token: done.body.token })).body.id).toBe(ada.userId);
    expect(
      (await test.call(contract.accounts.refresh, { body: { refresh_token: done.body.refreshToken } })).status,
    ).toBe(200);
    expect(cookieNamed('second-step', done.headers)).toBe('second-step=');
    expect(cookieNamed('device', done.headers)).not.toBe('');
  });

  it('keeps a wrong password wrong: whether there is a factor is told to nobody who does not know it [GROUND-25]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    await turnOnTotp(test, ada);
    const guess = (email: string) => test.call(contract.accounts.login, { body: { email, password: 'a guess' } });
    const [one, other] = [await guess(ada.email), await guess(bob.email)];
    expect([one.status, one.error.code, cookieNamed('second-step', one.headers)]).toEqual([
      401,
      'invalid_credentials',
      '',
    ]);
    expect(one.error).toEqual({ ...other.error, request_id: expect.any(String) });
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('takes a code %i steps away with %i, and no further [GROUND-25]', async (steps, status) => {
    const ada = await test.person();
    const { secret } = await turnOnTotp(test, ada);
    // Beyond the step by which it was turned on.
    nextStep(test);
    nextStep(test);
    const cookie = await firstStep(test, ada);
    expect((await answer(cookie, codeOf(test, secret, steps))).status).toBe(status);
  });

  it('takes a code once: not the one that turned it on, not again, and no older one after it [GROUND-25]', async () => {
    const ada = await test.person();
    const { token } = ada;
    const { body } = await test.call(factors.startTotp, { token });
    const first = codeOf(test, body.secret);
    await test.call(factors.confirmTotp, { token, body: { code: first } });
    const cookie = await firstStep(test, ada);
    expect((await answer(cookie, first)).status).toBe(422);
    nextStep(test);
    const second = codeOf(test, body.secret);
    const beforeIt = codeOf(test, body.secret, -1);
    expect((await answer(cookie, second)).status).toBe(200);
    const again = await firstStep(test, ada);
    expect((await answer(again, second)).status).toBe(422);
    expect((await answer(again, beforeIt)).status).toBe(422);
    nextStep(test);
    expect((await answer(again, codeOf(test, body.secret))).status).toBe(200);
  });

  it(
    'opens one session for one code, when fifty use it at once in one sign-in or in fifty [GROUND-25]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const { secret } = await turnOnTotp(test, ada);
      const cookie = await firstStep(test, ada);
      const code = codeOf(test, secret);
      const inOne = await Promise.all(Array.from({ length: 50 }, () => answer(cookie, code)));
      expect(statuses(inOne)).toEqual([200, ...Array.from({ length: 49 }, () => 401)]);
      nextStep(test);
      const next = codeOf(test, secret);
      const cookies = await Promise.all(Array.from({ length: 50 }, () => firstStep(test, ada)));
      const inFifty = await Promise.all(cookies.map((each) => answer(each, next)));
      expect(statuses(inFifty).filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(statuses(inFifty))).toEqual(new Set([200, 422, 429]));
    },
  );

  it('is kept sealed, and its secret is never answered or kept in clear, nor are recovery codes [GROUND-25]', async () => {
    const ada = await test.person();
    const { secret, codes } = await turnOnTotp(test, ada);
    const rows = (await everyRow(test.database.pool)).join('\n');
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(hidden);
    const listed = await test.call(factors.list, { token: ada.token });
    expect(listed.text).not.toContain(secret);
    const [row] = await test.database.db.selectFrom('totp_factor').selectAll().execute();
    // In the row of another person it opens nothing.
    const bob = await test.person();
    const stolen = {
      ...row,
      user_id: bob.userId,
      sealed_secret: row?.sealed_secret ?? '',
      created_at: test.clock.now(),
    };
    await test.database.db
      .insertInto('totp_factor')
      .values({ ...stolen, last_step: 0 })
      .execute();
    expect((await answer(await firstStep(test, bob), codeOf(test, secret))).status).toBe(422);
  });

  it('is turned off, with its recovery codes, and the password alone is enough again [GROUND-25]', async () => {
    const ada = await test.person();
    const { secret } = await turnOnTotp(test, ada);
    const off = await test.call(factors.removeTotp, { token: ada.token });
    expect([off.status, off.body.message]).toEqual([200, 'The authenticator app is off.']);
    expect((await test.call(factors.removeTotp, { token: ada.token })).status).toBe(404);
    expect((await test.call(factors.list, { token: ada.token })).body.recovery_codes_left).toBe(0);
    expect((await test.signInAgain(ada)).token).toBeTruthy();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('waits a quarter of an hour for its first code [GROUND-25]', async () => {
    const ada = await test.person();
    const { body } = await test.call(factors.startTotp, { token: ada.token });
    test.clock.advanceSeconds(890);
    const again = await test.signInAgain(ada);
    test.clock.advanceSeconds(20);
    const late = await test.call(factors.confirmTotp, {
      token: again.token,
      body: { code: codeOf(test, body.secret) },
    });
    expect([late.status, late.error.code]).toEqual([409, 'setup_expired']);
  });
});

describe('recovery codes', () => {
  it('finish a sign-in once each, however they are typed, and are counted [GROUND-25]', async () => {
    const ada = await test.person();
    const { codes } = await turnOnTotp(test, ada);
    const [code = ''] = codes;
    expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const first = await answer(await firstStep(test, ada), ` ${code.toUpperCase().replaceAll('-', ' ')} `);
    expect(first.status).toBe(200);
    expect((await test.call(factors.list, { token: first.body.token })).body.recovery_codes_left).toBe(9);
    expect((await answer(await firstStep(test, ada), code)).status).toBe(422);
  });

  it('open one session each when twenty use one at once [GROUND-25]', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const { codes } = await turnOnTotp(test, ada);
    const cookies = await Promise.all(Array.from({ length: 20 }, () => firstStep(test, ada)));
    const answers = await Promise.all(cookies.map((cookie) => answer(cookie, codes[0] ?? '')));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  });

  it('of somebody else are worth nothing, and old ones are void when new ones are made [GROUND-25]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const { codes } = await turnOnTotp(test, ada);
    const { codes: ofBob } = await turnOnTotp(test, bob);
    const cookie = await firstStep(test, ada);
    expect((await answer(cookie, ofBob[0] ?? '')).status).toBe(422);
    const { body } = await test.call(factors.makeRecoveryCodes, { token: ada.token });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await answer(cookie, codes[1] ?? '')).status).toBe(422);
    expect((await answer(cookie, body.recovery_codes[1] ?? '')).status).toBe(200);
  });

  it('are made only where there is a factor [GROUND-25]', async () => {
    const ada = await test.person();
    const { status, error } = await test.call(factors.makeRecoveryCodes, { token: ada.token });
    expect([status, error.code]).toEqual([409, 'no_factor']);
  });
});
