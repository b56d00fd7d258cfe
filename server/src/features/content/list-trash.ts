import type { SignedIn } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { trashSince } from './content.rules.ts';
import { countTrashed, listTrashedRows } from './trash.store.ts';

/** A page of what the actor has deleted and can put back, the latest first, and how much there is, counted up to a bound (KEEP-28). */
export async function listTrash(
  ctx: Pick<ContentContext, 'db' | 'clock'>,
  input: {
    readonly actor: SignedIn;
    readonly limit: number;
    readonly after: { readonly trashedAt: Date; readonly id: string } | undefined;
  },
) {
  const of = { userId: input.actor.userId, since: trashSince(ctx.clock.now()) };
  const rows = await listTrashedRows(ctx.db, { ...of, limit: input.limit, after: input.after });
  return { rows, total: await countTrashed(ctx.db, of) };
}
