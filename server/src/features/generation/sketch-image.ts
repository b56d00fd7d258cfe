import { LRUCache } from 'lru-cache';
import type { SignedIn } from '../../kernel/actor.ts';
import { fieldError } from '../../kernel/errors.ts';
import { type BoundedLimiter, createBoundedLimiter } from '../../kernel/limiter.ts';
import { painterOnOffer } from './choose-engine.ts';
import type { StartContext } from './generation.context.ts';

/** A sketch takes a core for up to half a second: one at a time in a process, so that what is paid for has the rest. */
const bounds = { places: 1, waiting: 24, perPerson: 2, retryAfterS: 2 } as const;
/** Some five hundred sketches, so that whoever opens the list of styles again sees them at once. */
const bytesMax = 4 * 1024 * 1024;
const keepMs = 10 * 60_000;
const longestMs = 20_000;

/** The sketches of a process: who waits for one, and those that were made. */
export interface Sketches {
  readonly limiter: BoundedLimiter;
  readonly kept: LRUCache<string, Uint8Array>;
}

/** What is to be sketched. */
export interface SketchSettings {
  readonly words: string;
  readonly negativePrompt: string | undefined;
  /** One of the styles of the contract. */
  readonly style: string;
  readonly seed: number;
  /** One of those on offer; left out, the default. */
  readonly engine: string | undefined;
}

export function createSketches(): Sketches {
  return {
    limiter: createBoundedLimiter(bounds),
    kept: new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: (image) => Math.max(1, image.byteLength),
      ttl: keepMs,
      ttlAutopurge: true,
    }),
  };
}

/**
 * A small WebP of a person's words in a style, which costs nothing and is stored nowhere (MAKE-70). What was made for one person is never given to
 * another: how fast it comes would tell what others have written. Throws 422 where the engine offers none, and 503 with `Retry-After` while too
 * many wait.
 */
export async function sketchImage(
  ctx: Pick<StartContext, 'imageEngines'> & { readonly sketches: Sketches },
  input: { readonly actor: SignedIn; readonly settings: SketchSettings },
): Promise<Uint8Array> {
  const { userId } = input.actor;
  const { engine } = painterOnOffer(ctx.imageEngines, input.settings);
  if (!engine.sketch) throw fieldError('engine', 'This engine makes no sketches.');
  const { words, negativePrompt, style, seed } = input.settings;
  const { engine: name, model } = engine.capabilities;
  const key = JSON.stringify([userId, name, model, words, negativePrompt, style, seed]);
  const known = ctx.sketches.kept.get(key);
  if (known) return known;
  const leave = await ctx.sketches.limiter.enter(userId);
  try {
    const signal = AbortSignal.timeout(longestMs);
    const image = await engine.sketch({ words, negativePrompt, style, seed, signal });
    ctx.sketches.kept.set(key, image);
    return image;
  } finally {
    leave();
  }
}
