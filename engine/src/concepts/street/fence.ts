import type { Concept } from '../concept.ts';

export const fence: Concept = {
  id: 'fence',
  words: {
    en: 'fence/picket fence/garden fence',
    de: 'zaun/gartenzaun/lattenzaun',
    es: 'valla/cerca',
    fr: 'clôture/barrière',
    zh: '栅栏/篱笆',
    ja: '柵/垣根',
    ar: 'سياج',
    emoji: '',
  },
  size: { width: 6, height: 1.2 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  build(mesh, random, look) {
    const white = look.colour ?? '#f0ede4';
    for (const y of [0.35, 0.8]) mesh.box(0, y, 0.05, 6, 0.09, 0.05, white);
    for (let i = 0; i < 25; i++) {
      const x = -2.9 + i * 0.242;
      const h = 1 + (i % 6 === 0 ? 0.12 : 0) + (random() - 0.5) * 0.03;
      mesh
        .push()
        .at(x, 0, 0)
        .rotZ((random() - 0.5) * 0.03)
        .box(0, -0.1, 0, i % 6 === 0 ? 0.13 : 0.1, h, 0.04, white);
      mesh
        .face(
          [
            [-0.05, h - 0.1, -0.02],
            [0, h + 0.02, -0.02],
            [0.05, h - 0.1, -0.02],
          ],
          white,
        )
        .pop();
    }
  },
};
