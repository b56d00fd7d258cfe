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
};

/** The text of `types.ts` for the schema that the pool sees: the migrations are the truth, this is their shadow. */
export async function generateTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<ColumnRow>(
    `SELECT c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default, c.is_identity, t.table_type AS relation
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
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
  ].join('\n');
}

function typeName(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

function columnType(column: ColumnRow): string {
  const base = selectTypes[column.udt_name];
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
