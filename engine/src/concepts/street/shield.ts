import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const tall = 1.15;
/** Half the width at a height, from the point (0) to the upper edge (1). */
const half = (v: number): number => 0.44 * Math.min(1, Math.sin(Math.min(1, v / 0.62) * Math.PI * 0.5) ** 0.82);

/** The face, bowed around its middle; s from -1 to 1 across. */
function on(s: number, v: number, out = 0): Vec3 {
  const x = s * half(v);
  const dip = 0.05 * smooth(0.9, 1, v) * (1 - s * s) * -1;
  return [x, v * tall + dip, 0.42 * x * x + 0.05 * (v - 0.5) ** 2 - out];
}

export const shield: Concept = {
  id: 'shield',
  words: {
    en: 'shield/knight’s shield/heraldic shield/coat of arms',
    de: 'wappenschild/ritterschild/wappen',
    es: 'escudo/escudo de armas/escudo de caballero',
    fr: 'bouclier/blason',
    zh: '盾牌/盾徽',
    ja: '盾/紋章',
    ar: 'درع/ترس',
    emoji: '🛡️/🛡',
  },
  size: { width: 1.2, height: 1.25 },
  lives: ['hills', 'forest', 'palace hall'],
  stands: 'ground',
  moves: 'still',
  sway: 0.2,
  build(mesh, random, look) {
    const [field, other] = look.colour
      ? [readColour(look.colour), readColour('#e8e0cc')]
      : pick(random, [
          [readColour('#a81c22'), readColour('#e8e0cc')],
          [readColour('#1f3f8a'), readColour('#e8e2d2')],
          [readColour('#1f6a44'), readColour('#e8e0cc')],
        ]);
    const gold = '#d0a040';
    // A boulder that it leans on.
    mesh.body(
      [
        [-0.26, 0.2, 0.36, 0.32, 0.24, 0.16, 0.38, 0.34, 0],
        [0.02, 0.42, 0.42, 0.26, 0.14, 0.36, 0.46, 0.24, 0],
        [-0.44, 0.06, 0.22, 0.16, -0.34, 0.06, 0.3, 0.17, 1],
        [0.46, 0.06, 0.2, 0.15, 0.4, 0.06, 0.3, 0.16, 1],
      ],
      { k: 0.05, mat: materials.stone, colours: ['#7c7a76', '#5f7048'], fur: 0.9 },
    );
    mesh.push().at(0, -0.02, -0.14).rotX(0.2);
    // Its field is quartered.
    mesh.sheet(
      (u, v) => on(u * 2 - 1, v),
      120,
      140,
      (u, v) => {
        const s = u * 2 - 1;
        const [x, y] = [s * half(v), v * tall - 0.66];
        const worn = smooth(0.6, 0.8, fbm(u * 12 + 4, v * 14, 4)) * 0.22;
        const quarter = x > 0 === y > 0 ? field : other;
        return mixRgb(quarter, [0.25, 0.2, 0.15], worn);
      },
      materials.gloss,
    );
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = on((u * 2 - 1) * 0.99, 0.01 + v * 0.98);
        return [x, y, z + 0.03];
      },
      20,
      20,
      () => '#5a3a20',
      materials.planks,
    );
    // A cross of gold with flared arms lies on a dark edge.
    for (const [more, out, colour, material] of [
      [0.024, 0.006, '#2a1a12', materials.plain],
      [0, 0.012, gold, materials.metal],
    ] as const)
      for (let arm = 0; arm < 4; arm++) {
        const reach = ([0.35, 0.35, 0.39, 0.49][arm] ?? 0.4) + more;
        mesh.sheet(
          (u, v) => {
            const [along, aside] = [v * reach, (u - 0.5) * (0.1 + 2 * more + 0.14 * v ** 3)];
            const [x, y] = arm < 2 ? [(arm ? 1 : -1) * along, aside] : [aside, (arm === 2 ? 1 : -1) * along];
            const height = (y + 0.66) / tall;
            return on(x / half(height), height, out + (more ? 0 : 0.016 * (1 - Math.abs(u - 0.5) * 2)));
          },
          6,
          16,
          () => colour,
          material,
        );
      }
    const [bx, by, bz] = on(0, 0.66 / tall, 0.02);
    mesh
      .ball(bx, by, bz, 0.1, 0.1, 0.05, gold, materials.metal, 24)
      .ball(bx, by, bz - 0.035, 0.05, 0.05, 0.03, '#b8142e', materials.gloss, 16);
    // Its edge is of steel with rivets.
    const rim: Vec3[] = [
      ...Array.from({ length: 41 }, (_, i) => on(-1, 1 - i / 40, 0.004)),
      ...Array.from({ length: 41 }, (_, i) => on(1, i / 40, 0.004)),
      ...Array.from({ length: 25 }, (_, i) => on(1 - i / 12, 1, 0.004)),
    ];
    mesh.tube(rim, [0.03], '#c2c6ca', materials.metal, 10);
    for (let i = 0; i < 22; i++) {
      const v = 0.12 + (i % 11) * 0.08;
      const side = i < 11 ? -1 : 1;
      mesh.ball(...on(side * (1 - 0.055 / half(v)), v, 0.008), 0.014, 0.014, 0.012, '#d8dce0', materials.metal, 8);
    }
    for (let i = 0; i < 7; i++)
      mesh.ball(...on((i - 3) * 0.26, 0.955, 0.008), 0.014, 0.014, 0.012, '#d8dce0', materials.metal, 8);
    mesh.pop();
  },
};
