import type { Words } from '../concepts/concept.ts';
import type { Development } from '../raster/develop.ts';
import { clamp01 } from '../raster/scalar.ts';
import type { AirTime, AirWish, Weather } from '../solid/air.ts';

/** How a mood develops a picture otherwise than usual: by factors, where nothing else is said. */
export interface Developing {
  readonly exposure?: number;
  readonly bloom?: number;
  readonly saturation?: number;
  /** Added to it. */
  readonly contrast?: number;
  readonly vignette?: number;
  readonly splitTone?: number;
  readonly grain?: number;
  /** Factors of red, green and blue: warm or cold paper. */
  readonly tone?: readonly [number, number, number];
}

/** A word for the mood of a whole picture: it says nothing of what is in it, only in which light and on which film that is seen. */
export interface Mood {
  readonly id: string;
  readonly words: Words;
  /** The hour it is seen at where the words do not say. */
  readonly time?: AirTime;
  /** The weather that it has where the words say none. */
  readonly weather?: Weather;
  /** The id of what happens in its air, out of doors. */
  readonly happening?: string;
  readonly air?: AirWish;
  readonly develops?: Developing;
  /** What was asked for is dark before a bright sky. */
  readonly silhouettes?: boolean;
  /** What is behind it is far out of focus. */
  readonly blursLand?: boolean;
}

/** A development as one mood changes it. */
export function developed(usual: Development, factors: Developing): Development {
  const by = (name: Exclude<keyof Developing, 'tone' | 'contrast'>): number => usual[name] * (factors[name] ?? 1);
  const [r, g, b] = usual.tone;
  const [red, green, blue] = factors.tone ?? [1, 1, 1];
  return {
    ...usual,
    exposure: by('exposure'),
    bloom: by('bloom'),
    saturation: by('saturation'),
    contrast: clamp01(usual.contrast + (factors.contrast ?? 0)),
    vignette: Math.min(1, by('vignette')),
    splitTone: by('splitTone'),
    grain: by('grain'),
    tone: [r * red, g * green, b * blue],
  };
}
