/** The pixel that is being shaded, and what was hit there; one object for a whole view. */
export interface Spot {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  px: number;
  py: number;
  pz: number;
  dx: number;
  dy: number;
  dz: number;
  distance: number;
  nx: number;
  ny: number;
  nz: number;
  /** Cosine between the untouched normal and the line of sight. */
  facing: number;
  shade: number;
  material: number;
  object: number;
  r: number;
  g: number;
  b: number;
  /** Which way hair lies here, away from where it grows; its length in metres, 0 where none grows. */
  hairX: number;
  hairY: number;
  hairZ: number;
  hairLength: number;
}

/** A surface at one point: colour, own light (e), gloss, how much light passes through, and its normal. */
export interface Surface {
  r: number;
  g: number;
  b: number;
  er: number;
  eg: number;
  eb: number;
  gloss: number;
  through: number;
  nx: number;
  ny: number;
  nz: number;
}
