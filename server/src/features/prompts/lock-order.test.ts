// @module-tag on-server
import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { systemIds } from '../../kernel/ids.ts';
import { allArrive } from '../../testing/all-arrive.ts';
import { ledTransaction, waitForWaiting } from '../../testing/led-transaction.ts';
import { isSlow } from '../../testing/long.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { lockPersonOfAddress } from '../accounts/identities.store.ts';
import { deleteManyContents } from '../content/content.store.ts';
import { countVisits } from '../content/figures.store.ts';
import { grantCredits } from '../credits/index.ts';
import { dropSomeFavorites, setFavoriteRow } from '../favorites/favorites.store.ts';
import { unlistPerson } from '../gallery/index.ts';
import { insertPurchases } from './prompts.store.ts';
import { withdrawWords } from './withdraw-words.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** Items of a person that are on sale for one credit, in the order of their ids. */
async function onSale(who: TestPerson, count: number): Promise<string[]> {
  const ids = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await test.image(who, { is_prompt_locked: true, prompt_price: 1 }));
  return ids.sort();
}

const unlock = (buyer: TestPerson, id: string) =>
  test.call(contract.prompts.purchase, {
    params: { id },
    token: buyer.token,
    body: { content_type: 'image', expected_price: 1 },
  });
const like = (who: TestPerson, id: string, action: 'favorite' | 'unfavorite') =>
  test.call(contract.favorites.set, { params: { id }, token: who.token, body: { content_type: 'image', action } });
const visit = (ids: readonly string[]) =>
  inTransaction(test.database, ({ tx }) =>
    countVisits(
      tx,
      'view_count',
      ids.map((contentId) => ({ contentId, viewerHash: Buffer.from(contentId), day: test.clock.now() })),
    ),
  );

const hold = (id: string) => (tx: Tx) => sql`SELECT FROM content WHERE id = ${id}::uuid FOR UPDATE`.execute(tx);

describe.skipIf(serverUrl === undefined)('one order of locks', () => {
  it('lets an unlock through beside visits and the removal of its seller’s items [BOOKS-10]', async () => {
    const [seller, buyer] = [await test.person(), await test.person()];
    const [first = '', second = ''] = await onSale(seller, 2);
    const removal = ledTransaction(test);
    await removal.step(hold(first));
    const visits = visit([second, first]);
    await waitForWaiting(test, 1);
    const bought = unlock(buyer, second);
    expect((await bought).status).toBe(200);
    await removal.step(hold(second));
    await removal.step((tx) => deleteManyContents(tx, [first, second]));
    await removal.commit();
    await visits;
    expect(await test.balance(buyer)).toBe(49);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.each([
    ['visits', (_who: TestPerson, id: string) => visit([id])],
    [
      'a favorite that is taken back',
      (who: TestPerson, id: string) =>
        setFavoriteRow(test.database.db, {
          userId: who.userId,
          contentId: id,
          favorite: false,
          now: test.clock.now(),
        }).catch(
          // It is gone: there is no figure to answer.
          (error: unknown) => expect(String(error)).toContain('no result'),
        ),
    ],
    [
      'favorites of one who leaves',
      (who: TestPerson, id: string) =>
        inTransaction(test.database, ({ tx }) => dropSomeFavorites(tx, { userId: who.userId, limit: 10 })).then(
          () => id,
        ),
    ],
  ])('lets a removal through beside %s [BOOKS-10]', async (_what, act) => {
    const [seller, other] = [await test.person(), await test.person()];
    const [id = ''] = await onSale(seller, 1);
    await like(other, id, 'favorite');
    const removal = ledTransaction(test);
    await removal.step(hold(id));
    const acting = act(other, id);
    await waitForWaiting(test, 1);
    await removal.step((tx) => deleteManyContents(tx, [id]));
    await removal.commit();
    await acting;
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('lets words be withdrawn beside sales of them that are brought to their sellers [BOOKS-10, SCALE-73]', async () => {
    const [seller, both, buyer] = [await test.person(), await test.person(), await test.person()];
    const [[first = ''], [second = '']] = [await onSale(seller, 1), await onSale(both, 1)];
    // One who buys the words and is a seller in the same statement.
    const common = { contentType: 'image', price: 1, earned: 1, feePercent: 0, bonusBuysPrompts: true } as const;
    const request = { ...common, now: test.clock.now(), idempotencyKey: undefined };
    for (const wish of [
      { buyerId: both.userId, ownerId: seller.userId, contentId: first },
      { buyerId: buyer.userId, ownerId: both.userId, contentId: second },
    ])
      expect(await insertPurchases(test.database.db, [{ ...request, ...wish }])).toEqual([true]);
    // Sellers' accounts are held, and the counters are waited for.
    const figures = ledTransaction(test);
    await figures.step((tx) => sql`SELECT FROM content_stats WHERE content_id = ${first}::uuid FOR UPDATE`.execute(tx));
    const brought = allArrive({ db: test.database.db, clock: test.clock });
    await waitForWaiting(test, 1);
    const withdrawn = inTransaction({ db: test.database.db, clock: test.clock, ids: systemIds }, (ctx) =>
      withdrawWords(ctx, { contentIds: [first], actorId: buyer.userId, now: test.clock.now() }),
    );
    await waitForWaiting(test, 2);
    await figures.commit();
    await brought;
    expect(await withdrawn).toEqual({ buyers: 1, credits: 1 });
    expect([await test.balance(seller), await test.balance(both)]).toEqual([50 - 1 + 1, 50 - 1 - 1 + 1 + 1]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('lets a leaver’s listings go beside visits of them [BOOKS-10]', async () => {
    const seller = await test.person();
    const [first = '', second = ''] = await onSale(seller, 2);
    const visitor = ledTransaction(test);
    // What visits hold of the first before they come to the second.
    await visitor.step((tx) => sql`SELECT FROM listing WHERE content_id = ${first}::uuid FOR UPDATE`.execute(tx));
    const leaving = inTransaction(test.database, ({ tx }) => unlistPerson(tx, seller.userId));
    await waitForWaiting(test, 1);
    await visitor.step((tx) => sql`SELECT FROM listing WHERE content_id = ${second}::uuid FOR UPDATE`.execute(tx));
    await visitor.commit();
    await leaving;
    expect(await test.database.db.selectFrom('listing').selectAll().execute()).toEqual([]);
  });

  it('lets credits be given to somebody who is just signing in [BOOKS-10]', async () => {
    const ada = await test.person({ credits: 0 });
    const { email_key: key } = await test.database.db
      .selectFrom('users')
      .select('email_key')
      .where('id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    const grant = (tx: Tx, cause: string) =>
      grantCredits(
        { db: tx, tx },
        {
          userId: ada.userId,
          kind: 'promotional_credit',
          credits: 5,
          cause,
          description: 'Test',
          by: { actor: 'test', action: 'credits.give' },
          now: test.clock.now(),
        },
      );
    const signIn = ledTransaction(test);
    await signIn.step((tx) => lockPersonOfAddress(tx, key));
    // Waits for nobody: it holds the balance, and needs to know only that the person is there.
    await inTransaction(test.database, ({ tx }) => grant(tx, 'gift:one'));
    await signIn.step((tx) => grant(tx, 'gift:two'));
    await signIn.commit();
    expect(await test.balance(ada)).toBe(10);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

describe('unlocks while their seller leaves', () => {
  const rounds = isSlow ? 12 : 5;

  it('are bought or not there, in rounds, beside favorites and visits [BOOKS-10]', async () => {
    const buyers = [await test.person({ credits: 200 }), await test.person({ credits: 200 })];
    for (let round = 0; round < rounds; round += 1) {
      const seller = await test.person();
      const ids = await onSale(seller, 3);
      const leave = () =>
        test.call(privacy.deleteAccount, {
          token: seller.token,
          body: { password: test.password, confirm: 'DELETE' },
        });
      const [left, counted, ...answers] = await Promise.all([
        leave(),
        visit(ids.toReversed()),
        ...ids.flatMap((id) => buyers.flatMap((buyer) => [unlock(buyer, id), like(buyer, id, 'favorite')])),
      ]);
      expect([left.status, counted]).toEqual([200, undefined]);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
