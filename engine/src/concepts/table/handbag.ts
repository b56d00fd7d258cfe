import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const tall = 1.5;

/** The skin of the bag around its middle, from its foot (0) to its mouth (1): narrower and flatter at the top. */
function skin(turn: number, v: number, out = 0): Vec3 {
  const round = (c: number, power: number): number => Math.sign(c) * Math.abs(c) ** power;
  const foot = 1 - 0.1 * (1 - v) ** 8;
  const x = round(Math.cos(turn), 0.4) * (1.22 - 0.26 * v + 0.04 * Math.sin(v * Math.PI) + out) * foot;
  const z = round(Math.sin(turn), 0.6) * (0.5 - 0.3 * v + 0.09 * Math.sin(v * Math.PI) + out) * foot;
  return [x, 0.06 + v * tall, z];
}

export const handbag: Concept = {
  id: 'handbag',
  words: {
    en: 'handbag/purse/leather bag/ladies bag',
    de: 'handtasche/handtaschen',
    es: 'bolso/bolso de mano/cartera de mano',
    fr: 'sac à main/sacs à main',
    zh: '手提包/女包',
    ja: 'ハンドバッグ',
    ar: 'حقيبة يد',
    emoji: '👜/👛',
  },
  size: { width: 2.8, height: 2.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.25,
  sway: 0.12,
  build(mesh, random, look) {
    const leather = readColour(look.colour ?? pick(random, ['#a3262e', '#8a5026', '#2a5a52', '#c88a5a']));
    const [dark, light] = [mixRgb(leather, [0.02, 0.01, 0.01], 0.35), mixRgb(leather, [0.9, 0.7, 0.5], 0.18)] as const;
    const [gold, stitch] = ['#dcb24e', mixRgb(leather, [0.95, 0.8, 0.55], 0.6)] as const;
    mesh.sheet(
      (u, v) => skin(u * tau, v),
      96,
      40,
      (u, v) => mixRgb(leather, Math.abs(Math.cos(u * tau)) > 0.8 ? dark : light, 0.35 + 0.1 * Math.sin(v * 5)),
      materials.wet,
    );
    mesh.sheet(
      (u, v) => {
        const [x, , z] = skin(u * tau, 1);
        return [x * v, 0.06 + tall + 0.03 * (1 - v * v), z * v];
      },
      60,
      6,
      () => dark,
      materials.wet,
    );
    for (const x of [-0.95, 0.95])
      for (const z of [-0.3, 0.3]) mesh.cyl(x, 0, z, 0.07, 0.08, 0.08, gold, materials.metal, 12);
    // The flap falls over the front, with a stitched edge.
    const flap = (u: number, v: number, out = 0): Vec3 => {
      const s = (u - 0.5) * 2;
      const over = Math.min(1, v / 0.22);
      const fall = Math.max(0, (v - 0.22) / 0.78);
      const long = 0.86 - 0.3 * s ** 4 - 0.12 * s * s;
      const y = 0.06 + tall - fall * long;
      const at = (y - 0.06) / tall;
      const turn = -tau / 4 + s * 0.62;
      const [, , fz] = skin(turn, at, 0.03 + out);
      const [, , bz] = skin(tau / 4 - s * 0.62, 1);
      const x = s * (0.98 + 0.05 * fall);
      return fall > 0 ? [x, y, fz] : [x, 0.06 + tall + 0.05 * Math.sin(over * Math.PI), bz + (fz - bz) * over];
    };
    mesh.sheet(
      (u, v) => flap(u, v),
      60,
      50,
      (_u, v) => mixRgb(leather, light, 0.5 + 0.3 * Math.sin(v * 4)),
      materials.wet,
    );
    const border = (share: number, out: number): Vec3[] => [
      ...Array.from({ length: 16 }, (_, i) => flap(0.5 - share / 2, 0.24 + (i / 15) * 0.76 * (0.5 + share / 2), out)),
      ...Array.from({ length: 49 }, (_, i) => flap(0.5 + (i / 48 - 0.5) * share, 0.24 + 0.76 * (0.5 + share / 2), out)),
      ...Array.from({ length: 16 }, (_, i) =>
        flap(0.5 + share / 2, 0.24 + (1 - i / 15) * 0.76 * (0.5 + share / 2), out),
      ),
    ];
    mesh.tube(border(1, 0.005), [0.032], dark, materials.wet, 8);
    const sewn = border(0.9, 0.012);
    for (let i = 1; i < sewn.length; i += 2) {
      const [a, b] = [sewn[i - 1], sewn[i]];
      if (a && b) mesh.tube([a, b], [0.011], stitch, materials.plain, 4);
    }
    // A clasp of gold.
    const [, cy, cz] = flap(0.5, 0.9, 0.02);
    mesh
      .push()
      .at(0, cy - 0.06, cz - 0.01)
      .rotX(-0.18);
    mesh
      .box(0, -0.14, 0, 0.34, 0.3, 0.05, gold, materials.metal)
      .box(0, -0.09, -0.03, 0.22, 0.2, 0.02, mixRgb(readColour(gold), [1, 0.9, 0.6], 0.3), materials.metal);
    mesh.ball(0, 0.01, -0.05, 0.06, 0.06, 0.05, gold, materials.metal, 14).pop();
    // Two handles stand on rings.
    for (const z of [-0.16, 0.18]) {
      for (const x of [-0.56, 0.56]) {
        mesh.push().at(x, tall + 0.12, z);
        mesh.tube(
          Array.from({ length: 21 }, (_, i): Vec3 => [
            Math.cos((i / 20) * tau) * 0.09,
            Math.sin((i / 20) * tau) * 0.09,
            0,
          ]),
          [0.024],
          gold,
          materials.metal,
          8,
        );
        mesh.pop();
      }
      mesh.tube(
        smoothWay(
          triples([
            -0.56,
            tall + 0.18,
            z,
            -0.55,
            tall + 0.45,
            z,
            -0.36,
            tall + 0.78,
            z,
            0,
            tall + 0.88,
            z,
            0.36,
            tall + 0.78,
            z,
            0.55,
            tall + 0.45,
            z,
            0.56,
            tall + 0.18,
            z,
          ]),
        ),
        [0.065],
        dark,
        materials.wet,
        12,
      );
    }
    // A tassel hangs at the side.
    mesh
      .push()
      .at(0.56, tall + 0.06, -0.2)
      .rotZ(0.05);
    mesh.tube(triples([0, 0, 0, 0.02, -0.3, -0.14]), [0.018], dark, materials.wet, 6);
    mesh.at(0.02, -0.36, -0.17).lathe(pairs([0.045, 0.1, 0.055, 0.02, 0.05, 0]), 16, gold, materials.metal);
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * tau;
      mesh.tube(
        [
          [Math.cos(a) * 0.04, 0.02, Math.sin(a) * 0.04],
          [Math.cos(a) * 0.09, -0.38, Math.sin(a) * 0.07],
        ],
        [0.016, 0.012],
        i % 2 ? dark : leather,
        materials.wet,
        4,
      );
    }
    mesh.pop();
  },
};
