import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** A stream of fire from a mouth along a way of length 1, which parts and rises as it cools. */
export function buildDragonFire(mesh: Mesh, random: Random, mouth: Vec3, way: Vec3): void {
  const side = normalised(cross(way, [0, 1, 0]));
  for (const [share, up] of [
    [1, 0.16],
    [0.8, -0.05],
    [0.62, 0.05],
  ] as const) {
    const long = reach * share * (0.9 + 0.2 * random());
    const tip: Vec3 = [mouth[0] + way[0] * long, mouth[1] + way[1] * long + up * long, mouth[2] + way[2] * long];
    const aside: Vec3 = [mouth[0] + side[0] * spread, mouth[1] + side[1] * spread, mouth[2] + side[2] * spread];
    mesh.tri(mouth, tip, aside, side, side, side, [1, 1, 1], materials.flame);
  }
}

/** Length of the stream, metres, and how far it reaches to its sides. */
const [reach, spread] = [4.6, 0.85] as const;
