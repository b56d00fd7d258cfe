import { bothSides, eyeOn } from '../../shapes/body-parts.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Rings of the fan from behind to the front: how far the eyes of its feathers are from its root, metres, and how many there are. */
const rings = [
  { reach: 1.08, count: 25 },
  { reach: 0.9, count: 22 },
  { reach: 0.72, count: 19 },
  { reach: 0.54, count: 15 },
] as const;
const root: Vec3 = [0, 0.36, 0.16];
/** How far the fan opens to each side of straight up, radians. */
const opens = 1.72;

export const peacock: Concept = {
  id: 'peacock',
  words: {
    en: 'peacock/peafowl',
    de: 'pfau/pfauen',
    es: 'pavo real',
    fr: 'paon',
    zh: '孔雀',
    ja: 'クジャク/孔雀',
    ar: 'طاووس',
    emoji: '🦚',
  },
  size: { width: 2.3, height: 1.5 },
  lives: ['hills', 'jungle', 'forest'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  build(mesh, random, look) {
    const blue = look.colour ?? '#1a4fb8';
    for (const [index, { reach, count }] of rings.entries())
      for (let i = 0; i < count; i++) {
        const angle = ((i / (count - 1)) * 2 - 1) * opens;
        buildFeather(mesh, { angle, reach: reach * (0.96 + random() * 0.06), forward: index * 0.035 });
      }
    mesh.body(
      [
        [0, 0.4, 0.1, 0.14, 0, 0.38, -0.1, 0.125, 0],
        [0, 0.44, -0.14, 0.1, 0, 0.62, -0.24, 0.055, 0],
        [0, 0.62, -0.24, 0.055, 0, 0.8, -0.2, 0.04, 0],
        [0, 0.83, -0.22, 0.052, 0, 0.825, -0.245, 0.046, 0],
        ...bothSides((s) => [
          [0.12 * s, 0.42, 0.02, 0.07, 0.13 * s, 0.36, 0.2, 0.04, 1],
          [0.06 * s, 0.3, 0, 0.06, 0.07 * s, 0.22, 0, 0.028, 1],
        ]),
      ],
      { k: 0.04, colours: [blue, '#8a6a42'], fur: 0.35 },
    );
    mesh.tube(
      [
        [0, 0.825, -0.285],
        [0, 0.81, -0.345],
      ],
      [0.017, 0.003],
      '#d8cdb4',
      materials.gloss,
      8,
    );
    tellHead(mesh, [0, 0.85, -0.23], 0.07, { tip: [0, 0.81, -0.345], aside: 0.6 });
    // Its crown: six rods with a drop at the end.
    for (let i = 0; i < 6; i++) {
      const lean = (i / 5 - 0.5) * 0.9;
      const tip: Vec3 = [Math.sin(lean) * 0.13, 0.87 + Math.cos(lean) * 0.12, -0.19];
      mesh.tube([[0, 0.87, -0.22], tip], [0.004], '#2a3f6a', materials.plain, 5);
      mesh.ball(...tip, 0.014, 0.018, 0.01, '#2a6ad0', materials.gloss, 8);
    }
    for (const s of [-1, 1]) {
      mesh.ball(0.036 * s, 0.842, -0.258, 0.014, 0.01, 0.016, '#f2f0ea', materials.plain, 8);
      eyeOn(mesh, [0.042 * s, 0.838, -0.256], [0.8 * s, 0.05, -0.6], 0.011, '#3a2414');
      mesh.tube(
        [
          [0.07 * s, 0.24, 0],
          [0.075 * s, 0.02, 0.01],
        ],
        [0.016],
        '#a89878',
        materials.plain,
        6,
      );
      for (const a of [-0.5, 0, 0.5])
        mesh.tube(
          [
            [0.075 * s, 0.015, 0.01],
            [0.075 * s + Math.sin(a) * 0.08, 0.006, 0.01 - Math.cos(a) * 0.08],
          ],
          [0.012, 0.004],
          '#a89878',
          materials.plain,
          5,
        );
    }
  },
};

/** A feather of the fan with its eye: threads of bronze and green, and within them copper, turquoise and a dark blue heart. */
function buildFeather(
  mesh: Mesh,
  { angle, reach, forward }: { readonly angle: number; readonly reach: number; readonly forward: number },
): void {
  const [sx, sy] = [Math.sin(angle), Math.cos(angle)];
  // The fan leans back and is hollow towards the front, like a shell.
  const at = (share: number, aside = 0): Vec3 => {
    const r = share * reach;
    return [
      root[0] + sx * r + sy * aside,
      Math.max(0.05, root[1] + sy * r - sx * aside),
      root[2] + 0.2 * share - forward - 0.1 * share * share,
    ];
  };
  mesh.sheet(
    (u, v) => at(0.15 + 0.9 * u, (v - 0.5) * 0.15 * Math.sin(Math.min(1, u * 1.06) * 2.9)),
    12,
    2,
    (u, v) => (Math.floor(u * 24 + v * 2) % 2 ? '#3f7a34' : u > 0.6 ? '#8a8a2c' : '#2f5f3a'),
    materials.cloth,
  );
  const eyes = [
    [0.056, '#b08a3a'],
    [0.043, '#3fae7c'],
    [0.033, '#1f9ab8'],
    [0.02, '#16246e'],
  ] as const;
  for (const [i, [size, colour]] of eyes.entries()) {
    const [x, y, z] = at(0.94);
    mesh
      .push()
      .at(x, y, z - 0.006 * (i + 1))
      .rotZ(-angle);
    mesh.ball(0, 0, 0, size * 0.82, size, 0.006, colour, i > 1 ? materials.gloss : materials.cloth, 12).pop();
  }
}
