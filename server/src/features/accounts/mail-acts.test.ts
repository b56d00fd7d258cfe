import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const { accounts } = contract;
const email = 'newcomer@loomlight.test';
let test: TestApp;
let boss: TestPerson;
let newcomer: string;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  await test.call(accounts.register, { body: { email, username: 'New Comer', password: test.password } });
  newcomer =
    (await test.call(desk.people, { token: boss.token, query: { q: email } })).body.people.find((one) => one)?.id ?? '';
  await waitFor('the mail of the registration', async () => mails().length === 1);
  test.clock.advanceSeconds(61);
});
afterAll(() => test.close());

const verify = (id = newcomer) => performed(test, desk.verifyEmail, { by: boss, id, body: {} });
const reset = (id = newcomer) => performed(test, desk.sendMail, { by: boss, id, body: { mail: 'reset_password' } });
const mails = (subject = /./) => test.mailer.sent.filter((mail) => mail.to === email && subject.test(mail.subject));
const linkOf = (mail: { readonly text: string } | undefined) => /[?&]token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '';

describe('the verification mail', () => {
  it('is sent once more with a link that holds, and the one before does not [DESK-97]', async () => {
    const former = linkOf(mails()[0]);
    const done = await verify();
    expect(done.status).toBe(200);
    await expect.poll(() => mails().length).toBe(2);
    const token = linkOf(mails().at(-1));
    expect([token === '', token === former]).toEqual([false, false]);
    const audit = await test.call(desk.audit, { token: boss.token, query: { action: 'people.verify' } });
    expect(audit.body.entries).toMatchObject([{ subject: newcomer, after: { mail: 'verification' } }]);
    for (const secret of [token, email]) expect(done.text + audit.text).not.toContain(secret);
    expect((await test.call(accounts.verifyEmail, { body: { token: former } })).status).not.toBe(200);
    expect((await test.call(accounts.verifyEmail, { body: { token } })).status).toBe(200);
    expect((await verify()).error.details?.[0]?.message).toBe('This address is verified already.');
  });

  it('comes no oftener than for the person: a minute apart, three in an hour, theirs among them [DESK-97]', async () => {
    const own = () => test.call(accounts.resendVerification, { body: { email } });
    await own();
    await expect.poll(() => mails().length).toBe(2);
    const early = await verify();
    expect([early.status, early.error.code, early.headers['retry-after']]).toEqual([429, 'rate_limited', '60']);
    for (const status of [200, 200, 429]) {
      test.clock.advanceSeconds(61);
      expect((await verify()).status).toBe(status);
    }
    await expect.poll(() => mails().length).toBe(4);
    const { entries } = (await test.call(desk.audit, { token: boss.token, query: { action: 'people.verify' } })).body;
    expect(entries).toHaveLength(2);
  });

  it('is sent once by ten at once [DESK-97]', { tags: 'on-server' }, async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expect.poll(() => mails().length).toBe(2);
  });
});

describe('the mail to choose a new password', () => {
  it('is the one that the person could have asked for, within the same limits [DESK-97]', async () => {
    const done = await reset();
    expect(done.status).toBe(200);
    await expect.poll(() => mails(/new password/).length).toBe(1);
    const token = linkOf(mails(/new password/)[0]);
    const audit = await test.call(desk.audit, { token: boss.token, query: { action: 'people.mail' } });
    for (const secret of [token, email]) expect(done.text + audit.text).not.toContain(secret);
    // Until it is used the password stays.
    expect((await test.call(accounts.login, { body: { email, password: test.password } })).status).not.toBe(401);
    const body = { token, newPassword: 'another good one' };
    expect((await test.call(accounts.resetPassword, { body })).status).toBe(200);
    expect((await reset()).status).toBe(429);
    await test.call(accounts.forgotPassword, { body: { email } });
    expect(mails(/new password/)).toHaveLength(1);
  });

  it('is not sent to nobody, and not to who is deactivated [DESK-97]', async () => {
    expect([(await reset('nobody')).status, (await verify('nobody')).status]).toEqual([404, 404]);
    await test.database.db.updateTable('users').set({ is_active: false }).where('id', '=', newcomer).execute();
    expect([(await reset()).status, (await verify()).status]).toEqual([422, 422]);
    expect(mails()).toHaveLength(1);
  });
});
