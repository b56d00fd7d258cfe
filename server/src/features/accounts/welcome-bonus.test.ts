import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { forgetSignupNetworks } from './index.ts';

const { accounts, credits } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** The token that was mailed to an address; of several products on one database any may have sent it. */
const mailedToken = (email: string, ...others: readonly TestApp[]) =>
  waitFor('the mail that verifies', async () => {
    const sent = [test, ...others].flatMap(({ mailer }) => mailer.sent);
    const mail = sent.find(({ to, text }) => to === email && text.includes('/verify-email?token='));
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

/** A product where a neighbourhood has so many bonuses a day, and a way into it from anywhere. */
async function openNeighbourhood(most: number) {
  const own = await openTestApp({ SIGNUP_BONUSES_PER_NETWORK: String(most), TRUST_PROXY: '1' });
  const enter = async (email: string, from: string): Promise<TestPerson> => {
    const username = `Of ${email.replace(/@.*/, '').replace(/[^a-z0-9]/g, ' ')}`;
    await own.call(accounts.register, { body: { email, username, password: own.password }, from });
    const token = await mailedToken(email, own);
    await own.call(accounts.verifyEmail, { body: { token }, from });
    const session = await own.call(accounts.login, { body: { email, password: own.password }, from });
    const { id: userId } = await own.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return { userId, token: session.body.token, refreshToken: session.body.refreshToken, email, username };
  };
  return { own, enter };
}

describe('where an account came from', () => {
  it('is known by keyed hashes of mailbox and neighbourhood, the latter for 90 days [DESK-81]', async () => {
    const { own, enter } = await openNeighbourhood(5);
    try {
      await enter('from.here@gmail.com', '203.0.113.1');
      await enter('fromhere+2@gmail.com', '203.0.113.77');
      await enter('else@loomlight.test', '127.0.0.1');
      const rows = () => own.database.db.selectFrom('signup_signal').selectAll().orderBy('at').execute();
      const [first, second, third] = await rows();
      expect([first?.mailbox_hash.length, first?.network_hash?.length, third?.network_hash]).toEqual([32, 32, null]);
      expect([second?.mailbox_hash, second?.network_hash]).toEqual([first?.mailbox_hash, first?.network_hash]);
      expect(third?.mailbox_hash).not.toEqual(first?.mailbox_hash);
      const forget = () => forgetSignupNetworks(own.database.db, own.clock.now(), 1);
      expect([await forget(), await forget(), await forget()]).toEqual([1, 1, 0]);
      expect((await rows()).map(({ network_hash: hash }) => hash)).toEqual([null, null, null]);
    } finally {
      await own.close();
    }
  });
});

describe('how many bonuses a neighbourhood has', () => {
  it('is set at the desk for a day and for an hour, and holds at once [DESK-85]', { tags: 'on-server' }, async () => {
    const { own, enter } = await openNeighbourhood(20);
    try {
      const boss = await anAdministrator(own);
      const set = (values: object) => performed(own, desk.changeSettings, { by: boss, id: '', body: { values } });
      let count = 0;
      const given = async () => own.balance(await enter(`n${(count += 1)}@loomlight.test`, `203.0.113.${count}`));
      expect((await set({ bonus_per_network_hour: 2, bonus_per_network_day: 3 })).status).toBe(200);
      expect([await given(), await given(), await given()]).toEqual([50, 50, 0]);
      own.clock.advanceSeconds(3_601);
      // The one that waits because of the hour is none of the day's three.
      expect([await given(), await given()]).toEqual([50, 0]);
      const left = await own.database.db.selectFrom('withheld_bonus').select('credits').execute();
      expect(left).toHaveLength(2);
    } finally {
      await own.close();
    }
  });
});

describe('a welcome bonus that is withheld', () => {
  const decide = (own: TestApp, boss: TestPerson, of: TestPerson, decision: 'given' | 'refused') =>
    performed(own, desk.decideBonus, { by: boss, id: of.userId, body: { decision } });

  it(
    'is the sixth of a day from one /24, is given at the desk once, and is none of a machine’s own [DESK-64]',
    { tags: 'on-server' },
    async () => {
      const { own, enter } = await openNeighbourhood(5);
      try {
        const boss = await anAdministrator(own);
        for (let index = 0; index < 5; index += 1)
          expect(await own.balance(await enter(`n${index}@loomlight.test`, `203.0.113.${index + 1}`))).toBe(50);
        const sixth = await enter('n6@loomlight.test', '203.0.113.99');
        const seventh = await enter('n7@loomlight.test', '203.0.113.98');
        expect([await own.balance(sixth), await own.balance(seventh)]).toEqual([0, 0]);
        // Next door, and the machine itself with seven.
        expect(await own.balance(await enter('door@loomlight.test', '203.0.112.5'))).toBe(50);
        for (let index = 0; index < 7; index += 1)
          expect(
            await own.balance(await enter(`home${index}@loomlight.test`, index % 2 ? '127.0.0.1' : '10.0.0.7')),
          ).toBe(50);

        const listed = async () => (await own.call(desk.withheldBonuses, { token: boss.token })).body.bonuses;
        expect((await listed()).map(({ username, credits }) => [username, credits])).toEqual([
          [sixth.username, 50],
          [seventh.username, 50],
        ]);
        const { waiting } = (await own.call(desk.now, { token: boss.token })).body;
        expect(waiting.filter(({ kind }) => kind === 'bonus')).toMatchObject([{ count: 2 }]);
        const answers = await Promise.all(Array.from({ length: 10 }, () => decide(own, boss, sixth, 'given')));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await own.balance(sixth)).toBe(50);
        expect((await decide(own, boss, seventh, 'refused')).status).toBe(200);
        expect((await decide(own, boss, seventh, 'given')).error.code).toBe('desk_changed');
        expect([await own.balance(seventh), await listed()]).toEqual([0, []]);
        expect((await decide(own, boss, boss, 'given')).status).toBe(404);
        expect(await ledgerViolations(own.database)).toEqual([]);
      } finally {
        await own.close();
      }
    },
  );

  it(
    'is given to one of two accounts of a mailbox, and to nobody who has left [DESK-64]',
    { tags: 'on-server' },
    async () => {
      const { own, enter } = await openNeighbourhood(1);
      try {
        const boss = await anAdministrator(own);
        await enter('first@loomlight.test', '203.0.113.1');
        const twins = [
          await enter('twin@loomlight.test', '203.0.113.2'),
          await enter('twin+2@loomlight.test', '203.0.113.3'),
        ];
        const answers = await Promise.all(twins.map((twin) => decide(own, boss, twin, 'given')));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect((await own.balance(twins[0] ?? boss)) + (await own.balance(twins[1] ?? boss))).toBe(50);
        const gone = await enter('gone@loomlight.test', '203.0.113.4');
        const left = await own.call(privacy.deleteAccount, {
          token: gone.token,
          body: { password: own.password, confirm: 'DELETE' },
        });
        expect(left.status).toBe(200);
        expect((await decide(own, boss, gone, 'given')).status).toBe(404);
        const { bonuses } = (await own.call(desk.withheldBonuses, { token: boss.token })).body;
        expect(bonuses.map(({ user_id: id }) => id)).not.toContain(gone.userId);
        expect(await ledgerViolations(own.database)).toEqual([]);
      } finally {
        await own.close();
      }
    },
  );
});

describe('the welcome bonus of a network', () => {
  it(
    'comes so often in a day as is set, also when many confirm at once; the account exists anyway [BOOKS-15]',
    { tags: 'on-server' },
    async () => {
      const own = await openTestApp({ SIGNUP_BONUSES_PER_NETWORK: '3', TRUST_PROXY: '1' });
      try {
        const confirm = async (name: string, from: string): Promise<string> => {
          const email = `${name}@loomlight.test`;
          await own.call(accounts.register, { body: { email, username: `Of ${name}`, password: own.password }, from });
          return mailedToken(email, own);
        };
        const verify = (token: string, from: string) => own.call(accounts.verifyEmail, { body: { token }, from });
        const given = async () =>
          (
            await own.database.db
              .selectFrom('credit_entry')
              .select('id')
              .where('cause', 'like', 'bonus:signup:%')
              .execute()
          ).length;
        const tokens = [];
        for (let index = 0; index < 8; index += 1) tokens.push(await confirm(`net${index}`, '2001:db8:1:2::5'));
        // One network, however many addresses it has.
        const answers = await Promise.all(tokens.map((token, index) => verify(token, `2001:db8:1:2::${index + 10}`)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect(await given()).toBe(3);
        await verify(await confirm('elsewhere', '198.51.100.7'), '198.51.100.7');
        expect(await given()).toBe(4);
        own.clock.advanceSeconds(86_401);
        await verify(await confirm('tomorrow', '2001:db8:1:2::5'), '2001:db8:1:2::5');
        expect(await given()).toBe(5);
        expect(await ledgerViolations(own.database)).toEqual([]);
        // A network stands nowhere by its address.
        const kept = await own.database.db
          .selectFrom('rate_limits')
          .select('key')
          .where('key', 'like', 'bonus:%')
          .execute();
        expect(JSON.stringify(kept)).not.toContain('2001:db8');
      } finally {
        await own.close();
      }
    },
  );
});

describe('the welcome bonus', () => {
  it('comes once for a mailbox, however its address is written; the account exists anyway [GROUND-10, DESK-63]', async () => {
    const given: number[] = [];
    for (const email of ['eve@loomlight.test', 'eve+1@loomlight.test', 'Eve+2@loomlight.test'])
      given.push((await join(email)).credits);
    for (const email of ['eve.of.mail@gmail.com', 'eveofmail+x@gmail.com', 'e.v.e.o.f.mail@googlemail.com'])
      given.push((await join(email)).credits);
    expect(given).toEqual([50, 0, 0, 50, 0, 0]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'comes once to twenty spellings that are confirmed at once [BOOKS-15, GROUND-10]',
    { tags: 'on-server' },
    async () => {
      const tokens: string[] = [];
      for (let index = 0; index < 20; index += 1) {
        const body = {
          email: `mallory+${index}@loomlight.test`,
          username: `Spelling ${index}`,
          password: test.password,
        };
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
    },
  );

  it('is not to be had again while another spelling of its mailbox stays, however long ago one has left [GROUND-10]', async () => {
    await join('ida@loomlight.test');
    const other = await join('ida+1@loomlight.test');
    expect((await leave(other.token)).status).toBe(200);
    test.clock.advanceSeconds(400 * 86_400);
    await test.database.db.deleteFrom('bonus_claim').where('expires_at', '<', test.clock.now()).execute();
    expect((await join('ida+2@loomlight.test')).credits).toBe(0);
  });

  it('is remembered for a year after its account has gone [BOOKS-15, GROUND-10]', async () => {
    const first = await join('una+first@loomlight.test');
    expect(first.credits).toBe(50);
    expect((await leave(first.token)).status).toBe(200);
    expect((await join('una@loomlight.test')).credits).toBe(0);
    test.clock.advanceSeconds(366 * 86_400);
    await test.database.db.deleteFrom('bonus_claim').where('expires_at', '<', test.clock.now()).execute();
    expect((await join('una+again@loomlight.test')).credits).toBe(50);
  });
});
