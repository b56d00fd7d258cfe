import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { tau } from './chance.ts';
import { cushion } from './cushion.ts';
import { paintedTube } from './painted-tube.ts';
import { pairs, triples } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';
import { smoothWay } from './smooth-way.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

export const brass = '#c89a44';

/** An arm rolled over a panel, its front a round shield within nails; the legs below, turned, on castors. It is on the right of an armchair for an `s` of 1, on its left for -1. */
export function buildRolledArm(mesh: Mesh, s: number, cloth: Rgb, wood: string): void {
  cushion(mesh, [0.47 * s, 0.39, 0], [0.068, 0.22, 0.36], { square: 0.25, colour: cloth, material: materials.cloth });
  paintedTube(
    mesh,
    smoothWay(triples([0.49 * s, 0.6, -0.4, 0.49 * s, 0.61, -0.1, 0.48 * s, 0.65, 0.2, 0.46 * s, 0.7, 0.36])),
    {
      radius: (t) => 0.098 - 0.012 * t,
      bulge: (turn, t) => 1 + 0.03 * Math.sin(t * 30 + turn * 4),
      colour: () => cloth,
      material: materials.cloth,
      around: 36,
      pieces: 40,
    },
  );
  mesh
    .push()
    .at(0.49 * s, 0.6, -0.4)
    .rotX(-Math.PI / 2);
  mesh.lathe(
    pairs([0.098, -0.01, 0.09, 0.012, 0.06, 0.02, 0, 0.022]),
    32,
    mixRgb(cloth, [1, 1, 1], 0.05),
    materials.cloth,
  );
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * tau;
    mesh.ball(Math.cos(a) * 0.084, 0.016, Math.sin(a) * 0.084, 0.01, 0.007, 0.01, brass, materials.metal, 8);
  }
  mesh.ball(0, 0.022, 0, 0.022, 0.012, 0.022, brass, materials.metal, 12).pop();
  for (let i = 0; i < 8; i++)
    mesh.ball(0.5 * s, 0.22 + i * 0.036, -0.366, 0.009, 0.009, 0.007, brass, materials.metal, 8);
  for (const z of [-0.3, 0.34]) {
    mesh.push().at(0.44 * s, 0, z);
    mesh.lathe(
      smoothProfile(pairs([0.018, 0.05, 0.022, 0.08, 0.036, 0.1, 0.03, 0.13, 0.046, 0.17, 0.05, 0.2, 0.05, 0.24])),
      24,
      wood,
      materials.gloss,
    );
    mesh.cyl(0, 0.04, 0, 0.024, 0.022, 0.03, brass, materials.metal, 16);
    mesh
      .push()
      .at(0, 0.025, 0)
      .rotX(Math.PI / 2)
      .cyl(0, -0.012, 0, 0.026, 0.026, 0.024, brass, materials.metal, 18)
      .pop()
      .pop();
  }
}
