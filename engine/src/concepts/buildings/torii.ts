import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const torii: Concept = {
  id: 'torii',
  words: {
    en: 'torii/torii gate/shinto gate',
    de: 'torii',
    es: 'torii',
    fr: 'torii',
    zh: '鸟居',
    ja: '鳥居',
    ar: 'توري',
    emoji: '⛩',
  },
  size: { width: 9, height: 8 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'still',
  sway: 0.2,
  build(mesh, _random, look) {
    const red = look.colour ?? '#c8341f';
    for (const s of [-1, 1]) {
      mesh
        .push()
        .at(3 * s, 0, 0)
        .rotZ(0.035 * s);
      mesh
        .cyl(0, -1.5, 0, 0.44, 0.36, 7.9, red, materials.plain, 20)
        .cyl(0, -1.5, 0, 0.5, 0.5, 2, '#20201f', materials.plain, 20)
        .pop();
    }
    mesh
      .box(0, 4.6, 0, 8, 0.55, 0.42, red)
      .box(0, 5.15, 0, 0.5, 1.2, 0.4, red)
      .box(0, 5.25, -0.24, 0.7, 0.95, 0.08, '#2a2320');
    // The two beams on top swing up at their ends.
    for (const { y, half, thick, deep, colour } of [
      { y: 6.3, half: 4.4, thick: 0.5, deep: 0.55, colour: red },
      { y: 6.8, half: 4.9, thick: 0.4, deep: 0.75, colour: '#2a2624' },
    ]) {
      const lift = (u: number): number => y + 0.5 * Math.abs(u * 2 - 1) ** 2.2;
      for (const side of [-1, 1])
        mesh.sheet(
          (u, v) => [(u - 0.5) * 2 * half, lift(u) + v * thick, side * deep],
          16,
          1,
          () => colour,
          materials.plain,
        );
      for (const top of [0, 1])
        mesh.sheet(
          (u, v) => [(u - 0.5) * 2 * half, lift(u) + top * thick, (v - 0.5) * 2 * deep],
          16,
          1,
          () => colour,
          materials.plain,
        );
      for (const side of [-1, 1]) mesh.box(side * half, y + 0.5, 0, 0.02, thick, deep * 2, colour);
    }
  },
};
