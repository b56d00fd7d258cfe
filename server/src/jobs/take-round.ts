import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';

/** Takes the next round of this name for this process; false when it is not due, or when another process was first. */
export async function takeRound(
  db: Db,
  round: { readonly name: string; readonly now: Date; readonly nextAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO round (name, due_at) VALUES (${round.name}, ${round.nextAt}::timestamptz)
    ON CONFLICT (name) DO UPDATE SET due_at = EXCLUDED.due_at WHERE round.due_at <= ${round.now}::timestamptz
    RETURNING name`.execute(db);
  return rows.length === 1;
}

/** Sets when a round that this process has taken comes next: later than it was taken for, once it has succeeded. */
export async function prolongRound(db: Db, round: { readonly name: string; readonly nextAt: Date }): Promise<void> {
  await db.updateTable('round').set({ due_at: round.nextAt }).where('name', '=', round.name).execute();
}
