import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** Whoever waits for the ledger makes everybody else wait behind: what does not get it in this time is tried again. */
const lockTimeout = sql`SET LOCAL lock_timeout = '2s'`;

/** In how many parts the ledger lies; 1 where it is one table. */
export async function countParts(db: Db): Promise<number> {
  const { rows } = await sql<{ parts: number }>`
    SELECT greatest(1, count(*)::int) AS parts FROM pg_inherits WHERE inhparent = 'credit_entry'::regclass`.execute(db);
  return rows[0]?.parts ?? 1;
}

/**
 * Makes an empty ledger in so many parts beside the one in use, in place of what an interrupted split has left. What the ledger promises of itself
 * comes from the ledger as it is now: checks, references and indexes; what stands once there stands once for each person here, since a part
 * knows its own people alone (SCALE-72). Answers which table it is, by which `replaceByCopy` knows it again.
 */
export async function createCopy(db: Db, parts: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockTimeout.execute(tx);
    await dropCopy(tx);
    await sql`CREATE TABLE part.credit_entry (
      LIKE credit_entry INCLUDING DEFAULTS INCLUDING CONSTRAINTS, CONSTRAINT credit_entry_pkey PRIMARY KEY (id, user_id)
    ) PARTITION BY HASH (user_id)`.execute(tx);
    for (let part = 0; part < parts; part += 1)
      await sql`CREATE TABLE ${sql.table(`part.credit_entry_${parts}_${part}`)} PARTITION OF part.credit_entry
        FOR VALUES WITH (MODULUS ${sql.lit(parts)}, REMAINDER ${sql.lit(part)})`.execute(tx);
    await copyPromises.execute(tx);
    return findCopy(tx);
  });
}

/** Which table the copy is, by its number in the catalogue; 0 where there is none. */
async function findCopy(db: Db): Promise<number> {
  const { rows } = await sql<{ oid: number }>`
    SELECT coalesce(to_regclass('part.credit_entry')::oid, 0)::int AS oid`.execute(db);
  return rows[0]?.oid ?? 0;
}

/** Removes an unfinished copy, if there is one. */
export async function dropCopy(db: Db): Promise<void> {
  await sql`DROP TABLE IF EXISTS part.credit_entry`.execute(db);
}

/** Indexes and references of the ledger in use, made for the copy. */
const copyPromises = sql`
  DO $$
  DECLARE
    definition text;
  BEGIN
    FOR definition IN
      SELECT regexp_replace(
        CASE WHEN i.indisunique AND NOT a.attnum = ANY (i.indkey) THEN regexp_replace(pg_get_indexdef(i.indexrelid), '\\(', '(user_id, ')
          ELSE pg_get_indexdef(i.indexrelid) END,
        ' ON (ONLY )?public\\.credit_entry ', ' ON part.credit_entry ')
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = 'user_id'
      WHERE i.indrelid = 'credit_entry'::regclass AND NOT i.indisprimary
    LOOP
      EXECUTE definition;
    END LOOP;
    FOR definition IN
      SELECT format('ALTER TABLE part.credit_entry ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE conrelid = 'credit_entry'::regclass AND contype = 'f'
    LOOP
      EXECUTE definition;
    END LOOP;
  END $$`;

/**
 * The newest entry up to which nothing can come any more, '0' before the first: whoever was writing has ended, and what is written from now on has a
 * higher number. Throws 55P03 when somebody writes for longer than two seconds.
 */
export async function findSettledEntry(db: Db): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lockTimeout.execute(tx);
    await sql`LOCK TABLE credit_entry IN SHARE MODE`.execute(tx);
    const { rows } = await sql<{ id: string }>`SELECT coalesce(max(id), 0) AS id FROM credit_entry`.execute(tx);
    return rows[0]?.id ?? '0';
  });
}

/** Copies some entries behind `after`, none behind `upTo`; answers how many, and the last of them. */
export async function copyEntries(
  db: Db,
  { after, upTo, limit }: { readonly after: string; readonly upTo: string; readonly limit: number },
): Promise<{ readonly copied: number; readonly last: string }> {
  const { rows } = await sql<{ copied: number; last: string | null }>`
    WITH copied AS (
      INSERT INTO part.credit_entry SELECT * FROM credit_entry
      WHERE id > ${after}::bigint AND id <= ${upTo}::bigint ORDER BY id LIMIT ${limit}::int RETURNING id)
    SELECT count(*)::int AS copied, max(id) AS last FROM copied`.execute(db);
  return { copied: rows[0]?.copied ?? 0, last: rows[0]?.last ?? after };
}

/** Whether every entry up to this one stands in the copy, word for word, and nothing else does. */
export async function isCopied(db: Db, upTo: string): Promise<boolean> {
  await sql`ANALYZE part.credit_entry`.execute(db);
  const { rows } = await sql<{ same: boolean }>`
      SELECT (SELECT (count(*), sum(hashtextextended(entry_text(e), 0)::numeric)) FROM credit_entry e WHERE e.id <= ${upTo}::bigint)
        IS NOT DISTINCT FROM (SELECT (count(*), sum(hashtextextended(entry_text(row(e.*)::credit_entry), 0)::numeric)) FROM part.credit_entry e) AS same`.execute(
    db,
  );
  return rows[0]?.same ?? false;
}

/**
 * Puts this copy in the place of the ledger in one transaction, with the entries behind `copiedUpTo`, its guards, its numbers and who may read it. False
 * when somebody else has made another copy meanwhile. Throws 55P03 when the ledger is held for longer than two seconds. In both cases everything is as it was.
 */
export async function replaceByCopy(
  db: Db,
  { copy, copiedUpTo }: { readonly copy: number; readonly copiedUpTo: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockTimeout.execute(tx);
    await sql`LOCK TABLE credit_entry IN ACCESS EXCLUSIVE MODE`.execute(tx);
    if ((await findCopy(tx)) !== copy) return false;
    await sql`INSERT INTO part.credit_entry SELECT * FROM credit_entry WHERE id > ${copiedUpTo}::bigint`.execute(tx);
    await replace.execute(tx);
    return true;
  });
}

/** A row of the ledger is a type of its own, which `entry_text` is given: the function is made anew with the table. Emptying is forbidden by a trigger that parts do not inherit. */
const replace = sql`
  DO $$
  DECLARE
    definition text;
    part regclass;
    next_id bigint := nextval(pg_get_serial_sequence('credit_entry', 'id'));
    text_function text := pg_get_functiondef('entry_text(credit_entry)'::regprocedure);
    owner_name text := (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'credit_entry'::regclass);
    triggers text[] := ARRAY(
      SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = 'credit_entry'::regclass AND NOT tgisinternal ORDER BY tgname);
    grants text[] := ARRAY(
      SELECT format('GRANT %s ON credit_entry TO %s', acl.privilege_type, CASE acl.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(acl.grantee)) END)
      FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) acl WHERE c.oid = 'credit_entry'::regclass AND acl.grantee <> c.relowner);
  BEGIN
    DROP FUNCTION entry_text(credit_entry);
    DROP TABLE credit_entry;
    ALTER TABLE part.credit_entry SET SCHEMA public;
    EXECUTE format('ALTER TABLE credit_entry OWNER TO %I', owner_name);
    ALTER TABLE credit_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
    PERFORM setval(pg_get_serial_sequence('credit_entry', 'id'), next_id, false);
    EXECUTE text_function;
    FOREACH definition IN ARRAY triggers || grants LOOP
      EXECUTE definition;
    END LOOP;
    FOR part IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'credit_entry'::regclass LOOP
      EXECUTE format('CREATE TRIGGER credit_entry_never_emptied BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()', part);
    END LOOP;
  END $$`;
