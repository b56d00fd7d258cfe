import { OutboundError } from '../../../kernel/outbound.ts';
import type { EngineVideo, VideoStatus } from '../../../ports/video-engine.ts';
import { inspectVideo, type Inspection } from './inspect-video.ts';
import type { ProviderLine } from './provider-line.ts';

/** Faults that will be the same the next time: what such a video cost is spent. */
const lasting: ReadonlySet<OutboundError['fault']> = new Set(['blocked', 'redirect', 'too_large']);
/** A paid video is not thrown away for one bad copy of it: it is fetched and looked at so often before it counts as bad. */
const fetchesMax = 2;

/** Where a finished video lies, and how it is fetched. */
interface VideoOrder {
  readonly line: ProviderLine;
  readonly url: string;
  readonly engine: string;
  readonly signal: AbortSignal;
  readonly headers?: Record<string, string>;
}

/**
 * Fetches a finished video into a file and looks at it there before anybody else does; what it answers is a clean copy
 * in a file of its own. Throws when a later try may have more luck. Nothing else is left behind, however it ends.
 */
export async function fetchVideo(order: VideoOrder): Promise<VideoStatus> {
  let reason = '';
  try {
    for (let fetches = 0; fetches < fetchesMax; fetches += 1) {
      const found = await fetchOnce(order);
      if (found.kind === 'video') return { kind: 'succeeded', video: found.video };
      reason = found.reason;
    }
  } catch (error) {
    if (error instanceof OutboundError && lasting.has(error.fault)) return unusable(error.message);
    throw error;
  }
  return unusable(`The film cannot be used: ${reason}.`);
}

function unusable(reason: string): VideoStatus {
  return { kind: 'failed', reason, mayBePaid: true };
}

async function fetchOnce(
  order: VideoOrder,
): Promise<{ readonly kind: 'video'; readonly video: EngineVideo } | Exclude<Inspection, { kind: 'video' }>> {
  const { line, url, engine, signal, headers } = order;
  const { workFiles } = line;
  const [path, into] = await Promise.all([workFiles.newPath(), workFiles.newPath()]);
  let isKept = false;
  try {
    await line.download(url, { signal, into: path, ...(headers ? { headers } : {}) });
    const remark = `digitalSourceType: trainedAlgorithmicMedia; engine: ${engine}`;
    const found = await inspectVideo({ path, into, remark }, signal);
    if (found.kind !== 'video') return found;
    isKept = true;
    const { durationS, poster } = found;
    const body = { kind: 'file', path: into, discard: () => workFiles.remove(into) } as const;
    return { kind: 'video', video: { body, mediaType: 'video/mp4', durationS, poster } };
  } finally {
    await workFiles.remove(path);
    if (!isKept) await workFiles.remove(into);
  }
}
