import type { ContentContext } from './content.context.ts';
import { listingChannel } from './listing-channel.ts';

/** Tells every process that these items have changed; this one forgets them before it answers. */
export async function publishChange(
  ctx: Pick<ContentContext, 'signals' | 'stills' | 'conversions'>,
  ids: readonly string[],
): Promise<void> {
  ctx.stills.forget(ids);
  ctx.conversions.forget(ids);
  await ctx.signals.publish(listingChannel, ids.join(' '));
}
