import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import type { UploadsContext } from './uploads.context.ts';
import { refusalOf } from './uploads.rules.ts';
import { findUsage, insertUpload, lockUploads, type NewUpload } from './uploads.store.ts';

/**
 * Notes an upload before a byte of it is taken, if this person has room for it. However many come at once, they are counted one after
 * the other. Throws 409 when too much waits to be used already, or all uploads together would take too much.
 */
export async function reserveUpload(ctx: Pick<UploadsContext, 'db' | 'intake'>, upload: NewUpload): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockUploads(ctx.tx, upload.user_id);
    const refusal = refusalOf(await findUsage(ctx.tx, upload.user_id), ctx.intake.quota, upload.size_bytes);
    if (refusal) throw appError(refusal);
    await insertUpload(ctx.tx, upload);
  });
}
