import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { Rect } from '../solid/rect.ts';
import type { Forms } from '../solid/forms.ts';
import type { StudioStyle } from '../types.ts';

/** A developed picture, RGBA bytes. */
export interface StyledImage {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly scene: Scene;
  /** What it shows, where that is known and the style draws it. */
  readonly forms?: Forms | undefined;
  /** Where what was asked for is seen, if nothing else is wanted of it: all other pixels may be left as they are. */
  readonly wanted?: Rect | undefined;
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
  /** Whether it draws along the forms of what is seen, which are kept for it. */
  readonly drawsForms?: boolean;
  /** Whether film grain is added at the end. */
  readonly grain: boolean;
  readonly enlarge: 'lanczos3' | 'nearest';
}
