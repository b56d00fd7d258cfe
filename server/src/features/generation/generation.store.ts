import { type RawBuilder, sql } from 'kysely';
import { isReady, isUnfinished } from '../../db/content-status.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import {
  type AttemptKey,
  type Cancelling,
  completedPart,
  failedPart,
  takenBackPart,
  type MadeMedia,
  newContentParts,
  type NewImageContent,
  type NewVideoContent,
} from '../content/index.ts';
import { type Charge, chargeEntriesPart, debitPart, refundParts, releasedSlotPart } from '../credits/index.ts';
import { type RequestKey, requestKeyPart } from '../idempotency/index.ts';

interface Described {
  /** What the ledger says about it; never a word of the prompt. */
  readonly description: string;
}

/** A picture to be made. */
export type NewImage = NewImageContent & Described;
/** A film to be made. */
export type NewVideo = NewVideoContent & Described;
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
    /** In SQL: how many turns come before the first of them; the jobs are sent behind as many. */
    readonly turnsBefore: RawBuilder<number>;
    /** Adds their jobs. */
    readonly jobs: RawBuilder<unknown>;
  },
): Promise<{ readonly username: string }> {
  const { charge, generations, requestKey, createdAt } = input;
  const ids = generations.map((generation) => generation.id);
  const content = newContentParts(generations, { userId: charge.userId, createdAt, turnsBefore: input.turnsBefore });
  const keyPart = requestKey
    ? sql`, request_key AS (${requestKeyPart(requestKey, { ids, createdAt, effect: 'made' })})`
    : sql``;
  const { rows } = await sql<{ username: string }>`
    ${prepared} WITH debit AS (${debitPart(charge)}),
    made AS (${content.made}),
    counters AS (${content.counters}),
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

/** Makes it final with its media, only from this attempt; false when somebody else was first. */
export async function completeGeneration(db: Db, key: AttemptKey, media: MadeMedia): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    WITH done AS (${completedPart(key, media)}),
    paid AS (UPDATE provider_task SET state = 'delivered', ended_at = ${media.now}::timestamptz FROM done WHERE content_id = done.id)
    ${releasedSlotPart()}`.execute(db);
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
    /** Its person takes it back. */
    readonly cancelling?: Cancelling;
    readonly now: Date;
  },
): Promise<FailedGeneration | undefined> {
  const refund = refundParts(input.now, { running: 1 });
  const { rows } = await sql<FailedGeneration>`
    WITH failed AS (${failedPart({ ...input, cancelling: input.cancelling })}),
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

/**
 * Takes a finished one back: it fails, its media are forgotten and the credits return, in one statement as with every failure. To be called
 * with the item held. Answers what came back; undefined where there was nothing to take back.
 */
export async function takeBackRow(
  tx: Tx,
  input: { readonly id: string; readonly message: string; readonly now: Date },
): Promise<number | undefined> {
  const refund = refundParts(input.now, { running: 0 });
  const { rows } = await sql<{ credits_used: number }>`
    WITH failed AS (${takenBackPart(input)}),
    credited AS (${refund.credited}),
    entries AS (${refund.entries})
    SELECT credits_used FROM failed`.execute(tx);
  return rows[0]?.credits_used;
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
    .select(['id', 'user_id', 'status', 'progress', 'status_message', 'preview'])
    .where('id', '=', id)
    .executeTakeFirst();
}
