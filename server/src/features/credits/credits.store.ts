import type { EntryKind } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** A charge for something that is started; `cause` stands once in the whole ledger. */
export interface Charge {
  readonly userId: string;
  readonly kind: Extract<EntryKind, 'image_generation' | 'video_generation'>;
  /** Whole credits of all generations together, above 0. */
  readonly costCredits: number;
  /** How many of them count as running from now on. */
  readonly generations: number;
  /** One entry for each generation. */
  readonly entries: number;
}

/** Opens the balance of a new account; every account has one from its first moment. */
export async function insertAccount(tx: Tx, userId: string): Promise<void> {
  await tx.insertInto('account').values({ user_id: userId }).execute();
}

/**
 * Part of a statement, named `debit`: lowers the balance and answers it.
 * Too little balance breaks the table's own check, which undoes the whole statement this stands in.
 */
export function debitPart(charge: Charge): RawBuilder<unknown> {
  return sql`UPDATE account SET balance = balance - ${charge.costCredits}::int, active_generations = active_generations + ${charge.generations}::int,
      entry_count = entry_count + ${charge.entries}::int, spent_count = spent_count + ${charge.entries}::int, spent_total = spent_total + ${charge.costCredits}::int
    WHERE user_id = ${charge.userId}::uuid RETURNING balance, active_generations`;
}

/** Name of the check that a charge beyond the balance breaks. */
export const balanceConstraint = 'account_balance_not_negative';
/** Name of the check that too many generations at once break. */
export const activeConstraint = 'account_active_generations_bounded';

/**
 * Part of a statement: writes the entries of a charge from `debit`, one for each generation,
 * each with the balance as it stands after it.
 */
export function chargeEntriesPart(
  charge: Charge,
  entries: readonly { readonly generationId: string; readonly costCredits: number; readonly description: string }[],
  createdAt: Date,
): RawBuilder<unknown> {
  let after = charge.costCredits;
  const rows = entries.map((entry) => {
    after -= entry.costCredits;
    return sql`(${entry.generationId}::uuid, ${entry.costCredits}::int, ${after}::int, ${entry.description}::text)`;
  });
  return sql`INSERT INTO credit_entry (user_id, kind, amount, balance_after, generation_id, cause, description, created_at)
    SELECT ${charge.userId}::uuid, ${charge.kind}, -e.cost, debit.balance + e.still_to_come, e.generation_id, 'charge:' || e.generation_id, e.description, ${createdAt}::timestamptz
    FROM debit, (VALUES ${sql.join(rows)}) AS e (generation_id, cost, still_to_come, description)`;
}

/**
 * Two parts of a statement over `failed` (user_id, id, credits_used, content_type): gives the credits back.
 * `failed` holds a row only for the one that really changed the state, and the cause stands once: never twice.
 */
export function refundParts(createdAt: Date): {
  readonly credited: RawBuilder<unknown>;
  readonly entries: RawBuilder<unknown>;
} {
  return {
    credited: sql`UPDATE account SET balance = balance + failed.credits_used, active_generations = active_generations - 1,
        entry_count = entry_count + 1, refund_count = refund_count + 1, refunded_total = refunded_total + failed.credits_used
      FROM failed WHERE account.user_id = failed.user_id RETURNING account.user_id, account.balance`,
    entries: sql`INSERT INTO credit_entry (user_id, kind, amount, balance_after, generation_id, cause, description, created_at)
      SELECT failed.user_id, failed.content_type || '_generation_refund', failed.credits_used, credited.balance, failed.id, 'refund:' || failed.id,
        'Refund: ' || failed.content_type || ' generation', ${createdAt}::timestamptz
      FROM failed JOIN credited USING (user_id)`,
  };
}

/**
 * Parts of a statement over `item`, `locked` (both accounts) and `purchase` (content_id): the buyer pays, the owner earns, and
 * each has an entry unless it is of nothing (the prompts of the regenerate path can cost 0).
 */
export function chargeUnlockParts(unlock: {
  readonly buyerId: string;
  readonly ownerId: string;
  readonly price: number;
  readonly earned: number;
  readonly now: Date;
}): Readonly<Record<'debit' | 'credit' | 'entries', RawBuilder<unknown>>> {
  const isGranted = sql`EXISTS (SELECT FROM item) AND (SELECT count(*) FROM locked) = 2`;
  const isPaid = unlock.price > 0 ? 1 : 0;
  const isEarned = unlock.earned > 0 ? 1 : 0;
  return {
    debit: sql`UPDATE account SET balance = balance - ${unlock.price}::int, unlock_count = unlock_count + 1,
        entry_count = entry_count + ${isPaid}::int, spent_count = spent_count + ${isPaid}::int, spent_total = spent_total + ${unlock.price}::int
      WHERE user_id = ${unlock.buyerId}::uuid AND ${isGranted} RETURNING balance, unlock_count`,
    credit: sql`UPDATE account SET balance = balance + ${unlock.earned}::int, sale_count = sale_count + 1,
        entry_count = entry_count + ${isEarned}::int, earned_total = earned_total + ${unlock.earned}::int
      WHERE user_id = ${unlock.ownerId}::uuid AND ${isGranted} RETURNING balance, sale_count`,
    entries: sql`INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT ${unlock.buyerId}::uuid, 'prompt_purchase', -${unlock.price}::int, debit.balance, 'unlock:' || ${unlock.buyerId}::uuid || ':' || purchase.content_id,
        'Prompt unlocked', ${unlock.now}::timestamptz FROM purchase, debit WHERE ${unlock.price}::int > 0
      UNION ALL
      SELECT ${unlock.ownerId}::uuid, 'prompt_sale', ${unlock.earned}::int, credit.balance, 'sale:' || ${unlock.buyerId}::uuid || ':' || purchase.content_id,
        'Prompt sold', ${unlock.now}::timestamptz FROM purchase, credit WHERE ${unlock.earned}::int > 0`,
  };
}

/**
 * Two parts of a statement over `paid` (a row exactly if the order becomes paid by this very statement): raises the balance and
 * writes the entry. The cause stands once, so a second time would undo the whole statement.
 */
export function creditPurchaseParts(order: PaidOrder): Readonly<Record<'raised' | 'entry', RawBuilder<unknown>>> {
  return {
    raised: sql`UPDATE account SET balance = balance + ${order.credits}::int, entry_count = entry_count + 1
      WHERE user_id = ${order.userId}::uuid AND EXISTS (SELECT FROM paid) RETURNING balance`,
    entry: sql`INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT ${order.userId}::uuid, 'purchase', ${order.credits}::int, raised.balance, ${purchaseCause(order)}::text,
        ${purchaseDescription(order)}::text, ${order.now}::timestamptz FROM raised`,
  };
}

/** What the ledger needs to know of an order that was paid. */
export interface PaidOrder {
  readonly id: string;
  readonly userId: string;
  readonly credits: number;
  readonly packageName: string;
  readonly now: Date;
}

/** Stands once in the ledger: an order is credited once. */
export const purchaseCause = (order: Pick<PaidOrder, 'id'>): string => `purchase:${order.id}`;
export const purchaseDescription = (order: Pick<PaidOrder, 'packageName'>): string => `${order.packageName} package`;

/**
 * Adds credits and their entry, in one statement; answers false when the cause already stands (nothing changes then).
 * Two equal grants at once queue up at the unique cause, and the second adds nothing.
 */
export async function addCredits(
  tx: Tx,
  grant: {
    readonly userId: string;
    readonly kind: EntryKind;
    readonly amount: number;
    readonly cause: string;
    readonly description: string;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  // The account's lock first: the balance that the entry continues is the one that is then raised.
  const account = await lockAccount(tx, grant.userId);
  const { rows } = await sql<{ user_id: string }>`
    WITH entry AS (
      INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      VALUES (${grant.userId}::uuid, ${grant.kind}, ${grant.amount}::int, ${account.balance + grant.amount}::int, ${grant.cause}, ${grant.description},
        ${grant.createdAt}::timestamptz)
      ON CONFLICT (cause) DO NOTHING RETURNING user_id, amount)
    UPDATE account SET balance = account.balance + entry.amount, entry_count = entry_count + 1
    FROM entry WHERE account.user_id = entry.user_id RETURNING account.user_id`.execute(tx);
  return rows.length === 1;
}

/** Balance and debt of a person, held until the transaction ends. */
export async function lockAccount(
  tx: Tx,
  userId: string,
): Promise<{ readonly balance: number; readonly debt: number }> {
  return tx
    .selectFrom('account')
    .select(['balance', 'debt'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Takes credits back: what the balance holds now, the rest from the next that arrive. The account must be locked.
 */
export async function takeCredits(
  tx: Tx,
  take: {
    readonly userId: string;
    /** What the balance holds of it, at most. */
    readonly now: number;
    /** What stays owed. */
    readonly later: number;
    readonly cause: string;
    readonly description: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await sql`
    WITH taken AS (
      UPDATE account SET balance = balance - ${take.now}::int, debt = debt + ${take.later}::int,
        entry_count = entry_count + CASE WHEN ${take.now}::int > 0 THEN 1 ELSE 0 END
      WHERE user_id = ${take.userId}::uuid RETURNING balance)
    INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT ${take.userId}::uuid, 'credit_deduction', -${take.now}::int, balance, ${take.cause}, ${take.description}, ${take.createdAt}::timestamptz
      FROM taken WHERE ${take.now}::int > 0`.execute(tx);
}

/** Forgives what is owed. The account must be locked, and owe at least so much. */
export async function lowerDebt(tx: Tx, userId: string, credits: number): Promise<void> {
  await tx
    .updateTable('account')
    .set((eb) => ({ debt: eb('debt', '-', credits) }))
    .where('user_id', '=', userId)
    .execute();
}

export async function findBalance(db: Db, userId: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance;
}

/** Kinds of the filters, spelled as the partial index on refunds spells them, so that the planner sees it. */
const filters = {
  all: sql<boolean>`true`,
  spent: sql<boolean>`kind IN ('image_generation', 'video_generation', 'prompt_purchase')`,
  refunds: sql<boolean>`kind IN ('image_generation_refund', 'video_generation_refund')`,
} as const;

/** A page of entries, newest first, over the index (user_id, id). */
export async function listEntries(
  db: Db,
  page: {
    readonly userId: string;
    readonly filter: keyof typeof filters;
    readonly limit: number;
    readonly offset: number;
  },
) {
  return db
    .selectFrom('credit_entry')
    .selectAll()
    .where('user_id', '=', page.userId)
    .where(filters[page.filter])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** One own entry with what its receipt says besides: who, and the order of a purchase. */
export async function findReceiptParts(db: Db, own: { readonly id: string; readonly userId: string }) {
  return db
    .selectFrom('credit_entry')
    .innerJoin('users', 'users.id', 'credit_entry.user_id')
    .leftJoin('payment_order', (join) => join.on(sql<boolean>`credit_entry.cause = 'purchase:' || payment_order.id`))
    .selectAll('credit_entry')
    .select(['users.username', 'users.email', 'payment_order.price_cents', 'payment_order.currency'])
    .select('payment_order.id as order_id')
    .where('credit_entry.id', '=', own.id)
    .where('credit_entry.user_id', '=', own.userId)
    .executeTakeFirst();
}

/** The account of this name, in any case. */
export async function findAccountByName(db: Db, username: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', username.trim().normalize('NFC').toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

/** Writes down what only administrators may do. */
export async function insertAudit(
  tx: Tx,
  entry: {
    readonly actor: string;
    readonly action: string;
    readonly subject: string;
    readonly detail: string;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...rest } = entry;
  await tx
    .insertInto('audit_entry')
    .values({ ...rest, created_at: now })
    .execute();
}

/** Figures over all entries of a person, kept with every entry: no page adds a history up. */
export async function findTotals(db: Db, userId: string) {
  const row = await db
    .selectFrom('account')
    .select(['balance', 'debt', 'entry_count', 'spent_count', 'refund_count', 'spent_total', 'refunded_total'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    totals: { all: row?.entry_count ?? 0, spent: row?.spent_count ?? 0, refunds: row?.refund_count ?? 0 },
    spent: Number(row?.spent_total ?? 0),
    refunded: Number(row?.refunded_total ?? 0),
    // The balance is the sum of every entry; the database holds the two together.
    net: row?.balance ?? 0,
    owed: row?.debt ?? 0,
  };
}

/** Every broken promise of the ledger (none, unless something is very wrong), at most `limit`. */
export async function listViolations(db: Db, limit = 100) {
  return db.selectFrom('ledger_violation').selectAll().limit(limit).execute();
}

export async function countLedger(db: Db): Promise<{ readonly users: number; readonly entries: number }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('account')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .as('users'),
      eb
        .selectFrom('credit_entry')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .as('entries'),
    ])
    .executeTakeFirstOrThrow();
  return { users: Number(row.users), entries: Number(row.entries) };
}
