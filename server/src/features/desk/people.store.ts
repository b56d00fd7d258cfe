import { type RawBuilder, sql } from 'kysely';
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

/** So many people at most are looked up by a beginning over the indexes; what is the beginning of more is met soon on the way through all. */
const fewMax = 1_000;

interface PeoplePage {
  readonly query: PeopleQuery;
  readonly before: string | undefined;
  readonly limit: number;
}

/**
 * A page of people, the newest first (ids are in the order of time); who is on it is found before anything else is read, since a short beginning is
 * that of many.
 */
export async function listPeople(db: Db, page: PeoplePage) {
  return db
    .selectFrom(sql<{ id: string }>`(${idsOf(page)} ORDER BY id DESC LIMIT ${page.limit}::int)`.as('found'))
    .innerJoin('users', 'users.id', 'found.id')
    .innerJoin('account', 'account.user_id', 'found.id')
    .select(asRow)
    .orderBy('users.id', 'desc')
    .execute();
}

/** Ids of those who are meant, over the primary keys of people, orders and items, or as `idsOfBeginning` finds them; in no order. */
function idsOf({ query, before, limit }: PeoplePage) {
  const isBefore = before === undefined ? sql`true` : sql`users.id < ${before}::uuid`;
  switch (query.kind) {
    case 'all':
      return sql`SELECT id FROM users WHERE ${isBefore}`;
    case 'id':
      return sql`SELECT id FROM users WHERE ${isBefore} AND id IN (
        SELECT ${query.id}::uuid UNION SELECT user_id FROM payment_order WHERE id = ${query.id}::uuid
        UNION SELECT user_id FROM kept_content WHERE id = ${query.id}::uuid)`;
    case 'start':
      return idsOfBeginning(query, { isBefore, limit });
    default:
      return query satisfies never;
  }
}

/**
 * Ids of those whose name, full name or address begins so. The few whom a beginning leads to are looked up over users_by_email_start,
 * users_by_name_start and users_by_full_name_start: left to itself the planner walks from the newest person to the oldest, which reads everybody for a
 * beginning that is nobody's. One that is the beginning of more than a few is met soon on that walk.
 */
function idsOfBeginning(
  { text, typed }: PeopleQuery & { readonly kind: 'start' },
  { isBefore, limit }: { readonly isBefore: RawBuilder<unknown>; readonly limit: number },
) {
  const ways = [
    sql`email_key LIKE ${startOf(text)}`,
    sql`username_key LIKE ${startOf(text)}`,
    sql`(lower(full_name) LIKE lower(${startOf(typed)}) AND full_name IS NOT NULL)`,
  ];
  const each = ways.map((way) => sql`(SELECT id FROM users WHERE ${way} LIMIT ${fewMax + 1}::int)`);
  const areFew = sql`(SELECT count(*) FROM few) <= ${fewMax}::int`;
  return sql`WITH few AS MATERIALIZED (${sql.join(each, sql` UNION `)})
    (SELECT users.id FROM few AS users WHERE ${areFew} AND ${isBefore})
    UNION ALL (SELECT users.id FROM users WHERE NOT ${areFew} AND (${sql.join(ways, sql` OR `)}) AND ${isBefore}
      ORDER BY users.id DESC LIMIT ${limit}::int)`;
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
