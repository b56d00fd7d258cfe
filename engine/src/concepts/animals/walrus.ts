import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { layFlipper } from '../../shapes/flipper.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The head in its own axes: ahead, up and aside from between the eyes, metres. */
const head = (ahead: number, up: number, aside: number): Vec3 => {
  const [c, s] = [Math.cos(0.7), Math.sin(0.7)];
  return [-1.0 - ahead * c + aside * s, 1.12 + up, -0.08 - ahead * s - aside * c];
};

export const walrus: Concept = {
  id: 'walrus',
  words: {
    en: 'walrus',
    de: 'walross/walrosse/walroß',
    es: 'morsa',
    fr: 'morse',
    zh: '海象',
    ja: 'セイウチ',
    ar: 'فظ',
    emoji: '',
  },
  size: { width: 3.1, height: 1.38 },
  lives: ['glacier', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#96705a', '#c9a183', '#5f4438'],
      ['#8a6a5a', '#bd9f8c', '#554038'],
    ]);
    const cones: Cones = [
      ...conesAlong(
        [
          [-0.66, 0.56, 0, 0.43],
          [-0.15, 0.5, 0.02, 0.5],
          [0.4, 0.37, 0.03, 0.38],
          [0.9, 0.2, 0.06, 0.21],
          [1.22, 0.12, 0.1, 0.1],
        ],
        0,
      ),
      // The chest, in folds, and the neck as thick as the head.
      [-0.8, 0.5, 0, 0.34, -0.9, 0.78, -0.02, 0.3, 0],
      [-0.62, 0.75, 0, 0.4, -0.86, 1.0, -0.03, 0.29, 0],
      [-0.98, 0.62, -0.04, 0.2, -0.86, 0.4, -0.02, 0.22, 0],
      [...head(-0.06, 0.03, 0), 0.235, ...head(0.05, -0.02, 0), 0.21, 0],
      [...head(0.1, -0.02, 0), 0.16, ...head(0.22, -0.08, 0), 0.12, 0],
      [...head(0.16, -0.24, 0), 0.1, ...head(0.1, -0.26, 0), 0.13, 0],
      ...bothSides((s) => [
        [...head(0.2, -0.12, 0.085 * s), 0.125, ...head(0.22, -0.15, 0.1 * s), 0.115, 1],
        [...head(0.1, 0.095, 0.11 * s), 0.055, ...head(0.04, 0.1, 0.14 * s), 0.05, 0],
      ]),
    ];
    const k = 0.07;
    mesh.at(-0.13, 0, 0).body(cones, {
      k,
      colours: [coat, light, dark],
      fur: 0.3,
      // Folds of the hide: dark lines across the body, where it bends most.
      marks: {
        colour: 2,
        share: (x, y, z) =>
          0.4 * smooth(0.45, 0.8, Math.sin(x * 17 + y * 11 + 3.4 * noise3(x * 2.2, y * 2.2, z * 2.2))) +
          0.3 * smooth(0.5, 0.7, noise3(x * 5, y * 5, z * 5)),
      },
    });
    mesh.body(
      bothSides((s) => [
        ...layFlipper([-0.62, 0.28, 0.32 * s], [-0.72, 0.07, 0.52 * s], [-0.5, 0, 0.2 * s], 0.4),
        ...layFlipper([1.2, 0.12, 0.1 + 0.04 * s], [1.32, 0.07, 0.1 + 0.1 * s], [1, 0.1, 0.6 * s], 0.36),
      ]),
      { k: 0.035, colours: [coat, dark], fur: 0.4 },
    );
    tellHead(mesh, head(0, 0, 0), 0.23, { tip: head(0.26, -0.5, 0), aside: 0.3 });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      const [a, b] = [head(0, 0, 0), head(0.62, 0.36, 0.8 * s)];
      const towards: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      eyeOn(mesh, skin(head(0.05, 0.06, 0.05 * s), towards), towards, 0.029, '#3a1a14');
      // Tusks grow from under the pads and bend back a little.
      mesh.tube(
        [
          head(0.22, -0.17, 0.085 * s),
          head(0.275, -0.3, 0.095 * s),
          head(0.285, -0.48, 0.1 * s),
          head(0.25, -0.68, 0.085 * s),
          head(0.235, -0.72, 0.08 * s),
        ],
        [0.042, 0.041, 0.034, 0.02, 0.003],
        '#efe6cd',
        materials.gloss,
        14,
      );
      mesh.ball(
        ...skin(head(0.2, -0.06, 0.03 * s), [b[0] - a[0], 0.25, b[2] - a[2]]),
        0.014,
        0.01,
        0.014,
        '#2a1a16',
        materials.plain,
        8,
      );
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 6; i++) {
          const [up, aside] = [0.02 - row * 0.2, (-0.1 + i * 0.19) * s];
          const to = head(1, up, aside);
          const root = skin(head(0.2, -0.13, 0.09 * s), [to[0] - a[0], to[1] - a[1], to[2] - a[2]]);
          const out = head(0.03 + 0.012 * (i % 3), -0.055 - 0.012 * ((i + row) % 3), 0.035 * (i - 1) * 0.3 * s);
          mesh.tube(
            [root, [root[0] + out[0] - head(0, 0, 0)[0], root[1] + out[1] - 1.12, root[2] + out[2] - head(0, 0, 0)[2]]],
            [0.0055, 0.002],
            '#d9c4a0',
            materials.plain,
            4,
          );
        }
    }
    mesh.ball(
      ...skin(head(0.2, -0.05, 0), [head(1, 0.2, 0)[0] - head(0, 0, 0)[0], 0.2, head(1, 0, 0)[2] - head(0, 0, 0)[2]]),
      0.04,
      0.026,
      0.04,
      '#4a322a',
      materials.wet,
      12,
    );
  },
};
