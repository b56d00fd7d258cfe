import { composePrompt, limits } from '@loomlight/contract';
import type { ImageEngine, ImageOutcome } from '../../ports/image-engine.ts';
import { askEngine } from './ask-engine.ts';
import type { RunContext } from './generation.context.ts';
import type { Outcome } from './made.ts';
import { doubt, lost, imageOutcome } from './image-outcome.ts';
import { compositeOf } from './provenance.ts';
import { readReference } from './read-reference.ts';
import type { RunningAttempt } from './report-progress.ts';

/**
 * Asks its engine for one image, and makes of it what is stored. An engine that is paid by the call is asked
 * once: when its answer is lost, nobody can say whether it has worked, and the person gets the credits back.
 */
export async function paintImage(
  ctx: RunContext & { readonly imageEngine: ImageEngine },
  attempt: RunningAttempt,
): Promise<Outcome> {
  const { claimed, signal, report } = attempt;
  const { imageEngine } = ctx;
  const { capabilities } = imageEngine;
  const { engine, restartable, digitalSource } = capabilities;
  if (claimed.submission !== null && !restartable) return lost('An earlier attempt has asked the engine and ended.');
  // Before the engine is asked: without it nothing is begun, and nothing is paid.
  const reference = claimed.source_key === null ? undefined : await readReference(ctx, claimed.source_key);
  const request = {
    id: claimed.id,
    words: claimed.prompt,
    prompt: composePrompt(claimed.prompt, claimed.style),
    ...(claimed.negative_prompt !== null && { negativePrompt: claimed.negative_prompt }),
    style: claimed.style,
    seed: Number(claimed.seed),
    width: claimed.width,
    height: claimed.height,
    guidanceScale: claimed.guidance_scale ?? limits.guidanceDefault,
  };
  const ask = (): Promise<ImageOutcome> =>
    imageEngine.generate({ ...request, ...(reference && { reference }), onProgress: report, signal });
  const outcome = await askEngine<Exclude<ImageOutcome, { kind: 'busy' }>>(ctx, {
    ...attempt,
    engine,
    restartable,
    // What is written down of it names the upload, and does not hold it.
    request: { ...request, ...(reference && { reference: claimed.source_key }) },
    ask: restartable ? ask : () => ask().catch(doubt(signal)),
  });
  const provenance = reference ? { ...capabilities, digitalSource: compositeOf(digitalSource) } : capabilities;
  return imageOutcome(ctx, { claimed, outcome, restartable, provenance });
}
