import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { flameColour } from './flames.ts';

/** A stream of fire from a mouth along a way of length 1: tongues that part, widen and rise as they cool. */
export function buildDragonFire(mesh: Mesh, random: Random, mouth: Vec3, way: Vec3): void {
  const side = normalised(cross(way, [0, 1, 0]));
  const up = cross(side, way);
  for (let i = 0; i < tongues; i++) {
    const out = Math.sqrt((i + 0.4) / tongues);
    const turn = i * 2.39996;
    const [a, b] = [Math.cos(turn) * out * spread, Math.sin(turn) * out * spread];
    const long = reach * (1 - 0.5 * out) * (0.7 + 0.45 * random());
    const wide = 0.05 + 0.1 * random();
    const wave = 3 + random() * 4;
    const curl = (random() - 0.5) * 0.5;
    const tilt = random() * Math.PI;
    mesh.sheet(
      (u, v) => {
        const half = (u - 0.5) * 2 * wide * (0.4 + 2.2 * v) * Math.max(0, 1 - v) ** 0.7;
        const bend = curl * Math.sin(v * wave + i) * v;
        const s = a * v * long + bend + half * Math.cos(tilt);
        const h = b * v * long + 0.16 * v * v * long + half * Math.sin(tilt);
        const on = (axis: 0 | 1 | 2): number => mouth[axis] + way[axis] * v * long + side[axis] * s + up[axis] * h;
        return [on(0), on(1), on(2)];
      },
      6,
      16,
      (u, v) => flameColour(0.26 * out + v * 0.74 + (Math.abs(u - 0.5) * 2) ** 2 * 0.2 - 0.06),
      materials.glow,
    );
  }
}

const tongues = 84;
/** Length of the longest tongue, metres, and how far the outermost part from the middle on each of them. */
const reach = 3.4;
const spread = 0.3;
