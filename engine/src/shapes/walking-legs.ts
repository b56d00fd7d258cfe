import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';

interface WalkingLegs {
  /** Where the first leg leaves the body, how far behind it the next ones do, and how far from the middle; metres. */
  readonly first: number;
  readonly apart: number;
  readonly aside: number;
  /** How far ahead (-x) the foot of the first leg stands, and how much further back that of each next one. */
  readonly lean: number;
  readonly spread: number;
  /** Height of the root and of the knee, and how far aside the feet stand. */
  readonly root: number;
  readonly knee: number;
  readonly reach: number;
  readonly thick: number;
  /** By turns. */
  readonly colours: readonly [Colour, Colour];
}

/** Four thin legs on each side of a crayfish or a scorpion: up to the knee, then out and down to a point on the ground. */
export function buildWalkingLegs(mesh: Mesh, form: WalkingLegs): void {
  const { first, apart, aside, lean, spread, root, knee, reach, thick, colours } = form;
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const x = first + i * apart;
      const to = lean + i * spread;
      mesh.tube(
        [
          [x, root, aside * s],
          [x + to * 0.4, knee, (aside + (reach - aside) * 0.42) * s],
          [x + to * 0.78, knee * 0.72, (aside + (reach - aside) * 0.78) * s],
          [x + to, 0.004, reach * s],
        ],
        [thick, thick * 0.86, thick * 0.62, thick * 0.22],
        i % 2 ? colours[1] : colours[0],
        materials.wet,
        8,
      );
    }
}
