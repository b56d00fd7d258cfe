import { readFile } from 'node:fs/promises';
import { sharp } from '../../kernel/sharp.ts';
import type { ReadingOrder, ReadingResult } from './picture-reader.messages.ts';
import { structureOf } from './picture-structure.ts';

// Reads one picture that somebody has sent, in a process of its own: what is native here may die of it.

/** Longest side that is kept: no film is larger. */
const keptSidePx = 2048;

sharp.cache(false);
sharp.concurrency(1);

// Nobody waits for an answer any more.
process.once('disconnect', () => process.exit(0));
process.once('message', (order: ReadingOrder) => {
  void read(order)
    .catch((error: unknown): ReadingResult => ({
      kind: 'unreadable',
      reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    }))
    .then((result) => process.send?.(result, () => process.exit(0)));
});

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
    // A film is never transparent.
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(into);
  return { kind: 'picture', width, height, sizeBytes: size };
}
