import { readFile } from 'node:fs/promises';
import { sharp } from '../../kernel/sharp.ts';
import { answerOne } from '../answer-one.ts';
import type { ReadingOrder, ReadingResult } from './image-reader.messages.ts';
import { structureOf } from './image-structure.ts';

// Reads one image that somebody has sent, in a process of its own: what is native here may die of it.

/** Longest side that is kept: no video is larger. */
const keptSidePx = 2048;

sharp.cache(false);
sharp.concurrency(1);
answerOne(read, (reason): ReadingResult => ({ kind: 'unreadable', reason }));

async function read({ from, into, pixelsMax }: ReadingOrder): Promise<ReadingResult> {
  // Before any library sees it: sizes and parts, as far as they can be known without unpacking anything.
  const structure = structureOf(await readFile(from));
  if (structure.width * structure.height > pixelsMax) return { kind: 'too_large' };
  const header = await sharp(structure.bytes, { limitInputPixels: false }).metadata();
  if (header.width * header.height > pixelsMax) return { kind: 'too_large' };
  const { width, height, size } = await sharp(structure.bytes, {
    limitInputPixels: pixelsMax,
    failOn: 'error',
    pages: 1,
  })
    .autoOrient()
    .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
    // A video is never transparent.
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(into);
  return { kind: 'image', width, height, sizeBytes: size };
}
