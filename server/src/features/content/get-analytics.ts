import type { ContentType } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { ContentContext } from './content.context.ts';
import { findAnalytics, listDays } from './figures.store.ts';
import { getOwnContent } from './get-content.ts';

const daysShown = 90;

/** How an item is doing, in all and on days on which something happened. */
export interface Analytics {
  readonly totals: NonNullable<Awaited<ReturnType<typeof findAnalytics>>>;
  readonly days: Awaited<ReturnType<typeof listDays>>;
}

/** How an own item is doing, in all and on each of the newest days (UTC) on which something happened. */
export async function getAnalytics(
  ctx: Pick<ContentContext, 'db' | 'clock'>,
  input: { readonly id: string; readonly contentType: ContentType; readonly actor: SignedIn },
): Promise<Analytics> {
  const { id } = await getOwnContent(ctx, input);
  const totals = await findAnalytics(ctx.db, id);
  if (!totals) throw appError('not_found');
  const days = await listDays(ctx.db, id, addSeconds(ctx.clock.now(), -daysShown * 24 * 3600));
  return { totals, days };
}
