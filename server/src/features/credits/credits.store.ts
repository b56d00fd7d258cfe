import type { EntryKind } from '@loomlight/contract';
import { type Insertable, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import { type After, part } from '../../db/statement.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { CreditEntryTable } from '../../db/types.ts';

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
 * Part of a statement: lowers the balance, and answers it.
 * Too little balance breaks the table's own check, which undoes the whole statement this stands in.
 */
export const debitPart = (charge: Charge) =>
  part((q: After) =>
    q
      .updateTable('account')
      .set((eb) => ({
        balance: eb('balance', '-', charge.costCredits),
        of_house: sql<string>`of_house - ${charge.costCredits}`,
        active_generations: eb('active_generations', '+', charge.generations),
        entry_count: eb('entry_count', '+', charge.entries),
        spent_count: eb('spent_count', '+', charge.entries),
        spent_total: sql<string>`spent_total + ${charge.costCredits}`,
      }))
      .where('user_id', '=', charge.userId)
      .returning(['user_id', 'balance', 'active_generations']),
  );

/** Name of the check that a charge beyond the balance breaks. */
export const balanceConstraint = 'account_held_within_balance';
/** Name of the check that too many generations at once break. */
export const activeConstraint = 'account_active_generations_bounded';

/** An entry of a charge: all but the balance, which is so much below the one that the whole charge leaves. */
type ChargeEntry = Omit<Insertable<CreditEntryTable>, 'balance_after'> & { readonly still_to_come: number };

/** The entries of a charge, one for each generation. */
export function chargeEntries(
  charge: Charge,
  generations: readonly { readonly id: string; readonly costCredits: number; readonly description: string }[],
  createdAt: Date,
): ChargeEntry[] {
  let after = charge.costCredits;
  return generations.map(({ id, costCredits, description }) => {
    after -= costCredits;
    return {
      user_id: charge.userId,
      kind: charge.kind,
      amount: -costCredits,
      generation_id: id,
      cause: `charge:${id}`,
      description,
      created_at: createdAt,
      still_to_come: after,
    };
  });
}

/** Part of a statement: writes the entries of a charge, each with the balance as it stands after it. */
export const chargeEntriesPart = (entries: readonly ChargeEntry[]) =>
  part((q: After<{ debit: { balance: number } }>) =>
    q.insertInto('credit_entry').values((eb) =>
      entries.map(({ still_to_come: stillToCome, ...entry }) => ({
        ...entry,
        balance_after: eb.selectFrom('debit').select((of) => of('debit.balance', '+', stillToCome).as('balance')),
      })),
    ),
  );

/** Last part of a statement that is planned once a connection: a generation that is delivered is none of the running ones any more. Answers its id. */
export const releasedSlotPart = part((q: After<{ done: { id: string; user_id: string } }>) =>
  q
    .updateTable('account')
    .from('done')
    .set((eb) => ({ active_generations: eb('account.active_generations', '-', 1) }))
    .whereRef('account.user_id', '=', 'done.user_id')
    .returning('done.id')
    .modifyEnd(prepared),
);

/** A generation that is given back. */
interface Refunded {
  readonly id: string;
  readonly user_id: string;
  readonly credits_used: number;
  readonly content_type: string;
}

/**
 * Part of a statement: gives the credits of a failure back. `refunded` holds a row only for the one that really changed the state, and the
 * cause of its entry stands once: never twice. `running` places among the running ones are given up with it, none for what had been made.
 */
export const refundPart = ({ running }: { readonly running: 0 | 1 }) =>
  part((q: After<{ refunded: Refunded }>) =>
    q
      .updateTable('account')
      .from('refunded')
      .set((eb) => ({
        balance: eb('account.balance', '+', eb.ref('refunded.credits_used')),
        of_house: sql<string>`account.of_house + refunded.credits_used`,
        active_generations: eb('account.active_generations', '-', running),
        entry_count: eb('account.entry_count', '+', 1),
        refund_count: eb('account.refund_count', '+', 1),
        refunded_total: sql<string>`account.refunded_total + refunded.credits_used`,
      }))
      .whereRef('account.user_id', '=', 'refunded.user_id')
      .returning(['account.user_id', 'account.balance']),
  );

/** Part of a statement: the entry of a refund. */
export const refundEntryPart = (createdAt: Date) =>
  part((q: After<{ refunded: Refunded; credited: { user_id: string; balance: number } }>) =>
    q
      .insertInto('credit_entry')
      .columns(['user_id', 'kind', 'amount', 'balance_after', 'generation_id', 'cause', 'description', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('refunded')
          .innerJoin('credited', 'credited.user_id', 'refunded.user_id')
          .select([
            'refunded.user_id',
            sql<
              'image_generation_refund' | 'video_generation_refund'
            >`refunded.content_type || '_generation_refund'`.as('kind'),
            'refunded.credits_used',
            'credited.balance',
            'refunded.id',
            sql<string>`'refund:' || refunded.id`.as('cause'),
            sql<string>`'Refund: ' || refunded.content_type || ' generation'`.as('description'),
            sql<Date>`${createdAt}::timestamptz`.as('created_at'),
          ]),
      ),
  );

/** What the ledger needs to know of an order that was paid. */
export interface PaidOrder {
  readonly id: string;
  readonly userId: string;
  readonly credits: number;
  readonly packageName: string;
  /** Until when the payment may be taken back: what this person buys until then is held for its sellers. */
  readonly unsettledUntil: Date;
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
    /** Of what the provider or the bonus is the other side. */
    readonly kind: Extract<
      EntryKind,
      'purchase' | 'dispute_reversal' | 'bonus' | 'admin_credit' | 'promotional_credit'
    >;
    /** Below zero only for a gift that is taken back, of an account that is locked and has so much. */
    readonly amount: number;
    readonly cause: string;
    readonly description: string;
    readonly createdAt: Date;
    /** Until when the money behind them can still be taken back; left out where there is none. */
    readonly unsettledUntil?: Date;
  },
): Promise<boolean> {
  // The account's lock first: the balance that the entry continues is the one that is then raised. What makes a cause stand once is another
  // index in a ledger of parts (ADR 221): none is named.
  const account = await lockAccount(tx, grant.userId);
  const { rows } = await sql<{ user_id: string }>`
    WITH entry AS (
      INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      VALUES (${grant.userId}::uuid, ${grant.kind}, ${grant.amount}::int, ${account.balance + grant.amount}::int, ${grant.cause}, ${grant.description},
        ${grant.createdAt}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING user_id, amount, entry_side(kind) AS side)
    UPDATE account SET balance = account.balance + entry.amount, entry_count = entry_count + 1,
      of_provider = of_provider + CASE entry.side WHEN 'provider' THEN entry.amount ELSE 0 END,
      of_bonus = of_bonus + CASE entry.side WHEN 'bonus' THEN entry.amount ELSE 0 END,
      unsettled_until = greatest(unsettled_until, ${grant.unsettledUntil ?? null}::timestamptz)
    FROM entry WHERE account.user_id = entry.user_id RETURNING account.user_id`.execute(tx);
  return rows.length === 1;
}

/** Balance, what of it cannot be spent yet, and debt of a person, locked until the transaction ends. */
export async function lockAccount(
  tx: Tx,
  userId: string,
): Promise<{ readonly balance: number; readonly held: number; readonly debt: number }> {
  return tx
    .selectFrom('account')
    .select(['balance', 'held', 'debt'])
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
      UPDATE account SET balance = balance - ${take.now}::int, of_provider = of_provider - ${take.now}::int, debt = debt + ${take.later}::int,
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

/** Everything that is a person's, also what is held. */
export async function findBalance(db: Db | Tx, userId: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance;
}

/** A balance in its parts, in whole credits. */
export interface Spendable {
  /** What can be spent: the balance less what is held. */
  readonly credits: number;
  readonly held: number;
  /** What of `credits` is not a bonus. */
  readonly forPrompts: number;
  /** How many generations have not ended. */
  readonly underWay: number;
}

export async function findSpendable(db: Db, userId: string): Promise<Spendable | undefined> {
  const { rows } = await sql<Spendable>`
    SELECT balance - held AS credits, held, greatest(0, balance - held - unspent_bonus(account))::int AS "forPrompts",
      active_generations AS "underWay"
    FROM account WHERE user_id = ${userId}::uuid`.execute(db);
  return rows[0];
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

/** How many accounts and entries there are, and where all credits came from and went. */
export interface LedgerTotals {
  readonly users: number;
  readonly entries: number;
  /** Whole credits: those that exist, those of them that are on their way to sellers (ADR 222), bought, given, spent (less refunds, and with the fees of sold prompts), and taken back for payments. */
  readonly existing: number;
  readonly onTheirWay: number;
  readonly bought: number;
  readonly given: number;
  readonly spent: number;
  readonly takenBack: number;
}

/** The sums over all entries, and over all accounts and what is on its way between them what exists. */
export async function sumLedger(db: Db): Promise<LedgerTotals> {
  const { rows } = await sql<Record<keyof LedgerTotals, string>>`
    WITH way AS (SELECT coalesce(sum(earned), 0) AS credits FROM sale_on_its_way)
    SELECT (SELECT count(*) FROM account) AS users, (SELECT coalesce(sum(balance), 0) FROM account) + (SELECT credits FROM way) AS existing,
      (SELECT credits FROM way) AS "onTheirWay", count(*) AS entries,
      coalesce(sum(amount) FILTER (WHERE kind = 'purchase'), 0) AS bought,
      coalesce(sum(amount) FILTER (WHERE entry_side(kind) = 'bonus'), 0) AS given,
      coalesce(-sum(amount) FILTER (WHERE entry_side(kind) = 'house'), 0) + coalesce(sum(fee), 0) AS spent,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('credit_deduction', 'dispute_reversal')), 0) AS "takenBack"
    FROM credit_entry`.execute(db);
  const [row] = rows;
  const figure = (name: keyof LedgerTotals): number => Number(row?.[name] ?? 0);
  return {
    users: figure('users'),
    entries: figure('entries'),
    existing: figure('existing'),
    onTheirWay: figure('onTheirWay'),
    bought: figure('bought'),
    given: figure('given'),
    spent: figure('spent'),
    takenBack: figure('takenBack'),
  };
}
