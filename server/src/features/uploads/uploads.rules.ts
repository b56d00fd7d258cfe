/** Types by the first bytes; what a file says of itself counts for nothing. */
const signatures: readonly { readonly mediaType: string; readonly matches: (head: string) => boolean }[] = [
  { mediaType: 'image/jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { mediaType: 'image/png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { mediaType: 'image/gif', matches: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a') },
  { mediaType: 'image/webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { mediaType: 'image/avif', matches: (head) => head.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(head.slice(8, 12)) },
];

/** The type of a picture that we decode; undefined for everything else. */
export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.byteLength)).toString('latin1');
  return signatures.find((signature) => signature.matches(head))?.mediaType;
}

/** Where a person's upload lies: a name of our own making, never the file's. */
export function uploadKey(userId: string, id: string): string {
  return `uploads/${userId}/${id}`;
}

/** True for the keys of this slice. */
export function isUploadKey(key: string): boolean {
  return /^uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key);
}

/** What an upload is for. */
export type UploadPurpose = 'reference_image' | 'profile_picture';
