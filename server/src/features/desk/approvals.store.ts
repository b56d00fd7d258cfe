import type { Db, Tx } from '../../db/transaction.ts';
import type { Facts } from '../audit/index.ts';

export async function insertApproval(
  tx: Tx,
  asked: {
    readonly id: string;
    readonly action: string;
    readonly subject: string;
    readonly input: object;
    readonly before: Facts;
    readonly after: Facts;
    readonly effects: readonly string[];
    readonly reason: string;
    readonly askedBy: string;
    readonly askedAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { id, action, subject, reason } = asked;
  await tx
    .insertInto('approval')
    .values({
      ...{ id, action, subject, reason },
      input: JSON.stringify(asked.input),
      before: JSON.stringify(asked.before),
      after: JSON.stringify(asked.after),
      effects: JSON.stringify(asked.effects),
      asked_by: asked.askedBy,
      asked_at: asked.askedAt,
      expires_at: asked.expiresAt,
    })
    .execute();
}

export async function findApproval(db: Db, id: string) {
  return db.selectFrom('approval').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An approval, held until the transaction ends. */
export async function lockApproval(tx: Tx, id: string) {
  return tx.selectFrom('approval').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Ends an approval that is open; who holds its lock ends it once. */
export async function closeApproval(
  tx: Tx,
  end: {
    readonly id: string;
    readonly decision: 'approved' | 'refused' | 'withdrawn' | 'overtaken';
    readonly decidedBy: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('approval')
    .set({ decision: end.decision, decided_by: end.decidedBy, decided_at: end.now })
    .where('id', '=', end.id)
    .where('decision', 'is', null)
    .execute();
}

/** The newest approvals, whatever became of them. */
export async function listNewestApprovals(db: Db, limit: number) {
  return db.selectFrom('approval').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** Approvals that are open and were asked for by somebody else, the first to expire first, over the index approval_open. */
export async function listOpenApprovals(
  db: Db,
  of: { readonly now: Date; readonly notAskedBy: string; readonly limit: number },
) {
  return db
    .selectFrom('approval')
    .select(['id', 'action', 'asked_at', 'expires_at'])
    .where('decision', 'is', null)
    .where('expires_at', '>', of.now)
    .where('asked_by', '<>', of.notAskedBy)
    .orderBy('expires_at')
    .limit(of.limit)
    .execute();
}

/** How many wait for an answer, whoever has asked; over approval_open. */
export async function countOpenApprovals(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('approval')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('decision', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;
