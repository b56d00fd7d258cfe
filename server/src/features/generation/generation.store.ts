import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isHeld, isReady, isUnfinished, statusIn } from '../../db/content-status.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { ContentTable } from '../../db/types.ts';
import { type Charge, chargeEntriesPart, debitPart, refundParts } from '../credits/index.ts';
import { type RequestKey, requestKeyPart } from '../request-keys/index.ts';

/** What pictures and films share when they are stored as they are charged. */
interface NewItem {
  readonly id: string;
  readonly prompt: string;
  readonly style: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly model: string;
  readonly engine: string;
  readonly costCredits: number;
  readonly isPublic: boolean;
  readonly isPromptLocked: boolean;
  readonly promptPrice: number;
  readonly createdAt: Date;
  readonly deadlineAt: Date;
  /** What the ledger says about it; never a word of the prompt. */
  readonly description: string;
}

/** A picture to be made. */
export interface NewImage extends NewItem {
  readonly contentType: 'image';
  readonly guidanceScale: number;
}

/** A film to be made. */
export interface NewVideo extends NewItem {
  readonly contentType: 'video';
  readonly resolution: string;
  readonly ratio: string;
  readonly durationS: number;
  readonly fps: number;
  readonly cameraFixed: boolean;
  /** Key of the upload that it starts from. */
  readonly sourceKey: string | null;
}

export type NewGeneration = NewImage | NewVideo;

/**
 * Debit, contents, counters, ledger entries, request key and jobs in one statement and so in one round trip:
 * everything of it happens or nothing. A balance too low, too many at once, or a request key already
 * used break a constraint, which undoes the whole. Answers the person's name for the presentation.
 */
export async function insertGenerations(
  db: Db,
  input: {
    readonly charge: Charge;
    /** At least one, all of one person and one moment. */
    readonly generations: readonly NewGeneration[];
    readonly createdAt: Date;
    readonly requestKey: RequestKey | undefined;
    /** Adds their jobs. */
    readonly jobs: RawBuilder<unknown>;
  },
): Promise<{ readonly username: string }> {
  const { charge, generations, requestKey, createdAt } = input;
  const ids = generations.map((generation) => generation.id);
  const keyPart = requestKey
    ? sql`, request_key AS (${requestKeyPart(requestKey, { ids, createdAt, effect: 'made' })})`
    : sql``;
  const { rows } = await sql<{ username: string }>`
    ${prepared} WITH debit AS (${debitPart(charge)}),
    made AS (
      INSERT INTO content (id, user_id, content_type, prompt, style, seed, guidance_scale, width, height, model, engine, credits_used,
        status, is_public, is_prompt_locked, prompt_price, lock_updated_at, created_at, deadline_at, enqueued_at,
        resolution, ratio, duration_s, fps, camera_fixed, source_key)
      SELECT g.id, ${charge.userId}::uuid, g.content_type, g.prompt, g.style, g.seed, g.guidance_scale, g.width, g.height, g.model, g.engine, g.cost,
        ${statusIn.queued}, g.is_public, g.is_locked, g.price, CASE WHEN g.is_locked THEN ${createdAt}::timestamptz END,
        ${createdAt}::timestamptz, g.deadline_at, ${createdAt}::timestamptz,
        g.resolution, g.ratio, g.duration_s, g.fps, g.camera_fixed, g.source_key
      FROM debit, (VALUES ${sql.join(generations.map(valuesRow))}) AS g (id, content_type, prompt, style, seed, guidance_scale, width, height,
        model, engine, cost, is_public, is_locked, price, deadline_at, resolution, ratio, duration_s, fps, camera_fixed, source_key)
      RETURNING id),
    counters AS (INSERT INTO content_stats (content_id) SELECT id FROM made),
    entries AS (${chargeEntriesPart(
      charge,
      generations.map(({ id, costCredits, description }) => ({ generationId: id, costCredits, description })),
      createdAt,
    )})
    ${keyPart},
    jobs AS (${input.jobs})
    SELECT users.username FROM debit, users WHERE users.id = ${charge.userId}::uuid`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('Broken assumption: every person who acts has an account.');
  return row;
}

/** For the jobs of `insertGenerations`: how many unfinished ones the person had before these. */
export function unfinishedBefore(count: number): RawBuilder<number> {
  return sql`(SELECT active_generations - ${count}::int FROM debit)`;
}

function valuesRow(item: NewGeneration): RawBuilder<unknown> {
  const film = item.contentType === 'video' ? item : undefined;
  const guidance = item.contentType === 'image' ? item.guidanceScale : null;
  return sql`(${item.id}::uuid, ${item.contentType}::text, ${item.prompt}::text, ${item.style}::text, ${item.seed}::bigint, ${guidance}::real,
    ${item.width}::int, ${item.height}::int, ${item.model}::text, ${item.engine}::text, ${item.costCredits}::int, ${item.isPublic}::boolean,
    ${item.isPromptLocked}::boolean, ${item.promptPrice}::int, ${item.deadlineAt}::timestamptz, ${film?.resolution ?? null}::text,
    ${film?.ratio ?? null}::text, ${film?.durationS ?? null}::int, ${film?.fps ?? null}::int, ${film?.cameraFixed ?? null}::boolean,
    ${film?.sourceKey ?? null}::text)`;
}

const claimedColumns = [
  'id',
  'user_id',
  'content_type',
  'prompt',
  'style',
  'seed',
  'guidance_scale',
  'width',
  'height',
  'model',
  'engine',
  'is_public',
  'is_prompt_locked',
  'attempt',
  'created_at',
  'deadline_at',
  'resolution',
  'ratio',
  'duration_s',
  'fps',
  'camera_fixed',
  'source_key',
  'submission',
  'operation',
] as const;

export type ClaimedGeneration = Pick<Selectable<ContentTable>, (typeof claimedColumns)[number]>;

/**
 * Takes a generation for one attempt. Undefined when it is final or another worker holds its lease.
 * The attempt number fences: whoever lost the lease can no longer finish it.
 */
export async function claimGeneration(
  db: Db,
  input: { readonly id: string; readonly now: Date; readonly leaseUntil: Date },
): Promise<ClaimedGeneration | undefined> {
  return db
    .updateTable('content')
    .set((eb) => ({
      status: statusIn.running,
      attempt: eb('attempt', '+', 1),
      lease_until: input.leaseUntil,
    }))
    .where('id', '=', input.id)
    .where(isUnfinished())
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', input.now)]))
    .returning(claimedColumns)
    .executeTakeFirst();
}

/** One attempt of one generation: the pair that every later write must still match. */
export interface AttemptKey {
  readonly id: string;
  readonly attempt: number;
}

/** Stores how far it is and prolongs the lease; false when the attempt is no longer the newest. */
export async function recordProgress(
  db: Db,
  key: AttemptKey,
  progress: { readonly fraction: number; readonly message: string | null; readonly leaseUntil: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('content')
    .set({ progress: progress.fraction, status_message: progress.message, lease_until: progress.leaseUntil })
    .where('id', '=', key.id)
    .where('attempt', '=', key.attempt)
    .where(isHeld())
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Written before an engine elsewhere is asked: from here on it is in doubt whether the task exists. */
export async function markSubmitting(db: Db, key: AttemptKey): Promise<boolean> {
  return setSubmission(db, key, { submission: 'submitting', operation: null });
}

/** Written as soon as the task is known: from here on any process can look for it. */
export async function saveOperation(db: Db, key: AttemptKey, operation: object): Promise<boolean> {
  return setSubmission(db, key, { submission: 'submitted', operation: JSON.stringify(operation) });
}

/** Forgets a task that is known not to exist, so that another may be started. */
export async function forgetOperation(db: Db, key: AttemptKey): Promise<boolean> {
  return setSubmission(db, key, { submission: null, operation: null });
}

/** False when the attempt is no longer the newest: its holder must stop. */
async function setSubmission(
  db: Db,
  key: AttemptKey,
  set: { readonly submission: string | null; readonly operation: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE content SET submission = ${set.submission}::text, operation = ${set.operation}::jsonb
    WHERE id = ${key.id}::uuid AND attempt = ${key.attempt}::int AND ${isHeld()}`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends a failed attempt, so that the next one may begin. */
export async function releaseGeneration(db: Db, key: AttemptKey): Promise<void> {
  await giveUpLease(db, key, key.attempt);
}

/**
 * Gives an attempt back that was interrupted and has not failed: it does not count, however often the product is
 * restarted. The number is used again, which the fence allows: giving it back is the last thing its holder does.
 */
export async function handBackGeneration(db: Db, key: AttemptKey): Promise<void> {
  await giveUpLease(db, key, key.attempt - 1);
}

async function giveUpLease(db: Db, key: AttemptKey, attempts: number): Promise<void> {
  await db
    .updateTable('content')
    .set({ status: statusIn.queued, lease_until: null, progress: 0, status_message: null, attempt: attempts })
    .where('id', '=', key.id)
    .where('attempt', '=', key.attempt)
    .where(isHeld())
    .execute();
}

/** Makes it final with its media, only from this attempt; false when somebody else was first. */
export async function completeGeneration(
  db: Db,
  key: AttemptKey,
  result: {
    readonly mediaKey: string;
    readonly smallKey: string;
    readonly mediaType: string;
    readonly placeholder: string;
    /** Pixels of what was made: an engine's film may differ a little from what was asked. */
    readonly width: number;
    readonly height: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    WITH done AS (
      UPDATE content SET status = ${statusIn.completed}, progress = 1, status_message = NULL, lease_until = NULL, completed_at = ${result.now}::timestamptz,
        media_key = ${result.mediaKey}, small_key = ${result.smallKey}, media_type = ${result.mediaType}, placeholder = ${result.placeholder},
        width = ${result.width}::int, height = ${result.height}::int
      WHERE id = ${key.id}::uuid AND attempt = ${key.attempt}::int AND ${isHeld()} RETURNING id, user_id),
    paid AS (UPDATE provider_task SET state = 'delivered', ended_at = ${result.now}::timestamptz FROM done WHERE content_id = done.id)
    UPDATE account SET active_generations = active_generations - 1 FROM done WHERE account.user_id = done.user_id RETURNING done.id`.execute(
    db,
  );
  return rows.length === 1;
}

export interface FailedGeneration {
  readonly id: string;
  readonly user_id: string;
  readonly content_type: string;
  readonly created_at: Date;
  readonly engine: string;
  /** Where an engine elsewhere may still be working on it. */
  readonly operation: object | null;
  /** What the books say about the engine's own price; null where none was asked that has one. */
  readonly spent: 'unpaid' | 'possibly_paid' | null;
}

/**
 * Marks it as failed and gives the credits back, in one statement: never one without the other, and never twice.
 * Without an attempt it fails whoever holds it (its deadline is over). Undefined when it was final before.
 */
export async function failGenerationRow(
  db: Db | Tx,
  input: {
    readonly id: string;
    readonly attempt: number | undefined;
    readonly message: string;
    /** What is known of a task at an engine that is paid; a task that is only waiting to be asked for is not. */
    readonly spent?: 'unpaid' | 'possibly_paid';
    readonly now: Date;
  },
): Promise<FailedGeneration | undefined> {
  const refund = refundParts(input.now);
  const { rows } = await sql<FailedGeneration>`
    WITH failed AS (
      UPDATE content SET status = ${statusIn.failed}, status_message = ${input.message}, lease_until = NULL, completed_at = ${input.now}::timestamptz
      WHERE id = ${input.id}::uuid AND ${isUnfinished()}
        AND (${input.attempt ?? null}::int IS NULL OR attempt = ${input.attempt ?? null}::int)
      RETURNING id, user_id, credits_used, content_type, created_at, engine, operation),
    books AS (
      UPDATE provider_task SET state = CASE state WHEN 'waiting' THEN 'unpaid' ELSE ${input.spent ?? 'possibly_paid'}::text END, ended_at = ${input.now}::timestamptz
      FROM failed WHERE content_id = failed.id AND state IN ('submitting', 'waiting', 'accepted')
      RETURNING content_id, state),
    credited AS (${refund.credited}),
    entries AS (${refund.entries})
    SELECT id, user_id, content_type, created_at, engine, operation, books.state AS spent FROM failed LEFT JOIN books ON content_id = id`.execute(
    db,
  );
  return rows[0];
}

/** Generations that are not final, oldest first, with what an operator wants to know of them. */
export async function listUnfinishedRows(db: Db, limit: number) {
  return db
    .selectFrom('content')
    .select([
      'id',
      'content_type',
      'status',
      'attempt',
      'progress',
      'engine',
      'created_at',
      'deadline_at',
      'lease_until',
    ])
    .where(isUnfinished())
    .orderBy('deadline_at')
    .limit(limit)
    .execute();
}

/** The state of one generation; undefined when there is none. */
export async function findState(db: Db, id: string) {
  return db
    .selectFrom('content')
    .select(['content_type', 'status', 'lease_until'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Generations whose deadline is over and that are not final: the sweep fails them with their refund. */
export async function listOverdue(
  db: Db,
  input: { readonly now: Date; readonly limit: number },
): Promise<{ id: string; content_type: string }[]> {
  return db
    .selectFrom('content')
    .select(['id', 'content_type'])
    .where(isUnfinished())
    .where('deadline_at', '<=', input.now)
    .orderBy('deadline_at')
    .limit(input.limit)
    .execute();
}

/**
 * Generations that nobody seems to work on: running ones whose lease ran out, waiting ones whose job is long overdue.
 * Marks them as sent again, so that the next sweep leaves them alone for a while.
 */
export async function takeStranded(
  db: Db,
  input: { readonly now: Date; readonly queuedBefore: Date; readonly sentBefore: Date; readonly limit: number },
): Promise<{ id: string; content_type: string }[]> {
  const { rows } = await sql<{ id: string; content_type: string }>`
    UPDATE content SET enqueued_at = ${input.now}::timestamptz WHERE id = ANY(ARRAY(
      SELECT id FROM content
      WHERE ${isUnfinished()} AND deadline_at > ${input.now}::timestamptz
        AND ((${isHeld()} AND lease_until <= ${input.now}::timestamptz AND enqueued_at <= ${input.sentBefore}::timestamptz)
          OR (NOT ${isHeld()} AND enqueued_at <= ${input.queuedBefore}::timestamptz))
      ORDER BY deadline_at LIMIT ${input.limit}::int FOR UPDATE SKIP LOCKED))
    RETURNING id, content_type`.execute(db);
  return rows;
}

/** The only process of an embedded database has just started: whatever was running died with the one before. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await sql`UPDATE content SET lease_until = NULL, enqueued_at = to_timestamp(0),
    status = CASE WHEN ${isHeld()} THEN ${statusIn.queued} ELSE status END
    WHERE ${isUnfinished()}`.execute(db);
}

/** True when it ended without a picture, or was removed with its person. */
export async function hasFailed(db: Db, id: string): Promise<boolean> {
  const madeOrInTheMaking = db
    .selectFrom('content')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([isUnfinished(), isReady()]));
  return (await madeOrInTheMaking.executeTakeFirst()) === undefined;
}

/** The state that live progress reports. */
export async function findProgress(db: Db, id: string) {
  return db
    .selectFrom('content')
    .select(['id', 'user_id', 'status', 'progress', 'status_message'])
    .where('id', '=', id)
    .executeTakeFirst();
}
