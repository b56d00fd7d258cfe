import { buffer } from 'node:stream/consumers';
import type { ReferenceImage } from '../../ports/image-engine.ts';
import type { RunContext } from './generation.context.ts';

/** The image that a generation starts from, as it was stored; throws where it was removed since the start. */
export async function readReference(ctx: Pick<RunContext, 'objectStore'>, key: string): Promise<ReferenceImage> {
  const stored = await ctx.objectStore.find(key);
  if (!stored) throw new Error('The picture that this starts from is not there.');
  return { bytes: await buffer(stored.open()), mediaType: stored.mediaType };
}
