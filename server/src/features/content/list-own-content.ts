import type { Content, ContentType } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { countOwn, listOwn } from './content.store.ts';
import { presentContent } from './present-content.ts';

/** A page of own items by number. */
export interface OwnPage {
  readonly items: Content[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly has_more: boolean;
}

/** Own images or videos, newest first, in every state; the total comes from a counter and not from counting. */
export async function listOwnContent(
  ctx: Pick<ContentContext, 'db' | 'clock' | 'objectStore'>,
  input: {
    readonly actor: SignedIn;
    readonly contentType: ContentType;
    readonly page: number;
    readonly limit: number;
  },
): Promise<OwnPage> {
  const { actor, contentType, page, limit } = input;
  const offset = (page - 1) * limit;
  const rows = await listOwn(ctx.db, { userId: actor.userId, contentType, limit, offset });
  const total = await countOwn(ctx.db, actor.userId, contentType);
  const items = rows.map((row) => presentContent(ctx, row, actor));
  return { items, page, limit, total, has_more: offset + rows.length < total };
}
