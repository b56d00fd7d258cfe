import type { TimeOfDay } from '../prompt/scene-description.ts';
import type { Rgb } from './colour.ts';

/** A time of day that has been decided. */
export type LightTime = Exclude<TimeOfDay, 'unstated'>;

/** Four colours that make a sky. */
export interface SkyPalette {
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  readonly sun: Rgb;
}

/** The light and air of a scene: everything the sky, the ground and the water have to agree on. */
export interface Mood {
  readonly time: LightTime;
  readonly night: boolean;
  readonly palette: SkyPalette;
  /** Colours the prompt names, in its order. */
  readonly colours: readonly Rgb[];
  readonly sun: {
    /** Fraction of the width. */
    readonly x: number;
    /** Fraction of the sky, 0 at the top, 1 at the horizon. */
    readonly y: number;
    /** Fraction of the picture's span. */
    readonly radius: number;
    readonly visible: boolean;
    readonly glow: number;
  };
  readonly clouds: { readonly cover: number; readonly scale: number; readonly lit: Rgb; readonly dark: Rgb };
  readonly fog: {
    readonly colour: Rgb;
    readonly sun: number;
    /** World units until things fade. */ readonly depth: number;
  };
  /** Light on the ground. */
  readonly light: { readonly sun: Rgb; readonly ambient: Rgb };
  readonly water: { readonly deep: Rgb; readonly glitter: number };
}
