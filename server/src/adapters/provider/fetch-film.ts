import { OutboundError } from '../../kernel/outbound.ts';
import type { VideoStatus } from '../../ports/video-engine.ts';
import { inspectFilm } from './inspect-film.ts';
import type { ProviderLine } from './provider-line.ts';

/** Faults that will be the same the next time: what such a film cost is spent. */
const lasting: ReadonlySet<OutboundError['fault']> = new Set(['blocked', 'redirect', 'too_large']);

/** Fetches a finished film and looks at it before anybody else does. Throws when a later try may have more luck. */
export async function fetchFilm(order: {
  readonly line: ProviderLine;
  readonly url: string;
  readonly engine: string;
  readonly signal: AbortSignal;
  readonly headers?: Record<string, string>;
}): Promise<VideoStatus> {
  const { line, url, engine, signal, headers } = order;
  try {
    const bytes = await line.download(url, { signal, ...(headers ? { headers } : {}) });
    const remark = `digitalSourceType: trainedAlgorithmicMedia; engine: ${engine}`;
    const result = await inspectFilm({ bytes, remark }, signal);
    if (result.kind === 'unusable') return unusable(`The film cannot be used: ${result.reason}.`);
    const { durationS, poster } = result;
    return { kind: 'succeeded', film: { bytes: result.bytes, mediaType: 'video/mp4', durationS, poster } };
  } catch (error) {
    if (error instanceof OutboundError && lasting.has(error.fault)) return unusable(error.message);
    throw error;
  }
}

function unusable(reason: string): VideoStatus {
  return { kind: 'failed', reason, mayBePaid: true };
}
