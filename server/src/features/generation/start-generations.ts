import { type Content, insufficientCreditsMessage, promptRefusedMessage } from '@loomlight/contract';
import { sql } from 'kysely';
import { isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { refuseMuted, type SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { asStarted, findContent, presentContent } from '../content/index.ts';
import { activeConstraint, balanceConstraint, getBalance } from '../credits/index.ts';
import { findFirstRequest, orFirstAnswer, type IdempotencyKey } from '../idempotency/index.ts';
import { judgePrompts, noteVerdict } from '../rules/index.ts';
import type { StartContext } from './generation.context.ts';
import { jobFor } from './generation.rules.ts';
import { insertGenerations, unfinishedBefore } from './generation.store.ts';
import type { NewGeneration } from './new-generation.ts';

export interface StartInput {
  readonly actor: SignedIn;
  /** One to four of one kind, charged together or not at all. */
  readonly generations: readonly NewGeneration[];
  readonly createdAt: Date;
  readonly idempotencyKey: IdempotencyKey | undefined;
  /** For background work, far below 0: people come first. Left out, people take turns. */
  readonly priority?: number | undefined;
}

/**
 * Starts under a request key: what was started first is answered again, and charges nothing, also where the same request
 * would be refused by now.
 */
export function startOnce(
  ctx: StartContext,
  input: {
    readonly actor: SignedIn;
    readonly idempotencyKey: IdempotencyKey | undefined;
    readonly start: () => Promise<Content[]>;
  },
): Promise<Content[]> {
  return orFirstAnswer(ctx, {
    key: input.idempotencyKey,
    attempt: input.start,
    again: (ids) => presentFirst(ctx, input.actor, ids),
  });
}

/**
 * Charges and starts generations: all of it in one statement with its request key, or nothing. To be called within `startOnce`. Who is muted makes in
 * private (DESK-34). What breaks a rule is 422 `prompt_refused` before anything is charged (DESK-26), and what is to be looked at is private (DESK-31).
 */
export async function startGenerations(ctx: StartContext, input: StartInput): Promise<Content[]> {
  const { createdAt, idempotencyKey } = input;
  const { userId } = input.actor;
  if (input.generations.some(({ row }) => row.is_public)) refuseMuted(input.actor, createdAt);
  const generations = await asRulesAllow(ctx, input);
  const contentType = generations[0]?.row.content_type ?? 'image';
  const costCredits = generations.reduce((sum, { row }) => sum + row.credits_used, 0);
  const job = jobFor(contentType);
  // Who has much under way waits behind those who have little, and not they behind all of it.
  const behind =
    input.priority === undefined ? unfinishedBefore(generations.length) : sql<number>`${-input.priority}::int`;
  try {
    const { username, rows } = await insertGenerations(ctx.db, {
      charge: {
        userId,
        kind: `${contentType}_generation`,
        costCredits,
        generations: generations.length,
        entries: generations.length,
      },
      generations,
      startedAt: createdAt,
      idempotencyKey,
      jobs: await ctx.queue.insertion(
        job,
        generations.map(({ row }) => ({ generationId: row.id })),
        { behind },
      ),
      turnsBefore: behind,
    });
    // After the commit, never inside it (a pending NOTIFY serialises all commits of the server).
    ctx.queue.wake(job);
    return rows.map((row) => presentContent(ctx, asStarted(row, { userId, username }), input.actor));
  } catch (error) {
    if (isDatabaseError(error, sqlStates.checkViolation, activeConstraint))
      throw appError('too_many_generations', { cause: error, retryAfterS: 10 });
    if (!isDatabaseError(error, sqlStates.checkViolation, balanceConstraint)) throw error;
    const balance = await getBalance(ctx, userId);
    throw appError('insufficient_credits', { message: insufficientCreditsMessage(costCredits, balance), cause: error });
  }
}

/** The same generations as the rules of this site let them be. */
async function asRulesAllow(ctx: StartContext, input: StartInput): Promise<readonly NewGeneration[]> {
  const { actor, generations, idempotencyKey } = input;
  const verdict = await judgePrompts(ctx, { prompts: generations.map(({ row }) => row.prompt) });
  if (verdict.kind === 'pass') return generations;
  // A request that is sent again is answered with what it has started, and meets no rule a second time.
  const isAgain = idempotencyKey !== undefined && (await findFirstRequest(ctx, idempotencyKey)) !== undefined;
  const refusalId = isAgain ? undefined : await noteVerdict(ctx, { userId: actor.userId, verdict });
  if (verdict.kind === 'refuse')
    throw appError('prompt_refused', {
      message: promptRefusedMessage(verdict.explanation),
      details: [
        { path: 'text_prompt', message: verdict.explanation },
        // By which its person can say that it is a mistake (DESK-108).
        ...(refusalId === undefined ? [] : [{ path: 'refusal_id', message: refusalId }]),
        ...(verdict.category === null ? [] : [{ path: 'rule_category', message: verdict.category }]),
      ],
    });
  return generations.map(({ row, description }) => ({ description, row: inReview(row, verdict.ruleId) }));
}

/** Private until somebody has looked at it; how it is to be shown then stands beside it. */
function inReview(row: NewGeneration['row'], ruleId: string | null): NewGeneration['row'] {
  return {
    ...row,
    is_public: false,
    is_prompt_locked: false,
    prompt_price: 0,
    review_is_public: row.is_public,
    review_price: row.is_prompt_locked ? row.prompt_price : null,
    review_rule: ruleId,
  };
}

/** What the first request under this key started; undefined when there was none. Throws 409 when it asked for something else. */
export async function findFirstAnswer(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly idempotencyKey: IdempotencyKey },
): Promise<Content[] | undefined> {
  const ids = await findFirstRequest(ctx, input.idempotencyKey);
  return ids && presentFirst(ctx, input.actor, ids);
}

async function presentFirst(ctx: StartContext, actor: SignedIn, ids: readonly string[]): Promise<Content[]> {
  const rows = await Promise.all(ids.map((id) => findContent(ctx.db, id, actor.userId)));
  return rows.map((row) => {
    if (!row) throw appError('not_found');
    return presentContent(ctx, row, actor);
  });
}

/** What was started, as it stands now; as it was, where it has been removed meanwhile. */
export async function presentStarted(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly started: readonly Content[] },
): Promise<readonly Content[]> {
  const { actor, started } = input;
  const rows = await Promise.all(started.map(({ id }) => findContent(ctx.db, id, actor.userId)));
  return rows
    .map((row, at) => (row ? presentContent(ctx, row, actor) : started[at]))
    .filter((one) => one !== undefined);
}
