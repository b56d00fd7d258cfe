import type pg from 'pg';

/**
 * The text of `definitions.sql` for the schema that the pool sees: each function, view and trigger as it stands after all migrations, in which a
 * definition that was replaced has several texts. It is for reading; nothing runs it.
 */
export async function listDefinitions(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ definition: string }>(
    `SELECT definition FROM (
       SELECT 1 AS part, p.proname AS name, pg_get_functiondef(p.oid) AS definition
       FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
       UNION ALL
       SELECT 2, c.relname, 'CREATE VIEW ' || c.relname || E' AS\n' || pg_get_viewdef(c.oid, true)
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v'
       UNION ALL
       SELECT 3, c.relname || '.' || t.tgname, pg_get_triggerdef(t.oid, true)
       FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
     ) AS all_of_them ORDER BY part, name COLLATE "C"`,
  );
  const texts = rows.map(
    ({ definition }) =>
      `${definition
        .trim()
        .replace(/;$/, '')
        .replaceAll(/[ \t]+$/gm, '')};\n`,
  );
  return [
    '-- Written by `node server/src/db/write-types.ts` from the migrated schema; a test compares the two.\n',
    ...texts,
  ].join('\n');
}
