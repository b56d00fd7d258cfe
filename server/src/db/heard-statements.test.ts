// @module-tag on-server
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardStatements } from '../testing/heard-statements.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';

// Most tests run on the embedded database alone. What they have asked it for is asked of the server as well, which is of another release.

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Reads and writes rows, and is one statement: nothing else can be prepared. */
const canBePrepared = (text: string): boolean =>
  /^\s*(?:--[^\n]*\s*|\/\*.*?\*\/\s*)*(?:select|insert|update|delete|merge|with)\b/is.test(text) &&
  !text.replace(/;\s*$/, '').includes(';');

it('a server understands every statement that the run on the embedded database has sent', async ({ skip }) => {
  const heard = heardStatements();
  skip(serverUrl === undefined, 'the server is asked in the run on it');
  skip(heard === undefined, 'there was no run on the embedded database before this one');
  const statements = (heard ?? []).filter(canBePrepared);
  const misunderstood: string[] = [];
  const client = await database.pool.connect();
  try {
    for (const text of statements)
      await client.query(`PREPARE heard AS ${text}`).then(
        () => client.query('DEALLOCATE heard'),
        (error: unknown) => misunderstood.push(`${String(error)}: ${text}`),
      );
  } finally {
    client.release();
  }
  expect(misunderstood).toEqual([]);
  expect(statements.length).toBeGreaterThan(0);
});
