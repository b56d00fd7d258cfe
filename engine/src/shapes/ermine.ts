import type { Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import type { Wearer } from './hanging.ts';
import { drape } from './draped.ts';
import { onTrunk, pointBetween } from './figure.ts';
import { smoothWay } from './smooth-way.ts';
import { materials } from '../solid/materials.ts';

const white = '#cdc7ba';
const tail = '#1c1816';

/** A collar of ermine over both shoulders: white fur with black tails, closed before. */
export function wearErmine(mesh: Mesh, { pose, parts, detail, seed }: Wearer): void {
  const above = onTrunk(pose, 'chest');
  const below = onTrunk(pose, 'pelvis');
  const way = smoothWay(
    [
      above(0, 0.11, 0.02),
      above(0, 0.07, 0.014),
      above(0, 0.0, 0.008),
      pointBetween(below(0), above(0), 0.74),
      pointBetween(below(0), above(0), 0.6),
    ],
    5,
  );
  const tufts = (u: number, turn: number): number =>
    (noise3(Math.sin(turn) * 9 + seed, Math.cos(turn) * 9, u * 13) - 0.5) * 0.014 +
    (noise3(Math.sin(turn) * 26, Math.cos(turn) * 26 + seed, u * 34) - 0.5) * 0.009;
  drape(mesh, {
    way,
    cones: [...parts.torso, ...parts.slopes.flat(), ...parts.arms.flat(), ...parts.neck],
    melt: 0.05,
    reach: 0.42,
    rows: Math.round(44 * detail),
    columns: Math.round(120 * detail),
    ease: (u) => 0.03 + 0.012 * Math.sin(u * Math.PI) - 0.012 * smooth(0.9, 1, u),
    cling: 0.5,
    fold: tufts,
    from: (turn) => 0.05 + 0.12 * Math.max(0, Math.cos(turn)) ** 2,
    to: (turn) => 0.84 + 0.16 * Math.cos(turn) ** 2,
    // Tails hang in rows, each between two of the row over it.
    colour: (u, turn) => {
      const row = Math.floor(u * 4.2);
      const across = (turn / (Math.PI * 2)) * 15 + (row % 2) * 0.5;
      const [x, y] = [across - Math.floor(across) - 0.5, u * 4.2 - row - 0.5];
      return Math.abs(x) < 0.07 && Math.abs(y) < 0.2 && row > 0 ? tail : white;
    },
    material: materials.coat,
  });
}
