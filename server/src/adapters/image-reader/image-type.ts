/** Types by the first bytes; what a file says of itself counts for nothing. */
const signatures: readonly { readonly type: ImageType; readonly matches: (head: string) => boolean }[] = [
  { type: 'jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'gif', matches: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a') },
  { type: 'webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { type: 'avif', matches: (head) => head.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(head.slice(8, 12)) },
];

/** What an image's file says of itself before anything in it is unpacked. */
export interface Structure {
  /** Pixels; of several images in one file the largest. */
  readonly width: number;
  readonly height: number;
  /** What may be decoded: the file, without what only costs time. */
  readonly bytes: Buffer;
}

export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** As many bytes as tell the type. */
export const headBytes = 16;

/** The type of an image that we decode; undefined for everything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(headBytes, bytes.byteLength)).toString('latin1');
  return signatures.find((signature) => signature.matches(head))?.type;
}
