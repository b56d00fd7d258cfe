import type { Actor } from '../../kernel/actor.ts';
import { actorId } from '../../kernel/actor.ts';
import { canSee, type ContentRow, findContents } from '../content/index.ts';
import type { CollectionsContext } from './collections.context.ts';
import type { CollectionRow } from './collections.store.ts';

/** A collection with the three items at most that stand for it. */
export type CoveredCollection<Row extends CollectionRow = CollectionRow> = Row & {
  readonly covers: readonly ContentRow[];
};

const coversMax = 3;

/** Adds to each collection its covers, all in one query: the chosen one first, then in its order (KEEP-39). */
export async function withCovers<Row extends CollectionRow>(
  ctx: CollectionsContext,
  input: { readonly rows: readonly Row[]; readonly viewer: Actor },
): Promise<CoveredCollection<Row>[]> {
  const ids = [...new Set(input.rows.flatMap(coverIds))];
  const found = await findContents(ctx.db, ids, actorId(input.viewer));
  const seen = new Map(found.filter((row) => canSee(row, input.viewer)).map((row) => [row.id, row]));
  return input.rows.map((row) => ({ ...row, covers: coverIds(row).flatMap((id) => seen.get(id) ?? []) }));
}

function coverIds(row: CollectionRow): string[] {
  const chosen = row.chosen_id === null ? [] : [row.chosen_id];
  return [...new Set([...chosen, ...row.first_ids])].slice(0, coversMax);
}
