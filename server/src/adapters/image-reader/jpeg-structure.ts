import type { Structure } from './image-type.ts';

/** A progressive image has some ten scans, and each costs as much as the whole image. */
const scansMax = 64;
/** A profile of 16 MB, the largest there is, has 255. */
const segmentsMax = 2_000;

/** The segments of a JPEG up to its end; what lies behind it is no image. */
export function jpegStructure(file: Buffer): Structure {
  let size: { readonly width: number; readonly height: number } | undefined;
  let scans = 0;
  let at = 2;
  for (let count = 0; at < file.length; count += 1) {
    if (count > segmentsMax) throw new Error('it has too many segments');
    if (file[at] !== 0xff) throw new Error('its segments are broken');
    while (file[at] === 0xff) at += 1;
    const marker = file[at] ?? 0;
    at += 1;
    if (marker === 0xd9) break;
    if (isAlone(marker)) continue;
    const length = file.readUInt16BE(at);
    if (length < 2) throw new Error('its segments are broken');
    if (isFrame(marker)) {
      if (size) throw new Error('it has two headers');
      size = { height: file.readUInt16BE(at + 3), width: file.readUInt16BE(at + 5) };
    }
    at += length;
    if (marker !== 0xda) continue;
    scans += 1;
    if (scans > scansMax) throw new Error('it has too many scans');
    at = endOfScan(file, at);
  }
  if (!size || scans === 0) throw new Error('it has no picture in it');
  return { ...size, bytes: file.subarray(0, Math.min(at, file.length)) };
}

/** Markers without a length: restarts, a start, and one for arithmetic coders. */
function isAlone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;
}

/** The header of a frame, of whatever kind; three markers among them mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Where coded pixels end: at the next marker that is none of theirs. A camera may forget the last one. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}
