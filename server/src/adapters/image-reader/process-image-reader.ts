import { availableParallelism } from 'node:os';
import { logoLimits } from '@loomlight/contract/desk';
import { createLimiter } from '../../kernel/limiter.ts';
import type { ImageReader } from '../../ports/image-reader.ts';
import type { ProcessLimits } from '../own-process.ts';
import { askReader, headOf } from './ask-reader.ts';
import type { LogoOrder, ReadingOrder, ReadingResult } from './image-reader.messages.ts';
import { imageTypeOf } from './image-type.ts';

const readerFile = new URL('image-reader.process.ts', import.meta.url);
const logoFile = new URL('logo-reader.process.ts', import.meta.url);
const frameFile = new URL('last-frame.process.ts', import.meta.url);

/**
 * Measured with 40 megapixels: an AVIF takes 1.4 s of CPU, 769 MB and 1.4 GB of promised memory, everything else less than 1 s and 305 MB.
 */
const usualLimits: ProcessLimits = { patienceMs: 45_000, cpuS: 15, memoryMb: 1_536 };

/** A decoder of video works with many threads and large frames. */
const frameLimits: ProcessLimits = { patienceMs: 45_000, cpuS: 60, memoryMb: 3_072 };

/** Half of the cores: the other half answers everybody else meanwhile. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));

/** Reads each image in a process of its own, as many at once as half of the cores; the others wait in order. */
export function openProcessImageReader({
  pixelsMax,
  script = readerFile,
  limits = {},
}: {
  /** Largest image that is decoded. */
  readonly pixelsMax: number;
  /** In place of our own, for tests. */
  readonly script?: URL;
  readonly limits?: Partial<ProcessLimits>;
}): ImageReader {
  const limited = createLimiter(atOnce);
  const ask = (file: URL, order: ReadingOrder | LogoOrder, least: ProcessLimits) =>
    limited(() => askReader<ReadingResult>(file, order, { ...least, ...limits }));
  return {
    read: async (from, into) => {
      if (imageTypeOf(await headOf(from)) === undefined) return { kind: 'unsupported' };
      return ask(script, { from, into, pixelsMax }, usualLimits);
    },
    readLogo: async (from, into) => {
      const type = imageTypeOf(await headOf(from));
      if (type !== 'png' && type !== 'webp') return { kind: 'unsupported' };
      return ask(logoFile, { from, into, pixelsMax, ...logoLimits }, usualLimits);
    },
    readLastFrame: (from, into) => ask(frameFile, { from, into, pixelsMax }, frameLimits),
  };
}
