import type { OriginalReader, OriginalReading } from '../../ports/original-reader.ts';
import { inspectVideo } from '../engines/lib/inspect-video.ts';
import type { ProcessLimits } from '../own-process.ts';
import { askReader, headOf } from './ask-reader.ts';
import { imageTypeOf } from './image-type.ts';
import type { OriginalOrder, OriginalResult } from './original-reader.messages.ts';

const readerFile = new URL('original-reader.process.ts', import.meta.url);

/** As the reader of uploads has them: the same decoders do the same work. */
const limits: ProcessLimits = { patienceMs: 45_000, cpuS: 15, memoryMb: 1_536 };

/** Reads each image and each video in a process of its own; whoever asks decides how many at once. */
export function openProcessOriginalReader({ pixelsMax }: { readonly pixelsMax: number }): OriginalReader {
  return {
    read: async (from, into) => {
      const head = await headOf(from);
      if (imageTypeOf(head) !== undefined) {
        const order: OriginalOrder = { from, into, pixelsMax };
        return askReader<OriginalResult>(readerFile, order, limits);
      }
      return head.toString('latin1', 4, 8) === 'ftyp' ? readVideo(from, into) : { kind: 'unsupported' };
    },
  };
}

async function readVideo(from: string, into: string): Promise<OriginalReading> {
  try {
    const order = { path: from, into, remark: 'Brought along from another place' };
    const seen = await inspectVideo(order, new AbortController().signal);
    if (seen.kind === 'video') return { ...seen, mediaType: 'video/mp4' };
    return { kind: seen.kind === 'unusable' ? 'unreadable' : 'unavailable', reason: seen.reason };
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' };
  }
}
