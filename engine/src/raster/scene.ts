import type { Modifier, SceneDescription } from '../prompt/scene-description.ts';
import type { Adherence } from '../prompt/text-weight.ts';
import type { Mood } from './mood.ts';
import type { Noise } from './noise.ts';
import type { Picture } from './picture.ts';
import type { Random } from './random.ts';

/** A scene about to be painted: what it shows, its light, its chance and its canvas. */
export interface Scene {
  readonly seed: number;
  readonly description: SceneDescription;
  readonly adherence: Adherence;
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
  /** Whether chance may add what the words do not ask for. */
  readonly decorates: boolean;
  /** A stream of chance of its own, so that a new feature does not reshuffle the others. */
  stream(feature: string): Random;
}

/** Enlarges by `scale` about a point, in pixels. */
export interface Lens {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
