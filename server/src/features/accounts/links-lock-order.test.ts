// @module-tag on-server
import { contract } from '@loomlight/contract';
import { emailChanges } from '@loomlight/contract/email-changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { openKeyServer } from '../../testing/key-server.ts';
import { ledTransaction, waitForWaiting } from '../../testing/led-transaction.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { changeDueAddresses } from './email-change/change-due-addresses.ts';
import { testSecret } from '../../testing/test-secret.ts';

const { accounts } = contract;
let test: TestApp;
let google: Awaited<ReturnType<typeof openKeyServer>>;
beforeAll(async () => {
  google = await openKeyServer('the-client');
  // Without verification no address is proved, so that Google takes accounts over.
  test = await openTestApp({ ...google.settings, REQUIRE_EMAIL_VERIFICATION: 'off' });
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  google.close();
});

async function linkTo(to: string, subject: string): Promise<string> {
  const mail = await waitFor(`${subject} to ${to}`, async () =>
    test.mailer.sent.findLast((sent) => sent.to === to && sent.subject === subject),
  );
  return /token=(\S+)/.exec(mail.text)?.[1] ?? '';
}

/** Google opens the account of this address, which nobody has proved to own. */
async function takeOver(who: TestPerson) {
  const claims = { sub: `of ${who.email}`, email: who.email, name: 'Its Owner', nonce: await test.googleNonce() };
  const credential = await google.sign(claims, { now: test.clock.now() });
  return () => test.googleSignIn(credential);
}

async function resetLink(who: TestPerson): Promise<string> {
  await test.call(accounts.forgotPassword, { body: { email: who.email } });
  return linkTo(who.email, 'Choose a new password for Loomlight');
}
const reset = (token: string) => test.call(accounts.resetPassword, { body: { token, newPassword: 'Harbour-4711' } });
const changePassword = (who: TestPerson) =>
  test.call(accounts.changePassword, {
    token: who.token,
    body: { current_password: test.password, new_password: 'Harbour-4711' },
  });

/** An address that the present mailbox has been waited for long enough; what changes it is the round. */
async function dueChange(who: TestPerson) {
  const email = `new-${who.email}`;
  await test.call(emailChanges.ask, { token: who.token, body: { email } });
  await test.call(emailChanges.confirm, {
    body: { token: await linkTo(email, 'Confirm your new email for Loomlight') },
  });
  await sql`UPDATE email_change SET changes_at = ${test.clock.now()} WHERE user_id = ${who.userId}::uuid`.execute(
    test.database.db,
  );
  return () =>
    changeDueAddresses({
      ...{ db: test.database.db, clock: test.clock, ids: systemIds },
      ...{ wakeMail: () => undefined, onSecurity: () => undefined, onBonus: () => undefined },
      settings: { tokenSecret: testSecret },
    });
}

type Act = () => Promise<{ readonly status: number } | void>;
const acts: readonly [what: string, prepare: (who: TestPerson) => Promise<Act>][] = [
  ['Google that takes the account over', takeOver],
  [
    'a reset of the password',
    async (who) => {
      const token = await resetLink(who);
      return () => reset(token);
    },
  ],
  [
    'a change of the password',
    async (who) => {
      await resetLink(who);
      return () => changePassword(who);
    },
  ],
  [
    'a change of the address',
    async (who) => {
      await resetLink(who);
      return dueChange(who);
    },
  ],
];

describe.skipIf(serverUrl === undefined)('a person before the links that were mailed to them', () => {
  const crossings = acts.flatMap(([one, first]) =>
    acts.filter(([other]) => other !== one).map(([other, second]) => [one, other, first, second] as const),
  );
  it.each(crossings)('%s goes beside %s [BOOKS-10]', async (_one, _other, first, second) => {
    const ada = await test.person();
    const [one, other] = [await first(ada), await second(ada)];
    const gate = ledTransaction(test);
    await gate.step((tx) => sql`SELECT FROM users WHERE id = ${ada.userId}::uuid FOR NO KEY UPDATE`.execute(tx));
    // It queues for the person first; what the other one holds meanwhile is what it would wait for next.
    const waits = other();
    await waitForWaiting(test, 1);
    const comes = one();
    await waitForWaiting(test, 2);
    await gate.commit();
    for (const answer of await Promise.all([waits, comes])) expect(answer?.status ?? 200).toBeLessThan(500);
  });
});

describe('an account that is taken over while its password is reset', () => {
  it('is its owner’s alone, in rounds [BOOKS-10]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ada = await test.person();
      const token = await resetLink(ada);
      const open = await takeOver(ada);
      const [taken, chosen, changed] = await Promise.all([open(), reset(token), changePassword(ada)]);
      expect(taken.status).toBe(200);
      expect([200, 204, 400]).toContain(chosen.status);
      expect(changed.status).toBeLessThan(500);
      expect((await reset(token)).error.code).toBe('invalid_token');
    }
  });
});
