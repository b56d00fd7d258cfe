import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const bread: Concept = {
  id: 'bread',
  words: {
    en: 'bread/loaf of bread/loaf/baguette/french bread/rye bread/wheat bread/whole wheat bread/wholewheat bread',
    de: 'brot/brotlaib/baguette',
    es: 'pan/barra de pan/baguette',
    fr: 'pain/baguette',
    zh: '面包/法棍',
    ja: 'パン/バゲット/フランスパン',
    ar: 'خبز/خبز فرنسي',
    emoji: '🍞/🥖',
  },
  size: { width: 2.9, height: 1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  build(mesh) {
    const crust = '#b06a2a';
    const cones: Cones = [
      [-0.6, 0.4, 0, 0.38, 0.6, 0.4, 0, 0.38, 0],
      [-0.4, 0.5, 0, 0.36, 0.4, 0.5, 0, 0.36, 0],
    ];
    mesh.box(0, -0.02, 0, 2.5, 0.1, 1.5, '#a8743e', materials.planks);
    mesh.at(0, 0.06, 0).body(cones, {
      k: 0.2,
      colours: [crust, '#e8c48a'],
      fur: 0.35,
      marks: {
        colour: 1,
        share: (x, y, z) =>
          smooth(0.1, 0.05, Math.abs(((x + z * 0.7 + 5) % 0.36) - 0.18)) * smooth(0.62, 0.78, y) +
          smooth(0.25, 0.05, y) * 0.3,
      },
    });
    for (let i = 0; i < 2; i++)
      mesh
        .push()
        .at(-1.02 - i * 0.16, 0.02 + i * 0.02, -0.45 - i * 0.1)
        .rotY(-0.35 - i * 0.2)
        .rotZ(-1.25)
        .cyl(0, 0, 0, 0.36, 0.36, 0.1, crust, materials.plain, 24)
        .cyl(0, 0.1, 0, 0.33, 0.33, 0.01, '#f2deb4', materials.cloth, 24)
        .pop();
  },
};
