import { mix } from '../../raster/scalar.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { edge, foot, laces, panel, toeLift, upper } from '../../shapes/shoe.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const sneaker: Concept = {
  id: 'sneaker',
  words: {
    en: 'sneaker/shoe/running shoe/tennis shoe/sports shoe',
    de: 'turnschuh/turnschuhe/schuh/schuhe/sneaker/laufschuh/laufschuhe',
    es: 'zapatilla/zapato/zapatilla deportiva',
    fr: 'basket/chaussure/chaussure de sport',
    zh: '运动鞋/鞋子/球鞋',
    ja: 'スニーカー/運動靴/靴',
    ar: 'حذاء رياضي/حذاء/أحذية',
    emoji: '👟/👞',
  },
  size: { width: 3, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: -0.55,
  plural: 2,
  build(mesh, random, look) {
    const [main, pale, dark] = schemeOf(look.colour, random, [
      ['#c8322a', '#f2ece0', '#6a1814'],
      ['#2a5a9a', '#eef0ee', '#16304f'],
      ['#3f8a78', '#f4efe2', '#1e4a40'],
    ]);
    const white = '#f2efe6';
    // The sole: a wall of rubber with a line around it, and its tread.
    const rim: readonly (readonly [number, number, string])[] = [
      [0, 0.96, '#c8a878'],
      [0.06, 1, '#c8a878'],
      [0.07, 1, white],
      [0.26, 1.02, white],
      [0.3, 0.99, white],
      [0.3, 0.9, white],
    ];
    rim.slice(1).forEach(([y, out, colour], i) => {
      const [y0, out0] = rim[i] ?? [0, 1];
      mesh.sheet(
        (u, v) => {
          const [x, z] = foot(u * tau, mix(out0, out, v));
          return [x, mix(y0, y, v) + toeLift(x), z];
        },
        96,
        1,
        () => colour,
        materials.plain,
      );
    });
    mesh.tube(
      Array.from({ length: 81 }, (_, i): Vec3 => {
        const [x, z] = foot((i / 80) * tau, 1.03);
        return [x, 0.18 + toeLift(x), z];
      }),
      [0.016],
      main,
      materials.plain,
      6,
    );
    mesh.sheet(
      (u, v) => upper(u * tau, v),
      180,
      48,
      () => main,
      materials.cloth,
    );
    // Turns run from the heel to the toe: its cap, the counter, the stay of the eyelets and a swept stripe.
    panel(
      mesh,
      (v) => 2.3 + 0.5 * v ** 2,
      () => Math.PI,
      [0, 0.86],
      white,
    );
    panel(
      mesh,
      () => 0,
      (v) => 0.62 - 0.28 * v,
      [0, 0.8],
      dark,
    );
    panel(
      mesh,
      () => 1.3,
      () => Math.PI,
      [0.87, 1],
      pale,
    );
    panel(
      mesh,
      (v) => 0.72 + 0.75 * v,
      (v) => 1.05 + 0.62 * v,
      [0.05, 0.86],
      pale,
    );
    panel(
      mesh,
      (v) => 1.28 + 0.55 * v,
      (v) => 1.48 + 0.46 * v,
      [0.05, 0.86],
      pale,
    );
    // The lining and the padded collar.
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = edge(u * tau);
        return [mix(x, 0.42 + (x - 0.42) * 0.9, v), mix(y, 0.34, v), z * (0.96 - v * 0.1)];
      },
      60,
      4,
      () => dark,
      materials.cloth,
    );
    mesh.tube(
      Array.from({ length: 41 }, (_, i) => edge((i / 40 - 0.5) * 3.4)),
      [0.05],
      pale,
      materials.cloth,
      10,
    );
    mesh.sheet(
      (u, v) => {
        const x = -0.42 + v * 0.92;
        const bow = 0.06 * Math.cos((u - 0.5) * 3);
        const [, rim] = edge(Math.acos((x - 0.42) / 0.86));
        const free = 0.9 * Math.max(0, v - 0.62) ** 1.2;
        const round = Math.min(1, (1.06 - v) * 9);
        return [x - bow * 0.4, rim - 0.03 + bow + free, (u - 0.5) * (0.34 + 0.18 * v) * round];
      },
      10,
      18,
      (_u, v) => (v > 0.8 && v < 0.9 ? main : pale),
      materials.cloth,
    );
    laces(mesh, white);
  },
};
