import { type Content, isReadyStatus } from '@loomlight/contract';
import { type Openness, opennessOfDerived } from '@loomlight/contract/derived';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { type ContentRow, getOwnContent } from '../content/index.ts';
import { discardUpload, keepPicture, type Reference } from '../uploads/index.ts';
import type { RequestKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import type { NewVideo } from './generation.store.ts';
import { newVideo, type VideoSettings } from './new-video.ts';
import { findFirstAnswer, startGenerations, startOnce } from './start-generations.ts';

interface VideosFromImagesInput {
  readonly actor: SignedIn;
  /** One to four. */
  readonly imageIds: readonly string[];
  /** Undefined where each film takes the words of its picture. */
  readonly prompt: string | undefined;
  readonly settings: VideoSettings;
  readonly requestKey: RequestKey | undefined;
}

/** Charges and starts a film from each of one to four own pictures, together or not at all. */
export async function startVideosFromImages(ctx: StartContext, input: VideosFromImagesInput): Promise<Content[]> {
  const { actor, requestKey } = input;
  // Before any picture is copied: a resent request makes nothing.
  const first = requestKey && (await findFirstAnswer(ctx, { actor, requestKey }));
  if (first) return first;
  return startOnce(ctx, { actor, requestKey, start: () => startFromCopies(ctx, input) });
}

async function startFromCopies(ctx: StartContext, input: VideosFromImagesInput): Promise<Content[]> {
  const { actor, imageIds, requestKey } = input;
  const createdAt = ctx.clock.now();
  const generations: NewVideo[] = [];
  const copies: string[] = [];
  try {
    // At most four; one after the other, so that one request never holds four decoded pictures.
    for (const id of imageIds) {
      const picture = await getOwnContent(ctx, { id, contentType: 'image', actor });
      if (!isReadyStatus(picture.status) || picture.media_key === null) throw appError('not_ready');
      const prompt = input.prompt ?? picture.prompt;
      const settings = {
        ...input.settings,
        openness: openness(picture, prompt, input.settings.openness),
        remixOf: picture.id,
      };
      // Judged before it is copied: what the engine lacks leaves nothing behind.
      newVideo(ctx, { settings, prompt, source: { ...picture, key: '' }, createdAt });
      const source = await copyPicture(ctx, { actor, key: picture.media_key });
      copies.push(source.key);
      generations.push(newVideo(ctx, { settings, prompt, source, createdAt }));
    }
    return await startGenerations(ctx, { actor, generations, createdAt, requestKey });
  } catch (error) {
    // No film starts from them: they would only take room until tomorrow.
    for (const key of copies) await discardUpload(ctx, key);
    throw error;
  }
}

/** The film shows the picture, and with its words says what made it. */
function openness(picture: ContentRow, words: string, wish: Openness): Openness {
  return opennessOfDerived({ source: { ...picture, text_prompt: picture.prompt, isOwn: true }, words, wish });
}

/** A copy of its own: the picture may be removed or moved while the film waits. */
async function copyPicture(
  ctx: StartContext,
  picture: { readonly actor: SignedIn; readonly key: string },
): Promise<Reference> {
  const stored = await ctx.objectStore.find(picture.key);
  if (!stored) throw appError('not_found');
  return keepPicture(ctx, { actor: picture.actor, sizeBytes: stored.sizeBytes, open: () => stored.open() });
}
