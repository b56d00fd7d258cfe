import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { type ContentRow, findContents } from '../content/index.ts';
import { type HistoryPlace, listNewestOfWords } from './history.store.ts';

/** Prompts of a page. */
const pageMax = 20;
/** Items that are looked at for one page: what is sought may be far back, and is found a page at a time. */
const windowMax = 200;

/** A page of the history. */
export interface History {
  readonly rows: readonly ContentRow[];
  /** Where the next page begins; undefined at the end. */
  readonly next: HistoryPlace | undefined;
}

/**
 * The own prompts of a person, newest first, each as the newest item that was made of it (MAKE-53). Words of another page may come again on
 * this one, since each page looks at its own items only: whoever shows them keeps the first.
 */
export async function listHistory(
  ctx: { readonly db: Db },
  input: { readonly actor: SignedIn; readonly after: HistoryPlace | undefined; readonly sought: string },
): Promise<History> {
  const { userId } = input.actor;
  const found = await listNewestOfWords(ctx.db, {
    ...{ userId, after: input.after, sought: input.sought.trim() },
    ...{ window: windowMax, limit: pageMax },
  });
  const shown = found.filter(({ isShown }) => isShown);
  const last = found.at(-1);
  const contents = new Map(
    (
      await findContents(
        ctx.db,
        shown.map(({ id }) => id),
        userId,
      )
    ).map((row) => [row.id, row]),
  );
  return {
    // One that was removed since is left out.
    rows: shown.flatMap(({ id }) => contents.get(id) ?? []),
    next: shown.length === pageMax ? shown.at(-1) : last && last.looked === windowMax ? last : undefined,
  };
}
