import {
  type Content,
  type ContentType,
  isStorableText,
  profilePicturePath,
  type PublicUser,
} from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { usernameKey } from '../accounts/index.ts';
import { presentContent, type PresentContext } from '../content/index.ts';
import { findBlockedAmong, findFollowFigures } from '../follows/index.ts';
import { listPinned } from './pins.store.ts';
import { findProfile, listOwned } from './profiles.store.ts';

/** What the verbs of profiles are given. */
export interface ProfileContext {
  readonly db: Db;
  readonly clock: Clock;
}

type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** The active person of this name, or of one that the person had before; throws 404 when there is none. */
export async function getProfileRow(ctx: ProfileContext, username: string): Promise<ProfileRow> {
  const own = { usernameKey: usernameKey(username), now: ctx.clock.now() };
  const row = isStorableText(username) ? await findProfile(ctx.db, own) : undefined;
  if (!row) throw appError('not_found');
  return row;
}

/** What this viewer can count: the owner everything, others what is public. */
function countsFor(row: ProfileRow, viewer: Actor): PublicUser['counts'] {
  const mine = actorId(viewer) === row.id;
  const images = mine ? row.all_images : row.public_images;
  const videos = mine ? row.all_videos : row.public_videos;
  return { posts: images + videos, images, videos };
}

/** The public side of a person (R-ENT-03). */
export async function getProfile(
  ctx: ProfileContext,
  input: { readonly username: string; readonly viewer: Actor },
): Promise<PublicUser> {
  const row = await getProfileRow(ctx, input.username);
  const figures = await findFollowFigures(ctx.db, { userId: row.id, viewerId: actorId(input.viewer) });
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name ?? row.username,
    profile_pic:
      row.profile_pic_id === null ? null : profilePicturePath({ userId: row.id, pictureId: row.profile_pic_id }),
    created_at: row.created_at.toISOString(),
    bio: row.bio,
    counts: countsFor(row, input.viewer),
    ...figures,
    is_blocked: await hasBlocked(ctx, { owner: row, viewer: input.viewer }),
  };
}

/** Whether the viewer has blocked the person of a profile. */
export async function hasBlocked(
  ctx: ProfileContext,
  { owner, viewer }: { readonly owner: ProfileRow; readonly viewer: Actor },
): Promise<boolean> {
  return (await findBlockedAmong(ctx.db, { viewerId: actorId(viewer), people: [owner.id] })).has(owner.id);
}

/** What a person has pinned, as this viewer may see it; nothing of whom the viewer has blocked (KEEP-70). */
export async function listPins(
  ctx: PresentContext & ProfileContext,
  input: { readonly username: string; readonly viewer: Actor },
): Promise<Content[]> {
  const owner = await getProfileRow(ctx, input.username);
  if (await hasBlocked(ctx, { owner, viewer: input.viewer })) return [];
  const rows = await listPinned(ctx.db, { ownerId: owner.id, viewerId: actorId(input.viewer) });
  return rows.map((row) => presentContent(ctx, row, input.viewer));
}

/** A page of a person's items, as this viewer may see them; none of whom the viewer has blocked (KEEP-67). */
export async function listUserContent(
  ctx: PresentContext & ProfileContext,
  input: {
    readonly username: string;
    readonly viewer: Actor;
    readonly contentType: 'all' | ContentType;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly items: Content[]; readonly total: number }> {
  const owner = await getProfileRow(ctx, input.username);
  if (await hasBlocked(ctx, { owner, viewer: input.viewer })) return { items: [], total: 0 };
  const { limit, offset, contentType } = input;
  const rows = await listOwned(ctx.db, {
    ownerId: owner.id,
    viewerId: actorId(input.viewer),
    contentType,
    limit,
    offset,
  });
  const items = rows.map((row) => presentContent(ctx, row, input.viewer));
  const counts = countsFor(owner, input.viewer);
  return {
    items,
    total: contentType === 'all' ? counts.posts : contentType === 'image' ? counts.images : counts.videos,
  };
}
