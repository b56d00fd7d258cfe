import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { invariant } from '../../kernel/errors.ts';
import { chanceOf } from '../../kernel/ids.ts';
import { markSubmitting } from '../content/index.ts';
import type { RunContext } from './generation.context.ts';
import { busyPauseMs } from './generation.rules.ts';
import { beginTask, postponeTask } from './provider-task.store.ts';
import type { RunningAttempt } from './report-progress.ts';

/** An answer that says for certain that nothing was begun. */
interface Busy {
  readonly kind: 'busy';
  readonly retryAfterMs: number;
  readonly reason: string;
}

/**
 * Asks an engine to begin, and waits while it is too busy to. The doubt is written down before each time it is asked
 * and taken back when it says no: a crash while waiting costs nothing, a crash while asking never asks twice.
 * Waiting ends with the signal, which is the deadline of the generation.
 */
export async function askEngine<T extends { readonly kind: string }>(
  ctx: Pick<RunContext, 'db' | 'clock' | 'ids' | 'onError'>,
  asked: RunningAttempt & {
    readonly engine: string;
    readonly restartable: boolean;
    /** Everything that tells this request from another; hashed. */
    readonly request: object;
    readonly ask: () => Promise<T | Busy>;
  },
): Promise<T> {
  const { claimed, restartable, signal } = asked;
  const request = {
    engine: asked.engine,
    model: claimed.model,
    seed: Number(claimed.seed),
    requestHash: createHash('sha256').update(JSON.stringify(asked.request)).digest(),
  };
  const mark = async (): Promise<boolean> => {
    if (!restartable) return beginTask(ctx.db, claimed, { ...request, now: ctx.clock.now() });
    // An image that costs nothing is simply asked for again; a video keeps a task that may still be there.
    return claimed.content_type === 'image' || markSubmitting(ctx.db, claimed);
  };
  for (let times = 1; ; times += 1) {
    signal.throwIfAborted();
    if (!(await mark())) throw new Error('Another attempt has taken over, or the engine was asked before.');
    // Between the mark and the call nothing may end this attempt unnoticed.
    const answer = await asked.ask();
    if (!isBusy(answer)) return answer;
    if (!restartable)
      invariant(await postponeTask(ctx.db, claimed), 'whoever has asked may say that nothing was begun');
    if (times === 1) ctx.onError(new Error(`The engine is busy: ${answer.reason}`), claimed.id);
    asked.report(0, 'Waiting for the engine');
    const pauseMs = busyPauseMs({ retryAfterMs: answer.retryAfterMs, times, chance: chanceOf(ctx.ids) });
    await sleep(pauseMs, undefined, { signal });
  }
}

function isBusy(answer: { readonly kind: string }): answer is Busy {
  return answer.kind === 'busy';
}
