import { availableParallelism } from 'node:os';
import { open } from 'node:fs/promises';
import { createLimiter } from '../../kernel/limiter.ts';
import type { PictureReader, PictureReading } from '../../ports/picture-reader.ts';
import { askOwnProcess, type ProcessLimits } from '../own-process.ts';
import type { ReadingOrder, ReadingResult } from './picture-reader.messages.ts';
import { headBytes, pictureTypeOf } from './picture-type.ts';

const readerFile = new URL('picture-reader.process.ts', import.meta.url);

/**
 * Measured with 40 megapixels: an AVIF takes 1.4 s of CPU, 769 MB and 1.4 GB of promised memory, everything else less than 1 s and 305 MB.
 */
const usualLimits: ProcessLimits = { patienceMs: 45_000, cpuS: 15, memoryMb: 1_536 };

/** Half of the cores: the other half answers everybody else meanwhile. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));

/** Reads each picture in a process of its own, as many at once as half of the cores; the others wait in order. */
export function openProcessPictureReader({
  pixelsMax,
  script = readerFile,
  limits = {},
}: {
  /** Largest picture that is decoded. */
  readonly pixelsMax: number;
  /** In place of our own, for tests. */
  readonly script?: URL;
  readonly limits?: Partial<ProcessLimits>;
}): PictureReader {
  const limited = createLimiter(atOnce);
  return {
    read: async (from, into) => {
      if (pictureTypeOf(await headOf(from)) === undefined) return { kind: 'unsupported' };
      return limited(() => ask(script, { from, into, pixelsMax }, { ...usualLimits, ...limits }));
    },
  };
}

async function ask(script: URL, order: ReadingOrder, limits: ProcessLimits): Promise<PictureReading> {
  try {
    const asked = await askOwnProcess<ReadingResult>(script, order, limits);
    switch (asked.kind) {
      case 'answered':
        return asked.result;
      case 'ended':
        return { kind: 'unreadable', reason: asked.reason };
      case 'late':
        return { kind: 'unavailable', reason: 'reading it took too long' };
      default:
        return asked satisfies never;
    }
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' };
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
