import type pg from 'pg';

/** Columns whose value the database chooses when an insert leaves it out. */
interface ColumnRow {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
  is_identity: 'YES' | 'NO';
  relation: string;
  /** The check on this column alone that its value is one of some words, as the database spells it; null where there is none. */
  words_check: string | null;
}

const selectTypes: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  int4: 'number',
  int8: 'string',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  jsonb: 'Json',
  timestamptz: 'Date',
  tsvector: 'string',
  _uuid: 'string[]',
  _text: 'string[]',
};

/**
 * The text of `types.ts` for the schema that the pool sees: the migrations are the truth, this is their shadow. A view that can be written to
 * (`content`) has the columns of its table.
 */
export async function generateTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<ColumnRow>(
    `SELECT c.table_name, c.column_name, c.udt_name, coalesce(base.is_nullable, c.is_nullable) AS is_nullable,
       coalesce(base.column_default, c.column_default) AS column_default, coalesce(base.is_identity, c.is_identity) AS is_identity,
       CASE WHEN base.table_name IS NULL THEN t.table_type ELSE 'BASE TABLE' END AS relation,
       (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.contype = 'c' AND k.conrelid = to_regclass(quote_ident(coalesce(base.table_name, c.table_name)))
          AND k.conkey = ARRAY[coalesce(base.ordinal_position, c.ordinal_position)::smallint]
          AND pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY' ORDER BY k.conname LIMIT 1) AS words_check
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     LEFT JOIN information_schema.view_table_usage u ON u.view_schema = c.table_schema AND u.view_name = c.table_name AND t.is_insertable_into = 'YES'
     LEFT JOIN information_schema.columns base
       ON base.table_schema = u.table_schema AND base.table_name = u.table_name AND base.column_name = c.column_name
     WHERE c.table_schema = 'public' AND c.table_name NOT LIKE 'kysely%' AND c.table_name <> 'migration_checksum'
     ORDER BY c.table_name, c.ordinal_position`,
  );
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export interface ${typeName(table)} {\n${columns.map((column) => `  ${column.column_name}: ${columnType(column)};`).join('\n')}\n}\n`,
  );
  const names = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`);
  return [
    '// Written by `node server/src/db/write-types.ts` from the migrated schema; a test compares the two.',
    "import type { ColumnType, Generated, JSONColumnType } from 'kysely';",
    '',
    'type Json = JSONColumnType<object>;',
    '',
    interfaces.join('\n'),
    `export interface Database {\n${names.join('\n')}\n}\n`,
    '/** The columns of an item by name: a statement that is prepared must not say `*`, which is another list after the next migration. */',
    `export const contentColumns = [\n${columnNames(tables.get('content')).join('\n')}\n] as const satisfies readonly (keyof ContentTable)[];\n`,
  ].join('\n');
}

function columnNames(columns: readonly ColumnRow[] = []): string[] {
  return columns.map((column) => `  '${column.column_name}',`);
}

function typeName(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

function columnType(column: ColumnRow): string {
  const base = unionOfWords(column) ?? selectTypes[column.udt_name];
  if (!base) throw new Error(`The column type ${column.udt_name} has no TypeScript type yet.`);
  // A bigint arrives as text so that no digit is lost, and may be written as a number.
  const nullable = column.is_nullable === 'YES' && column.relation === 'BASE TABLE' ? ' | null' : '';
  if (column.is_identity === 'YES') return 'Generated<string>';
  if (column.udt_name === 'int8') {
    const optional = column.column_default === null ? '' : ' | undefined';
    return `ColumnType<string${nullable}, string | number${nullable}${optional}, string | number${nullable}>`;
  }
  return column.column_default === null ? `${base}${nullable}` : `Generated<${base}${nullable}>`;
}

/** The words that a check allows in a column of text, as a union; undefined where none does. */
function unionOfWords(column: ColumnRow): string | undefined {
  if (column.udt_name !== 'text') return undefined;
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'\w+'::text(?:, )?)+)\]\)\)\)$/.exec(column.words_check ?? '')?.[1];
  return list?.replaceAll('::text', '').replaceAll(', ', ' | ');
}
