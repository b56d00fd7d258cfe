import { describePrompt } from '../prompt/describe-prompt.ts';
import type { LightMap, Terrain } from '../raster/terrain.ts';
import { lightChannels } from '../raster/terrain-light.ts';
import type { FilmRequest } from './film.ts';

/** Samples along a side of every baked land. */
const side = 1024;
const samples = side * side;
/** Before the samples: a flag that is 1 once they are there. */
const flagBytes = 8;
const waitMs = 50_000;

/** What the cameras share about the land: room for it, and which of them bakes it for all. */
export interface LandShare {
  readonly land: SharedArrayBuffer | undefined;
  readonly bakes: boolean;
}

export interface Land {
  readonly terrain: Terrain;
  readonly light: LightMap;
}

/** Room for a land and its light (20 MB) when the film shows land. */
export function roomForLand({ prompt, style, image }: FilmRequest): SharedArrayBuffer | undefined {
  if (image) return undefined;
  const { subject } = describePrompt(prompt, style);
  if (subject !== 'mountains' && subject !== 'desert') return undefined;
  return new SharedArrayBuffer(flagBytes + samples * 4 * (1 + lightChannels));
}

/**
 * The land, baked by one camera while the others wait: baking takes half a second and must come out the same for all.
 * `relief` is the height of a height of 1, world units.
 */
export function shareLand({ land, bakes }: LandShare, relief: number, bake: () => Land): Land {
  if (!land) return bake();
  const flag = new Int32Array(land, 0, 1);
  const heights = new Float32Array(land, flagBytes, samples);
  const light = new Float32Array(land, flagBytes + samples * 4, samples * lightChannels);
  if (bakes) {
    const baked = bake();
    heights.set(baked.terrain.heights);
    light.set(baked.light);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  } else if (Atomics.wait(flag, 0, 0, waitMs) === 'timed-out') {
    throw new Error('The land was never baked.');
  }
  return { terrain: { size: side, heights, relief }, light };
}
