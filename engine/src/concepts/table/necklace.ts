import { mix } from '../../raster/scalar.ts';
import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The bust of a jeweller from its foot up: half width and height. */
const bust = smoothProfile(
  pairs([0.5, 0.3, 0.74, 0.52, 1, 0.95, 1, 1.2, 0.72, 1.44, 0.4, 1.64, 0.33, 1.9, 0.36, 2.3, 0.34, 2.4]),
);
const deep = 0.52;

/** A point of the bust at a turn (front -z) and a height. */
function onBust(turn: number, y: number, out = 0): Vec3 {
  const at = Math.max(
    1,
    bust.findIndex(([, height]) => height >= y),
  );
  const [low, high] = [bust[at - 1] ?? [0, 0], bust[at] ?? [0, 0]];
  const r = mix(low[0], high[0], Math.min(1, Math.max(0, (y - low[1]) / (high[1] - low[1] || 1))));
  const depth = mix(deep * r, 0.34, Math.min(1, Math.max(0, (y - 1.1) / 0.6)));
  return [
    Math.cos(turn) * (r + out),
    y,
    Math.sin(turn) * (depth + out) + 0.1 * Math.min(1, Math.max(0, (y - 0.9) / 0.8)),
  ];
}

/** Where a chain hangs that is `low` at the front. */
function hanging(turn: number, low: number, out: number): Vec3 {
  const front = (1 - Math.sin(turn)) / 2;
  return onBust(turn, mix(1.98, low, front ** 1.7), out);
}

export const necklace: Concept = {
  id: 'necklace',
  words: {
    en: 'necklace/pearl necklace/gold necklace/pendant necklace',
    de: 'halskette/halsketten/collier/perlenkette',
    es: 'collar/collares/collar de perlas',
    fr: 'collier/collier de perles/pendentif',
    zh: '项链/珍珠项链',
    ja: 'ネックレス/首飾り/ペンダント',
    ar: 'قلادة/عقد لؤلؤ',
    emoji: '📿',
  },
  size: { width: 2.2, height: 2.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.3,
  build(mesh, random, look) {
    const velvet = readColour(pick(random, ['#4a6494', '#8f3448', '#4a7a66']));
    const gold = '#d8a63c';
    mesh.lathe(
      smoothProfile(pairs([0.56, 0, 0.56, 0.06, 0.3, 0.12, 0.16, 0.22, 0.2, 0.36])),
      40,
      '#6a4426',
      materials.floor,
    );
    mesh.sheet(
      (u, v) => onBust(u * tau, mix(0.3, 2.4, v)),
      72,
      72,
      (_u, v) => mixRgb(velvet, [0.9, 0.88, 0.9], 0.06 + 0.06 * v),
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = onBust(u * tau, 2.4);
        return [x * v, y, 0.1 + (z - 0.1) * v];
      },
      40,
      2,
      () => velvet,
      materials.cloth,
    );
    // Two strings of pearls, the larger ones in front.
    const pearl = mixRgb(readColour(look.colour ?? '#fbf4ea'), [1, 1, 1], look.colour ? 0.15 : 0);
    for (const [low, size, count] of [
      [1.22, 0.05, 62],
      [0.98, 0.062, 62],
    ] as const)
      for (let i = 0; i < count; i++) {
        const turn = (i / count) * tau;
        const r = size * (0.72 + 0.28 * ((1 - Math.sin(turn)) / 2));
        mesh.ball(
          ...hanging(turn, low, r * 0.9),
          r,
          r,
          r,
          mixRgb(pearl, [0.9, 0.75, 0.7], random() * 0.18),
          materials.wet,
          16,
        );
      }
    // A pendant with a stone in a ring of small ones.
    const [x, y, z] = hanging(-tau / 4, 0.98, 0.06);
    rod(mesh, [x, y - 0.04, z], [x, y - 0.12, z - 0.01], 0.03, gold, materials.metal);
    mesh
      .push()
      .at(x, y - 0.3, z - 0.02)
      .rotX(-tau / 4 - 0.2)
      .scale(1, 1, 1.25);
    mesh.cyl(0, -0.02, 0, 0.17, 0.16, 0.04, gold, materials.metal, 36);
    for (let i = 0; i < 14; i++)
      mesh.ball(
        Math.cos((i / 14) * tau) * 0.15,
        0.03,
        Math.sin((i / 14) * tau) * 0.15,
        0.028,
        0.028,
        0.024,
        '#eef4fa',
        materials.metal,
        8,
      );
    const cut = (i: number, r: number, h: number): Vec3 => [
      Math.cos((i / 8) * tau) * r,
      h,
      Math.sin((i / 8) * tau) * r,
    ];
    const stone = readColour('#128a5a');
    for (let i = 0; i < 8; i++) {
      mesh.face(
        [cut(i, 0.12, 0.02), cut(i + 1, 0.12, 0.02), cut(i + 1, 0.07, 0.085), cut(i, 0.07, 0.085)],
        mixRgb(stone, [0.7, 1, 0.85], (i % 3) * 0.14),
        materials.gloss,
      );
      mesh.face(
        [[0, 0.086, 0], cut(i, 0.07, 0.085), cut(i + 1, 0.07, 0.085)],
        mixRgb(stone, [0.7, 1, 0.85], 0.22),
        materials.gloss,
      );
    }
    mesh.pop();
  },
};
