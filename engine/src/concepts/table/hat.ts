import { mixRgb } from '../../raster/colour.ts';
import { mix } from '../../raster/scalar.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The crown at a turn (front -z) and a height from the brim (0) over its edge to the middle of its top (1). */
function crown(turn: number, v: number): Vec3 {
  const wall = Math.min(1, v / 0.62);
  const inside = Math.max(0, (v - 0.62) / 0.38);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const front = smooth(0.2, -1, s);
  const shrink = mix(1, 0.8, wall ** 1.6) * Math.cos(inside * tau * 0.25);
  const x = c * 0.6 * shrink;
  const z = s * 0.72 * shrink;
  // Two pinches at the front, a crease along the top.
  const pinch = 1 - 0.26 * front * smooth(0.35, 0.95, wall) * smooth(1, 0.4, Math.abs(c)) * 0.9;
  const round = 0.1 * Math.sin(inside * tau * 0.25);
  const crease = 0.2 * smooth(0.26, 0, Math.abs(x)) * smooth(0, 0.5, inside) * smooth(0.62, 0.2, z);
  return [x * pinch, 0.86 * wall ** 0.92 + round - crease + 0.1 * front * wall, z];
}

function brim(turn: number, v: number): Vec3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [rx, rz] = [0.6 + v * 0.58, 0.72 + v * 0.56];
  return [c * rx, (0.26 * c * c - 0.1 * smooth(0, -1, s) + 0.1 * smooth(0.2, 1, s)) * v ** 1.7, s * rz];
}

export const hat: Concept = {
  id: 'hat',
  words: {
    en: 'hat/fedora/felt hat',
    de: 'hut/hüte/filzhut',
    es: 'sombrero/sombrero de fieltro',
    fr: 'chapeau/chapeau de feutre',
    zh: '帽子/礼帽',
    ja: '帽子/中折れ帽',
    ar: 'قبعة/برنيطة',
    emoji: '👒',
  },
  size: { width: 2.5, height: 1.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.5,
  sway: 0.3,
  build(mesh, random, look) {
    const felt = readColour(look.colour ?? pick(random, ['#8a6238', '#5f6468', '#7a3a30', '#4a5a48']));
    const ribbon = mixRgb(felt, [0.012, 0.01, 0.012], 0.78);
    mesh.push().at(0, 0.12, 0);
    mesh.sheet(
      (u, v) => crown(u * tau, v),
      110,
      60,
      () => felt,
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => brim(u * tau, v),
      110,
      18,
      (_u, v) => (v > 0.94 ? ribbon : felt),
      materials.cloth,
    );
    mesh.tube(
      Array.from({ length: 91 }, (_, i) => brim((i / 90) * tau, 1)),
      [0.022],
      ribbon,
      materials.cloth,
      8,
    );
    const band = (u: number, v: number, out: number): Vec3 => {
      const [x, y, z] = crown(u * tau, 0.005 + v * 0.155);
      return [x * out, y + 0.01, z * out];
    };
    mesh.sheet(
      (u, v) => band(u, v, 1.025),
      90,
      6,
      (_u, v) => (Math.floor(v * 6) % 3 ? ribbon : mixRgb(ribbon, felt, 0.12)),
      materials.cloth,
    );
    // The bow sits at the side.
    for (const [from, to] of [
      [0.515, 0.6],
      [0.485, 0.4],
    ] as const)
      mesh.sheet(
        (u, v) => {
          const [x, y, z] = band(
            mix(from, to, u),
            mix(0.5, v * 1.06, 0.45 + 0.55 * u ** 0.6),
            1.045 + 0.05 * Math.sin(u * 3),
          );
          return [x, y, z];
        },
        10,
        8,
        (_u, v) => mixRgb(ribbon, felt, 0.1 + 0.1 * Math.sin(v * 9)),
        materials.cloth,
      );
    const [kx, ky, kz] = band(0.5, 0.5, 1.07);
    mesh.ball(kx, ky, kz, 0.04, 0.1, 0.07, mixRgb(ribbon, felt, 0.16), materials.cloth, 14).pop();
  },
};
