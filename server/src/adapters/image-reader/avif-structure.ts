import type { Structure } from './image-type.ts';

/** Boxes on one level; an image has a dozen, a photo in tiles some hundred. */
const boxesMax = 2_000;
const profileMaxBytes = 4_000_000;
/** Images, thumbnails, depths and tiles in one file. */
const itemsMax = 1_000;

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** The sizes that an AVIF names for whatever images lie in it; the largest counts. */
export function avifStructure(file: Buffer): Structure {
  const top = boxesIn(file);
  const meta = top.find(({ type }) => type === 'meta');
  // A sequence of images without one that stands for it is a video.
  if (!meta) throw new Error('it has no picture in it');
  const parts = boxesIn(meta.body.subarray(4));
  const items = parts.find(({ type }) => type === 'iinf');
  if (!items || countOf(items.body) > itemsMax) throw new Error('it has too many pictures in it, or none');
  const properties = parts
    .filter(({ type }) => type === 'iprp')
    .flatMap(({ body }) => boxesIn(body))
    .filter(({ type }) => type === 'ipco')
    .flatMap(({ body }) => boxesIn(body));
  if (properties.some(({ type, body }) => type === 'colr' && body.length > profileMaxBytes))
    throw new Error('it carries too much besides its pixels');
  const sizes = properties
    .filter(({ type }) => type === 'ispe')
    .map(({ body }) => ({ width: body.readUInt32BE(4), height: body.readUInt32BE(8) }));
  const [largest] = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (!largest) throw new Error('it has no size');
  return { ...largest, bytes: file };
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (boxes.length > boxesMax) throw new Error('it has too many boxes');
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const header = short === 1 ? 16 : 8;
    // 0: up to the end; 1: the size stands behind the type.
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < header || size > bytes.length - at) throw new Error('its boxes are cut off');
    boxes.push({ type, body: bytes.subarray(at + header, at + size) });
    at += size;
  }
  return boxes;
}

/** How many entries a list has: 16 bits in its first version, 32 in the later ones. */
function countOf(body: Buffer): number {
  return body.readUInt8(0) === 0 ? body.readUInt16BE(4) : body.readUInt32BE(4);
}
