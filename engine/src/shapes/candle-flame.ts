import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { paintedLathe } from './painted-lathe.ts';
import { between } from './petals.ts';
import { pairs, triples } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';
import { smoothWay } from './smooth-way.ts';

/** A flame as a turned drop about its wick: blue at the foot, bright in its heart, orange at its tip. Its wick begins 1.44 above the origin; decimetres. */
export function candleFlame(mesh: Mesh): void {
  const wick = smoothWay(triples([0, 1.44, 0, 0.002, 1.52, 0, 0.012, 1.58, 0, 0.03, 1.61, 0]));
  mesh.tube(wick, [0.011], '#1c1410', materials.plain, 8);
  mesh.ball(0.03, 1.612, 0, 0.014, 0.012, 0.014, '#d85a1a', materials.glow, 8);
  const [low, high] = [between('#8a5a3a', '#ffd07a'), between('#ffd07a', '#d97a1e')];
  paintedLathe(
    mesh,
    smoothProfile(
      pairs([0, 1.545, 0.03, 1.56, 0.058, 1.61, 0.064, 1.67, 0.05, 1.76, 0.026, 1.87, 0.008, 1.96, 0, 1.99]),
    ),
    {
      colour: (_turn, share) => (share < 0.3 ? low(share / 0.3) : high((share - 0.3) / 0.7)),
      material: materials.glow,
      segments: 28,
      rows: 28,
    },
  );
}
