import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isHeld, isPublicAndReady, isReady, isUnfinished, statusIn } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import type { ContentTable } from '../../db/types.ts';

/*
 * The row of an item while it is made. The slice generation decides what becomes of it; the row is written here alone, by functions and by
 * parts of the statements in which generation writes money, engine tasks and jobs at once.
 */

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
  /** The item that it is made from, if its maker may see that one. */
  readonly remixOf?: string | undefined;
}

/** A picture to be made. */
export interface NewImageContent extends NewItem {
  readonly contentType: 'image';
  readonly guidanceScale: number;
  /** It is the picture of `remixOf`, larger. */
  readonly isUpscaled?: boolean;
}

/** A film to be made. */
export interface NewVideoContent extends NewItem {
  readonly contentType: 'video';
  readonly resolution: string;
  readonly ratio: string;
  readonly durationS: number;
  readonly fps: number;
  readonly cameraFixed: boolean;
  /** Key of the upload that it starts from. */
  readonly sourceKey: string | null;
}

/**
 * Parts of a statement over `debit`, which must have a row: `made` stores items as waiting and answers their ids, `counters` opens their figures.
 * Several items are a batch from here on, in this order (MAKE-31).
 */
export function newContentParts(
  items: readonly (NewImageContent | NewVideoContent)[],
  by: {
    readonly userId: string;
    readonly createdAt: Date;
    /** In SQL: how many turns come before the first of them. */
    readonly turnsBefore: RawBuilder<number>;
  },
): Readonly<Record<'made' | 'counters', RawBuilder<unknown>>> {
  const createdAt = sql`${by.createdAt}::timestamptz`;
  const batchId = batchOf(items);
  return {
    made: sql`INSERT INTO content (id, user_id, content_type, prompt, style, seed, guidance_scale, width, height, model, engine, credits_used,
        status, is_public, is_prompt_locked, prompt_price, lock_updated_at, created_at, deadline_at, enqueued_at,
        resolution, ratio, duration_s, fps, camera_fixed, source_key, remix_of, is_upscaled, turn, batch_id, batch_place)
      SELECT g.id, ${by.userId}::uuid, g.content_type, g.prompt, g.style, g.seed, g.guidance_scale, g.width, g.height, g.model, g.engine, g.cost,
        ${statusIn.queued}, g.is_public, g.is_locked, g.price, CASE WHEN g.is_locked THEN ${createdAt} END,
        ${createdAt}, g.deadline_at, ${createdAt},
        g.resolution, g.ratio, g.duration_s, g.fps, g.camera_fixed, g.source_key,
        (SELECT seen.id FROM content AS seen WHERE seen.id = g.remix_of AND (seen.user_id = ${by.userId}::uuid OR ${isPublicAndReady('seen')})),
        g.is_upscaled, ${by.turnsBefore} + g.place, ${batchId}::uuid, CASE WHEN ${batchId}::uuid IS NOT NULL THEN g.place + 1 END
      FROM debit, (VALUES ${sql.join(items.map(valuesRow))}) AS g (id, content_type, prompt, style, seed, guidance_scale, width, height,
        model, engine, cost, is_public, is_locked, price, deadline_at, resolution, ratio, duration_s, fps, camera_fixed, source_key, remix_of,
        is_upscaled, place)
      RETURNING id`,
    counters: sql`INSERT INTO content_stats (content_id) SELECT id FROM made`,
  };
}

/** The batch that items started together are; null for one alone. */
export function batchOf(items: readonly { readonly id: string }[]): string | null {
  return items.length > 1 ? (items[0]?.id ?? null) : null;
}

function valuesRow(item: NewImageContent | NewVideoContent, place: number): RawBuilder<unknown> {
  const film = item.contentType === 'video' ? item : undefined;
  const guidance = item.contentType === 'image' ? item.guidanceScale : null;
  const isUpscaled = item.contentType === 'image' && item.isUpscaled === true;
  return sql`(${item.id}::uuid, ${item.contentType}::text, ${item.prompt}::text, ${item.style}::text, ${item.seed}::bigint, ${guidance}::real,
    ${item.width}::int, ${item.height}::int, ${item.model}::text, ${item.engine}::text, ${item.costCredits}::int, ${item.isPublic}::boolean,
    ${item.isPromptLocked}::boolean, ${item.promptPrice}::int, ${item.deadlineAt}::timestamptz, ${film?.resolution ?? null}::text,
    ${film?.ratio ?? null}::text, ${film?.durationS ?? null}::int, ${film?.fps ?? null}::int, ${film?.cameraFixed ?? null}::boolean,
    ${film?.sourceKey ?? null}::text, ${item.remixOf ?? null}::uuid, ${isUpscaled}::boolean, ${place}::int)`;
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
  'remix_of',
  'is_upscaled',
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
  progress: {
    readonly fraction: number;
    readonly message: string | null;
    /** Takes the place of the one before; that one stays where there is none. */
    readonly preview?: Buffer | undefined;
    readonly leaseUntil: Date;
  },
): Promise<boolean> {
  const result = await db
    .updateTable('content')
    .set({
      progress: progress.fraction,
      status_message: progress.message,
      lease_until: progress.leaseUntil,
      ...(progress.preview && { preview: progress.preview }),
    })
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
    .set({
      status: statusIn.queued,
      lease_until: null,
      progress: 0,
      status_message: null,
      preview: null,
      attempt: attempts,
    })
    .where('id', '=', key.id)
    .where('attempt', '=', key.attempt)
    .where(isHeld())
    .execute();
}

/** Part of a statement: an engine that is paid by the task is about to be asked, which it was not before. Answers the row, or nothing. */
export function firstSubmissionPart(key: AttemptKey): RawBuilder<unknown> {
  return sql`UPDATE content SET submission = 'submitting', operation = NULL
      WHERE id = ${key.id}::uuid AND attempt = ${key.attempt}::int AND ${isHeld()} AND submission IS NULL
      RETURNING id, content_type, credits_used, attempt`;
}

/** Part of a statement: it has certainly not been asked. Answers the id, or nothing. */
export function noSubmissionPart(key: AttemptKey): RawBuilder<unknown> {
  return sql`UPDATE content SET submission = NULL
      WHERE id = ${key.id}::uuid AND attempt = ${key.attempt}::int AND ${isHeld()} AND submission = 'submitting'
      RETURNING id`;
}

/** Part of a statement: the task is known, as this JSON. Answers the id; nothing when the attempt is no longer the newest. */
export function knownOperationPart(key: AttemptKey, operation: string): RawBuilder<unknown> {
  return sql`UPDATE content SET submission = 'submitted', operation = ${operation}::jsonb
      WHERE id = ${key.id}::uuid AND attempt = ${key.attempt}::int AND ${isHeld()} RETURNING id`;
}

/** What an attempt has made. */
export interface MadeMedia {
  readonly mediaKey: string;
  readonly smallKey: string;
  readonly mediaType: string;
  readonly placeholder: string;
  /** Pixels of what was made: an engine's film may differ a little from what was asked. */
  readonly width: number;
  readonly height: number;
  readonly now: Date;
}

/** Part of a statement: makes an item final with its media, only from this attempt. Answers its id and person, or nothing. */
export function completedPart(key: AttemptKey, media: MadeMedia): RawBuilder<unknown> {
  return sql`UPDATE content SET status = ${statusIn.completed}, progress = 1, status_message = NULL, lease_until = NULL, completed_at = ${media.now}::timestamptz,
        media_key = ${media.mediaKey}, small_key = ${media.smallKey}, media_type = ${media.mediaType}, placeholder = ${media.placeholder},
        width = ${media.width}::int, height = ${media.height}::int, preview = NULL
      WHERE id = ${key.id}::uuid AND attempt = ${key.attempt}::int AND ${isHeld()} RETURNING id, user_id`;
}

/** How a person takes an item back: `unasked` only while no engine was asked that may have to be paid for it. */
export type Cancelling = 'unasked' | 'anyway';

/** Part of a statement: marks an item as failed, whoever holds it where no attempt is named. Answers what is refunded, or nothing. */
export function failedPart(failure: {
  readonly id: string;
  readonly attempt: number | undefined;
  readonly message: string;
  readonly cancelling: Cancelling | undefined;
  readonly now: Date;
}): RawBuilder<unknown> {
  const cancelledAt = failure.cancelling === undefined ? null : failure.now;
  return sql`UPDATE content SET status = ${statusIn.failed}, status_message = ${failure.message}, lease_until = NULL, completed_at = ${failure.now}::timestamptz,
        cancelled_at = ${cancelledAt}::timestamptz, preview = NULL
      WHERE id = ${failure.id}::uuid AND ${isUnfinished()} AND (${failure.cancelling === 'unasked'}::boolean IS FALSE OR submission IS NULL)
        AND (${failure.attempt ?? null}::int IS NULL OR attempt = ${failure.attempt ?? null}::int)
      RETURNING id, user_id, credits_used, content_type, created_at, engine, operation`;
}

/** Part of a statement: a finished item is taken back, which fails it and forgets its media. Answers what is refunded, or nothing. */
export function takenBackPart(back: {
  readonly id: string;
  readonly message: string;
  readonly now: Date;
}): RawBuilder<unknown> {
  return sql`UPDATE content SET status = ${statusIn.failed}, status_message = ${back.message}, completed_at = ${back.now}::timestamptz,
        media_key = NULL, small_key = NULL, media_type = NULL, placeholder = NULL
      WHERE id = ${back.id}::uuid AND ${isReady()}
      RETURNING id, user_id, credits_used, content_type`;
}

/**
 * Generations that nobody seems to work on: running ones whose lease ran out, waiting ones whose job is long overdue.
 * Marks them as sent again, so that the next sweep leaves them alone for a while; they have waited, so it is their turn.
 */
export async function takeStranded(
  db: Db,
  input: { readonly now: Date; readonly queuedBefore: Date; readonly sentBefore: Date; readonly limit: number },
): Promise<{ id: string; content_type: string }[]> {
  const { rows } = await sql<{ id: string; content_type: string }>`
    UPDATE content SET enqueued_at = ${input.now}::timestamptz, turn = 0 WHERE id = ANY(ARRAY(
      SELECT id FROM content
      WHERE ${isUnfinished()} AND deadline_at > ${input.now}::timestamptz
        AND ((${isHeld()} AND lease_until <= ${input.now}::timestamptz AND enqueued_at <= ${input.sentBefore}::timestamptz)
          OR (NOT ${isHeld()} AND enqueued_at <= ${input.queuedBefore}::timestamptz))
      ORDER BY deadline_at LIMIT ${input.limit}::int FOR UPDATE SKIP LOCKED))
    RETURNING id, content_type`.execute(db);
  return rows;
}

/** What is being made for a person; never more than may run at once. */
export async function listUnfinishedOfPerson(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('user_id', '=', userId)
    .where(isUnfinished())
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}

/** The only process of an embedded database has just started: whatever was running died with the one before. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await sql`UPDATE content SET lease_until = NULL, preview = NULL, enqueued_at = to_timestamp(0),
    status = CASE WHEN ${isHeld()} THEN ${statusIn.queued} ELSE status END
    WHERE ${isUnfinished()}`.execute(db);
}
