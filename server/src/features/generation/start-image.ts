import type { Content } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';
import { invariant } from '../../kernel/errors.ts';
import type { StartContext } from './generation.context.ts';
import { getImageReference } from './get-image-reference.ts';
import { type ImageSettings, newImage } from './new-generation.ts';
import { startGenerations, startOnce } from './start-generations.ts';

export interface StartImageInput {
  readonly actor: SignedIn;
  readonly settings: ImageSettings;
  /** Key of an own upload: the image starts from that one. */
  readonly referenceKey?: string | undefined;
  readonly idempotencyKey: IdempotencyKey | undefined;
  /** Below 0 for background work; people come first. */
  readonly priority?: number;
}

/**
 * Charges and starts one image. The price is computed here from the size and the engine; what the caller believes it to be is
 * never looked at.
 */
export async function startImage(ctx: StartContext, input: StartImageInput): Promise<Content> {
  const { actor, settings, referenceKey, idempotencyKey, priority } = input;
  const start = async (): Promise<Content[]> => {
    const reference = await getImageReference(ctx, { actor, settings, referenceKey });
    const createdAt = ctx.clock.now();
    const generations = [newImage(ctx, { settings, reference, createdAt })];
    return startGenerations(ctx, { actor, generations, createdAt, idempotencyKey, priority });
  };
  const [content] = await startOnce(ctx, { actor, idempotencyKey, start });
  invariant(content, 'what was started is answered');
  return content;
}
