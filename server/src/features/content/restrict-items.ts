import type { InTx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import { listingChannel } from './listing-channel.ts';
import { runMediaTasks } from './media-tasks.ts';
import { insertManyMediaTasks, type MediaTask } from './media-tasks.store.ts';
import { moveTasks } from './move-tasks.ts';
import {
  lockStandingItems,
  readWholeItems,
  type StandingItem,
  updateReleased,
  updateRestricted,
} from './restrict.store.ts';
import { privateKey, publicKey, smallKey } from './storage-key.ts';

type Acting = InTx & { readonly clock: Clock; readonly ids: Ids };

/** How an item was before it was restricted. */
export interface BeforeRestriction {
  readonly isPublic: boolean;
  /** What its words cost; null where they were not for sale. */
  readonly price: number | null;
}

/**
 * Restricts items: they go private by another hand, with everything that follows from being private (decision 57), and stay so until they are
 * released. Their media go below names that nobody was ever told. Answers how each was before; what is gone, or is being made, is left out.
 * One that is restricted already comes under this decision, and is told as it was before the first.
 */
export async function restrictItems(
  ctx: Acting,
  wishes: readonly { readonly id: string; readonly decisionId: string; readonly as: 'hidden' | 'removed' }[],
): Promise<ReadonlyMap<string, BeforeRestriction>> {
  const now = ctx.clock.now();
  const before = new Map<string, BeforeRestriction>();
  const tasks: (MediaTask & { readonly contentId: string })[] = [];
  const items = await lockStandingItems(
    ctx.tx,
    wishes.map(({ id }) => id),
  );
  for (const item of items) {
    const wish = wishes.find(({ id }) => id === item.id);
    if (!wish) continue;
    before.set(item.id, { isPublic: item.is_public, price: item.price });
    const random = ctx.ids.uuid();
    const mediaKey = item.media_key === null ? null : privateKey({ ...placeOf(item), random });
    await updateRestricted(ctx.tx, { ...wish, isTrashed: item.is_trashed, mediaKey, now });
    tasks.push(...movesOf(item, mediaKey));
  }
  await insertManyMediaTasks(ctx.tx, tasks, now);
  return before;
}

/**
 * Ends the restriction of items, or the wait of those that are to be looked at: each is as its owner had it or wished, public ones below their old
 * address. Answers which were restricted or waited.
 */
export async function releaseItems(
  ctx: Acting,
  wishes: readonly { readonly id: string; readonly before: BeforeRestriction }[],
): Promise<readonly string[]> {
  const now = ctx.clock.now();
  const released: string[] = [];
  const tasks: (MediaTask & { readonly contentId: string })[] = [];
  const items = await lockStandingItems(
    ctx.tx,
    wishes.map(({ id }) => id),
  );
  for (const item of items) {
    const wish = wishes.find(({ id }) => id === item.id);
    if (!wish || (item.restricted_by === null && !item.is_in_review)) continue;
    const isShown = wish.before.isPublic && !item.is_trashed;
    const mediaKey = item.media_key !== null && isShown ? publicKey(placeOf(item)) : item.media_key;
    await updateReleased(ctx.tx, { id: item.id, isTrashed: item.is_trashed, ...wish.before, mediaKey, now });
    tasks.push(...movesOf(item, mediaKey));
    released.push(item.id);
  }
  await insertManyMediaTasks(ctx.tx, tasks, now);
  return released;
}

/** An item as it was frozen. */
export interface FrozenItem extends StandingItem {
  /** All of it, its words among it. */
  readonly row: unknown;
}

/**
 * Freezes items in the transaction of whoever holds them as evidence: the rows as they are, and a task that copies their media below the key that
 * `keyOf` gives. Tasks of one item are done in order, so that an owner who deletes it a second later cannot outrun it. Answers what was found.
 */
export async function freezeItems(
  ctx: Acting,
  input: {
    readonly items: readonly StandingItem[];
    readonly keyOf: (item: StandingItem) => string;
  },
): Promise<readonly FrozenItem[]> {
  const whole = await readWholeItems(
    ctx.tx,
    input.items.map(({ id }) => id),
  );
  const tasks = input.items.flatMap((item) => {
    if (item.media_key === null || item.small_key === null) return [];
    const target = input.keyOf(item);
    return [
      { action: 'copy', key: item.media_key, target, contentId: item.id } as const,
      { action: 'copy', key: item.small_key, target: smallKey(target), contentId: item.id } as const,
    ];
  });
  await insertManyMediaTasks(ctx.tx, tasks, ctx.clock.now());
  return input.items.map((item) => ({ ...item, row: whole.find(({ id }) => id === item.id)?.row ?? {} }));
}

/** Does what is to be done to the media of items, after the commit, and tells every process that they have changed. */
export async function settleItems(
  ctx: Pick<ContentContext, 'db' | 'clock' | 'objectStore' | 'signals'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  try {
    for (const id of ids) await runMediaTasks(ctx, id);
  } finally {
    await ctx.signals.publish(listingChannel, ids.join(' '));
  }
}

function placeOf(item: StandingItem) {
  return { userId: item.user_id, contentType: item.content_type, id: item.id };
}

function movesOf(item: StandingItem, mediaKey: string | null): (MediaTask & { readonly contentId: string })[] {
  const { media_key: from, small_key: small } = item;
  if (from === null || small === null || mediaKey === null || mediaKey === from) return [];
  return moveTasks({ mediaKey: from, smallKey: small }, mediaKey).map((task) => ({ ...task, contentId: item.id }));
}
