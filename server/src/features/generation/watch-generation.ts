import { isFinalStatus, type ProgressEvent } from '@loomlight/contract';
import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findProgress } from './generation.store.ts';
import { subscribeProgress } from './progress-signal.ts';

/** How often the state is read anew, in case a signal was lost. */
const rereadMs = 5_000;

/**
 * The progress of an own generation as it happens: first how it stands, then every change, last the final state.
 * Throws 404 for what is not the caller's own. Ends when `signal` is aborted.
 */
export async function watchGeneration(
  ctx: { readonly db: Db; readonly signals: Signals },
  input: { readonly id: string; readonly actor: SignedIn; readonly signal: AbortSignal },
): Promise<AsyncGenerator<ProgressEvent>> {
  const first = await readOwn(ctx.db, input);
  return follow(ctx, input, first);
}

async function readOwn(db: Db, input: { readonly id: string; readonly actor: SignedIn }): Promise<ProgressEvent> {
  const row = isUuid(input.id) ? await findProgress(db, input.id) : undefined;
  if (!row || row.user_id !== input.actor.userId) throw appError('not_found');
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    status_message: row.status_message,
    ...(row.preview && !isFinalStatus(row.status) && { preview: row.preview.toString('base64') }),
  };
}

async function* follow(
  ctx: { readonly db: Db; readonly signals: Signals },
  input: { readonly id: string; readonly actor: SignedIn; readonly signal: AbortSignal },
  first: ProgressEvent,
): AsyncGenerator<ProgressEvent> {
  const pending: ProgressEvent[] = [];
  let wake: () => void = () => undefined;
  const push = (event: ProgressEvent): void => {
    pending.push(event);
    wake();
  };
  // The stream ends with the request; a database that is away for a moment is no reason to end it.
  const readAnew = (): void => void readOwn(ctx.db, input).then(push, () => undefined);
  const unsubscribe = subscribeProgress(ctx, {
    id: input.id,
    listener: ({ hasNewPreview, ...event }) => (hasNewPreview ? readAnew() : push(event)),
  });
  const reread = setInterval(readAnew, rereadMs);
  const onAbort = (): void => wake();
  input.signal.addEventListener('abort', onAbort);
  try {
    // Read again now that we listen: what happened between the first read and here must not be missed.
    yield first;
    if (isFinalStatus(first.status)) return;
    push(await readOwn(ctx.db, input));
    while (!input.signal.aborted) {
      const event = pending.shift();
      invariant(pending.length < 10_000, 'a listener keeps up with the progress of one generation');
      if (event) {
        yield event;
        if (isFinalStatus(event.status)) return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    unsubscribe();
    clearInterval(reread);
    input.signal.removeEventListener('abort', onAbort);
  }
}
