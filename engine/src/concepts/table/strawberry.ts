import { petal, ring } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const strawberry: Concept = {
  id: 'strawberry',
  words: {
    en: 'strawberry',
    de: 'erdbeere/erdbeeren',
    es: 'fresa/fresas',
    fr: 'fraise/fraises',
    zh: '草莓',
    ja: 'いちご/苺',
    ar: 'فراولة',
    emoji: '🍓',
  },
  size: { width: 1.1, height: 1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 5,
  build(mesh, random, look) {
    const red = look.colour ?? '#d8202c';
    mesh
      .push()
      .rotX((random() - 0.5) * 0.3)
      .rotZ((random() - 0.5) * 0.5);
    const profile: readonly (readonly [number, number])[] = [
      [0.01, 0],
      [0.12, 0.05],
      [0.27, 0.24],
      [0.39, 0.5],
      [0.42, 0.66],
      [0.34, 0.8],
      [0.14, 0.86],
      [0, 0.86],
    ];
    mesh.lathe(profile, 28, red, materials.gloss);
    for (let i = 0; i < 90; i++) {
      const t = Math.sqrt((i + 0.5) / 90);
      const y = 0.06 + t * 0.68;
      const r = 0.425 * Math.sin(Math.min(1.57, (y / 0.66) * 1.45 + 0.05)) ** 0.85;
      const a = i * 2.39996;
      mesh.ball(Math.cos(a) * r * 0.98, y, Math.sin(a) * r * 0.98, 0.014, 0.024, 0.014, '#f4cc5a', materials.gloss, 6);
    }
    mesh.at(0, 0.86, 0);
    ring(mesh, 9, 0.2, () =>
      petal(
        mesh,
        { L: 0.38, W: 0.09, open: 1.35, curl: 0.8, tip: 0.7 },
        (_u, v) => (v > 0.6 ? '#5f9a3c' : '#3f7a2c'),
        5,
        7,
      ),
    );
    mesh
      .tube(
        [
          [0, 0, 0],
          [0.04, 0.2, 0.02],
        ],
        [0.03],
        '#5f8a3c',
      )
      .pop();
  },
};
