import { readFile, writeFile } from 'node:fs/promises';
import { sharp } from '../../kernel/sharp.ts';
import { answerOne } from '../answer-one.ts';
import type { LogoOrder, ReadingResult } from './image-reader.messages.ts';
import { structureOf } from './image-structure.ts';

// Reads one picture that is to stand for the site, in a process of its own: what is native here may die of it.

/** Letters and flat colours fit without any loss; a photograph is made coarser, and smaller, until it fits. Noise does with the last of them. */
const encodings = [
  { part: 1, lossless: true },
  { part: 1, quality: 90 },
  { part: 1, quality: 75 },
  { part: 1 / 2, quality: 75 },
  { part: 1 / 4, quality: 75 },
] as const;

sharp.cache(false);
sharp.concurrency(1);
answerOne(read, (reason): ReadingResult => ({ kind: 'unreadable', reason }));

async function read({ from, into, pixelsMax, sideMaxPx, keptMaxBytes }: LogoOrder): Promise<ReadingResult> {
  // Before any library sees it: sizes and parts, as far as they can be known without unpacking anything.
  const structure = structureOf(await readFile(from));
  if (structure.width * structure.height > pixelsMax) return { kind: 'too_large' };
  const upright = await sharp(structure.bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: sideMaxPx, height: sideMaxPx, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  for (const { part, ...encoding } of encodings) {
    const { data, info } = await sharp(upright)
      .resize({ width: sideMaxPx * part, height: sideMaxPx * part, fit: 'inside', withoutEnlargement: true })
      .webp(encoding)
      .toBuffer({ resolveWithObject: true });
    if (data.byteLength > keptMaxBytes) continue;
    await writeFile(into, data, { mode: 0o600 });
    return { kind: 'image', width: info.width, height: info.height, sizeBytes: data.byteLength };
  }
  return { kind: 'unreadable', reason: 'it stays too large' };
}
