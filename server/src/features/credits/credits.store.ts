import type { EntryKind } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** A charge for something that is started; `cause` stands once in the whole ledger. */
export interface Charge {
  readonly userId: string;
  readonly kind: Extract<EntryKind, 'image_generation' | 'video_generation'>;
  /** Whole credits of all generations together, above 0. */
  readonly costCredits: number;
  readonly generations: number;
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
  return sql`UPDATE account SET balance = balance - ${charge.costCredits}::int, active_generations = active_generations + ${charge.generations}::int
    WHERE user_id = ${charge.userId}::uuid RETURNING balance`;
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
    credited: sql`UPDATE account SET balance = balance + failed.credits_used, active_generations = active_generations - 1
      FROM failed WHERE account.user_id = failed.user_id RETURNING account.user_id, account.balance`,
    entries: sql`INSERT INTO credit_entry (user_id, kind, amount, balance_after, generation_id, cause, description, created_at)
      SELECT failed.user_id, failed.content_type || '_generation_refund', failed.credits_used, credited.balance, failed.id, 'refund:' || failed.id,
        'Refund: ' || failed.content_type || ' generation', ${createdAt}::timestamptz
      FROM failed JOIN credited USING (user_id)`,
  };
}

/** Adds credits and their entry; answers false when the cause already stands (nothing changes then). */
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
  // The account's lock first, so that two equal grants at once queue up and the second sees the first's entry.
  const account = await tx
    .selectFrom('account')
    .select('balance')
    .where('user_id', '=', grant.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const entry = await tx
    .insertInto('credit_entry')
    .values({
      user_id: grant.userId,
      kind: grant.kind,
      amount: grant.amount,
      balance_after: account.balance + grant.amount,
      cause: grant.cause,
      description: grant.description,
      created_at: grant.createdAt,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .executeTakeFirst();
  if (entry.numInsertedOrUpdatedRows !== 1n) return false;
  await tx
    .updateTable('account')
    .set({ balance: account.balance + grant.amount })
    .where('user_id', '=', grant.userId)
    .execute();
  return true;
}

export async function findBalance(db: Db, userId: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance;
}

const spentKinds: readonly EntryKind[] = ['image_generation', 'video_generation', 'prompt_purchase'];
const refundKinds: readonly EntryKind[] = ['image_generation_refund', 'video_generation_refund'];

/** A page of entries, newest first, over the index (user_id, id). */
export async function listEntries(
  db: Db,
  page: {
    readonly userId: string;
    readonly filter: 'all' | 'spent' | 'refunds';
    readonly limit: number;
    readonly offset: number;
  },
) {
  const kinds = page.filter === 'spent' ? spentKinds : page.filter === 'refunds' ? refundKinds : undefined;
  return db
    .selectFrom('credit_entry')
    .selectAll()
    .where('user_id', '=', page.userId)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Counts and sums over all entries of a person. */
export async function sumEntries(db: Db, userId: string) {
  const row = await db
    .selectFrom('credit_entry')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn
        .countAll<string>()
        .filterWhere('kind', 'in', [...spentKinds])
        .as('spent_count'),
      eb.fn
        .countAll<string>()
        .filterWhere('kind', 'in', [...refundKinds])
        .as('refund_count'),
      eb.fn
        .sum<string | null>('amount')
        .filterWhere('kind', 'in', [...spentKinds])
        .as('spent'),
      eb.fn
        .sum<string | null>('amount')
        .filterWhere('kind', 'in', [...refundKinds])
        .as('refunded'),
      eb.fn.sum<string | null>('amount').as('net'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    totals: { all: Number(row.all), spent: Number(row.spent_count), refunds: Number(row.refund_count) },
    spent: -Number(row.spent ?? 0) || 0,
    refunded: Number(row.refunded ?? 0),
    net: Number(row.net ?? 0),
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
