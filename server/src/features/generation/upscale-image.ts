import { buffer } from 'node:stream/consumers';
import { isReadyStatus } from '@loomlight/contract';
import { guest } from '../../kernel/actor.ts';
import type { ImageOutcome, Upscaler } from '../../ports/image-engine.ts';
import { canSee, findContent, isWithheld, sourceOfImage } from '../content/index.ts';
import { askEngine } from './ask-engine.ts';
import { imageOutcome, doubt, lost } from './image-outcome.ts';
import type { RunContext } from './generation.context.ts';
import type { Outcome } from './made.ts';
import type { RunningAttempt } from './report-progress.ts';

/** What the person reads when the source went away meanwhile. */
const gone = 'The picture that was to be enlarged is not there any more.';

/**
 * Enlarges the image that this one is made from (MAKE-40). That one is read when the work begins: if it was removed, or hidden from the person,
 * since they paid, they get their credits back.
 */
export async function upscaleImage(
  ctx: RunContext & { readonly upscaler: Upscaler },
  attempt: RunningAttempt,
): Promise<Outcome> {
  const { claimed, signal, report } = attempt;
  const { upscaler } = ctx;
  const { engine, model, restartable } = upscaler.capabilities;
  if (claimed.submission !== null && !restartable) return lost('An earlier attempt has asked the engine and ended.');
  const source = claimed.remix_of === null ? undefined : await findContent(ctx.db, claimed.remix_of, claimed.user_id);
  const mayHave = source && (source.user_id === claimed.user_id || canSee(source, guest));
  if (!mayHave || isWithheld(source) || !isReadyStatus(source.status))
    return { kind: 'refused', reason: gone, spent: 'unpaid' };
  const stored = source.media_key === null ? undefined : await ctx.objectStore.find(source.media_key);
  // It has just been moved, by its owner who opens or closes it: the next attempt finds it where it is then.
  if (!stored) throw new Error('The picture to be enlarged is not where its row says.');
  const bytes = await buffer(stored.open());
  const { id, style, width, height } = claimed;
  const ask = (): Promise<ImageOutcome> =>
    upscaler.upscale({ id, bytes, style, width, height, onProgress: report, signal });
  const outcome = await askEngine<Exclude<ImageOutcome, { kind: 'busy' }>>(ctx, {
    ...attempt,
    engine,
    restartable,
    request: { id, source: source.id, width, height },
    ask: restartable ? ask : () => ask().catch(doubt(signal)),
  });
  const provenance = {
    // Where it came from before it was enlarged stays what it is.
    digitalSource: await sourceOfImage(bytes),
    engine: source.engine,
    model: `${source.model}, enlarged by ${model}`,
  };
  return imageOutcome(ctx, { claimed, outcome, restartable, provenance });
}
