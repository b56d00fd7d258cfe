import type { Modifier, SceneDescription } from '../prompt/scene-description.ts';
import { Noise } from '../raster/noise.ts';
import { createPicture } from '../raster/picture.ts';
import type { Picture, Steps } from '../raster/picture.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import type { PaintLayer } from '../types.ts';
import { decideMood } from './mood.ts';
import type { Mood } from './mood.ts';

/** A scene about to be painted: what it shows, its light, its chance and its canvas. */
export interface Scene {
  readonly seed: number;
  readonly description: SceneDescription;
  readonly mood: Mood;
  readonly noise: Noise;
  readonly picture: Picture;
  readonly width: number;
  readonly height: number;
  /** The length, in pixels, that sizes and the field of view are measured by. */
  readonly span: number;
  /** Pixels of a detail that is one pixel wide in a picture of 1024. */
  readonly unit: number;
  /** Where the scene lies in endless noise. */
  readonly offset: { readonly x: number; readonly y: number };
  /** Seconds into the scene; a still is painted at 0. */
  readonly time: number;
  /** How near things drawn on sheets come as a film's camera moves in; a still has none. */
  readonly lens?: Lens;
  has(modifier: Modifier): boolean;
  /** A stream of chance of its own, so that a new feature does not reshuffle the others. */
  stream(feature: string): Random;
}

/** Enlarges by `scale` about a point, in pixels. */
export interface Lens {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** One layer of work; `weight` is its share of the time, for progress. */
export interface Stage {
  readonly layer: PaintLayer;
  readonly weight: number;
  readonly steps: () => Steps;
}

/** How the finished light is developed into a picture. */
export interface Development {
  readonly exposure: number;
  readonly bloom: number;
  readonly vignette: number;
  readonly saturation: number;
  /** Strength of warm highlights and cool shadows. */
  readonly splitTone: number;
  /** Half the width of the grain, in eight-bit steps. */
  readonly grain: number;
}

export const USUAL_DEVELOPMENT: Development = {
  exposure: 1,
  bloom: 0.5,
  vignette: 0.3,
  saturation: 1.02,
  splitTone: 1,
  grain: 2.5,
};

/** A scene's layers and how to develop them. */
export interface ScenePlan {
  readonly stages: readonly Stage[];
  readonly development: Development;
}

/** Sets up a scene. The size takes no part in the seed: the same picture recomposes at another ratio. */
export function createScene(
  description: SceneDescription,
  options: { seed: number; width: number; height: number },
): Scene {
  const { seed, width, height } = options;
  const stream = (feature: string): Random => createRandom(seed ^ hashText(feature));
  // Ribbons (32:1) would zoom into a single rock if the long side alone set the field of view.
  const span = Math.min(Math.max(width, height), Math.min(width, height) * 2.4);
  const place = stream('place');
  return {
    seed,
    description,
    mood: decideMood(description, stream('mood')),
    noise: new Noise(seed),
    picture: createPicture(width, height),
    width,
    height,
    span,
    unit: span / 1024,
    offset: { x: place() * 90, y: place() * 90 },
    time: 0,
    has: (modifier) => description.modifiers.includes(modifier),
    stream,
  };
}
