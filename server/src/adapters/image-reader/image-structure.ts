import { avifStructure } from './avif-structure.ts';
import { gifStructure } from './gif-structure.ts';
import { jpegStructure } from './jpeg-structure.ts';
import { imageTypeOf, type Structure } from './image-type.ts';
import { pngStructure } from './png-structure.ts';
import { webpStructure } from './webp-structure.ts';

const readers = {
  avif: avifStructure,
  gif: gifStructure,
  jpeg: jpegStructure,
  png: pngStructure,
  webp: webpStructure,
} as const;

/** Reads sizes and parts of a JPEG, PNG, WebP, GIF or AVIF. Throws a sentence for what is cut off, or has parts that no image has. */
export function structureOf(file: Buffer): Structure {
  const type = imageTypeOf(file);
  if (type === undefined) throw new Error('it is no picture');
  const structure = readers[type](file);
  if (!(structure.width > 0 && structure.height > 0)) throw new Error('it has no size');
  return structure;
}
