import type { FileHandle } from 'node:fs/promises';

/** A box of an MP4, in bytes from the beginning of what it lies in. */
export interface VideoBox {
  readonly type: string;
  readonly start: number;
  /** Bytes of length and type. */
  readonly head: number;
  /** With them. */
  readonly size: number;
}

/** A film has a handful on its outermost level. */
const boxesMax = 1_000;

/** The outermost boxes of a film. Throws for one that does not end with its last box. */
export async function topBoxes(file: FileHandle): Promise<readonly VideoBox[]> {
  const { size: fileSize } = await file.stat();
  const boxes: VideoBox[] = [];
  for (let start = 0; start < fileSize;) {
    if (boxes.length >= boxesMax) throw new Error('It has too many parts.');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, start);
    const found = readBox(buffer.subarray(0, bytesRead), { start, end: fileSize });
    boxes.push(found);
    start += found.size;
  }
  return boxes;
}

/** The boxes in these bytes. */
export function* innerBoxes(bytes: Buffer): Generator<VideoBox> {
  for (let start = 0; start < bytes.length;) {
    const found = readBox(bytes.subarray(start, start + 16), { start, end: bytes.length });
    yield found;
    start += found.size;
  }
}

function readBox(bytes: Buffer, { start, end }: { readonly start: number; readonly end: number }): VideoBox {
  if (bytes.length < 8) throw new Error('It is cut off.');
  const told = bytes.readUInt32BE(0);
  // 1: the length stands behind the type; 0: up to the end.
  const head = told === 1 ? 16 : 8;
  if (bytes.length < head) throw new Error('It is cut off.');
  const size = told === 1 ? Number(bytes.readBigUInt64BE(8)) : told === 0 ? end - start : told;
  if (size < head || size > end - start) throw new Error('It is cut off.');
  return { type: bytes.toString('latin1', 4, 8), start, head, size };
}
