import { pick, tau } from '../../shapes/chance.ts';
import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const bamboo: Concept = {
  id: 'bamboo',
  words: {
    en: 'bamboo',
    de: 'bambus',
    es: 'bambú',
    fr: 'bambou',
    zh: '竹子/竹',
    ja: '竹',
    ar: 'خيزران',
    emoji: '🎋/🎍',
  },
  size: { width: 6.5, height: 7.5 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    for (let i = 0; i < 17; i++) {
      const [x, z] = [(random() - 0.5) * 4.4, (random() - 0.5) * 2.6];
      const [lean, h] = [(random() - 0.5) * 0.9, 5.4 + random() * 2];
      const green = pick(random, ['#6a9a3a', '#84ac48', '#5a8a34']);
      const at = (t: number): Vec3 => [x + lean * t * t, h * t - 0.2, z + lean * 0.4 * t * t];
      for (let k = 0; k < 15; k++) {
        mesh.tube([at(k / 15), at((k + 0.93) / 15)], [0.085 - k * 0.004], green, materials.gloss, 9);
        mesh.tube([at((k + 0.93) / 15), at((k + 1) / 15)], [0.1 - k * 0.004], '#c8c88a', materials.plain, 9);
        if (k < 5) continue;
        const p = at(k / 15);
        for (let j = 0; j < 4; j++) {
          const a = random() * tau;
          const q: Vec3 = [p[0] + Math.cos(a) * 0.5, p[1] + 0.25 - random() * 0.2, p[2] + Math.sin(a) * 0.5];
          mesh.tube([p, q], [0.014], green, materials.plain, 4);
          leaves(mesh, random, q[0], q[1] - 0.1, q[2], 0.34, 9, 0.1, ['#4f8a34', '#7aa84a', '#94b85a'], 0.8);
        }
      }
    }
  },
};
