import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../testing/test-database.ts';
import { personalTables } from './personal-data.rules.ts';
import { deletionSteps } from './remove-person.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await useTestDatabase();
});
afterAll(() => database.reset());

/** Tables of the product that refer to a person or an item of theirs, or hold an address, a name or a viewer. */
async function tablesAboutPeople(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(`
    SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND (c.column_name ~ '(user|owner|buyer|seller|viewer|person|session|content|generation|order)_(id|hash)$'
        OR c.column_name ~ 'email|username|recipient|address|actor|subject|customer'
        OR c.table_name IN ('users', 'rate_limits'))
    UNION
    SELECT cl.relname FROM pg_constraint k JOIN pg_class cl ON cl.oid = k.conrelid JOIN pg_class target ON target.oid = k.confrelid
    WHERE k.contype = 'f' AND target.relname IN ('users', 'kept_content', 'sessions')
    ORDER BY 1`);
  return rows.map((row) => row.name);
}

describe('the checklist of personal data', () => {
  it('has a decision for every table that says something about a person, and for no other', async () => {
    expect(await tablesAboutPeople()).toEqual(Object.keys(personalTables).toSorted());
  });

  it('names the steps in the order in which they are done', () => {
    const named = new Set(Object.values(personalTables).flatMap((fate) => ('step' in fate ? fate.step : [])));
    const ofFiles = ['generations', 'picture', 'leftovers'];
    expect([...named]).toEqual(Object.keys(deletionSteps).filter((step) => !ofFiles.includes(step)));
  });

  it('gives a reason for whatever is kept or gone at once', { tags: 'on-server' }, () => {
    const reasons = Object.values(personalTables).flatMap((fate) =>
      'step' in fate ? [] : ['kept' in fate ? fate.kept : fate.atOnce],
    );
    expect(reasons.filter((reason) => !/\w+ \w+ \w+/.test(reason))).toEqual([]);
  });
});
