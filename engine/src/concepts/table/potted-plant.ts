import { petal } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const pottedPlant: Concept = {
  id: 'potted plant',
  words: {
    en: 'potted plant/houseplant/house plant/monstera',
    de: 'topfpflanze/zimmerpflanze',
    es: 'planta en maceta/maceta',
    fr: 'plante en pot',
    zh: '盆栽植物/盆栽',
    ja: '観葉植物/鉢植え',
    ar: 'نبتة منزلية',
    emoji: '🪴',
  },
  size: { width: 2.9, height: 2.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    mesh.lathe(
      [
        [0.42, 0],
        [0.5, 0.66],
        [0.56, 0.68],
        [0.57, 0.84],
        [0.5, 0.84],
        [0.46, 0.7],
        [0, 0.7],
      ],
      32,
      look.colour ?? '#c0683c',
      materials.plain,
    );
    for (let i = 0; i < 17; i++) {
      const [a, t] = [i * 2.39996, (i + 1) / 17];
      const reach = 0.35 + 0.4 * (1 - t) + random() * 0.15;
      const h = 1 + t * 1.1;
      const end: Vec3 = [Math.cos(a) * reach, h, Math.sin(a) * reach];
      mesh.tube([[0, 0.7, 0], [end[0] * 0.4, h * 0.72, end[2] * 0.4], end], [0.035, 0.028, 0.02], '#4f7a34');
      mesh
        .push()
        .at(...end)
        .rotY(-a);
      petal(
        mesh,
        { L: 0.66, W: 0.24, open: 0.75 - 0.3 * t, curl: 1.1, cup: 0.25, tip: 0.75 },
        (u, v) =>
          Math.abs(u - 0.5) < 0.06 || Math.abs(((v * 6 + Math.abs(u - 0.5) * 3) % 1) - 0.5) < 0.07
            ? '#7ab04e'
            : '#2f6a30',
        12,
        16,
      );
      mesh.pop();
    }
  },
};
