import type { FailureCode } from '@loomlight/contract';
import { findEngine, type OpenEngines } from '../../kernel/open-engines.ts';
import { type Cancelling, publicKey, smallKey, wideKey } from '../content/index.ts';
import type { VideoEngine, VideoOperation } from '../../ports/video-engine.ts';
import { announceUnread } from '../notifications/index.ts';
import type { RunContext } from './generation.context.ts';
import { type FailedGeneration, failGenerationRow } from './generation.store.ts';
import type { Spent } from './made.ts';
import { publishProgress } from './progress-signal.ts';

export type FailContext = Pick<
  RunContext,
  'db' | 'clock' | 'objectStore' | 'signals' | 'onFinal' | 'onPossiblyPaid'
> & {
  readonly videoEngines: OpenEngines<Pick<VideoEngine, 'cancel' | 'capabilities'>>;
};

interface Failure {
  readonly id: string;
  readonly attempt?: number;
  /** What its person reads. */
  readonly message: string;
  readonly code: FailureCode;
  readonly spent?: Spent;
}

/** Fails a generation and gives its credits back, once, whoever else tries the same. */
export async function failGeneration(ctx: FailContext, failure: Failure): Promise<void> {
  await endWithRefund(ctx, failure);
}

/** The same where its person takes it back, who is not told of it. True when this call has ended it. */
export async function endWithRefund(
  ctx: FailContext,
  input: Failure & { readonly cancelling?: Cancelling },
): Promise<boolean> {
  const now = ctx.clock.now();
  const { id, attempt, message, code, spent = 'possibly_paid', cancelling } = input;
  const failed = await failGenerationRow(ctx.db, {
    ...{ id, attempt, message, code, spent, now },
    ...(cancelling && { cancelling }),
  });
  if (!failed) return false;
  await seeToFailed(ctx, { failed, message, ...(cancelling && { cancelling }) });
  return true;
}

/** What follows when one has failed: its watchers and its person are told, its engine lets go, and nothing of it lies about. */
export async function seeToFailed(
  ctx: FailContext,
  input: { readonly failed: FailedGeneration; readonly message: string; readonly cancelling?: Cancelling },
): Promise<void> {
  const { failed, message, cancelling } = input;
  const { id } = failed;
  const now = ctx.clock.now();
  if (failed.spent === 'possibly_paid') ctx.onPossiblyPaid?.(failed.engine, id);
  ctx.onFinal(cancelling ? 'cancelled' : 'failed', now.getTime() - failed.created_at.getTime());
  await publishProgress(ctx, { id: id, status: 'failed', progress: 1, status_message: message });
  if (!cancelling) announceUnread(ctx, failed.user_id);
  // Nobody waits for it any more, so nobody should go on making or paying it. Written by `saveOperation` and nobody else.
  // A task of an engine that is not open (the configuration has changed since) is nobody's here to end.
  if (failed.operation !== null)
    await findEngine(ctx.videoEngines, failed.engine)?.cancel?.(failed.operation as VideoOperation);
  // An attempt may have died between its bytes and its row, and a public address can be built by anyone.
  const key = publicKey({ userId: failed.user_id, contentType: failed.content_type, id: failed.id });
  await Promise.all([key, smallKey(key), wideKey(key)].map((written) => ctx.objectStore.remove(written)));
}
