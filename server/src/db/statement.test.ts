// @module-tag on-server
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type After, part, sqlPart, Statement } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await useTestDatabase();
  await database.reset();
});

const counted = sqlPart<object, { n: number }>(sql`SELECT g AS n FROM generate_series(1, 3) AS g`);
const doubled = part((q: After<{ counted: { n: number } }>) =>
  q.selectFrom('counted').select((eb) => eb('n', '*', 2).as('twice')),
);
const words = part((q: After<{ doubled: { twice: number } }>) =>
  q.selectFrom('doubled').select(['twice']).orderBy('twice', 'desc'),
);

it('lets a part read what the parts before it answer [MAKE-22]', async () => {
  const rows = await new Statement(database.db).with('counted', counted).with('doubled', doubled).end(words);
  expect(rows).toEqual([{ twice: 6 }, { twice: 4 }, { twice: 2 }]);
});

it('refuses a part without what it follows before anything runs [MAKE-22]', () => {
  const empty = new Statement(database.db);
  // @ts-expect-error Nothing stands before it.
  empty.with('doubled', doubled);
  // @ts-expect-error Another part has its name.
  empty.with('other', counted).with('doubled', doubled);
  const narrow = sqlPart<object, { m: number }>(sql`SELECT 1 AS m`);
  // @ts-expect-error The part lacks the column.
  empty.with('counted', narrow).with('doubled', doubled);
  const text = sqlPart<object, { n: string }>(sql`SELECT '1' AS n`);
  // @ts-expect-error The column has another type.
  empty.with('counted', text).with('doubled', doubled);
  // @ts-expect-error The last part follows others as well.
  const last = (): unknown => empty.with('counted', counted).end(words);
  // @ts-expect-error Nothing but what a part says that it follows can be read in it.
  part((q: After<{ counted: { n: number } }>) => q.selectFrom('counted').select('m'));
  expect(typeof last).toBe('function');
});
