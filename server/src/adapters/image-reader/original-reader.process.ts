import { readFile } from 'node:fs/promises';
import { sharp } from '../../kernel/sharp.ts';
import { answerOne } from '../answer-one.ts';
import { structureOf } from './image-structure.ts';
import { imageTypeOf } from './image-type.ts';
import type { OriginalOrder, OriginalResult } from './original-reader.messages.ts';
import { textsOfExif, textsOfPng } from './written-texts.ts';

// Reads one image that somebody has brought along, in a process of its own: what is native here may die of it.

/** Longest side that is kept: nothing here is larger. */
const keptSidePx = 2048;

sharp.cache(false);
sharp.concurrency(1);
answerOne(read, (reason): OriginalResult => ({ kind: 'unreadable', reason }));

async function read({ from, into, pixelsMax }: OriginalOrder): Promise<OriginalResult> {
  const file = await readFile(from);
  // Before any library sees it: sizes and parts, as far as they can be known without unpacking anything.
  const structure = structureOf(file);
  if (structure.width * structure.height > pixelsMax) return { kind: 'too_large' };
  const header = await sharp(structure.bytes, { limitInputPixels: false }).metadata();
  if (header.width * header.height > pixelsMax) return { kind: 'too_large' };
  const type = imageTypeOf(file);
  const image = sharp(structure.bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true });
  const { width, height, format } = await inOwnFormat(image, type).toFile(into);
  const texts = type === 'png' ? textsOfPng(file) : textsOfExif(header.exif);
  return {
    kind: 'image',
    mediaType: `image/${format === 'jpeg' || format === 'webp' ? format : 'png'}`,
    width,
    height,
    texts,
  };
}

/** What was lossless stays so. */
function inOwnFormat(image: ReturnType<typeof sharp>, type: string | undefined) {
  if (type === 'jpeg') return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  if (type === 'webp' || type === 'avif') return image.webp({ quality: 95 });
  return image.png({ compressionLevel: 4 });
}
