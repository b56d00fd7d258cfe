import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { StudioStyle } from '../types.ts';

/** A developed picture, RGBA bytes. */
export interface StyledImage {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly scene: Scene;
}

/** Repaints a picture; may change the given pixels. Calls `checkpoint` between its passes. */
export type StyleFilter = (
  image: StyledImage,
  checkpoint: () => Promise<void> | void,
) => Promise<Uint8ClampedArray<ArrayBuffer>>;

export interface Style {
  readonly id: StudioStyle;
  /** What changes in the way the light is developed. */
  readonly development: (usual: Development) => Partial<Development>;
  readonly filter?: StyleFilter;
  /** Whether film grain is added at the end. */
  readonly grain: boolean;
  readonly enlarge: 'lanczos3' | 'nearest';
}
