import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const teddyBear: Concept = {
  id: 'teddy bear',
  words: {
    en: 'teddy bear/teddy/stuffed bear',
    de: 'teddybär/teddy',
    es: 'osito de peluche/peluche/oso de peluche',
    fr: 'ours en peluche/nounours',
    zh: '泰迪熊',
    ja: 'テディベア/ぬいぐるみ',
    ar: 'دمية دب',
    emoji: '🧸',
  },
  size: { width: 1.7, height: 2.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.3,
  build(mesh, random, look) {
    const coat = look.colour ?? pick(random, ['#b8803f', '#8a5a34', '#d8b078']);
    const cones: Cones = [
      [0, 0.5, 0, 0.44, 0, 0.8, 0, 0.36, 0],
      [0, 0.5, -0.14, 0.34, 0, 0.68, -0.12, 0.3, 1],
      [0, 1.42, 0, 0.4, 0, 1.46, 0, 0.4, 0],
      [0, 1.32, -0.3, 0.17, 0, 1.3, -0.36, 0.15, 1],
      ...bothSides((s) => [
        [0.3 * s, 1.78, 0.02, 0.14, 0.32 * s, 1.8, 0.02, 0.14, 0],
        [0.31 * s, 1.78, -0.09, 0.085, 0.32 * s, 1.79, -0.09, 0.085, 1],
        [0.34 * s, 0.95, 0, 0.15, 0.62 * s, 0.62, -0.22, 0.15, 0],
        [0.26 * s, 0.22, -0.16, 0.2, 0.42 * s, 0.2, -0.6, 0.18, 0],
        [0.42 * s, 0.21, -0.7, 0.13, 0.42 * s, 0.21, -0.71, 0.13, 1],
      ]),
    ];
    mesh.body(cones, { k: 0.035, colours: [coat, '#f0deba'], hair: 0.4 });
    const skin = skinOf(cones, 0.035);
    for (const s of [-1, 1]) eyeOn(mesh, skin([0.14 * s, 1.48, 0], [0.02 * s, 0.05, -1]), [0, 0, -1], 0.055, '#1c120c');
    mesh.ball(...skin([0, 1.36, -0.3], [0, 0.12, -1]), 0.075, 0.05, 0.05, '#2a1a14', materials.gloss, 12);
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v) => [s * (0.04 + u * 0.28), 1.06 + (v - 0.5) * (0.06 + u * 0.24), -0.37 - 0.05 * Math.sin(u * 3)],
        6,
        4,
        () => '#c8242e',
        materials.cloth,
      );
    mesh.ball(0, 1.06, -0.39, 0.06, 0.06, 0.05, '#a81a24', materials.cloth, 10);
  },
};
