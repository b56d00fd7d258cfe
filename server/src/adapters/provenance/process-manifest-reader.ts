import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { manifestBoxName, mediaTypeOfFile } from '@loomlight/contract/file-origin';
import { createLimiter } from '../../kernel/limiter.ts';
import type { ManifestAnswer, ManifestReader } from '../../ports/manifest-reader.ts';
import { headOf } from '../image-reader/ask-reader.ts';
import type { Asked, ProcessLimits } from '../own-process.ts';
import { type FileProcesses, ownProcesses } from '../ready-processes.ts';

const script = new URL('manifest-reader.process.ts', import.meta.url);

/**
 * Compiling the reader wants more than 512 MB of addresses, of which it uses a fifth; and the library holds a file three times, so that a film of 200 MB
 * has 600 of its own. A manifest, whatever it says, may have what is left.
 */
const ownLimits: ProcessLimits = { patienceMs: 20_000, cpuS: 8, memoryMb: 1_408 };
/** Every byte is hashed: a film of 200 MB takes up to 8 s of the processor on a slow machine. */
const bytesASecond = 20_000_000;

/** Whoever sends more is given more time for it: a second of the processor for each 20 MB, and two on the clock. */
function limitsFor(bytes: number, { patienceMs, cpuS, memoryMb }: ProcessLimits): ProcessLimits {
  const more = Math.floor(bytes / bytesASecond);
  return { patienceMs: patienceMs + more * 2_000, cpuS: cpuS + more, memoryMb };
}

/** Reads one file at a time, each in a process of its own that is ended at its limits (ORIGIN-18). */
export function openProcessManifestReader({
  limits = ownLimits,
  processes = ownProcesses,
}: {
  readonly limits?: ProcessLimits | undefined;
  readonly processes?: FileProcesses | undefined;
} = {}): ManifestReader {
  const oneByOne = createLimiter(1);
  return {
    read: async (path, anchors) => {
      const mediaType = mediaTypeOfFile(await headOf(path));
      if (mediaType === undefined || !(await holdsBox(path))) return { kind: 'none' };
      const { size } = await stat(path);
      return oneByOne(() =>
        ask(() => processes.ask<ManifestAnswer>(script, { path, mediaType, anchors }, limitsFor(size, limits))),
      );
    },
    prepare: () => processes.prepare(script, limits),
  };
}

async function ask(process: () => Promise<Asked<ManifestAnswer>>): Promise<ManifestAnswer> {
  try {
    const asked = await process();
    switch (asked.kind) {
      case 'answered':
        return asked.result;
      case 'ended':
        return { kind: 'unreadable', reason: asked.reason };
      case 'late':
        // Whatever a file does is ended by the limit of the processor long before: the machine was busy. Of 70 files, read beside 25 others who wanted two
        // cores, a whole and signed one was called unreadable.
        return { kind: 'unavailable', reason: 'nobody got to reading it in time' };
      default:
        return asked satisfies never;
    }
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' };
  }
}

const boxName = Buffer.from(manifestBoxName);

/** Whether a file holds the box of a manifest: most files that are checked hold none, and need no process of their own to say so. */
async function holdsBox(path: string): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const part of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes = Buffer.concat([end, part as Buffer]); // a stream without an encoding gives bytes
    if (bytes.includes(boxName)) return true;
    end = bytes.subarray(-(boxName.length - 1));
  }
  return false;
}
