import type { ContentType } from '@loomlight/contract';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import { ownerOfName } from '../accounts/index.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';

/** A person with the counters, by the name, or by one that the person had before (PEOPLE-13); undefined when there is no active one. */
export async function findProfile(db: Db, own: { readonly usernameKey: string; readonly now: Date }) {
  return db
    .selectFrom('users')
    .innerJoin('user_stats', 'user_stats.user_id', 'users.id')
    .selectAll('user_stats')
    .select(['users.id', 'users.username', 'users.created_at', 'users.profile_pic_id', 'users.bio', 'users.full_name'])
    .where('users.id', '=', ownerOfName(own))
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

/** A page of a person's items, newest first, over the index content_by_owner. */
export async function listOwned(
  db: Db,
  page: {
    readonly ownerId: string;
    readonly viewerId: string | undefined;
    readonly contentType: 'all' | ContentType;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ContentRow[]> {
  let query = contentQuery(db, page.viewerId)
    .where('content.user_id', '=', page.ownerId)
    .orderBy('content.created_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(page.limit)
    .offset(page.offset);
  if (page.contentType !== 'all') query = query.where('content.content_type', '=', page.contentType);
  if (page.viewerId !== page.ownerId) query = query.where(isPublicAndReady());
  return query.execute();
}
