import { wireStatus } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import { type AttemptKey, type ClaimedGeneration, recordProgress } from '../content/index.ts';
import { previewMaxBytes } from '../../ports/image-engine.ts';
import type { RunContext } from './generation.context.ts';
import { heartbeatMs, leaseS, progressStepMs } from './generation.rules.ts';
import { publishProgress } from './progress-signal.ts';

/** Keeps a running attempt alive and its progress visible until it is stopped. */
export interface ProgressReporter {
  report(fraction: number, message: string, preview?: Uint8Array): void;
  /** Ends the signs of life and waits for a write under way. */
  stop(): Promise<void>;
}

/** An attempt under way: what it makes, what ends it, and where it says how far it is. */
export interface RunningAttempt {
  readonly claimed: ClaimedGeneration;
  readonly signal: AbortSignal;
  readonly report: ProgressReporter['report'];
}

/** `onLost` is called once when another attempt has taken over. */
export function startProgressReporter(
  ctx: RunContext,
  input: { readonly of: AttemptKey & { readonly content_type: string }; readonly onLost: () => void },
): ProgressReporter {
  const { of: key, onLost } = input;
  let fraction = 0;
  let message: string | null = null;
  /** Not stored yet. */
  let preview: Uint8Array | undefined;
  let writing: Promise<void> | undefined;
  let dirty = false;
  let stopped = false;
  let pause: NodeJS.Timeout | undefined;
  const heartbeat = setInterval(() => write(), heartbeatMs);

  function write(): void {
    if (stopped) return;
    if (writing || pause) {
      dirty = true;
      return;
    }
    dirty = false;
    writing = store().finally(() => {
      writing = undefined;
      if (stopped) return;
      pause = setTimeout(() => {
        pause = undefined;
        if (dirty) write();
      }, progressStepMs);
    });
  }
  async function store(): Promise<void> {
    const shown = preview;
    preview = undefined;
    try {
      const held = await recordProgress(ctx.db, key, {
        fraction,
        message,
        preview: shown && Buffer.from(shown),
        leaseUntil: addSeconds(ctx.clock.now(), leaseS),
      });
      if (held)
        await publishProgress(ctx, {
          id: key.id,
          status: wireStatus(key.content_type, 'running'),
          progress: fraction,
          status_message: message,
          hasNewPreview: shown !== undefined,
        });
      else onLost();
    } catch (error) {
      // A missed sign of life is made up by the next one; the lease outlasts two of them.
      ctx.onError(error, key.id);
    }
  }
  return {
    report: (nextFraction, nextMessage, nextPreview) => {
      // Written so that a figure that is no number changes nothing.
      if (nextFraction > fraction) fraction = Math.min(1, nextFraction);
      message = nextMessage;
      if (nextPreview && nextPreview.byteLength <= previewMaxBytes) preview = nextPreview;
      write();
    },
    stop: async () => {
      stopped = true;
      clearInterval(heartbeat);
      clearTimeout(pause);
      await writing;
    },
  };
}
