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

/** What an upload is for. */
export type UploadPurpose = 'reference_image' | 'profile_picture';
