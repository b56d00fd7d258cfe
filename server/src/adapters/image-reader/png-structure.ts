import { inflateSync } from 'node:zlib';
import type { Structure } from './image-type.ts';

/** The chunks that say how an image looks, and which way up it is. Everything else is dropped unread. */
const kept: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'iCCP', 'eXIf', 'bKGD', 'pHYs'],
]);
const texts: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);

/** An encoder that writes small parts makes some five thousand of 20 MB. */
const chunksMax = 40_000;
/** Texts of an image that was made by a machine, with all that it was made of, have some 200 kB. */
const textBytesMax = 2_000_000;
const profileMaxBytes = 4_000_000;
const exifMaxBytes = 1_000_000;

/** The chunks of a PNG: one header, one profile of a reasonable size, and no texts. */
export function pngStructure(file: Buffer): Structure {
  const parts: Buffer[] = [file.subarray(0, 8)];
  let textBytes = 0;
  let profiles = 0;
  let at = 8;
  for (let count = 0; ; count += 1) {
    if (count > chunksMax) throw new Error('it has too many chunks');
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length) throw new Error('its chunks are cut off');
    if ((count === 0) !== (type === 'IHDR')) throw new Error('its header is not where it belongs');
    if (texts.has(type)) textBytes += length;
    if (type === 'iCCP') {
      profiles += 1;
      checkProfile(file.subarray(at + 8, end - 4));
    }
    if (textBytes > textBytesMax || profiles > 1 || (type === 'eXIf' && length > exifMaxBytes))
      throw new Error('it carries too much besides its pixels');
    if (kept.has(type)) parts.push(file.subarray(at, end));
    at = end;
    if (type === 'IEND') break;
  }
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: Buffer.concat(parts) };
}

/** A profile is packed: it is unpacked here, with an end, before a library does it without one. */
function checkProfile(chunk: Buffer): void {
  const name = chunk.indexOf(0);
  if (name < 1 || name > 79) throw new Error('its profile has no name');
  inflateSync(chunk.subarray(name + 2), { maxOutputLength: profileMaxBytes });
}
