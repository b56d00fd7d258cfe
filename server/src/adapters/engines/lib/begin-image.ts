import { type EngineSize, engineSizeFor } from '../../../kernel/engine-size.ts';
import { invariant } from '../../../kernel/errors.ts';
import type { ImageCapabilities, ImageOutcome, ImageRequest } from '../../../ports/image-engine.ts';
import type { ProviderLine } from './provider-line.ts';
import { emptyPromptReason, providerPrompt } from './provider-prompt.ts';

/** What is asked of an engine elsewhere. */
export interface Asked {
  readonly prompt: string;
  readonly size: EngineSize;
}

/** What every engine elsewhere looks at before it is asked: words that remain, a line that is open, a size on offer. */
export function beginImage(
  line: ProviderLine,
  sizing: ImageCapabilities['sizing'],
  request: ImageRequest,
): { readonly kind: 'ask'; readonly asked: Asked } | ImageOutcome {
  const prompt = providerPrompt(request.prompt);
  if (prompt === undefined) return { kind: 'refused', reason: emptyPromptReason };
  const pauseMs = line.breaker.pauseMs();
  if (pauseMs > 0) return { kind: 'busy', retryAfterMs: pauseMs, reason: 'the breaker is open' };
  const size = engineSizeFor(sizing, request);
  invariant(size, 'only sizes on offer are charged for');
  return { kind: 'ask', asked: { prompt, size } };
}
