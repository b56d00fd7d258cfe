import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** How a person is found: all of them, by the beginning of name, full name or address, or by an id of a person, an order or an item. */
export type PeopleQuery =
  | { readonly kind: 'all' }
  /** Folded as the keys of names and addresses are, and as it was typed: what people call themselves has no key. */
  | { readonly kind: 'start'; readonly text: string; readonly typed: string }
  | { readonly kind: 'id'; readonly id: string };

const asRow = [
  'users.id',
  'users.username',
  'users.full_name',
  'users.email',
  'users.created_at',
  'users.role',
  'users.is_active',
  'users.email_verified_at',
  'users.deleted_at',
  'users.muted_until',
  'users.suspended_until',
  'account.balance',
  'account.held',
  'account.debt',
] as const;

/**
 * A page of people, the newest first (ids are in the order of time); who is on it is found before anything else is read, since a short beginning is
 * that of many. A beginning is looked up over users_by_email_start,
 * users_by_name_start and users_by_full_name_start; an id over the primary keys of people, orders and items.
 */
export async function listPeople(
  db: Db,
  page: { readonly query: PeopleQuery; readonly before: string | undefined; readonly limit: number },
) {
  const { query: asked, before, limit } = page;
  let query = db.selectFrom('users').select('users.id');
  if (asked.kind === 'start') {
    const start = startOf(asked.text);
    const called = sql<boolean>`lower(full_name) LIKE lower(${startOf(asked.typed)}) AND full_name IS NOT NULL`;
    query = query.where((eb) => eb.or([eb('email_key', 'like', start), eb('username_key', 'like', start), called]));
  }
  if (asked.kind === 'id')
    query = query.where(
      sql<boolean>`users.id IN (SELECT ${asked.id}::uuid UNION SELECT user_id FROM payment_order WHERE id = ${asked.id}::uuid
        UNION SELECT user_id FROM kept_content WHERE id = ${asked.id}::uuid)`,
    );
  if (before !== undefined) query = query.where('users.id', '<', before);
  return db
    .selectFrom(query.orderBy('users.id', 'desc').limit(limit).as('found'))
    .innerJoin('users', 'users.id', 'found.id')
    .innerJoin('account', 'account.user_id', 'found.id')
    .select(asRow)
    .orderBy('users.id', 'desc')
    .execute();
}

/** What begins with this text, as a pattern. */
const startOf = (text: string): string => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

export type PersonFound = Awaited<ReturnType<typeof listPeople>>[number];

/** One person with the number of items, trash included, and of open sessions, each counted up to a thousand; undefined for nobody. */
export async function findPerson(db: Db, id: string) {
  const some = (from: ReturnType<typeof sql>) =>
    sql<number>`(SELECT count(*)::int FROM (${from} LIMIT 1000) AS counted)`;
  return db
    .selectFrom('users')
    .innerJoin('account', 'account.user_id', 'users.id')
    .select(asRow)
    .select([
      some(sql`SELECT FROM kept_content WHERE user_id = ${id}::uuid`).as('items'),
      some(sql`SELECT FROM sessions WHERE user_id = ${id}::uuid AND ended_at IS NULL`).as('devices'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}
