import type { SceneDescription } from '../prompt/scene-description.ts';
import { adherenceOf, type Adherence } from '../prompt/text-weight.ts';
import { Noise } from '../raster/noise.ts';
import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import { createPicture } from '../raster/picture.ts';
import type { Steps } from '../raster/picture.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import type { PaintLayer } from '../types.ts';
import { decideMood } from './mood.ts';

/** One layer of work; `weight` is its share of the time, for progress. */
export interface Stage {
  readonly layer: PaintLayer;
  readonly weight: number;
  readonly steps: () => Steps;
}

export const usualDevelopment: Development = {
  exposure: 1,
  bloom: 0.5,
  vignette: 0.3,
  saturation: 1.02,
  splitTone: 1,
  contrast: 0,
  clarity: 0,
  vibrance: 0,
  grain: 2.5,
  tone: [1, 1, 1],
};

/** A scene's layers and how to develop them. */
export interface ScenePlan {
  readonly stages: readonly Stage[];
  readonly development: Development;
}

/** Sets up a scene. Where anything is refused, chance adds nothing that might be it. The size takes no part in the seed: the same picture recomposes at another ratio. */
export function createScene(
  description: SceneDescription,
  options: { seed: number; width: number; height: number; adherence?: Adherence; refuses?: boolean },
): Scene {
  const { seed, width, height, adherence = adherenceOf(), refuses = false } = options;
  const stream = (feature: string): Random => createRandom(seed ^ hashText(feature));
  // Ribbons (32:1) would zoom into a single rock if the long side alone set the field of view.
  const span = Math.min(Math.max(width, height), Math.min(width, height) * 2.4);
  const place = stream('place');
  return {
    seed,
    description,
    adherence,
    decorates: adherence.open !== 'plain' && !refuses,
    mood: decideMood(description, adherence, stream('mood')),
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
