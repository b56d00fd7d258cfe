import { type Content, isReadyStatus, takenBackMessage } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import {
  type ContentContext,
  findContent,
  finishRemoval,
  forgetMedia,
  isOwner,
  isSold,
  lockOwnContent,
  missesSubject,
  presentContent,
  takeBackUntil,
} from '../content/index.ts';
import type { StartContext } from './generation.context.ts';
import { takeBackRow } from './generation.store.ts';
import { hearContent } from './hear-content.ts';

export interface TakenBack {
  /** Whole credits that came back. */
  readonly credits: number;
  readonly content: Content;
}

/**
 * Gives an own item back whose subject its engine said it would not draw (PEOPLE-23): it fails, its credits return in that statement, its
 * media are removed and it is in no list any more. Throws 404 for what is somebody else's, 409 for what drew its subject, is not finished, was
 * finished more than a day ago, has sold its words, or is back already.
 */
export async function takeBack(
  ctx: Pick<StartContext, 'imageEngines' | 'videoEngines'> &
    Pick<ContentContext, 'db' | 'clock' | 'objectStore' | 'signals' | 'stills' | 'conversions'>,
  input: { readonly id: string; readonly actor: SignedIn },
): Promise<TakenBack> {
  const { id, actor } = input;
  const found = isUuid(id) ? await findContent(ctx.db, id, actor.userId) : undefined;
  if (!found || !isOwner(found, actor)) throw appError('not_found');
  refuse(ctx, found);
  const heard = await hearContent(ctx, found);
  if (!heard || !missesSubject(heard)) throw appError('nothing_missed');
  const credits = await inTransaction(ctx, async (ctx) => {
    const contentType = found.content_type === 'video' ? 'video' : 'image';
    const row = await lockOwnContent(ctx.tx, { id, userId: actor.userId, contentType });
    // Its owner's other tab was faster.
    if (!row) throw appError('not_found');
    refuse(ctx, { ...found, status: row.status });
    // A question of its own: an unlock that was under way has held the item until now, and is seen only from here on.
    if (await isSold(ctx.tx, id)) throw appError('prompt_sold');
    await forgetMedia(ctx, row);
    return takeBackRow(ctx.tx, { id, message: takenBackMessage, now: ctx.clock.now() });
  });
  invariant(credits !== undefined, 'a finished piece that is held can be taken back');
  await finishRemoval(ctx, id);
  const after = await findContent(ctx.db, id, actor.userId);
  if (!after) throw appError('not_found');
  return { credits, content: presentContent(ctx, after, actor) };
}

/** What keeps an item from being taken back, whatever was drawn. */
function refuse(
  ctx: Pick<ContentContext, 'clock'>,
  item: { readonly status: string; readonly completed_at: Date | null },
): void {
  if (item.status === 'failed') throw appError('back_already');
  const until = takeBackUntil(item);
  if (!isReadyStatus(item.status) || !until) throw appError('not_ready');
  if (until <= ctx.clock.now()) throw appError('taken_back_late');
}
