import { addSeconds } from '../../kernel/clock.ts';

/** How often an engine is asked for one generation before it is given up and refunded. */
export const maxAttempts = 3;

/** How long an attempt belongs to its worker without a sign of life, in seconds. */
export const leaseS = 30;

/** Pause between two signs of life of a running attempt (they also carry the progress). */
export const heartbeatMs = 10_000;

/** Least time between two stored progress figures, in milliseconds. */
export const progressStepMs = 300;

/** Sentences for the person, with every way a generation can end badly. The credits are always back by then. */
const failureMessages = {
  image: {
    engine_failed: 'The picture could not be painted. Your credits have been refunded.',
    engine_gone: 'The engine that was to paint it is not in use any more. Your credits have been refunded.',
    timed_out: 'Painting took too long and was stopped. Your credits have been refunded.',
  },
  video: {
    engine_failed: 'The film could not be made. Your credits have been refunded.',
    engine_gone: 'The engine that was to make it is not in use any more. Your credits have been refunded.',
    timed_out: 'Filming took too long and was stopped. Your credits have been refunded.',
  },
} as const;

/** The sentence for a failure of this kind of content. */
export function failureMessage(contentType: string, reason: keyof (typeof failureMessages)['image']): string {
  return failureMessages[contentType === 'video' ? 'video' : 'image'][reason];
}

/** An engine's own words are cut here: signals between processes carry at most 8,000 bytes. */
const reasonMax = 300;

/** What the person reads when the engine says no. */
export function refusalMessage(reason: string): string {
  return `${reason.slice(0, reasonMax).replace(/[.\s]*$/, '.')} Your credits have been refunded.`;
}

/** When a generation must be final (configured for each engine; shorter than the screen's patience). */
export function deadlineFor(startedAt: Date, timeoutS: number): Date {
  return addSeconds(startedAt, timeoutS);
}

/** 2^32: seeds are whole numbers below it. */
export const seedLimit = 4_294_967_296;

/** Videos have a queue of their own: an image never waits behind one. */
export function jobFor(contentType: string): 'run-generation' | 'run-film' {
  return contentType === 'video' ? 'run-film' : 'run-generation';
}

/**
 * How long to leave a busy engine alone: what it asks for, at least twice as long as the time before, with up to half of that
 * on top by chance (0 to below 1): many that wait must not come back together.
 */
export function busyPauseMs(input: {
  readonly retryAfterMs: number;
  readonly times: number;
  readonly chance: number;
}): number {
  const least = Math.min(15_000, 250 * 2 ** Math.min(input.times, 8));
  return Math.min(60_000, Math.max(input.retryAfterMs, least)) * (1 + input.chance / 2);
}

/** Pause between two looks at a task: longer after looks that failed, and never quite the same (`chance` is 0 to below 1). */
export function lookPauseMs(input: {
  readonly pollMs: number;
  readonly failures: number;
  readonly chance: number;
}): number {
  const longest = Math.max(15_000, input.pollMs);
  return Math.min(longest, input.pollMs * 2 ** Math.min(input.failures, 6)) * (0.9 + input.chance / 5);
}
