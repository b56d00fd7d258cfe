import { sql } from 'kysely';
import { isReady, isUnfinished } from '../../db/content-status.ts';
import { type After, part, Statement } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import type { ProviderTaskTable } from '../../db/types.ts';
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
  const rows = await new Statement(db).with('marked', firstSubmissionPart(key)).end(submittingPart(request));
  return rows.length === 1;
}

/** What is noted of a generation whose engine is about to be asked. */
interface Marked {
  readonly id: string;
  readonly content_type: ProviderTaskTable['content_type'];
  readonly credits_used: number;
  readonly attempt: number;
}

/** Part of a statement: notes the task before it exists; a second start of one generation answers nothing. */
const submittingPart = (request: ProviderRequest) =>
  part((q: After<{ marked: Marked }>) =>
    q
      .insertInto('provider_task')
      .columns([
        'content_id',
        'content_type',
        'credits',
        'attempt',
        'engine',
        'model',
        'seed',
        'request_hash',
        'state',
        'submitted_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('marked')
          .select(['id', 'content_type', 'credits_used', 'attempt'])
          .select([
            sql<string>`${request.engine}::text`.as('engine'),
            sql<string>`${request.model}::text`.as('model'),
            sql<number>`${request.seed}::bigint`.as('seed'),
            sql<Buffer>`${request.requestHash}::bytea`.as('request_hash'),
            sql.lit('submitting').$castTo<'submitting'>().as('state'),
            sql<Date>`${request.now}::timestamptz`.as('submitted_at'),
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .column('content_id')
          .doUpdateSet((eb) => ({
            state: 'submitting',
            attempt: eb.ref('excluded.attempt'),
            submitted_at: eb.ref('excluded.submitted_at'),
          }))
          .where('provider_task.state', '=', 'waiting')
          .whereRef('provider_task.request_hash', '=', 'excluded.request_hash'),
      )
      .returning('content_id'),
  );

/** The engine has certainly not begun: the doubt is taken back, and it may be asked again. */
export async function postponeTask(db: Db, key: AttemptKey): Promise<boolean> {
  const rows = await new Statement(db)
    .with('freed', noSubmissionPart(key))
    .end(
      part((q: After<{ freed: { id: string } }>) =>
        q
          .updateTable('provider_task')
          .from('freed')
          .set({ state: 'waiting' })
          .whereRef('content_id', '=', 'freed.id')
          .returning('content_id'),
      ),
    );
  return rows.length === 1;
}

/**
 * Written as soon as the task is known: from here on any process can look for it. False when the generation is no
 * longer this attempt's; the task is noted all the same, because it has to be paid.
 */
export async function acceptTask(db: Db, key: AttemptKey, operation: object): Promise<boolean> {
  const text = JSON.stringify(operation);
  const [row] = await new Statement(db).with('saved', knownOperationPart(key, text)).end(
    part((q: After<{ saved: { id: string } }>) =>
      q
        .updateTable('provider_task')
        .set({
          operation: text,
          state: sql<'accepted'>`CASE state WHEN 'submitting' THEN 'accepted' ELSE state END`,
        })
        .where('content_id', '=', key.id)
        .returning((eb) => eb.exists(eb.selectFrom('saved').select('id')).as('saved')),
    ),
  );
  return row?.saved === true;
}

/** Part of a statement: the task of a generation that is delivered has to be paid. */
export const deliveredPart = (now: Date) =>
  part((q: After<{ done: { id: string } }>) =>
    q
      .updateTable('provider_task')
      .from('done')
      .set({ state: 'delivered', ended_at: now })
      .whereRef('content_id', '=', 'done.id'),
  );

/**
 * Part of a statement: the task of a generation that fails has ended. One that waits to be asked for costs nothing; of any other it is
 * `spent` what is known.
 */
export const closedBooksPart = (end: { readonly spent: 'unpaid' | 'possibly_paid'; readonly now: Date }) =>
  part((q: After<{ refunded: { id: string } }>) =>
    q
      .updateTable('provider_task')
      .from('refunded')
      .set({
        state: sql<'unpaid' | 'possibly_paid'>`CASE state WHEN 'waiting' THEN 'unpaid' ELSE ${end.spent}::text END`,
        ended_at: end.now,
      })
      .whereRef('content_id', '=', 'refunded.id')
      .where('state', 'in', ['submitting', 'waiting', 'accepted'])
      .returning(['provider_task.content_id', 'provider_task.state']),
  );

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
