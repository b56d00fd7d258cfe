import { wireStatus } from '@loomlight/contract';
import { type ClaimedGeneration, listingChannel, privateKey, publicKey, smallKey } from '../content/index.ts';
import { announceUnread } from '../notifications/index.ts';
import type { RunContext } from './generation.context.ts';
import { completeGeneration, hasFailed } from './generation.store.ts';
import type { Made } from './made.ts';
import { publishProgress } from './progress-signal.ts';

/** Bytes first, row after: what is finished has its bytes. What loses the race is removed again. */
export async function storeMedia(
  ctx: RunContext,
  input: { readonly claimed: ClaimedGeneration; readonly made: Made },
): Promise<void> {
  const { claimed, made } = input;
  const item = { userId: claimed.user_id, contentType: claimed.content_type, id: claimed.id };
  const mediaKey = claimed.is_public ? publicKey(item) : privateKey({ ...item, random: ctx.ids.uuid() });
  const discard = (): Promise<unknown> =>
    Promise.all([ctx.objectStore.remove(mediaKey), ctx.objectStore.remove(smallKey(mediaKey))]);
  try {
    await putBody(ctx, mediaKey, made);
    await ctx.objectStore.put(smallKey(mediaKey), made.variants.small, 'image/webp');
  } catch (error) {
    // A private key is this attempt's own, and the next one takes another: half a picture would stay for ever.
    if (!claimed.is_public) await discard();
    throw error;
  }
  const now = ctx.clock.now();
  const won = await completeGeneration(ctx.db, claimed, {
    mediaKey,
    smallKey: smallKey(mediaKey),
    mediaType: made.mediaType,
    placeholder: made.variants.placeholder,
    width: made.width,
    height: made.height,
    now,
  });
  if (!won) {
    // A private key is this attempt's own. A public one is whichever attempt's finished, unless none may any more.
    if (!claimed.is_public || (await hasFailed(ctx.db, claimed.id))) await discard();
    return;
  }
  ctx.onFinal('completed', now.getTime() - claimed.created_at.getTime());
  // Before its maker hears of it: whoever is told that it is done finds it in the gallery.
  if (claimed.is_public) await ctx.signals.publish(listingChannel, claimed.id);
  const status = wireStatus(claimed.content_type, 'completed');
  await publishProgress(ctx, { id: claimed.id, status, progress: 1, status_message: null });
  announceUnread(ctx, claimed.user_id);
}

function putBody(ctx: RunContext, key: string, { body, mediaType }: Made): Promise<void> {
  return body.kind === 'file'
    ? ctx.objectStore.putFile(key, body.path, mediaType)
    : ctx.objectStore.put(key, body.bytes, mediaType);
}
