import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** A refusal of this person, by the id that was told; undefined for none, and for that of somebody else. */
export async function findOwnRefusal(db: Db, of: { readonly id: string; readonly userId: string }) {
  return db
    .selectFrom('prompt_refusal')
    .select(['refused_at', 'objected_at'])
    .where('public_id', '=', of.id)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
}

/** How much of what a person objected to nobody has answered, over prompt_refusal_by_user. */
export async function countUnanswered(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM prompt_refusal WHERE user_id = ${userId}::uuid AND objection IS NOT NULL`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Keeps the words that a person calls refused by mistake; false where they have done so before. */
export async function keepObjection(
  tx: Tx,
  objection: { readonly id: string; readonly userId: string; readonly words: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('prompt_refusal')
    .set({ objection: objection.words, objected_at: objection.now })
    .where('public_id', '=', objection.id)
    .where('user_id', '=', objection.userId)
    .where('objected_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Objections that nobody has answered, the oldest first, over prompt_refusal_objected; without a word, and of nobody who has left. */
export async function listObjections(db: Db, limit: number) {
  const { rows } = await sql<{
    public_id: string;
    user_id: string;
    username: string;
    refused_at: Date;
    objected_at: Date;
    pattern: string | null;
  }>`
    SELECT o.public_id, o.user_id, u.username, o.refused_at, o.objected_at, r.pattern
    FROM prompt_refusal o JOIN users u ON u.id = o.user_id AND u.deleted_at IS NULL LEFT JOIN prompt_rule r ON r.id = o.rule_id
    WHERE o.objection IS NOT NULL ORDER BY o.objected_at, o.id LIMIT ${limit}::int`.execute(db);
  return rows;
}
export type ObjectionRow = Awaited<ReturnType<typeof listObjections>>[number];

/** How many objections wait, and since when. */
export async function countObjections(db: Db): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    SELECT count(*)::int AS count, min(objected_at) AS since FROM prompt_refusal o
    JOIN users u ON u.id = o.user_id AND u.deleted_at IS NULL WHERE o.objection IS NOT NULL`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** The words of an objection that waits; undefined for one that was answered, and of who has left. */
export async function findObjectionWords(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('prompt_refusal')
    .innerJoin('users', 'users.id', 'prompt_refusal.user_id')
    .select('objection')
    .where('public_id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.objection ?? undefined;
}

/** An objection, held until the transaction ends; undefined for a refusal that nobody has called a mistake, and of who has left. */
export async function lockObjection(db: Db, id: string) {
  return db
    .selectFrom('prompt_refusal')
    .innerJoin('users', 'users.id', 'prompt_refusal.user_id')
    .select(['user_id', 'outcome', 'answered_at'])
    .where('public_id', '=', id)
    .where('objected_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .forUpdate('prompt_refusal')
    .executeTakeFirst();
}

/** Writes down how an objection was answered; its words go. */
export async function answerObjection(
  tx: Tx,
  answer: {
    readonly id: string;
    readonly outcome: 'upheld' | 'mistaken';
    readonly words: string;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('prompt_refusal')
    .set({
      ...{ objection: null, outcome: answer.outcome, answer: answer.words === '' ? null : answer.words },
      ...{ answered_by: answer.by, answered_at: answer.now },
    })
    .where('public_id', '=', answer.id)
    .where('answered_at', 'is', null)
    .execute();
}
