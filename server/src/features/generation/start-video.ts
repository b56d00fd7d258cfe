import type { Content } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { getReference } from '../uploads/index.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { newVideo, type VideoSettings } from './new-generation.ts';
import { startGenerations, startOnce } from './start-generations.ts';

export interface StartVideoInput {
  readonly actor: SignedIn;
  readonly prompt: string;
  readonly settings: VideoSettings;
  /** Key of an own upload: the video starts from that image. */
  readonly referenceKey: string | undefined;
  readonly idempotencyKey: IdempotencyKey | undefined;
  /** Below 0 for background work; people come first. */
  readonly priority?: number;
}

/** Charges and starts one video, from words or from an own uploaded image. */
export async function startVideo(ctx: StartContext, input: StartVideoInput): Promise<Content> {
  const { actor, prompt, settings, referenceKey, idempotencyKey, priority } = input;
  const start = async (): Promise<Content[]> => {
    const source = referenceKey === undefined ? undefined : await getReference(ctx, { actor, key: referenceKey });
    const createdAt = ctx.clock.now();
    const generations = [newVideo(ctx, { settings, prompt, source, createdAt })];
    return startGenerations(ctx, { actor, generations, createdAt, idempotencyKey, priority });
  };
  const [content] = await startOnce(ctx, { actor, idempotencyKey, start });
  invariant(content, 'what was started is answered');
  return content;
}
