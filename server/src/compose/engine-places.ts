import type { ContentType } from '@loomlight/contract';
import type { Config } from '../config/config.ts';
import type { RunContext } from '../features/generation/index.ts';
import { engineNamed } from './engines.ts';

/** Stills that the embedded engine makes in one process at once: one paints while another is encoded and stored. */
const embeddedImages = 2;
/** Videos of the embedded engine take all cores they can get: one at a time, and images go on beside it. */
const embeddedVideos = 1;

/** How many of each content type one process makes at once, and who waits for a place among them. */
export interface EnginePlaces extends Required<Pick<RunContext, 'enterEngine'>> {
  readonly imageConcurrency: number;
  readonly videoConcurrency: number;
}

/**
 * What is made elsewhere only waits here, and many can wait at once; what is made here takes cores and memory. Where both are open, the
 * embedded engine has as many places as when it is alone, and those elsewhere have theirs beside it.
 */
export function enginePlaces(
  config: Pick<Config, 'imageEngines' | 'videoEngines' | 'ENGINE_CONCURRENCY'>,
): EnginePlaces {
  const enter = new Map<string, Enter>();
  const concurrency = (contentType: ContentType, embeddedMax: number): number => {
    const chosen = contentType === 'image' ? config.imageEngines : config.videoEngines;
    const embedded = chosen.filter(({ name }) => engineNamed(name).embedded);
    if (embedded.length === 0) return config.ENGINE_CONCURRENCY;
    if (embedded.length === chosen.length) return embeddedMax;
    for (const { name } of embedded) enter.set(`${contentType} ${name}`, createPlaces(embeddedMax));
    return config.ENGINE_CONCURRENCY + embeddedMax;
  };
  return {
    imageConcurrency: concurrency('image', embeddedImages),
    videoConcurrency: concurrency('video', embeddedVideos),
    enterEngine: async ({ contentType, engine }, signal) =>
      (await enter.get(`${contentType} ${engine}`)?.(signal)) ?? (() => undefined),
  };
}

type Enter = (signal: AbortSignal) => Promise<() => void>;

/** So many places, which are given in the order in which they were asked for; whoever stops waiting leaves the line. */
export function createPlaces(places: number): Enter {
  let free = places;
  const line: (() => void)[] = [];
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };
  /** A place is given back once, however often that is said. */
  const once = (): (() => void) => {
    let isHeld = true;
    return () => {
      if (isHeld) leave();
      isHeld = false;
    };
  };
  return async (signal) => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return once();
    }
    return new Promise((resolve, reject) => {
      const take = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(once());
      };
      const giveUp = (): void => {
        line.splice(line.indexOf(take), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      line.push(take);
    });
  };
}
