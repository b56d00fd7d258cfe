import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { TestApp } from './test-app.ts';
import { waitFor } from './wait-for.ts';

/** A transaction that is led step by step; it ends well only when nobody has had to give way. */
export function ledTransaction(test: Pick<TestApp, 'database'>) {
  const steps: { readonly act: (tx: Tx) => Promise<unknown>; readonly done: (error?: unknown) => void }[] = [];
  let wake = Promise.withResolvers<void>();
  let isOver = false;
  const end = inTransaction(test.database, async ({ tx }) => {
    for (;;) {
      const next = steps.shift();
      if (next) {
        await next.act(tx).then(
          () => next.done(),
          (error: unknown) => {
            next.done(error);
            throw error;
          },
        );
      } else if (isOver) return;
      else {
        await wake.promise;
        wake = Promise.withResolvers<void>();
      }
    }
  });
  end.catch(() => undefined);
  return {
    step: (act: (tx: Tx) => Promise<unknown>) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      steps.push({ act, done: (error) => (error === undefined ? resolve() : reject(error)) });
      wake.resolve();
      return promise;
    },
    commit: () => {
      isOver = true;
      wake.resolve();
      return end;
    },
  };
}

/** Waits until so many statements of this database wait for a lock. */
export async function waitForWaiting(test: Pick<TestApp, 'database'>, count: number): Promise<void> {
  await waitFor(`${count} that wait`, async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      test.database.db,
    );
    return rows[0]?.count === count;
  });
}
