import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG with its length and its sum. */
export function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** A black square of one bit a pixel: few bytes, many pixels. */
export function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** The same image with more chunks right behind its header. */
export function withChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** A text that unpacks to so many bytes. */
export function packedText(type: 'zTXt' | 'iCCP', unpackedBytes: number): Buffer {
  return pngChunk(type, Buffer.concat([Buffer.from('Name\0\0', 'latin1'), deflateSync(Buffer.alloc(unpackedBytes))]));
}
