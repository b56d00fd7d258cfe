import type { Colour } from '../solid/mesh.ts';

/** A bird in flight in proportions; metres. It heads towards -x. */
export interface FlyingBirdForm {
  readonly length: number;
  readonly span: number;
  /** Depth of the wing over half the span. */
  readonly chord: number;
  /** How far the wings are raised, radians; and how far their outer halves bend down. */
  readonly raise: number;
  readonly bend: number;
  /** Primaries spread like fingers, 0..1. */
  readonly fingers: number;
  readonly beak: { readonly length: number; readonly hooked: boolean; readonly colour: Colour };
  /** Back, belly, wing, tips of the wing, head, tail. */
  readonly colours: readonly [Colour, Colour, Colour, Colour, Colour, Colour];
  readonly iris?: Colour;
}
