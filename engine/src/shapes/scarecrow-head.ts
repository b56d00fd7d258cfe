import { strawTuft } from './straw-tuft.ts';
import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { tau } from './chance.ts';
import { paintedLathe } from './painted-lathe.ts';
import { pairs } from './points.ts';
import { hoop, rod } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** The sack that is the head: buttons for eyes, a patch for a nose, a sewn smile, and the hat. */
export function scarecrowHead(mesh: Mesh, random: Random): void {
  const sack = readColour('#d0ad74');
  strawTuft(mesh, random, [0, 1.56, 0], [0, -0.06, -0.1], { count: 40, spread: 0.34 });
  mesh.push().at(0, 1.58, 0).rotZ(0.07);
  paintedLathe(
    mesh,
    smoothProfile(
      pairs([0.12, -0.05, 0.07, 0.01, 0.075, 0.03, 0.15, 0.1, 0.185, 0.22, 0.175, 0.34, 0.11, 0.44, 0, 0.47]),
    ),
    {
      colour: (turn, share) =>
        mixRgb(
          sack,
          [0.2, 0.12, 0.05],
          0.22 * (((Math.floor(turn * 90) + Math.floor(share * 44)) % 2) + fbm(turn * 8, share * 6, 2)),
        ),
      bulge: (turn, share) => 1 + 0.05 * Math.sin(turn * tau * 9) * smooth(0.5, 0.1, share),
      material: materials.cloth,
      segments: 90,
      rows: 44,
    },
  );
  hoop(mesh, 0.02, 0.078, 0.02, '#8a6a3a', materials.cloth);
  for (const s of [-1, 1]) {
    mesh
      .push()
      .at(0.068 * s, 0.26, -0.166)
      .rotX(-Math.PI / 2 + 0.05);
    mesh.cyl(0, 0, 0, 0.036, 0.036, 0.014, s > 0 ? '#2a2420' : '#3a2c44', materials.gloss, 18);
    for (const [x, z] of pairs([-0.01, 0, 0.01, 0]))
      mesh.ball(x, 0.016, z, 0.005, 0.004, 0.005, '#e8e0c8', materials.plain, 6);
    mesh.pop();
  }
  mesh.face(
    [
      [-0.034, 0.17, -0.192],
      [0, 0.235, -0.196],
      [0.034, 0.17, -0.192],
    ],
    '#b8502a',
    materials.cloth,
  );
  const smile = (t: number): Vec3 => [t * 0.1, 0.105 + 0.04 * t * t, -0.157 + 0.022 * t * t];
  mesh.tube(
    Array.from({ length: 13 }, (_, i) => smile(i / 6 - 1)),
    [0.006],
    '#3a2418',
    materials.plain,
    5,
  );
  for (let i = 0; i < 7; i++) {
    const [x, y, z] = smile(i / 3 - 1);
    rod(mesh, [x, y - 0.02, z - 0.004], [x, y + 0.02, z - 0.01], 0.005, '#3a2418', materials.plain);
  }
  // The hat, with a torn brim that droops.
  const felt = readColour('#7a5a34');
  mesh.push().at(0, 0.36, 0.02).rotX(0.1).rotZ(-0.1);
  mesh.sheet(
    (u, v) => {
      const r = 0.14 + v * (0.24 + 0.03 * Math.sin(u * tau * 3) - 0.05 * smooth(0.03, 0, Math.abs(u - 0.62)));
      return [
        Math.cos(u * tau) * r,
        0.02 - 0.09 * v * v + 0.035 * v * Math.sin(u * tau * 2 + 1),
        Math.sin(u * tau) * r,
      ];
    },
    90,
    12,
    (u, v) => mixRgb(felt, [0.03, 0.02, 0.01], 0.3 * fbm(u * 22, v * 5, 2) + (v > 0.94 ? 0.3 : 0)),
    materials.cloth,
  );
  paintedLathe(mesh, smoothProfile(pairs([0.175, 0, 0.165, 0.08, 0.15, 0.2, 0.13, 0.27, 0.07, 0.29, 0, 0.26])), {
    colour: (turn, share) =>
      share < 0.26 ? readColour('#8a2a22') : mixRgb(felt, [0.03, 0.02, 0.01], 0.3 * fbm(turn * 12, share * 8, 2)),
    bulge: (turn, share) => 1 + 0.06 * Math.sin(turn * tau * 2) * share,
    material: materials.cloth,
    segments: 60,
    rows: 30,
  });
  mesh.pop();
  strawTuft(mesh, random, [-0.12, 0.36, -0.06], [-0.1, -0.16, -0.04], { count: 20, spread: 0.1 });
  strawTuft(mesh, random, [0.12, 0.36, -0.06], [0.1, -0.16, -0.04], { count: 20, spread: 0.1 });
  mesh.pop();
}
