import type { Db } from '../../db/transaction.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findNames } from '../accounts/index.ts';
import { type AuditFilter, type AuditRow, listAudit } from '../audit/index.ts';

const tablePage = 1_000;
/** A table is for a spreadsheet; more is asked for by its dates. */
const tableMax = 50_000;

/** An entry with the names that its ids have today. */
export interface NamedEntry {
  readonly entry: AuditRow;
  readonly actorName: string | undefined;
  readonly subjectName: string | undefined;
}

/** A page of what administrators did, the latest first (DESK-43). */
export async function readAudit(
  ctx: { readonly db: Db },
  page: AuditFilter & { readonly beforeId: string | undefined; readonly limit: number },
): Promise<readonly NamedEntry[]> {
  const entries = await listAudit(ctx.db, page);
  const names = await findNames(ctx.db, entries.flatMap(({ actor, subject }) => [actor, subject]).filter(isUuid));
  return entries.map((entry) => ({
    entry,
    actorName: names.get(entry.actor),
    subjectName: names.get(entry.subject),
  }));
}

/** The same page after page, at most 50,000 entries. */
export async function* readAuditTable(
  ctx: { readonly db: Db },
  filter: AuditFilter,
): AsyncGenerator<readonly NamedEntry[]> {
  let beforeId: string | undefined;
  for (let read = 0; read < tableMax; read += tablePage) {
    const page = await readAudit(ctx, { ...filter, beforeId, limit: tablePage });
    if (page.length > 0) yield page;
    if (page.length < tablePage) return;
    beforeId = page.at(-1)?.entry.id;
  }
}
