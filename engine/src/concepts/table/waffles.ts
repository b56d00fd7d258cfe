import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { raspberry, blueberry } from '../../shapes/berries.ts';
import { tau } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [half, thick, cells] = [0.92, 0.26, 5] as const;
const [pale, golden, brown] = [readColour('#edc070'), readColour('#c9862f'), readColour('#955018')] as const;

/** How deep the iron pressed it at a place of its square, 0 on a rib to 1 in a pocket. */
function pressed(s: number, t: number): number {
  const inCell = (at: number): number => {
    const f = ((at + 1) / 2) * cells;
    const edge = Math.abs(f - Math.floor(f) - 0.5) * 2;
    return smooth(0.74, 0.52, edge);
  };
  return inCell(s) * inCell(t);
}

/** A square waffle that lies on the origin. */
function waffle(mesh: Mesh, seed: number): void {
  const on = (s: number, t: number): readonly [number, number] => [
    s * half * Math.sqrt(1 - 0.12 * t ** 6),
    t * half * Math.sqrt(1 - 0.12 * s ** 6),
  ];
  mesh.sheet(
    (u, v) => {
      const [s, t] = [u * 2 - 1, v * 2 - 1];
      const [x, z] = on(s, t);
      const side = smooth(1, 0.93, Math.max(Math.abs(s), Math.abs(t)));
      return [x, thick - 0.045 * (1 - side) - 0.13 * pressed(s, t), z];
    },
    90,
    90,
    (u, v) => {
      const [s, t] = [u * 2 - 1, v * 2 - 1];
      const spot = fbm(u * 9 + seed, v * 9, 3);
      const base = mixRgb(golden, pale, smooth(0.35, 0.7, spot) * 0.6);
      return mixRgb(base, brown, 0.12 + 0.62 * smooth(0.25, 0.9, pressed(s, t)));
    },
    materials.plain,
  );
  mesh.sheet(
    (u, v) => {
      const a = u * 4;
      const [k, f] = [Math.floor(a) % 4, (a - Math.floor(a)) * 2 - 1];
      const [s, t] = (
        [
          [f, -1],
          [1, f],
          [-f, 1],
          [-1, -f],
        ] as const
      )[k] ?? [0, 0];
      const [x, z] = on(s, t);
      const notch =
        0.035 *
        smooth(0.74, 0.5, Math.abs(((((f + 1) / 2) * cells) % 1) - 0.5) * 2) *
        smooth(0.5, 1, Math.abs(v * 2 - 1));
      const out = 1 + 0.03 * Math.sin(v * Math.PI) - notch;
      return [x * out, 0.02 + v * (thick - 0.06), z * out];
    },
    160,
    8,
    (u, v) => mixRgb(pale, golden, smooth(0.05, 0.5, Math.abs(v - 0.5) + fbm(u * 40, v * 4 + seed, 2) * 0.3)),
    materials.plain,
  );
}

/** Syrup stands in the pockets near the middle and runs over two sides. */
function pourSyrup(mesh: Mesh, random: Random): void {
  const pocket = (2 * half) / cells;
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++) {
      const [x, z] = [(i - 2) * pocket, (j - 2) * pocket];
      if (Math.hypot(x, z) > 0.86 || random() < 0.15) continue;
      mesh.box(x, 0.1, z, pocket * 0.72, 0.12, pocket * 0.72, '#8a4c0c', materials.wet);
    }
  for (const [x, long] of [
    [-0.62, 0.45],
    [-0.1, 0.7],
    [0.3, 0.4],
    [0.66, 0.58],
  ] as const) {
    const way: readonly Vec3[] = [
      [x, thick - 0.02, -0.5],
      [x, thick + 0.012, -0.84],
      [x, thick - 0.05, -0.95],
      [x + 0.01, thick - long, -0.965],
    ];
    mesh.tube(way, [0.05, 0.06, 0.055, 0.045], '#8f500a', materials.wet, 10);
    mesh.ball(x + 0.01, thick - long, -0.965, 0.048, 0.065, 0.045, '#8f500a', materials.wet, 12);
  }
}

export const waffles: Concept = {
  id: 'waffles',
  words: {
    en: 'waffle/belgian waffle',
    de: 'waffel/waffeln',
    es: 'gofre/gofres',
    fr: 'gaufre/gaufres',
    zh: '华夫饼',
    ja: 'ワッフル',
    ar: 'وافل',
    emoji: '🧇',
  },
  size: { width: 2.9, height: 1.5 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  turn: 0.3,
  sway: 0.15,
  build(mesh, random) {
    plate(mesh, 1.46, '#e8e6e0', '#6a8a6a');
    for (const [i, turn] of [0.16, -0.12, 0.03].entries()) {
      mesh
        .push()
        .at(0, plateTop + i * 0.25, 0)
        .rotY(turn);
      waffle(mesh, i * 7 + random());
      if (i === 2) pourSyrup(mesh, random);
      mesh.pop();
    }
    mesh.push().at(0, plateTop + 0.5 + thick, 0);
    // A curl of cream with berries around it.
    for (let i = 0; i < 4; i++) {
      const r = 0.36 - i * 0.085;
      for (let k = 0; k < 9; k++) {
        const a = (k / 9) * tau + i * 0.35;
        mesh.ball(
          Math.cos(a) * r * 0.7,
          0.04 + i * 0.11,
          Math.sin(a) * r * 0.7,
          r * 0.42,
          0.1,
          r * 0.42,
          '#f8f4ec',
          materials.gloss,
          12,
        );
      }
      mesh.ball(0, 0.04 + i * 0.11, 0, r * 0.8, 0.12, r * 0.8, '#f8f4ec', materials.gloss, 14);
    }
    raspberry(mesh, 0, 0.44, 0);
    for (const [x, z] of [
      [0.46, -0.3],
      [-0.5, -0.12],
      [0.2, 0.5],
      [-0.2, -0.5],
    ] as const)
      raspberry(mesh, x, 0.03, z);
    for (const [x, z] of [
      [0.2, -0.5],
      [-0.46, -0.36],
      [0.56, -0.02],
      [-0.4, 0.4],
    ] as const)
      blueberry(mesh, random, x, 0.06, z);
    mesh.push().at(0.12, 0.4, 0);
    for (const turn of [0.3, 1.9]) {
      mesh.push().rotY(turn);
      leafBlade(mesh, { L: 0.34, W: 0.13, open: 0.6, curl: 0.5 }, ['#3f8a3a', '#7ab85a']);
      mesh.pop();
    }
    mesh.pop().pop();
  },
};
