import { type Content, type ContentType, isFinalStatus, isReadyStatus, limits } from '@loomlight/contract';
import { inTransaction, type InTx } from '../../db/transaction.ts';
import { refuseMuted, type SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import {
  type ContentRow,
  findContent,
  holdsBoughtWords,
  lockOwnContent,
  type OwnContent,
  updateVisibility,
} from './content.store.ts';
import { notOwnError } from './get-content.ts';
import { publishChange } from './listing-signal.ts';
import { runMediaTasks } from './media-tasks.ts';
import { insertMediaTasks, type MediaTask } from './media-tasks.store.ts';
import { moveTasks } from './move-tasks.ts';
import { presentContent } from './present-content.ts';
import { privateKey, publicKey, smallKey } from './storage-key.ts';

export interface ContentChange {
  readonly isPublic?: boolean | undefined;
  readonly isPromptLocked?: boolean | undefined;
  readonly promptPrice?: number | undefined;
}

/**
 * Changes visibility, lock and price of an own item, all together or not at all. Going private opens the prompt and
 * moves the media, so that the old address is dead. Throws 403 for what is somebody else's, 404 for what may not be seen, 409 for a lock on
 * private content (R-FORM-14), 403 for who is muted and would show or sell (DESK-34), 409 for a price without a lock, for publishing words that were bought (BOOKS-6), while it is being made, and while this
 * site restricts it.
 */
export async function changeContent(
  ctx: ContentContext,
  input: {
    readonly id: string;
    readonly contentType: ContentType;
    readonly actor: SignedIn;
    readonly change: ContentChange;
  },
): Promise<Content> {
  if (!isUuid(input.id)) throw appError('not_found');
  await inTransaction(ctx, async (ctx) => {
    const row = await lockOwnContent(ctx.tx, {
      id: input.id,
      userId: input.actor.userId,
      contentType: input.contentType,
    });
    if (!row) throw await notOwnError(ctx, input);
    // Its worker has read how it is to be stored; a moment later it can be changed.
    if (!isFinalStatus(row.status)) throw appError('not_ready');
    if (row.restricted_by !== null) throw appError('restricted');
    if (row.review_is_public !== null) throw appError('in_review');
    if (shows(row, input.change)) refuseMuted(input.actor, ctx.clock.now());
    await apply(ctx, row, input.change);
  });
  // Told after the files have moved: whoever read an old one in between forgets it again.
  try {
    await runMediaTasks(ctx, input.id);
  } finally {
    await publishChange(ctx, [input.id]);
  }
  const row: ContentRow | undefined = await findContent(ctx.db, input.id, input.actor.userId);
  // It may have been removed by its owner's other tab meanwhile.
  if (!row) throw appError('not_found');
  return presentContent(ctx, row, input.actor);
}

/** What is private becomes public, or what is open goes on sale. */
function shows(row: OwnContent, change: ContentChange): boolean {
  return (change.isPublic === true && !row.is_public) || (change.isPromptLocked === true && !row.is_prompt_locked);
}

async function apply(ctx: ContentContext & InTx, row: OwnContent, change: ContentChange): Promise<void> {
  const now = ctx.clock.now();
  const isPublic = change.isPublic ?? row.is_public;
  const wantsLock = change.isPromptLocked ?? (row.is_prompt_locked && isPublic);
  if (wantsLock && !isPublic) throw appError('private_content');
  if (change.promptPrice !== undefined && change.promptPrice > 0 && !wantsLock) throw appError('not_locked');
  if (isPublic && !row.is_public && (await holdsBoughtWords(ctx.tx, row.id))) throw appError('bought_words');
  const price = wantsLock ? (change.promptPrice ?? (row.is_prompt_locked ? row.prompt_price : undefined)) : 0;
  const moved = isPublic === row.is_public ? undefined : moveMedia(ctx, row, isPublic);
  await updateVisibility(ctx.tx, row.id, {
    is_public: isPublic,
    is_prompt_locked: wantsLock,
    prompt_price: price ?? limits.lockPriceDefault,
    ...(wantsLock === row.is_prompt_locked ? {} : { lock_updated_at: now }),
    ...(isPublic === row.is_public ? {} : { visibility_updated_at: now }),
    ...(moved ? { media_key: moved.mediaKey, small_key: smallKey(moved.mediaKey) } : {}),
  });
  const tasks = [...(moved?.tasks ?? [])];
  const mediaKey = moved?.mediaKey ?? row.media_key;
  // The file may carry the seed as long as the prompt was open to everyone.
  if (wantsLock && !row.is_prompt_locked && row.content_type === 'image' && mediaKey !== null)
    tasks.push({ action: 'strip', key: mediaKey });
  await insertMediaTasks(ctx.tx, { contentId: row.id, tasks, now });
}

/** New keys for the media; what has failed has none. */
function moveMedia(
  ctx: ContentContext,
  row: OwnContent,
  isPublic: boolean,
): { readonly mediaKey: string; readonly tasks: readonly MediaTask[] } | undefined {
  if (!isReadyStatus(row.status) || row.media_key === null || row.small_key === null) return undefined;
  const item = { userId: row.user_id, contentType: row.content_type, id: row.id };
  const mediaKey = isPublic ? publicKey(item) : privateKey({ ...item, random: ctx.ids.uuid() });
  return { mediaKey, tasks: moveTasks({ mediaKey: row.media_key, smallKey: row.small_key }, mediaKey) };
}
