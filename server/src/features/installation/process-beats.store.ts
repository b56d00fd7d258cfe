import type { Db } from '../../db/transaction.ts';

/** A process of the product, as it says so itself. */
export interface Beat {
  /** Host, number and role. */
  readonly process: string;
  readonly role: string;
  readonly version: string;
  readonly startedAt: Date;
}

/** Says that a process lives. */
export async function saveBeat(db: Db, { process, role, version, startedAt }: Beat, now: Date): Promise<void> {
  const said = { role, version, started_at: startedAt, seen_at: now };
  await db
    .insertInto('process_beat')
    .values({ process, ...said })
    .onConflict((conflict) => conflict.column('process').doUpdateSet(said))
    .execute();
}

/** A process that ends takes its row along. */
export async function removeBeat(db: Db, process: string): Promise<void> {
  await db.deleteFrom('process_beat').where('process', '=', process).execute();
}

/** Removes what processes have left that were not seen since then; a row each, and there are few. */
export async function removeOldBeats(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('process_beat').where('seen_at', '<', before).execute();
}

/** Processes, the one that was seen last first. */
export async function listBeats(db: Db, limit: number) {
  return db.selectFrom('process_beat').selectAll().orderBy('seen_at', 'desc').orderBy('process').limit(limit).execute();
}
