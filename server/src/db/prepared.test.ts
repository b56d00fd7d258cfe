// @module-tag on-server
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { prepared } from './prepared.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await useTestDatabase();
  await database.reset();
});

it('runs a marked statement again and again with other parameters', async () => {
  for (const n of [1, 2, 3]) {
    const { rows } = await sql<{ n: number }>`${prepared} SELECT ${n}::int AS n`.execute(database.db);
    expect(rows).toEqual([{ n }]);
  }
});

it('outlives a connection that dies between two statements of a transaction', async ({ skip }) => {
  skip(serverUrl === undefined, 'the embedded database has no connections that could die');
  const dying = inTransaction(database, async ({ tx }) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    // Nothing is under way on it when it dies: only the event tells, and nobody but the pool's wrapper listens.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sql`SELECT 1`.execute(tx);
  });
  await expect(dying).rejects.toThrow(/connection|terminat|not queryable/i);
  expect((await sql<{ n: number }>`SELECT 1 AS n`.execute(database.db)).rows).toEqual([{ n: 1 }]);
});

it('gives nobody a connection again that the server has ended with its answer', async ({ skip }) => {
  skip(serverUrl === undefined, 'the embedded database has no connections that could die');
  for (let round = 0; round < 10; round += 1) {
    await expect(sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(database.db)).rejects.toThrow(/terminat/);
    expect((await sql<{ n: number }>`SELECT 1 AS n`.execute(database.db)).rows).toEqual([{ n: 1 }]);
  }
});
