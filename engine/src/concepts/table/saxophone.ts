import { tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The body from its top down, round the bow and up into the bell: x and height of its middle, and its radius. */
const body = [
  ...triples([0.3, 3.02, 0.085, 0.24, 2.4, 0.115, 0.18, 1.8, 0.15, 0.12, 1.2, 0.19, 0.09, 0.92, 0.21]),
  ...Array.from({ length: 11 }, (_, i): Vec3 => {
    const a = (i / 10) * (tau / 2);
    return [-0.28 + Math.cos(a) * 0.36, 0.78 - Math.sin(a) * 0.34, 0.22 + i * 0.006];
  }),
  ...triples([
    -0.66, 1, 0.29, -0.7, 1.3, 0.32, -0.75, 1.56, 0.37, -0.82, 1.78, 0.46, -0.87, 1.88, 0.56, -0.885, 1.915, 0.6,
  ]),
];

/** Middle and radius of the straight part at a height. */
function tubeAt(y: number): readonly [number, number] {
  const t = (3.02 - y) / 2.1;
  return [0.3 - 0.21 * t, 0.085 + 0.125 * t];
}

export const saxophone: Concept = {
  id: 'saxophone',
  words: {
    en: 'saxophone/sax',
    de: 'saxophon/saxophone/saxofon/saxofone',
    es: 'saxofón/saxo',
    fr: 'saxophone',
    zh: '萨克斯/萨克斯管',
    ja: 'サックス/サクソフォン',
    ar: 'ساكسفون',
    emoji: '🎷',
  },
  size: { width: 2.3, height: 3.5 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  turn: 0.15,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const brass = look.colour ?? '#d89a34';
    const [light, dark] = ['#e8c880', '#26282c'];
    mesh.push().rotZ(-0.06);
    mesh.tube(
      body.map(([x, y]): Vec3 => [x, y, 0]),
      body.map(([, , r]) => r),
      brass,
      materials.metal,
      30,
    );
    mesh.push().at(-0.885, 1.915, 0).rotZ(0.4);
    const lip = Array.from({ length: 11 }, (_, i): [number, number] => [
      0.6 + Math.cos((i / 10) * tau) * 0.028,
      Math.sin((i / 10) * tau) * 0.028,
    ]);
    mesh.lathe(lip, 44, light, materials.metal).pop();
    // Bands where its parts are joined, the neck and the mouthpiece.
    for (const [x, y, r] of triples([0.3, 2.98, 0.11, 0.1, 0.95, 0.225, -0.645, 0.9, 0.285]))
      mesh.cyl(x, y, 0, r, r, 0.08, light, materials.metal, 30);
    const neck: readonly Vec3[] = triples([
      0.3, 3, 0, 0.32, 3.16, 0, 0.4, 3.3, 0, 0.54, 3.36, 0, 0.72, 3.32, 0, 0.9, 3.24, 0,
    ]);
    mesh.tube(neck, [0.08, 0.078, 0.072, 0.066, 0.058, 0.05], brass, materials.metal, 20);
    mesh.tube(
      [
        [0.84, 3.27, 0],
        [0.98, 3.2, 0],
      ],
      [0.06],
      '#c8a878',
      materials.plain,
      16,
    );
    mesh.tube(
      triples([0.94, 3.22, 0, 1.08, 3.15, 0, 1.22, 3.07, 0, 1.28, 3.035, 0]),
      [0.075, 0.078, 0.06, 0.02],
      dark,
      materials.gloss,
      18,
    );
    mesh.tube(
      [
        [1.04, 3.172, 0],
        [1.1, 3.14, 0],
      ],
      [0.086],
      light,
      materials.metal,
      18,
    );
    // Pads on chimneys along the body, larger towards the bow; rods and touches of pearl beside them.
    const pad = (x: number, y: number, z: number, r: number): void => {
      mesh
        .push()
        .at(x, y, z)
        .rotX(-Math.PI / 2);
      mesh
        .cyl(0, -0.06, 0, r * 0.8, r * 0.8, 0.07, brass, materials.metal, 20)
        .cyl(0, 0.01, 0, r, r * 0.96, 0.035, light, materials.metal, 24)
        .cyl(0, 0.046, 0, r * 0.4, r * 0.34, 0.016, brass, materials.metal, 16)
        .pop();
    };
    for (let i = 0; i < 9; i++) {
      const y = 2.74 - i * 0.21;
      const [x, r] = tubeAt(y);
      pad(x - 0.02, y, -r - 0.03, 0.075 + i * 0.006);
      if (i % 4 === 3) continue;
      mesh
        .push()
        .at(x + 0.14 + i * 0.004, y + 0.02, -r - 0.01)
        .rotX(-Math.PI / 2);
      mesh
        .cyl(0, 0, 0, 0.05, 0.05, 0.05, light, materials.metal, 16)
        .cyl(0, 0.05, 0, 0.04, 0.036, 0.008, '#f6f2ea', materials.gloss, 14)
        .pop();
    }
    for (const [dx, from, to] of triples([0.1, 2.86, 1.9, -0.12, 2.7, 1.05, 0.17, 1.86, 1.0])) {
      const [[x0, r0], [x1, r1]] = [tubeAt(from), tubeAt(to)];
      const [top, foot]: [Vec3, Vec3] = [
        [x0 + dx, from, -r0 * 0.75 - 0.03],
        [x1 + dx, to, -r1 * 0.85 - 0.04],
      ];
      rod(mesh, top, foot, 0.022, light, materials.metal);
      for (const t of [0, 0.35, 0.7, 1]) {
        const [x, y, z] = [0, 1, 2].map((k) => (top[k] ?? 0) + ((foot[k] ?? 0) - (top[k] ?? 0)) * t);
        mesh.ball(x ?? 0, y ?? 0, z ?? 0, 0.036, 0.036, 0.036, brass, materials.metal, 10);
      }
    }
    pad(-0.66, 1.06, -0.31, 0.17);
    pad(-0.71, 1.43, -0.35, 0.18);
    pad(-0.28, 0.46, -0.26, 0.15);
    for (const y of [1.06, 1.43]) rod(mesh, [-0.52, y, -0.33], [-0.06, y - 0.03, -0.26], 0.02, light, materials.metal);
    rod(mesh, [-0.44, 1.2, 0], [0.12, 1.24, 0], 0.03, light, materials.metal);
    mesh.pop();
    // The stand: three legs, a post and a cradle under the bell.
    for (const a of [-2.6, -0.5, 1.5])
      rod(
        mesh,
        [-0.15, 0.34, 0.3],
        [-0.15 + Math.cos(a) * 0.95, 0.03, 0.2 + Math.sin(a) * 0.8],
        0.035,
        dark,
        materials.gloss,
      );
    rod(mesh, [-0.15, 0.3, 0.3], [0.02, 1.6, 0.32], 0.035, dark, materials.gloss);
    rod(mesh, [0.02, 1.55, 0.32], [0.2, 1.55, 0.1], 0.035, dark, materials.gloss);
    for (const x of [-0.42, 0.02]) rod(mesh, [-0.15, 0.36, 0.3], [x, 0.42, -0.14], 0.04, dark, materials.gloss);
  },
};
