import { apiBase, contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { factors } from '@loomlight/contract/factors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRow } from '../../../testing/every-row.ts';
import { addTestPasskey, codeOf, firstStep, nextStep, turnOnTotp } from '../../../testing/factor-acts.ts';
import { operatorContext } from '../../../testing/operator-context.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { runCommand } from '../../operator/run-command.ts';
import { runDeletions } from '../../privacy/run-deletions.ts';

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  nextStep(test);
  ada = await test.person();
});
afterAll(() => test.close());

const run = async (...words: string[]) => runCommand(await operatorContext(test), words);
const factorRows = async () =>
  (await everyRow(test.database.pool)).filter((row) => /^(?:totp_factor|passkey|recovery_code|second_step):/.test(row));

describe('a person who has lost every factor', () => {
  it('is helped by the operator: written down, mailed and signed out, and the password alone is enough [GROUND-25]', async () => {
    await turnOnTotp(test, ada);
    const { key } = await addTestPasskey(test, ada);
    await firstStep(test, ada);
    expect(await run('users', 'reset-factors', ada.email, 'Called, and showed a passport')).toEqual({
      exitCode: 0,
      lines: [`${ada.username} signs in with the password alone; every session has ended, and a mail says so.`],
    });
    expect(await factorRows()).toEqual([]);
    expect((await test.call(contract.accounts.profile, { token: ada.token })).status).toBe(401);
    const { body: options } = await test.call(factors.passkeyOptions);
    expect((await test.call(factors.passkeySignIn, { body: { passkey: key.sign(options) } })).status).toBe(422);
    expect((await test.signInAgain(ada)).token).toBeTruthy();
    await expect
      .poll(() => test.mailer.sent.filter(({ to }) => to === ada.email).map(({ subject }) => subject))
      .toContain('Your second factors were removed');
    const audit = await test.database.db.selectFrom('audit_entry').selectAll().where('actor', '<>', 'test').execute();
    expect(audit).toMatchObject([
      {
        actor: 'operator',
        action: 'users.reset-factors',
        subject: ada.userId,
        detail: 'Called, and showed a passport',
      },
    ]);
  });

  it('must have some, and there must be a reason; otherwise nothing is done or written down [GROUND-25]', async () => {
    expect(await run('users', 'reset-factors', ada.email, 'why')).toEqual({
      exitCode: 1,
      lines: [`${ada.username} has no second factor.`],
    });
    await turnOnTotp(test, ada);
    for (const words of [[], [''], ['x'.repeat(501)]])
      expect((await run('users', 'reset-factors', ada.email, ...words)).exitCode).toBe(2);
    expect((await run('users', 'reset-factors', 'nobody', 'why')).exitCode).toBe(1);
    expect((await factorRows()).length).toBeGreaterThan(0);
    expect(await test.database.db.selectFrom('audit_entry').selectAll().where('actor', '<>', 'test').execute()).toEqual(
      [],
    );
    expect((await test.call(contract.accounts.profile, { token: ada.token })).status).toBe(200);
  });
});

describe('a person who leaves', () => {
  it('leaves no factor behind, and no passkey opens the account from the first moment [GROUND-25]', async () => {
    await turnOnTotp(test, ada);
    const { key } = await addTestPasskey(test, ada);
    await firstStep(test, ada);
    const left = await test.call(privacy.deleteAccount, {
      token: ada.token,
      body: { password: test.password, confirm: 'DELETE' },
    });
    expect(left.status).toBe(200);
    const { body: options } = await test.call(factors.passkeyOptions);
    expect((await test.call(factors.passkeySignIn, { body: { passkey: key.sign(options) } })).status).not.toBe(200);
    await runDeletions({
      ...{ db: test.database.db, clock: test.clock, objectStore: test.objectStore },
      ...{ signals: test.database.signals, provider: test.payments().provider },
      endGeneration: async () => undefined,
    });
    await expect.poll(factorRows).toEqual([]);
  });

  it('takes along what factors there are, without what is secret about them [GROUND-25]', async () => {
    const { secret, codes } = await turnOnTotp(test, ada);
    const { key } = await addTestPasskey(test, ada, 'Key on the ring');
    const bob = await test.person();
    await addTestPasskey(test, bob, 'Of Bob');
    const answer = await test.app.http.inject({
      url: `${apiBase}/user/export`,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(answer.json<{ factors: unknown }>().factors).toMatchObject([
      { kind: 'passkey', name: 'Key on the ring', last_used_at: null },
      { kind: 'authenticator_app', created_at: expect.stringMatching(/Z$/) },
      { kind: 'recovery_codes', name: '10 left' },
    ]);
    const [row] = await test.database.db.selectFrom('totp_factor').select('sealed_secret').execute();
    for (const hidden of [secret, row?.sealed_secret ?? 'no row', ...codes, key.id, 'Of Bob'])
      expect(answer.body).not.toContain(hidden);
  });
});

describe('an installation with another secret', () => {
  it('takes no code of an app that it cannot read, but recovery codes and passkeys as ever [GROUND-25]', async () => {
    const { secret, codes } = await turnOnTotp(test, ada);
    // What another secret has sealed, as far as this one can tell.
    await test.database.db
      .updateTable('totp_factor')
      .set({ sealed_secret: 'A'.repeat(80) })
      .execute();
    const cookie = await firstStep(test, ada);
    const answer = (code: string) => test.call(factors.secondStep, { cookie, body: { code } });
    expect((await answer(codeOf(test, secret))).status).toBe(422);
    expect((await answer(codes[0] ?? '')).status).toBe(200);
  });
});
