import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdingActs } from '../../testing/holding-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { claimMail, findSales } from './mail.store.ts';

let test: TestApp;
let seller: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  seller = await test.person();
});
afterAll(() => test.close());

const onSale = (prompt_price: number) =>
  test.image(seller, { text_prompt: 'canarywords', is_prompt_locked: true, prompt_price });
const unlock = (buyer: TestPerson, id: string, expected_price: number) =>
  test.call(contract.prompts.purchase, {
    params: { id },
    token: buyer.token,
    body: { content_type: 'image', expected_price },
  });
const holding = holdingActs(() => test);
const mails = () => test.mailer.sent.filter(({ to }) => to === seller.email);
const gathering = () =>
  test.database.db
    .selectFrom('mail_outbox')
    .select(['id', 'attempts', 'payload'])
    .where('recipient', '=', seller.email)
    .where('kind', '=', 'sales')
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
async function buyers(count: number): Promise<TestPerson[]> {
  return Promise.all(Array.from({ length: count }, () => test.person()));
}

describe('sales of an hour', () => {
  it('come in one mail with their number, the credits and what sold best, and in the bell one by one [BOOKS-13]', async () => {
    const [dear, cheap] = [await onSale(10), await onSale(5)];
    const people = await buyers(12);
    const answers = await Promise.all([
      ...people.map((buyer) => unlock(buyer, cheap, 5)),
      ...people.slice(0, 3).map((buyer) => unlock(buyer, dear, 10)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await gathering()).toHaveLength(1);
    const bell = await test.call(contract.notifications.list, { token: seller.token, query: { limit: 50 } });
    expect(bell.body.notifications.filter(({ kind }) => kind === 'sale')).toHaveLength(15);
    expect(mails()).toEqual([]);
    test.clock.advanceSeconds(3_600);
    const [mail] = await waitFor('the mail', async () => (mails().length > 0 ? mails() : undefined));
    expect(mail?.subject).toBe('Your prompts were sold 15 times');
    expect(mail?.text).toContain(`You earned ${12 * 4 + 3 * 8} credits.`);
    expect(mail?.text).toContain(
      `12 times, 48 credits: http://loomlight.test/generate/${cheap}\n3 times, 24 credits: http://loomlight.test/generate/${dear}`,
    );
    expect(JSON.stringify(mail)).not.toContain('canarywords');
    // A mail is marked as sent only after the server has taken it.
    await expect.poll(gathering).toEqual([]);
    expect(mails()).toHaveLength(1);
  });

  it('say what of their credits is on hold [BOOKS-8]', async () => {
    const id = await onSale(10);
    const [settled, fresh] = await buyers(2);
    if (!settled || !fresh) throw new Error('There are two of them.');
    await holding.buy(fresh, 'starter', 14);
    await unlock(settled, id, 10);
    await unlock(fresh, id, 10);
    test.clock.advanceSeconds(3_600);
    const [mail] = await waitFor('the mail', async () => (mails().length > 0 ? mails() : undefined));
    expect(mail?.text).toContain('You earned 16 credits.');
    expect(mail?.text).toMatch(/8 credits of them are on hold for now/);
  });

  it('are each in exactly one mail, whenever that is taken to be sent, and however often [BOOKS-13]', async () => {
    const id = await onSale(5);
    const people = await buyers(12);
    const told: string[] = [];
    for (const [index, buyer] of people.entries()) {
      await unlock(buyer, id, 5);
      if (index % 4 !== 3) continue;
      // Taken by a process that has not sent it yet: what is sold from now on belongs to the next.
      const taken = await claimMail(test.database.db, {
        now: new Date(test.clock.now().getTime() + 3_600_000),
        leaseUntil: new Date(test.clock.now().getTime() + 7_200_000),
      });
      told.push(taken?.id ?? '');
    }
    expect(await gathering()).toHaveLength(3);
    for (const mailId of told) expect((await findSales(test.database.db, mailId)).sales).toBe(4);
  });

  it('are neither lost nor doubled where mails are taken while much is sold [BOOKS-13]', async () => {
    const id = await onSale(5);
    const people = await buyers(20);
    const now = new Date(test.clock.now().getTime() + 3_600_000);
    const leaseUntil = new Date(now.getTime() + 7_200_000);
    const taken: string[] = [];
    await Promise.all(
      people.map(async (buyer) => {
        await unlock(buyer, id, 5);
        const mail = await claimMail(test.database.db, { now, leaseUntil });
        if (mail) taken.push(mail.id);
      }),
    );
    const all = new Set([...taken, ...(await gathering()).map((mail) => mail.id)]);
    let sales = 0;
    for (const mailId of all) sales += (await findSales(test.database.db, mailId)).sales;
    expect(sales).toBe(20);
    expect((await gathering()).filter(({ attempts }) => attempts === 0).length).toBeLessThanOrEqual(1);
  });

  it('are not mailed to who does not want it, nor what was given away for nothing [BOOKS-13]', async () => {
    const [free, sold] = [await onSale(0), await onSale(5)];
    const [bob, cleo] = await buyers(2);
    if (!bob || !cleo) throw new Error('There are two of them.');
    await unlock(bob, free, 0);
    expect(await gathering()).toEqual([]);
    await test.call(contract.notifications.savePreferences, { token: seller.token, body: { email: { sale: false } } });
    await unlock(cleo, sold, 5);
    expect(await gathering()).toEqual([]);
  });
});
