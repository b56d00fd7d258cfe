import type { Db } from '../../db/transaction.ts';

/** How much of one kind is to be made. */
export interface WaitingWork {
  readonly content_type: string;
  readonly waiting: number;
  readonly running: number;
  /** How long the oldest of what waits has waited, in seconds; 0 when nothing does. */
  readonly oldest_seconds: number;
}

/** Images and videos that wait or are being made, everybody's; one row for each kind, over the index content_unfinished. */
export function listWaitingWork(db: Db): Promise<WaitingWork[]> {
  return db.selectFrom('waiting_work').selectAll().execute();
}
