import { wireStatus } from '@loomlight/contract';
import { type ClaimedGeneration, listingChannel, privateKey, publicKey, smallKey, wideKey } from '../content/index.ts';
import { announceUnread } from '../notifications/index.ts';
import type { RunContext } from './generation.context.ts';
import { completeGeneration, hasFailed } from './generation.store.ts';
import type { Made } from './made.ts';
import { signMade } from './sign-made.ts';
import { publishProgress } from './progress-signal.ts';

/** Bytes first, row after: what is finished has its bytes. What loses the race is removed again. */
export async function storeMedia(
  ctx: RunContext,
  input: { readonly claimed: ClaimedGeneration; readonly made: Made; readonly begunAt: Date },
): Promise<void> {
  const { made } = input;
  const { small, wide, print } = made.variants;
  const causeToLook = await ctx.imageRules?.causeToLook({ still: small, print });
  // From its first moment on: there is never a public file of it.
  const claimed = causeToLook ? { ...input.claimed, is_public: false } : input.claimed;
  const item = { userId: claimed.user_id, contentType: claimed.content_type, id: claimed.id };
  const mediaKey = claimed.is_public ? publicKey(item) : privateKey({ ...item, random: ctx.ids.uuid() });
  const discard = (): Promise<unknown> =>
    Promise.all([mediaKey, smallKey(mediaKey), wideKey(mediaKey)].map((key) => ctx.objectStore.remove(key)));
  const now = ctx.clock.now();
  const signed = await signMade(ctx, { claimed, made, now });
  try {
    await putBody(ctx, mediaKey, { body: signed.body, mediaType: made.mediaType });
    await ctx.objectStore.put(smallKey(mediaKey), small, 'image/webp');
    if (wide) await ctx.objectStore.put(wideKey(mediaKey), wide, 'image/webp');
  } catch (error) {
    // A private key is this attempt's own, and the next one takes another: half an image would stay for ever.
    if (!claimed.is_public) await discard();
    throw error;
  } finally {
    // The body as the engine made it is the caller's, who may try again with it.
    if (signed.body !== made.body && signed.body.kind === 'file') await signed.body.discard();
  }
  const won = await completeGeneration(ctx.db, claimed, {
    mediaKey,
    smallKey: smallKey(mediaKey),
    mediaType: made.mediaType,
    placeholder: made.variants.placeholder,
    colours: made.variants.colours,
    print: print ?? null,
    causeToLook,
    width: made.width,
    height: made.height,
    signedBy: signed.signedBy,
    mark: made.mark,
    now,
    begunAt: input.begunAt,
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

function putBody(ctx: RunContext, key: string, { body, mediaType }: Pick<Made, 'body' | 'mediaType'>): Promise<void> {
  return body.kind === 'file'
    ? ctx.objectStore.putFile(key, body.path, mediaType)
    : ctx.objectStore.put(key, body.bytes, mediaType);
}
