import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { conesAlong, skinOf } from '../../shapes/body-parts.ts';
import { slab } from '../../shapes/slab.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Half the width of the sole at a place along it; the toe is at -x. */
const wide = (x: number): number => 0.4 + 0.09 * smooth(-0.1, -0.7, x) - 0.05 * smooth(0.25, 0.1, Math.abs(x - 0.15));

const melt = 0.16;
const cones: Cones = [
  [-0.98, 0.42, 0, 0.27, -0.5, 0.46, 0, 0.36, 1],
  [-0.74, 0.38, 0.12, 0.27, -0.74, 0.38, -0.12, 0.27, 1],
  ...conesAlong(
    [
      [-0.5, 0.46, 0, 0.36],
      [-0.05, 0.66, 0, 0.36],
      [0.32, 0.95, 0, 0.36],
    ],
    0,
  ),
  [0.62, 0.42, 0, 0.33, 0.1, 0.42, 0, 0.34, 1],
  ...conesAlong(
    [
      [0.5, 0.6, 0, 0.36],
      [0.42, 1.1, 0, 0.36],
      [0.44, 1.7, 0, 0.41],
    ],
    0,
  ),
];

function sole(mesh: Mesh): void {
  const outline = (out: number): (readonly [number, number])[] =>
    Array.from({ length: 60 }, (_, i) => {
      const a = (i / 60) * tau;
      const x = -0.15 + Math.cos(a) * (1.13 + out);
      return [x, Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.7 * (wide(x) + out)];
    });
  slab(mesh, outline(0.03), {
    low: 0.1,
    high: 0.24,
    edge: 0.03,
    top: '#3a2a1c',
    side: '#4a3626',
    material: materials.plain,
  });
  slab(mesh, outline(0.05), {
    low: 0.21,
    high: 0.27,
    edge: 0.02,
    top: '#b08a54',
    side: '#c89a5c',
    material: materials.plain,
  });
  for (let i = 0; i < 12; i++) {
    const x = -1.16 + i * 0.175;
    if (i === 7) continue;
    mesh.box(x, 0, 0, 0.12, 0.12, wide(x) * 1.86, '#2c2118', materials.plain);
  }
}

function boot(mesh: Mesh, leather: Rgb, lace: string): void {
  sole(mesh);
  const [dark, worn] = [mixRgb(leather, [0.02, 0.01, 0.005], 0.28), mixRgb(leather, [0.55, 0.3, 0.12], 0.35)] as const;
  mesh.body(cones, {
    k: melt,
    mat: materials.wet,
    colours: [leather, mixRgb(leather, dark, 0.35), worn],
    marks: {
      colour: 2,
      on: [0, 1],
      share: (x, y, z) => 0.5 * smooth(0.55, 0.2, y) * smooth(-0.6, -1.2, x) + 0.12 * Math.sin(x * 9 + z * 7),
    },
  });
  const onSkin = skinOf(cones, melt);
  // The collar is padded, dark inside.
  mesh.push().at(0.44, 1.98, 0).scale(1.02, 1, 1);
  for (const [y, r, colour] of [
    [0, 0.43, dark],
    [0.09, 0.42, leather],
  ] as const)
    mesh.tube(
      Array.from({ length: 41 }, (_, i): Vec3 => [Math.cos((i / 40) * tau) * r, y, Math.sin((i / 40) * tau) * r]),
      [0.075],
      colour,
      materials.wet,
      10,
    );
  mesh.cyl(0, 0.02, 0, 0.42, 0.42, 0.075, '#1e140c', materials.plain, 32).pop();
  mesh.cyl(0.44, 1.7, 0, 0.415, 0.43, 0.3, leather, materials.wet, 40);
  // The tongue, eyelets and laces run up the front of the shaft.
  const row = (n: number, side: number): Vec3 => {
    const t = n / 6;
    const inside: Vec3 = [-0.12 + t * 0.5, 0.62 + t * 1.2, 0];
    const lean = 1 - 0.5 * t;
    return onSkin(inside, [-1, lean * 0.95, side * 0.62]);
  };
  const tongue = Array.from({ length: 9 }, (_, i): Vec3 => {
    const [x, y, z] = row(i * 0.82, 0);
    return [x - 0.01, y, z];
  });
  mesh.tube(
    [...tongue, [-0.02, 2.1, 0], [-0.06, 2.24, 0]],
    [0.06, 0.13, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.13, 0.05],
    dark,
    materials.cloth,
    12,
  );
  for (let n = 0; n < 7; n++)
    for (const side of [-1, 1]) {
      const [x, y, z] = row(n, side);
      mesh.ball(x - 0.01, y, z, 0.05, 0.05, 0.05, '#c8a04a', materials.metal, 10);
      if (n === 6) continue;
      const to = row(n + 1, -side);
      const middle: Vec3 = [(x + to[0]) / 2 - 0.16, (y + to[1]) / 2 + 0.05, side * 0.02];
      mesh.tube(
        smoothWay([[x - 0.04, y, z], middle, [to[0] - 0.04, to[1], to[2]]], 5),
        [0.035],
        lace,
        materials.cloth,
        7,
      );
    }
  const [kx, ky] = row(6, 0);
  for (const side of [-1, 1]) {
    const way = (x: number, y: number, z: number): Vec3 => [kx - 0.16 + x, ky + y, z * side];
    mesh.tube(
      smoothWay([way(0, 0, 0), way(-0.1, 0.1, 0.22), way(-0.14, 0.02, 0.42), way(-0.12, -0.1, 0.34), way(0, 0, 0)], 5),
      [0.035],
      lace,
      materials.cloth,
      7,
    );
    mesh.tube(
      smoothWay([way(0, 0, 0), way(-0.08, -0.2, 0.14), way(-0.06, -0.46, 0.26)], 5),
      [0.033],
      lace,
      materials.cloth,
      7,
    );
  }
  // A loop to pull it on, and the seam of the toe cap.
  mesh.tube(
    smoothWay(
      [
        [0.84, 1.8, -0.06],
        [0.93, 2.1, -0.06],
        [0.88, 2.24, 0],
        [0.93, 2.1, 0.06],
        [0.84, 1.8, 0.06],
      ],
      4,
    ),
    [0.03],
    dark,
    materials.cloth,
    6,
  );
  const seam = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = (i / 24 - 0.5) * 2.7;
    return onSkin([-0.62, 0.4, 0], [-0.32 - 0.12 * Math.cos(a), Math.cos(a), Math.sin(a)]);
  });
  mesh.tube(seam, [0.016], mixRgb(leather, [0.85, 0.6, 0.3], 0.5), materials.plain, 6);
}

export const boots: Concept = {
  id: 'boots',
  words: {
    en: 'boot/hiking boot/leather boot/pair of boots',
    de: 'stiefel/wanderstiefel',
    es: 'bota/botas',
    fr: 'botte/bottes/bottine',
    zh: '靴子',
    ja: 'ブーツ/長靴',
    ar: 'حذاء طويل/جزمة',
    emoji: '🥾/👢',
  },
  size: { width: 3.5, height: 2.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.12,
  build(mesh, random, look) {
    const leather = readColour(look.colour ?? pick(random, ['#8a4c22', '#6a3c1e', '#a8682e']));
    mesh.push().at(0.72, 0, 0.8).rotY(-0.42);
    boot(mesh, leather, '#d8b468');
    mesh.pop();
    mesh.push().at(-0.28, 0, -0.2).rotY(-0.42);
    boot(mesh, leather, '#d8b468');
    mesh.pop();
  },
};
