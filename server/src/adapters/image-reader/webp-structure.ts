import type { Structure } from './image-type.ts';

const chunksMax = 20_000;
const profileMaxBytes = 4_000_000;
const notesMaxBytes = 4_000_000;

/** The chunks of a WebP up to the end that it names. */
export function webpStructure(file: Buffer): Structure {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length + 1) throw new Error('it is cut off');
  let width = 0;
  let height = 0;
  let at = 12;
  for (let count = 0; at + 8 <= Math.min(end, file.length); count += 1) {
    if (count > chunksMax) throw new Error('it has too many chunks');
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const body = at + 8;
    if (length > file.length - body) throw new Error('its chunks are cut off');
    if ((type === 'ICCP' && length > profileMaxBytes) || (/^(?:EXIF|XMP )$/.test(type) && length > notesMaxBytes))
      throw new Error('it carries too much besides its pixels');
    const size = sizeOf(file, type, body);
    width = Math.max(width, size?.width ?? 0);
    height = Math.max(height, size?.height ?? 0);
    at = body + length + (length % 2);
  }
  return { width, height, bytes: file.subarray(0, Math.min(end, file.length)) };
}

/** What a chunk says about the size: of the canvas, of a frame, or of the coded image itself. */
function sizeOf(
  file: Buffer,
  type: string,
  at: number,
): { readonly width: number; readonly height: number } | undefined {
  switch (type) {
    case 'VP8X':
      return { width: file.readUIntLE(at + 4, 3) + 1, height: file.readUIntLE(at + 7, 3) + 1 };
    case 'ANMF':
      return { width: file.readUIntLE(at + 6, 3) + 1, height: file.readUIntLE(at + 9, 3) + 1 };
    case 'VP8 ':
      return { width: file.readUInt16LE(at + 6) & 0x3fff, height: file.readUInt16LE(at + 8) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(at + 1);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}
