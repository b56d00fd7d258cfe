import { composePrompt, limits } from '@loomlight/contract';
import { deriveVariants } from './derive-variants.ts';
import { encodeImage } from './encode-image.ts';
import type { RunContext } from './generation.context.ts';
import type { ClaimedGeneration } from './generation.store.ts';
import type { Outcome } from './made.ts';
import type { ProgressReporter } from './report-progress.ts';

/** Asks the image engine for one picture, and makes of it what is stored. */
export async function paintImage(
  ctx: Pick<RunContext, 'imageEngine'>,
  claimed: ClaimedGeneration,
  signal: AbortSignal,
  report: ProgressReporter['report'],
): Promise<Outcome> {
  const { capabilities } = ctx.imageEngine;
  const seed = Number(claimed.seed);
  const outcome = await ctx.imageEngine.generate({
    words: claimed.prompt,
    prompt: composePrompt(claimed.prompt, claimed.style),
    style: claimed.style,
    seed,
    width: claimed.width,
    height: claimed.height,
    guidanceScale: claimed.guidance_scale ?? limits.guidanceDefault,
    onProgress: report,
    signal,
  });
  if (outcome.kind === 'refused') return outcome;
  const variants = await deriveVariants(outcome.image, claimed);
  const file = await encodeImage(outcome.image, {
    ...capabilities,
    seed: claimed.is_public && !claimed.is_prompt_locked ? seed : undefined,
  });
  return { kind: 'made', made: { ...file, width: claimed.width, height: claimed.height, variants } };
}
