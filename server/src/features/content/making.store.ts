import type { FailureCode } from '@loomlight/contract';
import type { SearchColour } from '@loomlight/contract/search';
import {
  type Expression,
  type Insertable,
  type RawBuilder,
  type Selectable,
  sql,
  type UpdateQueryBuilder,
  type Updateable,
} from 'kysely';
import { isHeld, isPublicAndReady, isReady, isUnfinished, statusIn } from '../../db/content-status.ts';
import { type After, part } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import type { ContentTable, Database } from '../../db/types.ts';
import type { Print } from './print.rules.ts';

/*
 * The row of an item while it is made. The slice generation decides what becomes of it; the row is written here alone, by functions and by
 * parts of the statements in which generation writes money, engine tasks and jobs at once. Act and result are one row, and ADR 40 says which
 * columns belong to the act.
 */

/** What is stored of a generation as it is charged. What its statement says itself is left out: whose it is, its state and its place. */
export type NewContent = Omit<
  Insertable<ContentTable>,
  | ('user_id' | 'status' | 'operation' | 'lock_updated_at' | 'enqueued_at' | 'turn' | 'batch_id' | 'batch_place')
  | ('attempt' | 'progress' | 'opening' | 'mark' | 'signed_by' | 'signed_at' | keyof Chosen)
> &
  Chosen;

/** What the table has a default for, and a start always says. */
type Chosen = Pick<Selectable<ContentTable>, 'is_prompt_locked' | 'prompt_price' | 'is_upscaled' | 'continues'>;

/** A generation with its moment and its place among those that are started together. */
export type PlacedContent = NewContent &
  Pick<Selectable<ContentTable>, 'lock_updated_at' | 'enqueued_at' | 'batch_id' | 'batch_place'>;

/** Generations that are started at one moment. Several are a batch from here on, in this order (MAKE-31). */
export function placed(rows: readonly NewContent[], startedAt: Date): PlacedContent[] {
  const batchId = rows.length > 1 ? (rows[0]?.id ?? null) : null;
  return rows.map((row, place) => ({
    ...row,
    lock_updated_at: row.is_prompt_locked ? startedAt : null,
    enqueued_at: startedAt,
    batch_id: batchId,
    batch_place: batchId === null ? null : place + 1,
  }));
}

/**
 * Part of a statement: stores what is charged as waiting, and answers the ids. Who has no balance to charge is nobody here, and the table refuses
 * a row of nobody.
 */
export const newContentPart = (
  rows: readonly PlacedContent[],
  by: {
    readonly userId: string;
    /** How many turns come before the first of them. */
    readonly turnsBefore: Expression<number>;
  },
) =>
  part((q: After<{ debit: { user_id: string } }>) =>
    q
      .insertInto('content')
      .values((eb) =>
        rows.map((row, place) => ({
          ...row,
          user_id: eb.selectFrom('debit').select('debit.user_id'),
          status: statusIn.queued,
          remix_of: seenBy(by.userId, row.remix_of ?? null),
          turn: eb(by.turnsBefore, '+', place),
        })),
      )
      .returning('id'),
  );

/** Its id where this person may see it. */
function seenBy(userId: string, id: string | null): RawBuilder<string | null> {
  return sql`(SELECT seen.id FROM content AS seen WHERE seen.id = ${id} AND (seen.user_id = ${userId} OR ${isPublicAndReady('seen')}))`;
}

/** Part of a statement: opens the figures of what is started. */
export const openCountersPart = part((q: After<{ made: { id: string } }>) =>
  q
    .insertInto('content_stats')
    .columns(['content_id'])
    .expression((eb) => eb.selectFrom('made').select('id')),
);

/** A generation that was taken for one attempt. */
export type ClaimedGeneration = Selectable<ContentTable>;

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
    .returningAll()
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
  set: Pick<Updateable<ContentTable>, 'submission' | 'operation'>,
): Promise<boolean> {
  const { numUpdatedRows } = await heldBy(db.updateTable('content').set(set), key).executeTakeFirst();
  return numUpdatedRows === 1n;
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
export const firstSubmissionPart = (key: AttemptKey) =>
  part((q: After) =>
    heldBy(q.updateTable('content').set({ submission: 'submitting', operation: null }), key)
      .where('submission', 'is', null)
      .returning(['id', 'content_type', 'credits_used', 'attempt']),
  );

/** Part of a statement: it has certainly not been asked. Answers the id, or nothing. */
export const noSubmissionPart = (key: AttemptKey) =>
  part((q: After) =>
    heldBy(q.updateTable('content').set({ submission: null }), key)
      .where('submission', '=', 'submitting')
      .returning('id'),
  );

/** Part of a statement: the task is known, as this JSON. Answers the id; nothing when the attempt is no longer the newest. */
export const knownOperationPart = (key: AttemptKey, operation: string) =>
  part((q: After) => heldBy(q.updateTable('content').set({ submission: 'submitted', operation }), key).returning('id'));

/** It looks like what was removed for good (DESK-24), or the classifier has not let it pass (DESK-132). */
export type CauseToLook = 'looks_banned' | 'classifier';

/** What an attempt has made. */
export interface MadeMedia {
  readonly mediaKey: string;
  readonly smallKey: string;
  readonly mediaType: string;
  readonly placeholder: string;
  /** By which it is found (KEEP-12); left out, they are looked at later. */
  readonly colours?: readonly SearchColour[];
  /** What it looks like (DESK-14), null for what has no print; left out, it is looked at later. */
  readonly print?: Print | null;
  /** Why it is private until somebody has looked at it; undefined where nothing stands against showing it. */
  readonly causeToLook?: CauseToLook | undefined;
  /** Pixels of what was made: an engine's video may differ a little from what was asked. */
  readonly width: number;
  readonly height: number;
  /** Certificate that its file is signed with; none for one that is not. */
  readonly signedBy?: Buffer | null;
  /** Payload of the invisible mark in it; none for one that has none. */
  readonly mark?: bigint | null;
  readonly now: Date;
}

/** Part of a statement: makes an item final with its media, only from this attempt. Answers its id and person, or nothing. */
export const completedPart = (key: AttemptKey, media: MadeMedia) =>
  part((q: After) =>
    heldBy(
      q.updateTable('content').set({
        status: statusIn.completed,
        progress: 1,
        status_message: null,
        lease_until: null,
        completed_at: media.now,
        media_key: media.mediaKey,
        small_key: media.smallKey,
        media_type: media.mediaType,
        placeholder: media.placeholder,
        colours: media.colours ? [...media.colours] : null,
        has_print: media.print === undefined ? null : media.print !== null,
        width: media.width,
        height: media.height,
        signed_by: media.signedBy ?? null,
        signed_at: media.signedBy ? media.now : null,
        mark: media.mark?.toString() ?? null,
        preview: null,
        ...(media.causeToLook && heldForReview(media.causeToLook)),
      }),
      key,
    ).returning(['id', 'user_id', 'content_type', 'engine', 'model', 'credits_used', 'duration_s']),
  );

/** Private until somebody has looked at it; how it was to be shown then stands beside it, as for what a rule wants looked at. */
const heldForReview = (cause: CauseToLook) => ({
  is_public: false,
  is_prompt_locked: false,
  prompt_price: 0,
  review_is_public: sql<boolean>`coalesce(review_is_public, is_public)`,
  review_price: sql<
    number | null
  >`CASE WHEN review_is_public IS NOT NULL THEN review_price WHEN is_prompt_locked THEN prompt_price END`,
  // What was to be looked at already keeps its rule beside it.
  ...(cause === 'looks_banned' && { review_looks_banned: true }),
});

/** Only while this attempt is the newest and its worker holds it. */
function heldBy<O>(
  update: UpdateQueryBuilder<Database, 'content', 'content', O>,
  key: AttemptKey,
): UpdateQueryBuilder<Database, 'content', 'content', O> {
  return update.where('content.id', '=', key.id).where('attempt', '=', key.attempt).where(isHeld());
}

/** How a person takes an item back: `unasked` only while no engine was asked that may have to be paid for it. */
export type Cancelling = 'unasked' | 'anyway';

/** Part of a statement: marks an item as failed, whoever holds it where no attempt is named. Answers what is refunded, or nothing. */
export function failedPart(failure: {
  readonly id: string;
  readonly attempt: number | undefined;
  readonly message: string;
  readonly code: FailureCode;
  readonly cancelling: Cancelling | undefined;
  readonly now: Date;
}) {
  const { attempt, cancelling, now } = failure;
  return part((q: After) =>
    q
      .updateTable('content')
      .set({
        status: statusIn.failed,
        status_message: failure.message,
        failure_code: failure.code,
        lease_until: null,
        completed_at: now,
        cancelled_at: cancelling === undefined ? null : now,
        preview: null,
      })
      .where('id', '=', failure.id)
      .where(isUnfinished())
      .$if(cancelling === 'unasked', (update) => update.where('submission', 'is', null))
      .$if(attempt !== undefined, (update) => update.where('attempt', '=', attempt ?? 0))
      .returning(['id', 'user_id', 'credits_used', 'content_type', 'created_at', 'engine', 'operation']),
  );
}

/** Part of a statement: a finished item is taken back, which fails it and forgets its media. Answers what is refunded, or nothing. */
export const takenBackPart = (back: { readonly id: string; readonly message: string; readonly now: Date }) =>
  part((q: After) =>
    q
      .updateTable('content')
      .set({
        status: statusIn.failed,
        status_message: back.message,
        failure_code: 'taken_back',
        completed_at: back.now,
        media_key: null,
        small_key: null,
        media_type: null,
        placeholder: null,
        colours: null,
        signed_by: null,
        signed_at: null,
        mark: null,
      })
      .where('id', '=', back.id)
      .where(isReady())
      .returning(['id', 'user_id', 'credits_used', 'content_type']),
  );

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

/**
 * Lets one that waits, and that no worker holds, wait anew: whoever sends it to the queue does so in the same transaction. Answers what it is;
 * undefined when it does not wait any more.
 */
export async function markSentAgain(
  db: Db,
  input: { readonly id: string; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ content_type: string }>`
    UPDATE content SET enqueued_at = ${input.now}::timestamptz, turn = 0
    WHERE id = ${input.id}::uuid AND ${isUnfinished()} AND (lease_until IS NULL OR lease_until <= ${input.now}::timestamptz)
    RETURNING content_type`.execute(db);
  return rows[0]?.content_type;
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
