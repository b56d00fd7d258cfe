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
