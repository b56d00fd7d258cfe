import type { Content } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { getReference } from '../uploads/index.ts';
import type { RequestKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { newVideo, type VideoSettings } from './new-video.ts';
import { startGenerations, startOnce } from './start-generations.ts';

export interface StartVideoInput {
  readonly actor: SignedIn;
  readonly prompt: string;
  readonly settings: VideoSettings;
  /** Key of an own upload: the film starts from that picture. */
  readonly referenceKey: string | undefined;
  readonly requestKey: RequestKey | undefined;
  /** Below 0 for background work; people come first. */
  readonly priority?: number;
}

/** Charges and starts one film, from words or from an own uploaded picture. */
export async function startVideo(ctx: StartContext, input: StartVideoInput): Promise<Content> {
  const { actor, prompt, settings, referenceKey, requestKey, priority } = input;
  const start = async (): Promise<Content[]> => {
    const source = referenceKey === undefined ? undefined : await getReference(ctx, { actor, key: referenceKey });
    const createdAt = ctx.clock.now();
    const generations = [newVideo(ctx, { settings, prompt, source, createdAt })];
    return startGenerations(ctx, { actor, generations, createdAt, requestKey, priority });
  };
  const [content] = await startOnce(ctx, { actor, requestKey, start });
  invariant(content, 'what was started is answered');
  return content;
}
