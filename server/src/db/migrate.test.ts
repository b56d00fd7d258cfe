// @module-tag on-server
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { generateTypes } from './generate-types.ts';
import { listDefinitions } from './list-definitions.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('migrations', () => {
  it('do nothing the second time, nor when three run at once', async () => {
    expect(await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)])).toEqual([[], [], []]);
  });

  it('match the generated types', async () => {
    // A long union is formatted with a bar before its first word.
    const normalise = (text: string): string =>
      text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(': | ', ': ')
        .replaceAll('Generated< ', 'Generated<')
        .replaceAll("' >", "'>")
        .replaceAll('< | ', '<');
    expect(normalise(readFileSync(join(import.meta.dirname, 'types.ts'), 'utf8'))).toBe(
      normalise(await generateTypes(database.pool)),
    );
  });

  it('match the definitions that are written out for reading', async () => {
    const written = readFileSync(join(import.meta.dirname, 'definitions.sql'), 'utf8');
    // Releases of PostgreSQL spell the text of a view differently; functions and triggers are spelled by us.
    const comparable = (text: string): string => text.replaceAll(/^CREATE VIEW (\w+) AS\n[^;]*;$/gm, 'CREATE VIEW $1');
    expect(comparable(await listDefinitions(database.pool))).toBe(comparable(written));
    expect(written).toMatch(/^CREATE VIEW ledger_violation AS$/m);
  });

  it('give a checked text its words as a type', async () => {
    await database.pool.query(
      "CREATE TABLE checked_words (one text NOT NULL CHECK (one IN ('a', 'b')), other text CHECK (other IN ('c')), free text CHECK (free <> ''))",
    );
    const types = await generateTypes(database.pool);
    await database.pool.query('DROP TABLE checked_words');
    expect(/interface CheckedWordsTable \{\n([^}]*)\}/.exec(types)?.[1]).toBe(
      "  one: 'a' | 'b';\n  other: string | null;\n  free: string | null;\n",
    );
  });

  it('refuse a file that was edited after it had been applied', async () => {
    const { rows } = await database.pool.query<{ checksum: string }>(
      "SELECT checksum FROM migration_checksum WHERE name = '0002_ledger'",
    );
    await database.pool.query("UPDATE migration_checksum SET checksum = 'other' WHERE name = '0002_ledger'");
    await expect(migrate(database.db)).rejects.toThrow(
      'The migration 0002_ledger was edited after it had been applied',
    );
    await database.pool.query("UPDATE migration_checksum SET checksum = $1 WHERE name = '0002_ledger'", [
      rows[0]?.checksum,
    ]);
  });

  it('refuse a database that is newer than the build', async () => {
    await database.pool.query("INSERT INTO migration_checksum VALUES ('9999_future', 'x')");
    await expect(migrate(database.db)).rejects.toThrow('9999_future, which this build does not know');
    await database.pool.query("DELETE FROM migration_checksum WHERE name = '9999_future'");
  });
});
