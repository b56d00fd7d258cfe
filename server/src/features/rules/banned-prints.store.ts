import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Print } from '../content/index.ts';

/** A picture that was removed, and why. */
export interface NewBannedPrint {
  readonly decisionId: string;
  readonly contentId: string;
  readonly print: Print;
  readonly category: 'intimate_image' | 'minor_safety';
}

export async function insertBannedPrints(tx: Tx, bans: readonly NewBannedPrint[], now: Date): Promise<void> {
  if (bans.length === 0) return;
  await tx
    .insertInto('banned_print')
    .values(
      bans.map(({ decisionId, contentId, print, category }) => ({
        ...{ decision_id: decisionId, content_id: contentId, category, banned_at: now },
        ...{ phash: print.phash.toString(), dhash: print.dhash.toString() },
      })),
    )
    .execute();
}

/** Ends those of a decision that is taken back. */
export async function endBannedPrints(tx: Tx, of: { readonly decisionId: string; readonly now: Date }): Promise<void> {
  await tx
    .updateTable('banned_print')
    .set({ ended_at: of.now })
    .where('decision_id', '=', of.decisionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends those of items that were let stand later, over banned_print_by_content. */
export async function endBannedPrintsOf(
  tx: Tx,
  of: { readonly contentIds: readonly string[]; readonly now: Date },
): Promise<void> {
  if (of.contentIds.length === 0) return;
  await tx
    .updateTable('banned_print')
    .set({ ended_at: of.now })
    .where('content_id', 'in', [...of.contentIds])
    .where('ended_at', 'is', null)
    .execute();
}

/** Changes with every print that is added or ended, and never comes back: none is removed. */
export async function findBansState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT concat_ws(':', count(*), count(ended_at)) AS state FROM banned_print`.execute(db);
  return rows[0]?.state ?? '';
}

/** Those that stand, the latest first, over banned_print_standing. */
export async function listBannedPrints(db: Db, limit: number): Promise<Print[]> {
  const rows = await db
    .selectFrom('banned_print')
    .select(['phash', 'dhash'])
    .where('ended_at', 'is', null)
    .orderBy('banned_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ phash, dhash }) => ({ phash: BigInt(phash), dhash: BigInt(dhash) }));
}
