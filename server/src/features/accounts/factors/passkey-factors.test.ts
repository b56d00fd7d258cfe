import { contract, limits } from '@loomlight/contract';
import { factors, type PasskeyAssertion } from '@loomlight/contract/factors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { addTestPasskey, cookieNamed, firstStep, site } from '../../../testing/factor-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

const signInOptions = async () => (await test.call(factors.passkeyOptions)).body;
const signIn = (passkey: PasskeyAssertion) => test.call(factors.passkeySignIn, { body: { passkey } });
const stepOptions = async (cookie: string) =>
  (await test.call(factors.secondStepOptions, { cookie })).body.passkey ?? { challenge: '' };
const answer = (cookie: string, passkey: PasskeyAssertion) =>
  test.call(factors.secondStep, { cookie, body: { passkey } });

describe('a passkey', () => {
  it('is added with a name, listed with its use, and finishes a sign-in [GROUND-25]', async () => {
    const { key, codes } = await addTestPasskey(test, ada, 'Key on the ring');
    expect(codes).toHaveLength(10);
    const cookie = await firstStep(test, ada);
    const options = await stepOptions(cookie);
    expect(options).toMatchObject({
      rpId: 'loomlight.test',
      userVerification: 'preferred',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['internal'] }],
    });
    const done = await answer(cookie, key.sign(options));
    expect(done.status).toBe(200);
    const { body } = await test.call(factors.list, { token: done.body.token });
    expect(body.passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'Key on the ring',
        created_at: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
      },
    ]);
    // A second factor brings no other codes: those of the first are still good.
    expect((await addTestPasskey(test, ada, 'Another')).codes).toEqual([]);
  });

  it('signs in by itself, when it has checked who uses it [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: 'loomlight.test', userVerification: 'required', allowCredentials: [] });
    const userHandle = Buffer.from(ada.userId).toString('base64url');
    const done = await signIn(key.sign(options, { userHandle }));
    expect(done.status).toBe(200);
    expect(cookieNamed('device', done.headers)).not.toBe('');
    const { body } = await test.call(contract.accounts.sessions, { token: done.body.token });
    expect(body.sessions.find((session) => session.is_current)?.method).toBe('passkey');
    const unverified = await signIn(key.sign(await signInOptions(), { isVerified: false }));
    expect([unverified.status, unverified.error.code]).toEqual([422, 'passkey_refused']);
    // As a second step it need not: the password was the first.
    const cookie = await firstStep(test, ada);
    expect((await answer(cookie, key.sign(await stepOptions(cookie), { isVerified: false }))).status).toBe(200);
  });

  it(
    'answers a challenge once, also when it counts nothing and twenty send it at once [GROUND-25]',
    { tags: 'on-server' },
    async () => {
      const { key } = await addTestPasskey(test, ada);
      // Many passkeys always say 0: then the challenge alone tells a replay.
      const counter = 0;
      const signed = key.sign(await signInOptions(), { counter });
      const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(signed)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await signIn(signed)).status).toBe(422);
      const cookie = await firstStep(test, ada);
      const forStep = key.sign(await stepOptions(cookie), { counter });
      expect((await answer(cookie, forStep)).status).toBe(200);
      expect((await answer(await firstStep(test, ada), forStep)).status).toBe(422);
    },
  );

  it.each([
    ['of another page', { origin: 'https://loomlight.test.example' }],
    ['of another port of this host', { origin: 'http://loomlight.test:8080' }],
    ['for another host', { rpId: 'example.test' }],
    ['that names somebody else', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('is refused with an answer %s [GROUND-25]', async (_case, bent) => {
    const { key } = await addTestPasskey(test, ada);
    expect((await signIn(key.sign(await signInOptions(), bent))).error.code).toBe('passkey_refused');
    const cookie = await firstStep(test, ada);
    expect((await answer(cookie, key.sign(await stepOptions(cookie), bent))).error.code).toBe('passkey_refused');
  });

  it('is refused when its counter goes back or stands still, since then there are two of it [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    expect((await signIn(key.sign(await signInOptions(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect((await signIn(key.sign(await signInOptions(), { counter }))).error.code).toBe('passkey_refused');
    expect((await signIn(key.sign(await signInOptions(), { counter: 8 }))).status).toBe(200);
  });

  it('that counts nothing is taken again and again [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    for (let round = 0; round < 3; round += 1)
      expect((await signIn(key.sign(await signInOptions(), { counter: 0 }))).status).toBe(200);
  });

  it('of somebody else, of nobody, or with a forged signature finishes nothing [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    const { key: ofBob } = await addTestPasskey(test, bob);
    const cookie = await firstStep(test, ada);
    expect((await answer(cookie, ofBob.sign(await stepOptions(cookie)))).status).toBe(422);
    const stranger = createAuthenticator(site);
    expect((await signIn(stranger.sign(await signInOptions()))).status).toBe(422);
    const options = await signInOptions();
    const forged = { ...stranger.sign(options), id: key.id, rawId: key.id };
    expect((await signIn(forged)).status).toBe(422);
    const nonsense = { ...forged, response: { ...forged.response, authenticatorData: 'AAAA', clientDataJSON: '!' } };
    expect((await signIn(nonsense)).status).toBe(422);
  });

  it('is refused with a challenge that was made for something else, or too long ago [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    const [one, other] = [await firstStep(test, ada), await firstStep(test, ada)];
    // Of another sign-in of the same person, of the sign-in without a password, of a proof, of its making, and of nobody.
    const proof = (await test.call(factors.proofOptions, { token: ada.token })).body.passkey;
    const adding = (await test.call(factors.addPasskeyOptions, { token: ada.token })).body;
    const foreign = [await stepOptions(other), await signInOptions(), proof ?? { challenge: '' }];
    for (const options of [...foreign, adding]) expect((await answer(one, key.sign(options))).status).toBe(422);
    expect((await signIn(key.sign({ challenge: Buffer.from('anything').toString('base64url') }))).status).toBe(422);
    const old = await signInOptions();
    test.clock.advanceSeconds(301);
    expect((await signIn(key.sign(old))).status).toBe(422);
  });

  it('is not made of the challenge of another session, twice of one, or for another page [GROUND-25]', async () => {
    const key = createAuthenticator(site);
    const add = (token: string, passkey: ReturnType<typeof key.register>) =>
      test.call(factors.addPasskey, { token, body: { name: 'Key', passkey } });
    const { body: ofBob } = await test.call(factors.addPasskeyOptions, { token: bob.token });
    expect((await add(ada.token, key.register(ofBob))).error.code).toBe('passkey_refused');
    const { body: options } = await test.call(factors.addPasskeyOptions, { token: ada.token });
    expect((await add(ada.token, key.register(options, { origin: 'http://evil.test' }))).error.code).toBe(
      'passkey_refused',
    );
    expect((await add(ada.token, key.register(options, { rpId: 'evil.test' }))).error.code).toBe('passkey_refused');
    const made = key.register(options);
    expect((await add(ada.token, made)).status).toBe(201);
    expect((await add(ada.token, made)).error.code).toBe('passkey_refused');
    // Nor is the same one added twice, by anybody.
    for (const { token } of [ada, bob]) {
      const { body: again } = await test.call(factors.addPasskeyOptions, { token });
      const { status, error } = await add(token, key.register(again));
      expect([status, error.code]).toEqual([409, 'passkey_exists']);
    }
    // The browser is told which ones it has already.
    const { body: third } = await test.call(factors.addPasskeyOptions, { token: ada.token });
    expect(third).toMatchObject({ excludeCredentials: [{ id: key.id }], user: { name: ada.email } });
  });

  it('is removed by its owner alone, and opens nothing any more [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    const { key: kept } = await addTestPasskey(test, ada, 'Phone');
    const { body } = await test.call(factors.list, { token: ada.token });
    const id = body.passkeys[0]?.id ?? '';
    expect((await test.call(factors.removePasskey, { token: bob.token, params: { id } })).status).toBe(404);
    expect((await test.call(factors.removePasskey, { token: ada.token, params: { id: 'nothing' } })).status).toBe(404);
    const removed = await test.call(factors.removePasskey, { token: ada.token, params: { id } });
    expect([removed.status, removed.body.message]).toEqual([200, 'The passkey has been removed.']);
    expect((await test.call(factors.removePasskey, { token: ada.token, params: { id } })).status).toBe(404);
    expect((await signIn(key.sign(await signInOptions()))).status).toBe(422);
    expect((await signIn(kept.sign(await signInOptions()))).status).toBe(200);
    expect((await test.call(factors.list, { token: ada.token })).body.recovery_codes_left).toBe(10);
  });

  it(
    'has a name of its owner’s choice, and there are ten at most, also when many are added at once [GROUND-25]',
    { tags: 'on-server' },
    async () => {
      const { token } = ada;
      const key = createAuthenticator(site);
      const { body: options } = await test.call(factors.addPasskeyOptions, { token });
      for (const name of ['', '   ', 'x'.repeat(limits.passkeyNameMax + 1), 'a\u0000b']) {
        const { status, error } = await test.call(factors.addPasskey, {
          token,
          body: { name, passkey: key.register(options) },
        });
        expect([status, error.details?.[0]?.path]).toEqual([422, 'name']);
      }
      const begun = await Promise.all(
        Array.from({ length: limits.passkeysMax + 4 }, () => test.call(factors.addPasskeyOptions, { token })),
      );
      const added = await Promise.all(
        begun.map(({ body }) =>
          test.call(factors.addPasskey, {
            token,
            body: { name: 'Key', passkey: createAuthenticator(site).register(body) },
          }),
        ),
      );
      expect(added.filter(({ status }) => status === 201)).toHaveLength(limits.passkeysMax);
      expect(new Set(added.map(({ error }) => error.code))).toEqual(new Set([undefined, 'too_many_passkeys']));
      expect(added.filter(({ body }) => body.recovery_codes)).toHaveLength(1);
      expect((await test.call(factors.addPasskeyOptions, { token })).error.code).toBe('too_many_passkeys');
    },
  );

  it('opens no account that is deactivated [GROUND-25]', async () => {
    const { key } = await addTestPasskey(test, ada);
    await test.database.db.updateTable('users').set({ is_active: false }).where('id', '=', ada.userId).execute();
    expect((await signIn(key.sign(await signInOptions()))).error.code).toBe('account_inactive');
  });
});
