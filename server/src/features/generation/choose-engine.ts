import { fieldError } from '../../kernel/errors.ts';
import { chooseEngine, type OpenEngine, type OpenEngines } from '../../kernel/open-engines.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';

/** The engine that a request asks for, or the default; throws 422 for one that takes nothing new, whether there is one of that name or not. */
export function engineOnOffer<E extends { readonly capabilities: { readonly engine: string } }>(
  engines: OpenEngines<E>,
  name: string | undefined,
): OpenEngine<E> {
  const open = chooseEngine(engines, name);
  if (!open) throw fieldError('engine', 'This engine is not on offer.');
  return open;
}

/**
 * The engine that images are asked of, as `engineOnOffer`; throws 422 as well for one that cannot be told what to leave out, and is, and for one
 * that starts from words alone, and is given an image (MAKE-90).
 */
export function painterOnOffer<E extends Pick<ImageEngine, 'capabilities'>>(
  engines: OpenEngines<E>,
  wish: {
    readonly engine?: string | undefined;
    readonly negativePrompt?: string | undefined;
    readonly referenceKey?: string | undefined;
  },
): OpenEngine<E> {
  const open = engineOnOffer(engines, wish.engine);
  if (wish.negativePrompt !== undefined && open.engine.capabilities.takesNegativePrompt !== true)
    throw fieldError('negative_prompt', 'This engine cannot be told what to leave out. Please clear that field.');
  if (wish.referenceKey !== undefined && open.engine.capabilities.takesReference !== true)
    throw fieldError('image_s3_key', 'This engine takes no reference image. Please remove it.');
  return open;
}
