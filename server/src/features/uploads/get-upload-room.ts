import type { UploadRoom } from '@loomlight/contract';
import type { UploadsContext } from './uploads.context.ts';
import { findUsage } from './uploads.store.ts';

/** What a person's uploads take, and what they may take. */
export async function getUploadRoom(ctx: Pick<UploadsContext, 'db' | 'intake'>, userId: string): Promise<UploadRoom> {
  const { quota } = ctx.intake;
  const usage = await findUsage(ctx.db, userId);
  return {
    waiting_files: { used: usage.unusedFiles, max: quota.unusedFilesMax },
    waiting_bytes: { used: usage.unusedBytes, max: quota.unusedBytesMax },
    bytes: { used: usage.totalBytes, max: quota.totalBytesMax },
  };
}
