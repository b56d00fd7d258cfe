import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The rim of a lens: a drop that is broad above and hangs outwards. `side` -1 is the left one; `share` goes inwards. */
function lens(side: number, turn: number, share: number): Vec3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const low = smooth(0.1, -1, s);
  const x = c * (0.66 - 0.13 * low) + 0.1 * low;
  const y = Math.sign(s) * Math.abs(s) ** 0.82 * (s > 0 ? 0.46 : 0.66) + 0.1 * c * (s > 0 ? 1 : 0.4);
  const [px, py] = [0.84 + x * share, y * share];
  return [side * px, py, 0.1 * px * px - 0.07 * (1 - share * share)];
}

export const sunglasses: Concept = {
  id: 'sunglasses',
  words: {
    en: 'sunglasses/pair of sunglasses/aviator glasses',
    de: 'sonnenbrille/sonnenbrillen',
    es: 'gafas de sol/lentes de sol',
    fr: 'lunettes de soleil/lunette de soleil',
    zh: '太阳镜/墨镜',
    ja: 'サングラス',
    ar: 'نظارة شمسية/نظارات شمسية',
    emoji: '🕶️/🕶',
  },
  size: { width: 3.3, height: 1.4 },
  lives: ['room', 'beach'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  turn: 0.2,
  sway: 0.15,
  build(mesh, random, look) {
    const tint = readColour(look.colour ?? pick(random, ['#2a3a5a', '#5a3a22', '#2a4a3a']));
    const gold = pick(random, ['#d8ac4a', '#d8ac4a', '#c4c8cc']);
    const [dark, light] = [mixRgb(tint, [0.005, 0.005, 0.01], 0.72), mixRgb(tint, [0.95, 0.62, 0.36], 0.45)] as const;
    mesh.push().at(0, 0.7, -0.75).rotX(-0.06);
    for (const side of [-1, 1]) {
      const rim = Array.from({ length: 73 }, (_, i) => lens(side, (i / 72) * tau, 1));
      mesh.sheet(
        (u, v) => lens(side, u * tau, v),
        96,
        40,
        (u, v) => {
          const [x, y] = lens(side, u * tau, v);
          const gleam =
            smooth(0.07, 0.03, Math.abs(x * 0.8 - y - side * 0.5 - 0.3)) +
            smooth(0.03, 0.01, Math.abs(x * 0.8 - y - side * 0.5 - 0.5));
          return mixRgb(
            mixRgb(dark, light, smooth(0.5, -0.66, y) ** 1.4),
            [0.75, 0.85, 0.95],
            Math.min(1, gleam) * 0.1,
          );
        },
        materials.gloss,
      );
      mesh.tube(rim, [0.035], gold, materials.metal, 10);
      // Hinge and temple, which ends in a bow for the ear.
      const [hx, hy, hz] = lens(side, side > 0 ? 0.42 : 0.42, 1);
      mesh.box(hx + side * 0.06, hy - 0.05, hz + 0.06, 0.12, 0.1, 0.14, gold, materials.metal);
      mesh.tube(
        smoothWay(
          [
            [hx + side * 0.09, hy, hz + 0.06],
            [hx + side * 0.1, hy - 0.02, 0.9],
            [hx + side * 0.06, hy - 0.1, 1.5],
          ],
          6,
        ),
        [0.035],
        gold,
        materials.metal,
        8,
      );
      mesh.tube(
        smoothWay(
          [
            [hx + side * 0.06, hy - 0.08, 1.4],
            [hx + side * 0.03, hy - 0.2, 1.85],
            [hx, hy - 0.56, 2.1],
            [hx - side * 0.02, hy - 0.86, 2.16],
          ],
          6,
        ),
        [
          0.05, 0.06, 0.065, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.06,
          0.05,
        ],
        '#2a1c14',
        materials.gloss,
        10,
      );
      // A pad for the nose on its wire.
      mesh.tube(
        triples([side * 0.24, 0, 0.02, side * 0.17, -0.06, 0.12, side * 0.16, -0.16, 0.14]),
        [0.016],
        gold,
        materials.metal,
        6,
      );
      mesh.ball(side * 0.15, -0.2, 0.13, 0.035, 0.1, 0.06, '#e8e2d4', materials.gloss, 12);
    }
    mesh.tube(
      smoothWay(triples([-0.21, 0.12, 0.01, -0.1, 0.2, -0.04, 0.1, 0.2, -0.04, 0.21, 0.12, 0.01])),
      [0.035],
      gold,
      materials.metal,
      10,
    );
    mesh.tube(
      smoothWay(triples([-0.56, 0.43, 0.05, -0.2, 0.46, -0.02, 0.2, 0.46, -0.02, 0.56, 0.43, 0.05])),
      [0.035],
      gold,
      materials.metal,
      10,
    );
    mesh.pop();
  },
};
