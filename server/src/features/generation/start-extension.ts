import { type Content, isBlank, isReadyStatus } from '@loomlight/contract';
import { opennessOfDerived } from '@loomlight/contract/derived';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, fieldError, invariant } from '../../kernel/errors.ts';
import { type ContentRow, getVisibleContent, hasPromptAccess, isOwner, isWithheld } from '../content/index.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';
import { discardUpload, keepLastFrame } from '../uploads/index.ts';
import type { StartContext } from './generation.context.ts';
import { newVideo, type VideoSettings } from './new-generation.ts';
import { findFirstAnswer, startGenerations, startOnce } from './start-generations.ts';

interface ExtensionInput {
  readonly actor: SignedIn;
  /** The video that is continued. */
  readonly id: string;
  readonly settings: VideoSettings;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/**
 * Charges and starts a video that goes on from the last frame of another one, with its words, at most as open as that one (MAKE-61). The frame
 * is kept as a copy before anything is charged: what becomes of the source later changes nothing. Throws 404 for what the caller may not see,
 * 403 for locked words, 409 for what is not finished, 422 for a video that cannot be read.
 */
export async function startExtension(ctx: StartContext, input: ExtensionInput): Promise<Content> {
  const { actor, idempotencyKey } = input;
  // Before any frame is read: a resent request makes nothing.
  const first = idempotencyKey && (await findFirstAnswer(ctx, { actor, idempotencyKey }));
  const [content] = first ?? (await startOnce(ctx, { actor, idempotencyKey, start: () => startFromFrame(ctx, input) }));
  invariant(content, 'what was started is answered');
  return content;
}

async function startFromFrame(ctx: StartContext, { actor, id, settings, idempotencyKey }: ExtensionInput) {
  const createdAt = ctx.clock.now();
  const video = await getVisibleContent(ctx, { id, contentType: 'video', viewer: actor });
  // A video of the same words would show what the words are worth.
  if (!hasPromptAccess(video, actor)) throw appError('forbidden');
  // What was brought along may have come without words.
  if (isBlank(video.prompt)) throw fieldError('text_prompt', 'Please describe what you want to create.');
  if (!isReadyStatus(video.status) || video.media_key === null) throw appError('not_ready');
  if (isWithheld(video)) throw appError('restricted');
  const like = { settings: continuing(video, actor, settings), prompt: video.prompt, continues: true, createdAt };
  // Judged before it is read: what the engine lacks leaves nothing behind.
  newVideo(ctx, { ...like, source: { ...video, key: '' } });
  const source = await copyLastFrame(ctx, { actor, key: video.media_key });
  try {
    const generations = [newVideo(ctx, { ...like, source })];
    return await startGenerations(ctx, { actor, generations, createdAt, idempotencyKey });
  } catch (error) {
    await discardUpload(ctx, source.key);
    throw error;
  }
}

function continuing(video: ContentRow, actor: SignedIn, settings: VideoSettings): VideoSettings {
  const openness = opennessOfDerived({
    source: { ...video, text_prompt: video.prompt, isOwn: isOwner(video, actor) },
    words: video.prompt,
    wish: settings.openness,
  });
  return { ...settings, openness, remixOf: video.id };
}

async function copyLastFrame(ctx: StartContext, video: { readonly actor: SignedIn; readonly key: string }) {
  const stored = await ctx.objectStore.find(video.key);
  // It has just been moved or removed.
  if (!stored) throw appError('not_found');
  return keepLastFrame(ctx, { actor: video.actor, open: () => stored.open() });
}
