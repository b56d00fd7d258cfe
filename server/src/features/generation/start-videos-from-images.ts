import { type Content, isReadyStatus } from '@loomlight/contract';
import { type Openness, opennessOfDerived } from '@loomlight/contract/derived';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { type ContentRow, getOwnContent, isWithheld } from '../content/index.ts';
import { discardUpload, keepImage, type Reference } from '../uploads/index.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { type NewGeneration, newVideo, type VideoSettings } from './new-generation.ts';
import { findFirstAnswer, startGenerations, startOnce } from './start-generations.ts';

interface VideosFromImagesInput {
  readonly actor: SignedIn;
  /** One to four. */
  readonly imageIds: readonly string[];
  /** Undefined where each video takes the words of its image. */
  readonly prompt: string | undefined;
  readonly settings: VideoSettings;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** Charges and starts a video from each of one to four own images, together or not at all. */
export async function startVideosFromImages(ctx: StartContext, input: VideosFromImagesInput): Promise<Content[]> {
  const { actor, idempotencyKey } = input;
  // Before any image is copied: a resent request makes nothing.
  const first = idempotencyKey && (await findFirstAnswer(ctx, { actor, idempotencyKey }));
  if (first) return first;
  return startOnce(ctx, { actor, idempotencyKey, start: () => startFromCopies(ctx, input) });
}

async function startFromCopies(ctx: StartContext, input: VideosFromImagesInput): Promise<Content[]> {
  const { actor, imageIds, idempotencyKey } = input;
  const createdAt = ctx.clock.now();
  const generations: NewGeneration[] = [];
  const copies: string[] = [];
  try {
    // At most four; one after the other, so that one request never holds four decoded images.
    for (const id of imageIds) {
      const image = await getOwnContent(ctx, { id, contentType: 'image', actor });
      if (!isReadyStatus(image.status) || image.media_key === null) throw appError('not_ready');
      if (isWithheld(image)) throw appError('restricted');
      const prompt = input.prompt ?? image.prompt;
      const settings = {
        ...input.settings,
        openness: openness(image, prompt, input.settings.openness),
        remixOf: image.id,
      };
      // Judged before it is copied: what the engine lacks leaves nothing behind.
      newVideo(ctx, { settings, prompt, source: { ...image, key: '' }, createdAt });
      const source = await copyImage(ctx, { actor, key: image.media_key });
      copies.push(source.key);
      generations.push(newVideo(ctx, { settings, prompt, source, createdAt }));
    }
    return await startGenerations(ctx, { actor, generations, createdAt, idempotencyKey });
  } catch (error) {
    // No video starts from them: they would only take room until tomorrow.
    for (const key of copies) await discardUpload(ctx, key);
    throw error;
  }
}

/** The video shows the image, and with its words says what made it. */
function openness(image: ContentRow, words: string, wish: Openness): Openness {
  return opennessOfDerived({ source: { ...image, text_prompt: image.prompt, isOwn: true }, words, wish });
}

/** A copy of its own: the image may be removed or moved while the video waits. */
async function copyImage(
  ctx: StartContext,
  image: { readonly actor: SignedIn; readonly key: string },
): Promise<Reference> {
  const stored = await ctx.objectStore.find(image.key);
  if (!stored) throw appError('not_found');
  return keepImage(ctx, { actor: image.actor, sizeBytes: stored.sizeBytes, open: () => stored.open() });
}
