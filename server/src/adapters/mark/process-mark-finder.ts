import { stat } from 'node:fs/promises';
import type { ContentType } from '@loomlight/contract';
import { createBoundedLimiter } from '../../kernel/limiter.ts';
import type { MarkAnswer, MarkFinder } from '../../ports/image-mark.ts';
import { headOf } from '../image-reader/ask-reader.ts';
import type { Asked, ProcessLimits } from '../own-process.ts';
import { type FileProcesses, ownProcesses } from '../ready-processes.ts';
import type { LookOrder } from './mark-finder.messages.ts';
import type { Size } from './scale-luma.ts';

const script = new URL('mark-finder.process.ts', import.meta.url);

/**
 * What a look cuts itself short by (ORIGIN-45) is counted by its process, and is far from the limit, which the system holds: for what hangs in one step. What is held besides is addresses: the
 * engine of the language and the image library want more than 512 MB of them before they begin, of which they use a fifth, and the largest picture 100 MB besides.
 */
const ownLimits: ProcessLimits = { patienceMs: 30_000, cpuS: 3, memoryMb: 1_024 };
/** A look takes a quarter of it, and one at a film half. */
const ownWorkMs = 700;
/** Addresses that a film may have more than a picture: the threads of its decoder keep frames each, which broke at 1,024 MB for 1920 x 1080. */
const moreForVideosMb = 1_024;
/** One look at a time: it is all arithmetic. */
const room = { places: 1, waiting: 2, perPerson: 3, retryAfterS: 10 } as const;
/** The largest file that is looked at. Of a film only some frames are read, wherever they lie in it. */
const bytesMost: Record<ContentType, number> = { image: 20_000_000, video: 200_000_000 };

/** Looks at one picture or film at a time, each in a process of its own that is ended at its limits (ORIGIN-26). */
export function openProcessMarkFinder(of: {
  /** Those that marks may have been made with, asked for at each look. */
  readonly secrets: () => readonly string[];
  /** Sizes that the product offers. */
  readonly offered: readonly Size[];
  readonly limits?: ProcessLimits;
  readonly workMs?: number;
  readonly processes?: FileProcesses | undefined;
}): MarkFinder {
  const { secrets, offered, limits = ownLimits, workMs = ownWorkMs, processes = ownProcesses } = of;
  const limiter = createBoundedLimiter(room);
  return {
    find: async (path) => {
      const form = formOf(await headOf(path));
      if (!form || (await stat(path)).size > bytesMost[form]) return { kind: 'none' };
      const order: LookOrder = { path, form, secrets: secrets(), offered, workMs };
      const own = form === 'video' ? { ...limits, memoryMb: limits.memoryMb + moreForVideosMb } : limits;
      try {
        const leave = await limiter.enter('everybody');
        try {
          return answerOf(await processes.ask<MarkAnswer>(script, order, own));
        } finally {
          leave();
        }
      } catch (error) {
        return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' };
      }
    },
    prepare: () => processes.prepare(script, limits),
  };
}

function answerOf(asked: Asked<MarkAnswer>): MarkAnswer {
  switch (asked.kind) {
    case 'answered':
      return asked.result;
    case 'ended':
      // What breaks the decoder, or wants more of the processor than it may have, would do so again.
      return { kind: 'none' };
    case 'late':
      return { kind: 'unavailable', reason: 'nobody got to looking at it in time' };
    default:
      return asked satisfies never;
  }
}

/**
 * By the first bytes: pictures in the forms in which the product hands them out, films in these and in those that they are saved in elsewhere (MOV,
 * WebM and Matroska).
 */
function formOf(head: Buffer): ContentType | undefined {
  if (head.toString('latin1', 4, 8) === 'ftyp' || head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])))
    return 'video';
  const isImage =
    head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ||
    head.subarray(0, 2).equals(Buffer.from([0xff, 0xd8])) ||
    head.toString('latin1', 8, 12) === 'WEBP';
  return isImage ? 'image' : undefined;
}
