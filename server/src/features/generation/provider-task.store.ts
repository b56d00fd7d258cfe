import { sql } from 'kysely';
import { isReady, isUnfinished } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import { type AttemptKey, firstSubmissionPart, knownOperationPart, noSubmissionPart } from '../content/index.ts';

/** What an engine that is paid by the task is about to be asked. */
export interface ProviderRequest {
  readonly engine: string;
  readonly model: string;
  readonly seed: number;
  /** SHA-256 of what it is asked. */
  readonly requestHash: Buffer;
  readonly now: Date;
}

/**
 * Written before the engine is asked, together with the mark on the generation: from here on it is in doubt whether a
 * task exists. False when it must not be asked: another attempt has taken over, or there was a start before this one.
 */
export async function beginTask(db: Db, key: AttemptKey, request: ProviderRequest): Promise<boolean> {
  const { rows } = await sql`
    WITH marked AS (${firstSubmissionPart(key)})
    INSERT INTO provider_task (content_id, content_type, engine, model, attempt, seed, request_hash, credits, state, submitted_at)
    SELECT id, content_type, ${request.engine}::text, ${request.model}::text, attempt, ${request.seed}::bigint,
      ${request.requestHash}::bytea, credits_used, 'submitting', ${request.now}::timestamptz FROM marked
    ON CONFLICT (content_id) DO UPDATE SET state = 'submitting', attempt = excluded.attempt, submitted_at = excluded.submitted_at
      WHERE provider_task.state = 'waiting' AND provider_task.request_hash = excluded.request_hash
    RETURNING content_id`.execute(db);
  return rows.length === 1;
}

/** The engine has certainly not begun: the doubt is taken back, and it may be asked again. */
export async function postponeTask(db: Db, key: AttemptKey): Promise<boolean> {
  const { rows } = await sql`
    WITH freed AS (${noSubmissionPart(key)})
    UPDATE provider_task SET state = 'waiting' FROM freed WHERE content_id = freed.id RETURNING content_id`.execute(db);
  return rows.length === 1;
}

/**
 * Written as soon as the task is known: from here on any process can look for it. False when the generation is no
 * longer this attempt's; the task is noted all the same, because it has to be paid.
 */
export async function acceptTask(db: Db, key: AttemptKey, operation: object): Promise<boolean> {
  const text = JSON.stringify(operation);
  const { rows } = await sql<{ saved: boolean }>`
    WITH saved AS (${knownOperationPart(key, text)})
    UPDATE provider_task SET operation = ${text}::jsonb, state = CASE state WHEN 'submitting' THEN 'accepted' ELSE state END
    WHERE content_id = ${key.id}::uuid RETURNING EXISTS (SELECT 1 FROM saved) AS saved`.execute(db);
  return rows[0]?.saved ?? false;
}

/** True when this task of the engine belongs to another generation. */
export async function isTaskOfAnother(
  db: Db,
  task: { readonly id: string; readonly engine: string; readonly operation: object },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM provider_task WHERE engine = ${task.engine} AND operation = ${JSON.stringify(task.operation)}::jsonb
      AND content_id <> ${task.id}::uuid`.execute(db);
  return rows.length > 0;
}

/** How far the start at an engine elsewhere has come; null before it. */
export async function findSubmission(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('content').select('submission').where('id', '=', id).executeTakeFirst();
  return row?.submission ?? null;
}

/** The task of a generation that has failed; null when it has none, or has not. */
export async function findFailedTask(db: Db, id: string): Promise<object | null> {
  const row = await db
    .selectFrom('content')
    .select('operation')
    .where('id', '=', id)
    .where((eb) => eb.not(eb.or([isUnfinished(), isReady()])))
    .executeTakeFirst();
  return row?.operation ?? null;
}

/** When the engine was asked for this generation; undefined when it never was. */
export async function findSubmittedAt(db: Db, id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('provider_task')
    .select('submitted_at')
    .where('content_id', '=', id)
    .executeTakeFirst();
  return row?.submitted_at;
}
