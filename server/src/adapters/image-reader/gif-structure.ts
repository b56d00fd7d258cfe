import type { Structure } from './image-type.ts';

const framesMax = 10_000;
const extensionsMax = 50_000;

/** The frames of a GIF, of which the first is taken. One that is cut off behind its first frame is still an image. */
export function gifStructure(file: Buffer): Structure {
  let width = file.readUInt16LE(6);
  let height = file.readUInt16LE(8);
  let frames = 0;
  let at = 13 + tableBytes(file.readUInt8(10));
  for (let count = 0; at < file.length; count += 1) {
    if (count > extensionsMax || frames > framesMax) throw new Error('it has too many parts');
    const kind = file[at];
    if (kind === 0x3b) break;
    if (kind === 0x21) at = endOfBlocks(file, at + 2);
    else if (kind === 0x2c) {
      frames += 1;
      width = Math.max(width, file.readUInt16LE(at + 1) + file.readUInt16LE(at + 5));
      height = Math.max(height, file.readUInt16LE(at + 3) + file.readUInt16LE(at + 7));
      at = endOfBlocks(file, at + 11 + tableBytes(file.readUInt8(at + 9)));
    } else if (frames > 0) break;
    else throw new Error('its parts are broken');
  }
  if (frames === 0) throw new Error('it has no picture in it');
  return { width, height, bytes: file };
}

function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function endOfBlocks(file: Buffer, start: number): number {
  let at = start;
  while (at < file.length && file[at] !== 0) at += 1 + (file[at] ?? 0);
  return at + 1;
}
