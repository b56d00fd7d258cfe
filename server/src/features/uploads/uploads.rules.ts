/** Where a person's upload lies: a name of our own making, never the file's. */
export function uploadKey(userId: string, id: string): string {
  return `uploads/${userId}/${id}`;
}

/** True for the keys of this slice. */
export function isUploadKey(key: string): boolean {
  return ownerOfUpload(key) !== undefined;
}

/** Whose upload lies there; undefined for any other key. */
export function ownerOfUpload(key: string): string | undefined {
  return /^uploads\/([0-9a-f-]{36})\/[0-9a-f-]{36}$/.exec(key)?.[1];
}

/** How much one person may upload. */
export interface UploadQuota {
  readonly unusedFilesMax: number;
  readonly unusedBytesMax: number;
  readonly totalBytesMax: number;
}

/** What a person's uploads take: those that nothing was made of yet, and all of them. */
export interface UploadUsage {
  readonly unusedFiles: number;
  readonly unusedBytes: number;
  readonly totalBytes: number;
}

/** Why one more upload of this size is refused; undefined when there is room for it. */
export function refusalOf(
  usage: UploadUsage,
  quota: UploadQuota,
  sizeBytes: number,
): 'uploads_waiting' | 'uploads_full' | undefined {
  if (usage.unusedFiles >= quota.unusedFilesMax || usage.unusedBytes + sizeBytes > quota.unusedBytesMax)
    return 'uploads_waiting';
  return usage.totalBytes + sizeBytes > quota.totalBytesMax ? 'uploads_full' : undefined;
}

/** What an upload is for. */
export type UploadPurpose = 'reference_image' | 'profile_picture';
