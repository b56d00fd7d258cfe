import type { View } from './view.ts';

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
  /** How much hair here lies so close that skin over muscle shines through it as a whole, 0 to 1; none by itself. */
  sleek?: number;
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

/** A spot of a view at which nothing was hit yet. */
export function newSpot({ width, height }: Pick<View, 'width' | 'height'>): Spot {
  const none = { x: 0, y: 0, px: 0, py: 0, pz: 0, dx: 0, dy: 0, dz: 1, distance: 1, facing: -1 };
  const hit = { nx: 0, ny: 1, nz: 0, shade: 1, material: 0, object: 0, r: 0, g: 0, b: 0 };
  const hair = { hairX: 0, hairY: 0, hairZ: 0, hairLength: 0, sleek: 0 };
  return { ...none, ...hit, ...hair, width, height };
}

/** Writes into a spot where the line of sight of a pixel leads, and where it meets what is so near; answers whether it meets anything. */
export function lookFromEye(view: View, spot: Spot, x: number, y: number, near: number): boolean {
  const { eye, forward, right, up } = view.camera;
  const a = (x + 0.5 - view.width / 2) / view.focal;
  const b = (view.height / 2 - y - 0.5) / view.focal;
  const dx = forward[0] + right[0] * a + up[0] * b;
  const dy = forward[1] + right[1] * a + up[1] * b;
  const dz = forward[2] + right[2] * a + up[2] * b;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  spot.dx = dx / length;
  spot.dy = dy / length;
  spot.dz = dz / length;
  if (near <= 0) return false;
  const t = 1 / near;
  spot.x = x;
  spot.y = y;
  spot.px = eye[0] + dx * t;
  spot.py = eye[1] + dy * t;
  spot.pz = eye[2] + dz * t;
  spot.distance = t * length;
  return true;
}
