import { sql } from 'kysely';
import { isReady, isUnfinished } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import type { FailedGeneration } from './generation.store.ts';

/** Whether an engine that is paid by the task was asked for it. */
const isAskedElsewhere = sql<boolean>`EXISTS (
  SELECT FROM provider_task WHERE content_id = content.id AND state IN ('submitting', 'accepted'))`;

/** What is being made or waits, whose it is and what it has cost, the nearest deadline first; no word of its prompt. */
export async function listForDesk(db: Db, limit: number) {
  return db
    .selectFrom('content')
    .innerJoin('users', 'users.id', 'content.user_id')
    .select([
      'content.id',
      'content.content_type',
      'content.status',
      'content.attempt',
      'content.progress',
      'content.engine',
      'content.model',
      'content.credits_used',
      'content.created_at',
      'content.deadline_at',
      'content.lease_until',
      'content.user_id',
      'users.username',
    ])
    .where(isUnfinished())
    .orderBy('content.deadline_at')
    .limit(limit)
    .execute();
}
export type DeskJob = Awaited<ReturnType<typeof listForDesk>>[number];

/** One of them, or one that has ended; undefined for none. */
export async function findForDesk(db: Db, id: string) {
  return db
    .selectFrom('content')
    .innerJoin('users', 'users.id', 'content.user_id')
    .select(['content.status', 'content.engine', 'content.credits_used', 'users.username'])
    .select(isAskedElsewhere.as('is_asked_elsewhere'))
    .where('content.id', '=', id)
    .executeTakeFirst();
}

/** One of them that may be sent again, held until the transaction ends; or one that has ended, undefined for none. */
export async function lockForDesk(db: Db, id: string) {
  return db
    .selectFrom('content')
    .innerJoin('users', 'users.id', 'content.user_id')
    .select(['content.status', 'content.engine', 'content.credits_used', 'content.attempt', 'users.username'])
    .select(['content.enqueued_at', 'content.deadline_at', 'content.lease_until'])
    .where('content.id', '=', id)
    .forUpdate('content')
    .executeTakeFirst();
}

/** What has failed, as the statement that fails it tells. */
export async function findStopped(db: Db, id: string): Promise<FailedGeneration | undefined> {
  const row = await db
    .selectFrom('content')
    .leftJoin('provider_task', 'provider_task.content_id', 'content.id')
    .select(['content.id', 'user_id', 'content.content_type', 'created_at', 'content.engine', 'content.operation'])
    .select('provider_task.state as spent')
    .where('content.id', '=', id)
    .where((eb) => eb.not(eb.or([isUnfinished(), isReady()])))
    .executeTakeFirst();
  return row;
}
