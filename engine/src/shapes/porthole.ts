import { tau } from './chance.ts';
import { pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

const brass = '#c08a3a';

/** A round window with a bolted rim, looking along y. */
export function porthole(mesh: Mesh, r: number, lit: boolean): void {
  mesh.lathe(
    smoothProfile(
      pairs([r * 1.32, -0.16, r * 1.34, 0.02, r * 1.28, 0.08, r * 1.02, 0.1, r * 0.94, 0.04, r * 0.94, -0.02]),
    ),
    40,
    brass,
    materials.metal,
  );
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * tau;
    mesh.ball(
      Math.cos(a) * r * 1.16,
      0.1,
      Math.sin(a) * r * 1.16,
      r * 0.09,
      r * 0.07,
      r * 0.09,
      '#e0b060',
      materials.metal,
      8,
    );
  }
  const pane = pairs([r, 0, r * 0.7, 0.06, r * 0.35, 0.09, 0, 0.1]);
  mesh.lathe(pane, 32, lit ? '#e8b860' : '#3f8a9a', lit ? materials.glow : materials.gloss);
  mesh.ball(-r * 0.34, 0.1, -r * 0.34, r * 0.16, 0.012, r * 0.12, '#eafafa', materials.plain, 12);
}
