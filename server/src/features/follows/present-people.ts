import { profilePicturePath, type ReplyOf } from '@loomlight/contract';
import type { follows } from '@loomlight/contract/follows';
import type { listFollowing } from './list-following.ts';

/** A page of whom one follows or has blocked, as the wire spells it. */
export function presentPeople(
  rows: Awaited<ReturnType<typeof listFollowing>>,
  limit: number,
): ReplyOf<typeof follows.list> {
  const last = rows.at(-1);
  return {
    people: rows.map(({ id, username, full_name: fullName, profile_pic_id: pictureId, since }) => ({
      id,
      username,
      fullName: fullName ?? username,
      profile_pic: pictureId === null ? null : profilePicturePath({ userId: id, pictureId }),
      since: since.toISOString(),
    })),
    next: last && rows.length === limit ? { last_since: last.since.toISOString(), before: last.id } : null,
  };
}
