import type { Db } from '../../db/transaction.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findNames } from '../accounts/index.ts';
import { type ApprovalRow, listNewestApprovals } from './approvals.store.ts';

const shown = 100;

/** An approval with the names that its ids have today. */
export interface NamedApproval {
  readonly approval: ApprovalRow;
  readonly askedByName: string | undefined;
  readonly subjectName: string | undefined;
}

/** The newest approvals, whatever became of them. */
export async function listApprovals(ctx: { readonly db: Db }): Promise<readonly NamedApproval[]> {
  const rows = await listNewestApprovals(ctx.db, shown);
  const names = await findNames(ctx.db, rows.flatMap((row) => [row.asked_by, row.subject]).filter(isUuid));
  return rows.map((approval) => ({
    approval,
    askedByName: names.get(approval.asked_by),
    subjectName: names.get(approval.subject),
  }));
}
