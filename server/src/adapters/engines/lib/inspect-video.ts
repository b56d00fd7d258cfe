import { open } from 'node:fs/promises';
import { askOwnProcess } from '../../own-process.ts';
import type { InspectionOrder, InspectionResult } from './video-inspector.messages.ts';

const inspectorFile = new URL('video-inspector.process.ts', import.meta.url);
/** A video of ten seconds takes a second or two, on all cores; its frames have 64 MB each at most. */
const limits = { patienceMs: 60_000, cpuS: 120, memoryMb: 3_072 };

/** A verdict; a video that ended its decoder, or kept it too long, may have been the victim of a bad moment. */
export type Inspection = InspectionResult | { readonly kind: 'undecided'; readonly reason: string };

/**
 * Decodes parts of a video that somebody else has made, takes a frame as its poster, and writes a clean copy of it. In a
 * process of its own: a file that breaks the decoder costs this video and not the site.
 */
export async function inspectVideo(
  order: InspectionOrder,
  signal: AbortSignal,
  file: URL = inspectorFile,
): Promise<Inspection> {
  if (!(await isMp4(order.path))) return { kind: 'unusable', reason: 'it is no MP4 file' };
  const asked = await askOwnProcess<InspectionResult>(file, order, { ...limits, signal });
  switch (asked.kind) {
    case 'answered':
      return asked.result;
    case 'ended':
      return { kind: 'undecided', reason: asked.reason };
    case 'late':
      return { kind: 'undecided', reason: 'looking at it took too long' };
    default:
      return asked satisfies never;
  }
}

/** True for a file that begins as MP4 files do. */
async function isMp4(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(8);
    await handle.read(head, 0, 8, 0);
    return head.toString('latin1', 4) === 'ftyp';
  } finally {
    await handle.close();
  }
}
