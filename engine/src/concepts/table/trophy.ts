import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const bowl = smoothProfile(
  pairs([
    0.14, 1.26, 0.3, 1.32, 0.58, 1.5, 0.74, 1.82, 0.8, 2.2, 0.84, 2.56, 0.92, 2.7, 0.95, 2.72, 0.95, 2.72, 0.92, 2.75,
    0.86, 2.7, 0.74, 2.2, 0.5, 1.6, 0, 1.45,
  ]),
);
/** How wide the bowl is on its outside at a height. */
const wide = (y: number): number => {
  const above = bowl.findIndex(([, high], i) => i > 0 && high >= y);
  const [[r0, y0] = [0, 0], [r1, y1] = [0, 1]] = [bowl[above - 1], bowl[above]];
  return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0 || 1);
};

export const trophy: Concept = {
  id: 'trophy',
  words: {
    en: 'trophy/golden cup/winner’s cup/trophy cup/champion cup',
    de: 'pokal/pokale/siegerpokal/trophäe',
    es: 'trofeo/copa de oro',
    fr: 'trophée/coupe en or',
    zh: '奖杯',
    ja: 'トロフィー/優勝カップ',
    ar: 'كأس البطولة/كأس ذهبية',
    emoji: '🏆',
  },
  size: { width: 2.7, height: 3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0,
  sway: 0.12,
  build(mesh, _random, look) {
    const gold = readColour(look.colour ?? '#e0aa32');
    const [deep, pale] = [mixRgb(gold, [0.16, 0.07, 0.01], 0.45), mixRgb(gold, [1, 0.88, 0.55], 0.4)] as const;
    mesh.push();
    // A plinth of dark stone with a plate of gold.
    mesh
      .box(0, 0, 0, 1.5, 0.14, 1.3, '#2f2724', materials.gloss)
      .box(0, 0.14, 0, 1.3, 0.5, 1.1, '#3a302c', materials.gloss)
      .box(0, 0.64, 0, 1.38, 0.06, 1.18, '#2f2724', materials.gloss);
    mesh.box(0, 0.24, -0.56, 0.8, 0.3, 0.02, gold, materials.metal);
    for (let i = 0; i < 2; i++)
      mesh.box(0, 0.43 - i * 0.1, -0.575, 0.52 - i * 0.16, 0.035, 0.006, deep, materials.plain);
    for (const x of [-0.36, 0.36]) mesh.ball(x, 0.39, -0.572, 0.018, 0.018, 0.01, deep, materials.metal, 8);
    mesh.lathe(
      smoothProfile(
        pairs([
          0.52, 0.7, 0.54, 0.74, 0.46, 0.8, 0.24, 0.88, 0.12, 1, 0.1, 1.06, 0.19, 1.1, 0.2, 1.14, 0.1, 1.18, 0.1, 1.24,
          0.18, 1.28,
        ]),
      ),
      64,
      gold,
      materials.metal,
    );
    mesh.lathe(bowl, 80, gold, materials.metal);
    for (const y of [2.58, 2.5, 1.62]) hoop(mesh, y, wide(y) + 0.005, 0.02, pale, materials.metal);
    // Petals rise around the foot of the bowl.
    for (let i = 0; i < 14; i++) {
      mesh.push().rotY((i / 14) * tau);
      mesh.sheet(
        (u, v) => {
          const s = (u - 0.5) * 2;
          const y = 1.3 + v * 0.34;
          const w = 0.12 * Math.sqrt(Math.max(0, 1 - v ** 3)) * (0.4 + v);
          return [wide(Math.max(1.27, y)) + 0.025 - s * s * 0.02, y, s * w];
        },
        6,
        10,
        (u) => (Math.abs(u - 0.5) > 0.36 ? deep : pale),
        materials.metal,
      );
      mesh.pop();
    }
    for (const side of [-1, 1]) {
      mesh.tube(
        smoothWay(
          triples([
            side * 0.82,
            2.5,
            0,
            side * 1.06,
            2.66,
            0,
            side * 1.28,
            2.52,
            0,
            side * 1.26,
            2.18,
            0,
            side * 1.02,
            1.86,
            0,
            side * 0.76,
            1.68,
            0,
            side * 0.6,
            1.58,
            0,
          ]),
        ),
        [0.07],
        gold,
        materials.metal,
        14,
      );
      mesh.tube(
        smoothWay(triples([side * 1.26, 2.2, 0, side * 1.12, 2.22, 0, side * 1.06, 2.34, 0, side * 1.14, 2.42, 0])),
        [0.045],
        gold,
        materials.metal,
        10,
      );
      mesh.ball(side * 1.14, 2.42, 0, 0.06, 0.06, 0.06, gold, materials.metal, 12);
    }
    // A star between two branches of laurel is struck into its front.
    const on = (a: number, y: number, out = 0.015): Vec3 => {
      const r = wide(y) + out;
      return [Math.sin(a) * r, y, -Math.cos(a) * r];
    };
    const star = Array.from({ length: 10 }, (_, i) => {
      const [a, r] = [(i / 10) * tau + tau / 4, i % 2 ? 0.085 : 0.22];
      return on(Math.cos(a) * r * 1.25, 2.12 + Math.sin(a) * r);
    });
    star.forEach((point, i) =>
      mesh.face([on(0, 2.12, 0.06), point, star[(i + 1) % 10] ?? point], i % 2 ? deep : pale, materials.metal),
    );
    for (const side of [-1, 1]) {
      const way = (t: number): readonly [number, number] => [side * (0.08 + 0.42 * Math.sin(t * 2.2)), 1.74 + 0.72 * t];
      mesh.tube(
        Array.from({ length: 15 }, (_, i) => on(...way(i / 14))),
        [0.014],
        deep,
        materials.metal,
        6,
      );
      for (let i = 1; i < 15; i++) {
        const [a, y] = way(i / 14.5);
        const out = i % 2 ? 1 : -1;
        const tip: Vec3 = on(a + side * out * 0.085, y + 0.1);
        const middle = on(a + side * out * 0.07, y + 0.02, 0.03);
        mesh.face([on(a, y), middle, tip], deep, materials.metal);
        mesh.face([on(a, y), tip, on(a + side * out * 0.02, y + 0.075, 0.03)], pale, materials.metal);
      }
    }
    mesh.pop();
  },
};
