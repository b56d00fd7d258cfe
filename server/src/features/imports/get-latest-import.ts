import type { SignedIn } from '../../kernel/actor.ts';
import type { ImportsContext } from './imports.context.ts';
import { partOfKey, partsFolder, partsOf } from './archive-parts.rules.ts';
import { findLatestImport, type ImportRow } from './imports.store.ts';

/** The newest import of a person; undefined where there is none. */
export function getLatestImport(
  ctx: Pick<ImportsContext, 'db'>,
  { actor }: { readonly actor: SignedIn },
): Promise<ImportRow | undefined> {
  return findLatestImport(ctx.db, actor.userId);
}

/** Numbers of the parts that have not come whole. */
export async function listMissingParts(ctx: Pick<ImportsContext, 'objectStore'>, row: ImportRow): Promise<number[]> {
  if (row.state !== 'waiting') return [];
  const there = new Set<number>();
  for await (const { key } of ctx.objectStore.list(partsFolder({ userId: row.user_id, id: row.id }))) {
    const part = partOfKey(key);
    if (part) there.add(part.number);
  }
  const all = Array.from({ length: partsOf(Number(row.size_bytes)) }, (_, index) => index + 1);
  return all.filter((number) => !there.has(number));
}
