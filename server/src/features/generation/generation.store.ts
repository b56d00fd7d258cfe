import type { FailureCode } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { isReady, isUnfinished } from '../../db/content-status.ts';
import { prepared } from '../../db/prepared.ts';
import { type After, over, part, sqlPart, Statement } from '../../db/statement.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { ProviderTaskTable } from '../../db/types.ts';
import { writtenOnce } from '../../db/written-once.ts';
import {
  type AttemptKey,
  type Cancelling,
  completedPart,
  failedPart,
  type MadeMedia,
  newContentPart,
  printPart,
  openCountersPart,
  placed,
  type PlacedContent,
  takenBackPart,
} from '../content/index.ts';
import {
  type Charge,
  chargeEntries,
  chargeEntriesPart,
  debitPart,
  refundEntryPart,
  refundPart,
  releasedSlotPart,
} from '../credits/index.ts';
import { type Made, type IdempotencyKey, idempotencyKeyPart } from '../idempotency/index.ts';
import { costPart, nothingEarnedPart } from './engine-costs.store.ts';
import type { NewGeneration } from './new-generation.ts';
import { closedBooksPart, deliveredPart } from './provider-task.store.ts';

/** What the jobs of a start read of its charge. */
interface AfterDebit {
  readonly debit: { readonly active_generations: number };
}

/**
 * Debit, contents, counters, ledger entries, request key and jobs in one statement and so in one round trip:
 * everything of it happens or nothing. A balance too low, too many at once, or a request key already
 * used break a constraint, which undoes the whole. Answers the rows that it stored, with the person's name for the presentation.
 */
export async function insertGenerations(
  db: Db,
  input: {
    readonly charge: Charge;
    /** At least one, all of one person and one moment. */
    readonly generations: readonly NewGeneration[];
    readonly startedAt: Date;
    readonly idempotencyKey: IdempotencyKey | undefined;
    /** How many turns come before the first of them; the jobs are sent behind as many. */
    readonly turnsBefore: RawBuilder<number>;
    /** Adds their jobs. */
    readonly jobs: RawBuilder<unknown>;
  },
): Promise<{ readonly username: string; readonly rows: readonly PlacedContent[] }> {
  const { charge, generations, idempotencyKey, startedAt, turnsBefore, jobs } = input;
  const ids = generations.map(({ row }) => row.id);
  const rows = placed(
    generations.map(({ row }) => row),
    startedAt,
  );
  const entries = chargeEntries(
    charge,
    generations.map(({ row, description }) => ({ id: row.id, costCredits: row.credits_used, description })),
    startedAt,
  );
  const request = idempotencyKey && { key: idempotencyKey, made: { ids, createdAt: startedAt } };
  const [person] = await runStart(db, { charge, rows, entries, request, turnsBefore, jobs });
  if (!person) throw new Error('Broken assumption: every person who acts has an account.');
  return { username: person.username, rows };
}

/** All that the statement of a start binds. */
interface StartStatement {
  readonly charge: Charge;
  readonly rows: Parameters<typeof newContentPart>[0];
  readonly entries: Parameters<typeof chargeEntriesPart>[0];
  readonly request: { readonly key: IdempotencyKey; readonly made: Made } | undefined;
  readonly turnsBefore: RawBuilder<number>;
  readonly jobs: RawBuilder<unknown>;
}

const runStart = writtenOnce((db: Db, start: StartStatement) => {
  const { charge, turnsBefore, request } = start;
  const made = new Statement(db)
    .with('debit', debitPart(charge))
    .with('made', newContentPart(start.rows, { userId: charge.userId, turnsBefore }))
    .with('counters', openCountersPart)
    .with('entries', chargeEntriesPart(start.entries))
    .with('jobs', sqlPart<AfterDebit, unknown>(start.jobs));
  const remembered = request ? made.with('request_key', idempotencyKeyPart(request.key, request.made)) : made;
  return remembered.compile(
    part((q: After<{ debit: { user_id: string } }>) =>
      q
        .selectFrom('debit')
        .innerJoin('users', 'users.id', 'debit.user_id')
        .select('users.username')
        .modifyFront(prepared),
    ),
  );
});

/** For the jobs of `insertGenerations`: how many unfinished ones the person had before these. */
export function unfinishedBefore(count: number): RawBuilder<number> {
  const before = over<AfterDebit>()
    .selectFrom('debit')
    .select((eb) => eb('active_generations', '-', count).as('before'));
  return sql<number>`${before}`;
}

/** Makes it final with its media, only from this attempt; false when somebody else was first. */
export async function completeGeneration(
  db: Db,
  key: AttemptKey,
  media: MadeMedia & {
    /** When this attempt has begun; left out, how long it took is not known. */
    readonly begunAt?: Date;
  },
): Promise<boolean> {
  const rows = await new Statement(db)
    .with('done', completedPart(key, media))
    .with('print', printPart(media.print ?? undefined))
    .with('paid', deliveredPart(media.now))
    .with('cost', costPart(media))
    .end(releasedSlotPart);
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
  readonly spent: ProviderTaskTable['state'] | null;
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
    readonly code: FailureCode;
    /** What is known of a task at an engine that is paid; a task that is only waiting to be asked for is not. */
    readonly spent?: 'unpaid' | 'possibly_paid';
    /** Its person takes it back. */
    readonly cancelling?: Cancelling;
    readonly now: Date;
  },
): Promise<FailedGeneration | undefined> {
  const rows = await new Statement(db)
    .with('refunded', failedPart({ ...input, cancelling: input.cancelling }))
    .with('books', closedBooksPart({ spent: input.spent ?? 'possibly_paid', now: input.now }))
    .with('credited', refundPart({ running: 1 }))
    .with('entries', refundEntryPart(input.now))
    .end(whatFailed);
  return rows[0];
}

type Failed = Omit<FailedGeneration, 'spent'>;

const whatFailed = part(
  (q: After<{ refunded: Failed; books: { content_id: string; state: ProviderTaskTable['state'] } }>) =>
    q
      .selectFrom('refunded')
      .leftJoin('books', 'books.content_id', 'refunded.id')
      .selectAll('refunded')
      .select('books.state as spent'),
);

/**
 * Takes a finished one back: it fails, its media are forgotten and the credits return, in one statement as with every failure. To be called
 * with the item held. Answers what came back; undefined where there was nothing to take back.
 */
export async function takeBackRow(
  tx: Tx,
  input: { readonly id: string; readonly message: string; readonly now: Date },
): Promise<number | undefined> {
  const rows = await new Statement(tx)
    .with('refunded', takenBackPart(input))
    .with('cost', nothingEarnedPart)
    .with('credited', refundPart({ running: 0 }))
    .with('entries', refundEntryPart(input.now))
    .end(part((q: After<{ refunded: { credits_used: number } }>) => q.selectFrom('refunded').select('credits_used')));
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

/** True when it ended without an image, or was removed with its person. */
export async function hasFailed(db: Db, id: string): Promise<boolean> {
  const madeOrInTheMaking = db
    .selectFrom('content')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([isUnfinished(), isReady()]));
  return (await madeOrInTheMaking.executeTakeFirst()) === undefined;
}

/** Which of these have not ended. */
export async function listUnfinishedOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('content').select('id').where('id', 'in', ids).where(isUnfinished()).execute();
  return rows.map(({ id }) => id);
}

/** Which of these are this person's own and have not ended. */
export async function listOwnUnfinished(
  db: Db,
  own: { readonly ids: readonly string[]; readonly userId: string },
): Promise<string[]> {
  if (own.ids.length === 0) return [];
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('id', 'in', own.ids)
    .where('user_id', '=', own.userId)
    .where(isUnfinished())
    .execute();
  return rows.map(({ id }) => id);
}

/** The state that live progress reports. */
export async function findProgress(db: Db, id: string) {
  return db
    .selectFrom('content')
    .select(['id', 'user_id', 'status', 'progress', 'status_message', 'preview'])
    .where('id', '=', id)
    .executeTakeFirst();
}
