import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RunContext } from './generation.context.ts';
import { failGenerationRow } from './generation.store.ts';
import { publishProgress } from './progress-signal.ts';

/** Fails a generation and gives its credits back, once, whoever else tries the same. */
export async function failGeneration(
  ctx: { readonly db: Db; readonly clock: Clock; readonly signals: Signals; readonly onFinal: RunContext['onFinal'] },
  input: { readonly id: string; readonly attempt?: number; readonly created_at?: Date; readonly message: string },
): Promise<void> {
  const now = ctx.clock.now();
  const failed = await failGenerationRow(ctx.db, { id: input.id, attempt: input.attempt, message: input.message, now });
  if (!failed) return;
  ctx.onFinal('failed', now.getTime() - (input.created_at ?? now).getTime());
  await publishProgress(ctx.signals, { id: input.id, status: 'failed', progress: 1, status_message: input.message });
}
