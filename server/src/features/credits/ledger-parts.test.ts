// @module-tag on-server
import { contract } from '@loomlight/contract';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { liveBooks } from '../../testing/live-books.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { runCommand } from '../operator/index.ts';
import { checkNewEntries, grantCredits, splitLedger, verifyLedger } from './index.ts';
import { copyEntries, countParts, createCopy, findSettledEntry, isCopied } from './ledger-parts.store.ts';

let test: TestApp;
// Whoever is in parts stays so: the database is this file's own.
beforeAll(async () => {
  test = await openTestApp({}, await openTestDatabase());
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** Every entry with every word of it, in the order in which they came. */
async function everyEntry(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`SELECT entry_text(e) AS text FROM credit_entry e ORDER BY id`.execute(
    test.database.db,
  );
  return rows.map(({ text }) => text);
}

/** What the ledger promises of itself: its checks, references, indexes and triggers, by name. */
async function listPromises(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT contype::text || ' ' || conname AS name FROM pg_constraint WHERE conrelid = 'credit_entry'::regclass AND contype NOT IN ('n', 'u')
    UNION ALL SELECT 'index ' || indexrelid::regclass FROM pg_index WHERE indrelid = 'credit_entry'::regclass
    UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE tgrelid = 'credit_entry'::regclass AND NOT tgisinternal
    ORDER BY 1`.execute(test.database.db);
  return rows.map(({ name }) => name);
}

async function listParts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'credit_entry'::regclass ORDER BY 1`.execute(
    test.database.db,
  );
  return rows.map(({ name }) => name);
}

const split = (parts: number) => splitLedger(test.database, { parts });
const run = (text: string, values: readonly unknown[] = []) =>
  test.database.db.executeQuery<Record<string, string | null>>(CompiledQuery.raw(text, [...values]));

/** Gives somebody a credit for this cause, as an administrator would; whether it counted. */
const grant = (userId: string, cause: string) =>
  inTransaction(test.database, (ctx) =>
    grantCredits(ctx, {
      ...{ userId, kind: 'admin_credit', credits: 1, cause, description: 'For the trouble' },
      by: { actor: 'test', action: 'credits.add' },
      now: test.clock.now(),
    }),
  );

/** So many entries of a person, by hand: many more than a slice has. */
async function addManyEntries(userId: string, entries: number): Promise<void> {
  await run(
    `WITH raised AS (UPDATE account SET balance = balance + $2, of_bonus = of_bonus + $2, entry_count = entry_count + $2 WHERE user_id = $1 RETURNING balance - $2 AS before),
       audited AS (INSERT INTO audit_entry (actor, action, subject, detail, created_at, cause, credits)
         SELECT 'test', 'credits.add', $1::uuid::text, 'x', now(), 'many:' || n, 1 FROM generate_series(1, $2::int) n)
     INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
     SELECT $1, 'admin_credit', 1, before + n, 'many:' || n, 'x', now() FROM raised, generate_series(1, $2::int) n ORDER BY n`,
    [userId, entries],
  );
}

describe('a ledger in parts', () => {
  it('is split while people go on, with every entry, seal and promise as it was [SCALE-72]', async () => {
    const { ada, bob } = await liveBooks(test);
    await addManyEntries(ada.userId, 10_500);
    expect(await checkNewEntries(test.database, { secret: testSecret, now: test.clock.now() })).toMatchObject({
      balanced: true,
    });
    const [before, promises] = [await everyEntry(), await listPromises()];
    // Whoever buys, makes and is given credits meanwhile is served, before the copy, during it and after.
    const meanwhile = Array.from({ length: 30 }, (_, n) => grant(n % 2 ? ada.userId : bob.userId, `meanwhile:${n}`));
    const [done, ...granted] = await Promise.all([split(8), ...meanwhile, test.image(bob), test.image(ada)]);
    expect(done).toMatchObject({ kind: 'split' });
    expect(granted.slice(0, 30)).toEqual(meanwhile.map(() => true));
    expect(await countParts(test.database.db)).toBe(8);
    expect(await listPromises()).toEqual(promises);
    const after = await everyEntry();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 32);
    // The seals are over digests of the entries in their order.
    expect(await verifyLedger(test.database, testSecret)).toMatchObject({
      balanced: true,
      violations: 0,
      entries: after.length,
    });
    expect(await checkNewEntries(test.database, { secret: testSecret, now: test.clock.now() })).toMatchObject({
      balanced: true,
    });
    // Everything goes on: numbers behind all others, purchases and what they tell.
    expect(await grant(bob.userId, 'afterwards')).toBe(true);
    expect((await everyEntry()).slice(0, -1)).toEqual(after);
    expect(await test.balance(bob)).toBe(100 - 10 + 15 - 1 + 1);
    const { body } = await test.call(contract.credits.history, { token: bob.token });
    expect(body.transactions[0]).toMatchObject({ amount: 1, description: 'For the trouble' });
  });

  it('refuses a second entry of the same account and cause, whenever it comes, and a change or removal in every part [SCALE-72]', async () => {
    await split(8);
    const people = await Promise.all(Array.from({ length: 24 }, () => test.person({ credits: 3 })));
    for (const person of people.slice(0, 2)) await test.image(person);
    test.clock.advanceSeconds(400 * 86_400);
    const { rows: entries } = await run('SELECT user_id, kind, cause, generation_id FROM credit_entry');
    for (const { user_id: userId = '', kind, cause = '', generation_id: generationId } of entries) {
      expect(await grant(userId ?? '', cause ?? '')).toBe(false);
      const again = (other: { readonly cause: unknown; readonly generationId: unknown }) =>
        run(
          `INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, generation_id, description, created_at)
           VALUES ($1, $2, 1, 1, $3, $4, 'again', now())`,
          [userId, kind, other.cause, other.generationId],
        );
      await expect(again({ cause, generationId: null })).rejects.toMatchObject({ code: '23505' });
      if (generationId !== null)
        await expect(again({ cause: 'another', generationId })).rejects.toMatchObject({ code: '23505' });
    }
    const used: string[] = [];
    for (const name of await listParts())
      if ((await run(`SELECT 1 AS one FROM ${name} LIMIT 1`)).rows.length > 0) used.push(name);
    expect(used.length).toBeGreaterThan(2);
    for (const name of [...used, 'credit_entry'])
      for (const change of [`UPDATE ${name} SET amount = 9`, `DELETE FROM ${name}`, `TRUNCATE ${name}`])
        await expect(run(change)).rejects.toThrow('never changed or removed');
    expect(await verifyLedger(test.database, testSecret)).toMatchObject({ balanced: true });
  });

  it('is split anew into more parts, one at most of two at the same time, and not again into as many [SCALE-72]', async () => {
    const { ada } = await liveBooks(test);
    await split(8);
    const before = await everyEntry();
    const kinds = (await Promise.all([split(16), split(16)])).map(({ kind }) => kind);
    // Two copies are in each other's way, and the ledger lies in eight parts or in sixteen: neither half of it in one.
    expect(kinds.filter((kind) => kind !== 'is-being-split').length).toBeLessThan(2);
    expect(await everyEntry()).toEqual(before);
    await split(16);
    expect([await countParts(test.database.db), await everyEntry()]).toEqual([16, before]);
    expect(await split(16)).toEqual({ kind: 'is-so' });
    expect(await grant(ada.userId, 'afterwards')).toBe(true);
    expect(await verifyLedger(test.database, testSecret)).toMatchObject({ balanced: true });
  });

  it('stays as it is when a split was interrupted, and when the copy is not what the ledger is [SCALE-72]', async () => {
    const { ada } = await liveBooks(test);
    const parts = await countParts(test.database.db);
    await createCopy(test.database.db, 4);
    const upTo = await findSettledEntry(test.database.db);
    expect(await copyEntries(test.database.db, { after: '0', upTo, limit: 2 })).toMatchObject({ copied: 2 });
    // Half of it is not all of it.
    expect(await isCopied(test.database.db, upTo)).toBe(false);
    const [half] = (await run('SELECT max(id) AS last FROM part.credit_entry')).rows;
    await copyEntries(test.database.db, { after: half?.['last'] ?? '0', upTo, limit: 5_000 });
    expect(await isCopied(test.database.db, upTo)).toBe(true);
    await run("UPDATE part.credit_entry SET description = 'x' WHERE user_id = $1", [ada.userId]);
    expect(await isCopied(test.database.db, upTo)).toBe(false);
    expect(await countParts(test.database.db)).toBe(parts);
    expect(await verifyLedger(test.database, testSecret)).toMatchObject({ balanced: true });
    // What was left is no hindrance.
    expect(await split(5)).toMatchObject({ kind: 'split' });
    expect(await verifyLedger(test.database, testSecret)).toMatchObject({ balanced: true });
  });

  it('is split by an operator, who is told that the books are balanced, or what is wrong with the words [SCALE-72]', async () => {
    await liveBooks(test);
    const operator = async (...words: string[]) => runCommand(await operatorContext(test), ['ledger', ...words]);
    for (const words of [['split'], ['split', '1'], ['split', '257'], ['split', 'eight'], ['split', '8', '9'], ['cut']])
      expect((await operator(...words)).exitCode).toBe(2);
    const { exitCode, lines } = await operator('split', '3');
    expect([exitCode, lines[0], lines[1]]).toEqual([
      0,
      expect.stringMatching(/^The ledger lies in 3 parts now; \d+ of its entries were copied before anybody waited\.$/),
      expect.stringMatching(/all balanced$/),
    ]);
    expect(await operator('split', '3')).toEqual({ exitCode: 0, lines: ['The ledger lies in 3 parts already.'] });
    const written = await test.database.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'ledger.split')
      .execute();
    expect(written).toEqual([{ detail: '3 parts' }]);
  });
});
