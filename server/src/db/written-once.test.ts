// @module-tag on-server
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type After, part, sqlPart, Statement } from './statement.ts';
import type { Db } from './transaction.ts';
import { writtenOnce } from './written-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await useTestDatabase();
  await database.reset();
});

interface Input {
  readonly numbers: readonly { readonly n: number; readonly word: string | null }[];
  readonly more?: { readonly by: number } | undefined;
  readonly plus: RawBuilder<number>;
}

let written = 0;
const listed = writtenOnce((db: Db, { numbers, more, plus }: Input) => {
  written += 1;
  const rows = numbers.map(({ n, word }) => sql`(${n}::int, ${word}::text)`);
  const sum = more ? sql`${plus} + ${more.by}::int` : plus;
  return new Statement(db)
    .with(
      'given',
      sqlPart<object, { n: number; word: string | null }>(sql`SELECT * FROM (VALUES ${sql.join(rows)}) AS g (n, word)`),
    )
    .compile(
      part((q: After<{ given: { n: number; word: string | null } }>) =>
        q
          .selectFrom('given')
          .select('word')
          .select(sql<number>`n + ${sum}`.as('sum'))
          .orderBy('n'),
      ),
    );
});

const plus = (a: number, b: number): RawBuilder<number> => sql<number>`(${a}::int * 10 + ${sql.lit(0)} + ${b}::int)`;

it('is written once for a shape, and binds the values of each call in their places [MAKE-22]', async () => {
  const first = {
    numbers: [
      { n: 1, word: 'a' },
      { n: 2, word: null },
    ],
    plus: plus(3, 4),
  };
  expect(await listed(database.db, first)).toEqual([
    { word: 'a', sum: 35 },
    { word: null, sum: 36 },
  ]);
  const second = {
    numbers: [
      { n: 7, word: null },
      { n: 8, word: 'b' },
    ],
    plus: plus(5, 1),
    more: undefined,
  };
  expect(await listed(database.db, { numbers: second.numbers, plus: second.plus })).toEqual([
    { word: null, sum: 58 },
    { word: 'b', sum: 59 },
  ]);
  expect(written).toBe(1);
});

it('is written anew where a list is longer, a field is there, or an expression reads otherwise [MAKE-22]', async () => {
  written = 0;
  const one = { numbers: [{ n: 1, word: 'a' }], plus: plus(1, 1) };
  expect(await listed(database.db, one)).toEqual([{ word: 'a', sum: 12 }]);
  expect(await listed(database.db, { ...one, more: { by: 100 } })).toEqual([{ word: 'a', sum: 112 }]);
  expect(await listed(database.db, { ...one, plus: sql<number>`${5}::int` })).toEqual([{ word: 'a', sum: 6 }]);
  expect(await listed(database.db, one)).toEqual([{ word: 'a', sum: 12 }]);
  expect(written).toBe(3);
});

it('refuses to compute with a value that it does not have yet [MAKE-22]', async () => {
  const doubled = writtenOnce((db: Db, { n }: { readonly n: number }) =>
    new Statement(db).compile(part((q: After) => q.selectNoFrom(sql<number>`${n * 2}::int`.as('twice')))),
  );
  await expect(doubled(database.db, { n: 2 })).rejects.toThrow('is written once computes nothing');
});
