import { circle } from '../../shapes/rings.ts';
import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const carrot: Concept = {
  id: 'carrot',
  words: {
    en: 'carrot',
    de: 'karotte/karotten/möhre',
    es: 'zanahoria/zanahorias',
    fr: 'carotte/carottes',
    zh: '胡萝卜',
    ja: 'にんじん',
    ar: 'جزر',
    emoji: '🥕',
  },
  size: { width: 2.7, height: 0.83 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: -0.3,
  plural: 3,
  build(mesh, random, look) {
    mesh
      .push()
      .at(0.55, 0.2, 0)
      .rotZ(Math.PI / 2 + 0.06);
    mesh.lathe(
      [
        [0.02, 1.5],
        [0.06, 1.3],
        [0.12, 0.9],
        [0.165, 0.5],
        [0.2, 0.15],
        [0.19, 0.02],
        [0.08, -0.02],
        [0, 0],
      ],
      22,
      look.colour ?? '#e8742a',
      materials.plain,
    );
    for (let i = 0; i < 12; i++) {
      mesh
        .push()
        .at(0, 0.1 + i * 0.1, 0)
        .rotY(i * 2.1);
      mesh.tube(circle(0.197 - i * 0.0115, 0, 10, 0.3), [0.006], '#b8541a', materials.plain, 4);
      mesh.pop();
    }
    for (let i = 0; i < 9; i++) {
      const [a, lean] = [i * 2.4, 0.15 + random() * 0.4];
      const p = (t: number): Vec3 => [Math.cos(a) * lean * t, -0.8 * t, Math.sin(a) * lean * t];
      mesh.tube([p(0), p(0.5), p(1)], [0.02, 0.015, 0.006], '#5a8a34');
      for (let k = 3; k < 11; k++)
        leaves(mesh, random, ...p(k / 10), 0.05, 7, 0.035, ['#4f8a30', '#6aa640', '#3f7a28']);
    }
    mesh.pop();
  },
};
