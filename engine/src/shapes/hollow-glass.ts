import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { paintedLathe } from './painted-lathe.ts';
import type { ProfilePoint } from './smooth-profile.ts';

/** Glass that takes nothing of what is seen through it but a little red at its edges. */
export const clearGlass = '#eff5f3';

/** A turned vessel of clear glass: what is in it and behind it is seen through it. `bulge` makes ribs or waves of it. */
export function hollowGlass(
  mesh: Mesh,
  profile: readonly ProfilePoint[],
  colour: Colour = clearGlass,
  bulge: (u: number, v: number) => number = () => 1,
): void {
  paintedLathe(mesh, profile, { colour: () => colour, material: materials.clear, segments: 96, bulge });
}
