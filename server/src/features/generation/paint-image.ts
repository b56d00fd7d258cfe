import { composePrompt, limits } from '@loomlight/contract';
import { errorText } from '../../kernel/errors.ts';
import type { ImageOutcome, PaintedImage } from '../../ports/image-engine.ts';
import type { ClaimedGeneration } from '../content/index.ts';
import { askEngine } from './ask-engine.ts';
import { deriveVariants } from './derive-variants.ts';
import { encodeImage } from './encode-image.ts';
import type { RunContext } from './generation.context.ts';
import type { Outcome } from './made.ts';
import type { Provenance } from './provenance.ts';
import type { RunningAttempt } from './report-progress.ts';

/**
 * Asks the image engine for one picture, and makes of it what is stored. An engine that is paid by the call is asked
 * once: when its answer is lost, nobody can say whether it has worked, and the person gets the credits back.
 */
export async function paintImage(ctx: RunContext, attempt: RunningAttempt): Promise<Outcome> {
  const { claimed, signal, report } = attempt;
  const { capabilities } = ctx.imageEngine;
  const { engine, restartable } = capabilities;
  if (claimed.submission !== null && !restartable) return lost('An earlier attempt has asked the engine and ended.');
  const request = {
    id: claimed.id,
    words: claimed.prompt,
    prompt: composePrompt(claimed.prompt, claimed.style),
    style: claimed.style,
    seed: Number(claimed.seed),
    width: claimed.width,
    height: claimed.height,
    guidanceScale: claimed.guidance_scale ?? limits.guidanceDefault,
  };
  const ask = (): Promise<ImageOutcome> => ctx.imageEngine.generate({ ...request, onProgress: report, signal });
  const outcome = await askEngine<Exclude<ImageOutcome, { kind: 'busy' }>>(ctx, {
    ...attempt,
    engine,
    restartable,
    request,
    ask: restartable ? ask : () => ask().catch(doubt(signal)),
  });
  switch (outcome.kind) {
    case 'painted':
      return prepare(capabilities, claimed, outcome.image).catch((error: unknown) => {
        // What was paid for cannot be used, and must not be paid for again.
        if (restartable) throw error;
        return lost(errorText(error));
      });
    case 'refused':
      return { ...outcome, spent: 'unpaid' };
    case 'failed':
      return { ...outcome, spent: outcome.mayBePaid ? 'possibly_paid' : 'unpaid' };
    default:
      return outcome satisfies never;
  }
}

function lost(reason: string): Outcome {
  return { kind: 'failed', reason, spent: 'possibly_paid' };
}

function doubt(signal: AbortSignal): (error: unknown) => ImageOutcome {
  return (error) => {
    // Whoever interrupted the attempt decides what becomes of it.
    signal.throwIfAborted();
    return { kind: 'failed', reason: errorText(error), mayBePaid: true };
  };
}

async function prepare(
  provenance: Omit<Provenance, 'seed'>,
  claimed: ClaimedGeneration,
  image: PaintedImage,
): Promise<Outcome> {
  const variants = await deriveVariants(image, claimed);
  const seed = claimed.is_public && !claimed.is_prompt_locked ? Number(claimed.seed) : undefined;
  const { bytes, mediaType } = await encodeImage(image, { ...provenance, seed });
  const { width, height } = claimed;
  return { kind: 'made', made: { body: { kind: 'bytes', bytes }, mediaType, width, height, variants } };
}
