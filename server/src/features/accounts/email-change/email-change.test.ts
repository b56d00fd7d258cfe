import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { emailChanges } from '@loomlight/contract/email-changes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { runDeletions } from '../../privacy/run-deletions.ts';
import { changeDueAddresses } from './change-due-addresses.ts';
import { removeOldEmailChanges } from './email-changes.store.ts';
import { testSecret } from '../../../testing/test-secret.ts';

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ada = await test.person();
});
afterAll(() => test.close());

const { accounts } = contract;
const next = 'ada@new.test';
const ask = (who: TestPerson, email = next) => test.call(emailChanges.ask, { token: who.token, body: { email } });
const confirm = (token: string) => test.call(emailChanges.confirm, { body: { token } });
const find = async (who: TestPerson) => (await test.call(emailChanges.find, { token: who.token })).body.change;
const signIn = (email: string) => test.call(accounts.login, { body: { email, password: test.password } });
const addressOf = async (who: TestPerson) =>
  (await test.database.db.selectFrom('users').select('email').where('id', '=', who.userId).executeTakeFirst())?.email;

const confirmNew = 'Confirm your new email for Loomlight';
const letterToOld = 'Somebody wants to change the email of your account';
const mailsTo = (to: string, subject: string) =>
  test.mailer.sent.filter((mail) => mail.to === to && mail.subject === subject);
/** The newest link of this mail to this address. */
async function linkTo(to: string, subject: string, greeted = ''): Promise<string> {
  const ofThem = () => mailsTo(to, subject).filter(({ text }) => text.includes(greeted));
  const mail = await waitFor(`${subject} to ${to}`, async () => ofThem().at(-1));
  return /token=(\S+)/.exec(mail.text)?.[1] ?? '';
}
const links = async (who = ada, email = next) => ({
  toNew: await linkTo(email, confirmNew, who.username),
  toOld: await linkTo(who.email, letterToOld),
});
const later = (days: number) => test.clock.advanceSeconds(days * 86_400);
const round = () =>
  changeDueAddresses({
    ...{ db: test.database.db, clock: test.clock, ids: systemIds },
    ...{ wakeMail: () => undefined, onSecurity: () => undefined, onBonus: () => undefined },
    settings: { tokenSecret: testSecret },
  });

describe('another address', () => {
  it('comes when both mailboxes have confirmed it, and not before [PEOPLE-47]', async () => {
    const asked = await ask(ada);
    expect([asked.status, asked.body]).toMatchObject([
      200,
      { new_email: next, new_confirmed: false, old_confirmed: false },
    ]);
    const { toNew, toOld } = await links();
    expect((await confirm(toNew)).body).toMatchObject({ state: 'waiting' });
    expect(await addressOf(ada)).toBe(ada.email);
    expect((await confirm(toNew)).body).toMatchObject({ state: 'waiting' });
    expect(await find(ada)).toMatchObject({ new_confirmed: true, old_confirmed: false });
    expect((await confirm(toOld)).body).toMatchObject({ state: 'changed' });
    expect(await addressOf(ada)).toBe(next);
    expect(await find(ada)).toBeNull();
    expect((await signIn(ada.email)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
    for (const to of [ada.email, next])
      await waitFor('the mail', async () => mailsTo(to, 'The email of your account was changed')[0]);
    for (const used of [toNew, toOld]) expect((await confirm(used)).error.code).toBe('invalid_token');
  });

  it('ends every other session and every mailed link, as a new password does [PEOPLE-47]', async () => {
    const phone = (await signIn(ada.email)).body;
    await test.call(accounts.forgotPassword, { body: { email: ada.email } });
    const reset = await linkTo(ada.email, 'Choose a new password for Loomlight');
    await ask(ada);
    const { toNew, toOld } = await links();
    await confirm(toOld);
    await confirm(toNew);
    expect(await addressOf(ada)).toBe(next);
    expect((await test.call(accounts.profile, { token: phone.token })).status).toBe(401);
    expect((await test.call(accounts.profile, { token: ada.token })).body.email).toBe(next);
    const { error } = await test.call(accounts.resetPassword, { body: { token: reset, newPassword: 'Harbour-4711' } });
    expect(error.code).toBe('invalid_token');
  });

  it('is asked for only by who has just shown who they are [PEOPLE-47]', async () => {
    test.clock.advanceSeconds(11 * 60);
    const again = await test.call(accounts.refresh, { body: { refresh_token: ada.refreshToken } });
    const { status, error } = await ask({ ...ada, token: again.body.token });
    expect([status, error.code]).toEqual([403, 'proof_needed']);
    expect((await test.call(emailChanges.ask, { body: { email: next } })).error.code).toBe('unauthenticated');
    expect(test.mailer.sent.filter(({ subject }) => subject === letterToOld)).toEqual([]);
  });

  it('is not the own one, nor what is none [PEOPLE-47]', async () => {
    expect((await ask(ada, ` ${ada.email.toUpperCase()} `)).error.details).toEqual([
      { path: 'email', message: 'This is your address already.' },
    ]);
    expect((await ask(ada, 'nowhere')).status).toBe(422);
  });
});

describe('a taken address', () => {
  it('is answered like a free one; its holder alone is told, and nothing of the asker [PEOPLE-47]', async () => {
    const bob = await test.person();
    const [taken, free] = [await ask(ada, bob.email), await ask(bob)];
    const shape = ({ status, body }: typeof taken) => [
      status,
      Object.keys(body),
      body.new_confirmed,
      body.old_confirmed,
    ];
    expect(shape(taken)).toEqual(shape(free));
    const mail = await waitFor('the mail', async () => mailsTo(bob.email, 'Somebody wanted to use your email')[0]);
    for (const word of [ada.email, ada.username]) expect(mail.text + mail.html).not.toContain(word);
    expect(mailsTo(bob.email, confirmNew)).toEqual([]);
    // The present mailbox can still say yes: nothing comes of it, and nothing is learnt by it.
    expect((await confirm(await linkTo(ada.email, letterToOld))).body).toMatchObject({ state: 'waiting' });
    later(8);
    await round();
    expect([await addressOf(ada), await addressOf(bob)]).toEqual([ada.email, bob.email]);
  });

  it(
    'goes to one of two who want it at once, and the other one learns only that the link is over [PEOPLE-47]',
    { tags: 'on-server' },
    async () => {
      const bob = await test.person();
      await ask(ada);
      const ofAda = await links(ada);
      await ask(bob);
      const ofBob = await links(bob);
      await Promise.all([confirm(ofAda.toNew), confirm(ofBob.toNew)]);
      const answers = await Promise.all([confirm(ofAda.toOld), confirm(ofBob.toOld)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(answers.find(({ status }) => status === 400)?.error.code).toBe('invalid_token');
      expect([await addressOf(ada), await addressOf(bob)].filter((email) => email === next)).toHaveLength(1);
      expect([await find(ada), await find(bob)].filter((change) => change?.new_confirmed)).toEqual([]);
    },
  );

  it('that somebody has registered meanwhile stays theirs [PEOPLE-47]', { tags: 'on-server' }, async () => {
    await ask(ada);
    const { toNew, toOld } = await links();
    await confirm(toNew);
    await test.call(accounts.register, { body: { email: next, username: 'Carl', password: test.password } });
    expect((await confirm(toOld)).error.code).toBe('invalid_token');
    expect(await addressOf(ada)).toBe(ada.email);
    await waitFor('the mail', async () => mailsTo(next, 'Somebody wanted to use your email')[0]);
    expect(await find(ada)).toBeNull();
  });
});

describe('a mailbox that is lost', () => {
  it(
    'is waited for a week and then no more, and only if the new one was confirmed [PEOPLE-47]',
    { tags: 'on-server' },
    async () => {
      await ask(ada);
      await confirm((await links()).toNew);
      later(6.9);
      await round();
      expect(await addressOf(ada)).toBe(ada.email);
      later(0.2);
      await Promise.all([round(), round()]);
      expect(await addressOf(ada)).toBe(next);
      await test.reset();
      ada = await test.person();
      await ask(ada);
      const { toNew, toOld } = await links();
      await confirm(toOld);
      later(1.1);
      expect((await confirm(toNew)).error.code).toBe('invalid_token');
      later(8);
      await round();
      expect(await addressOf(ada)).toBe(ada.email);
      expect(await removeOldEmailChanges(test.database.db, test.clock.now(), 10)).toBe(1);
    },
  );
});

describe('a change that is stopped', () => {
  it('from the present mailbox ends the session that asked for it [PEOPLE-47]', async () => {
    const thief = (await signIn(ada.email)).body;
    await test.call(emailChanges.ask, { token: thief.token, body: { email: next } });
    const { toNew, toOld } = await links();
    await confirm(toNew);
    expect((await test.call(emailChanges.stop, { body: { token: toNew } })).error.code).toBe('invalid_token');
    expect((await test.call(emailChanges.stop, { body: { token: toOld } })).status).toBe(204);
    expect((await test.call(accounts.profile, { token: thief.token })).status).toBe(401);
    expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(200);
    for (const token of [toNew, toOld]) expect((await confirm(token)).error.code).toBe('invalid_token');
    later(8);
    await round();
    expect(await addressOf(ada)).toBe(ada.email);
  });

  it.each([
    ['in the settings', () => test.call(emailChanges.cancel, { token: ada.token })],
    [
      'by a new password',
      () =>
        test.call(accounts.changePassword, {
          token: ada.token,
          body: { current_password: test.password, new_password: 'Harbour-4711' },
        }),
    ],
    ['by signing all others out', () => test.call(accounts.endOtherSessions, { token: ada.token })],
    ['by another wish', () => ask(ada, 'ada@third.test')],
    [
      'by leaving',
      () =>
        test.call(privacy.deleteAccount, {
          token: ada.token,
          body: { password: test.password, confirm: 'DELETE' },
        }),
    ],
  ])('%s has links worth nothing [PEOPLE-47]', async (_how, stop) => {
    await ask(ada);
    const { toNew, toOld } = await links();
    await confirm(toNew);
    expect((await stop()).status).toBeLessThan(300);
    for (const token of [toNew, toOld]) {
      expect((await confirm(token)).error.code).toBe('invalid_token');
      expect((await test.call(emailChanges.link, { body: { token } })).error.code).toBe('invalid_token');
    }
    later(8);
    await round();
    expect(await addressOf(ada)).not.toBe(next);
  });
});

describe('under attack', () => {
  it(
    'changes once when a hundred confirm at once and others stop it, and stays whole [PEOPLE-47]',
    { tags: 'on-server' },
    async () => {
      await ask(ada);
      const { toNew, toOld } = await links();
      await confirm(toNew);
      const answers = await Promise.all([
        ...Array.from({ length: 50 }, () => confirm(toOld)),
        ...Array.from({ length: 50 }, () => confirm(toNew)),
      ]);
      expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
      expect(answers.filter(({ body, status }) => status === 200 && body.state === 'changed')).toHaveLength(1);
      expect(await addressOf(ada)).toBe(next);
      await waitFor('the mail', async () => mailsTo(ada.email, 'The email of your account was changed')[0]);
      expect(mailsTo(ada.email, 'The email of your account was changed')).toHaveLength(1);
    },
  );

  it('either changes or stops, never both [PEOPLE-47]', { tags: 'on-server' }, async () => {
    for (let round = 0; round < 10; round += 1) {
      await test.reset();
      const eve = await test.person();
      await ask(eve, `eve${round}@new.test`);
      const { toNew, toOld } = await links(eve, `eve${round}@new.test`);
      await confirm(toNew);
      const [changed, stopped] = await Promise.all([
        confirm(toOld),
        test.call(emailChanges.stop, { body: { token: toOld } }),
      ]);
      const isChanged = (await addressOf(eve)) !== eve.email;
      expect([changed.status === 200 && changed.body.state === 'changed', stopped.status === 204]).toEqual([
        isChanged,
        !isChanged,
      ]);
    }
  });

  it('fills nobody a mailbox, whatever the limits of rates are set to [PEOPLE-47]', async () => {
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await ask(ada)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const bob = await test.person();
    expect((await ask(bob)).status).toBe(429);
    const ofBob = [];
    for (let index = 0; index < 5; index += 1) ofBob.push((await ask(bob, `bob${index}@new.test`)).status);
    expect(ofBob).toEqual([200, 200, 200, 200, 429]);
  });

  it('keeps no token, and its words go with whoever leaves [PEOPLE-47]', async () => {
    await ask(ada);
    const { toNew, toOld } = await links();
    const rows = (await everyRow(test.database.pool)).join('\n');
    for (const token of [toNew, toOld]) expect(rows).not.toContain(token.split('.')[1]);
    expect(rows).toContain(next);
    await test.call(privacy.deleteAccount, {
      token: ada.token,
      body: { password: test.password, confirm: 'DELETE' },
    });
    await runDeletions({
      ...{ db: test.database.db, clock: test.clock, objectStore: test.objectStore },
      ...{ signals: test.database.signals, provider: test.payments().provider },
      endGeneration: async () => undefined,
    });
    await expect
      .poll(async () =>
        (await everyRow(test.database.pool)).filter((row) => row.includes(next) && !row.startsWith('rate_limits')),
      )
      .toEqual([]);
  });
});

describe('the welcome bonus', () => {
  it('follows its person: neither mailbox brings another one [PEOPLE-47]', async () => {
    const claims = () => test.database.db.selectFrom('bonus_claim').selectAll().execute();
    const rich = await openTestApp({ SIGNUP_BONUS_CREDITS: '50', REQUIRE_EMAIL_VERIFICATION: 'off' }, test.database);
    try {
      const register = (email: string, username: string) =>
        rich.call(accounts.register, { body: { email, username, password: rich.password } });
      await register('one@old.test', 'One');
      const { token } = (await rich.call(accounts.login, { body: { email: 'one@old.test', password: rich.password } }))
        .body;
      await rich.call(emailChanges.ask, { token, body: { email: 'one@new.test' } });
      const find = async (to: string) =>
        /token=(\S+)/.exec(
          // Both apps deliver what waits in their one database, and either may be the first to see it.
          (
            await waitFor('the mail', async () =>
              [test, rich]
                .flatMap(({ mailer }) => mailer.sent)
                .find((mail) => mail.to === to && mail.text.includes('/change-email')),
            )
          ).text,
        )?.[1] ?? '';
      for (const to of ['one@old.test', 'one@new.test'])
        await rich.call(emailChanges.confirm, { body: { token: await find(to) } });
      expect(await claims()).toHaveLength(2);
      await register('one@old.test', 'Two');
      const two = await rich.call(accounts.login, { body: { email: 'one@old.test', password: rich.password } });
      expect((await rich.call(accounts.profile, { token: two.body.token })).body.credits).toBe(0);
    } finally {
      await rich.close();
    }
  });
});
