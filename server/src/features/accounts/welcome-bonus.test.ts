import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { accounts, credits, privacy } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const mailedToken = (email: string) =>
  waitFor('the mail that verifies', async () => {
    const mail = test.mailer.sent.find(({ to, text }) => to === email && text.includes('/verify-email?token='));
    return /token=(\S+)/.exec(mail?.text ?? '')?.[1];
  });

let people = 0;
/** Registers an address and confirms it; answers the session. */
async function join(email: string): Promise<{ readonly token: string; readonly credits: number }> {
  people += 1;
  const body = { email, username: `Newcomer ${people}`, password: test.password };
  expect((await test.call(accounts.register, { body })).status).toBe(201);
  const token = await mailedToken(email);
  expect((await test.call(accounts.verifyEmail, { body: { token } })).status).toBe(200);
  const session = await test.call(accounts.login, { body: { email, password: test.password } });
  const balance = await test.call(credits.balance, { token: session.body.token });
  return { token: session.body.token, credits: balance.body.credits };
}

const leave = (token: string) =>
  test.call(privacy.deleteAccount, { token, body: { password: test.password, confirm: 'DELETE' } });

describe('the welcome bonus', () => {
  it('comes once for a mailbox, however its address is written; the account exists anyway (GROUND-10)', async () => {
    const given: number[] = [];
    for (const email of ['eve@loomlight.test', 'eve+1@loomlight.test', 'Eve+2@loomlight.test'])
      given.push((await join(email)).credits);
    for (const email of ['eve.of.mail@gmail.com', 'eveofmail+x@gmail.com', 'e.v.e.o.f.mail@googlemail.com'])
      given.push((await join(email)).credits);
    expect(given).toEqual([50, 0, 0, 50, 0, 0]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('comes once to twenty spellings that are confirmed at once (GROUND-10)', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const body = { email: `mallory+${index}@loomlight.test`, username: `Spelling ${index}`, password: test.password };
      await test.call(accounts.register, { body });
      tokens.push(await mailedToken(body.email));
    }
    await Promise.all(tokens.map((token) => test.call(accounts.verifyEmail, { body: { token } })));
    const bonuses = await test.database.db
      .selectFrom('credit_entry')
      .select('amount')
      .where('cause', 'like', 'bonus:signup:%')
      .execute();
    expect(bonuses).toHaveLength(1);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is not to be had again while another spelling of its mailbox stays, however long ago one has left (GROUND-10)', async () => {
    await join('ida@loomlight.test');
    const other = await join('ida+1@loomlight.test');
    expect((await leave(other.token)).status).toBe(200);
    test.clock.advanceSeconds(400 * 86_400);
    await test.database.db.deleteFrom('bonus_claim').where('expires_at', '<', test.clock.now()).execute();
    expect((await join('ida+2@loomlight.test')).credits).toBe(0);
  });

  it('is remembered for a year after its account has gone (GROUND-10)', async () => {
    const first = await join('una+first@loomlight.test');
    expect(first.credits).toBe(50);
    expect((await leave(first.token)).status).toBe(200);
    expect((await join('una@loomlight.test')).credits).toBe(0);
    test.clock.advanceSeconds(366 * 86_400);
    await test.database.db.deleteFrom('bonus_claim').where('expires_at', '<', test.clock.now()).execute();
    expect((await join('una+again@loomlight.test')).credits).toBe(50);
  });
});
