import { buildFlatRock } from '../../shapes/flat-rock.ts';
import type { Concept } from '../concept.ts';

/** A large rock with a level top among smaller ones: what people sit and animals stand on. */
export const rock: Concept = {
  id: 'rock',
  words: {
    en: 'rock/boulder',
    de: 'fels/felsen/felsblock',
    es: 'roca/peñasco',
    fr: 'rocher/rochers',
    zh: '岩石/大石头',
    ja: '岩',
    ar: 'صخرة/صخور',
    emoji: '🪨',
  },
  size: { width: 3, height: 0.7 },
  lives: ['hills', 'beach', 'desert', 'forest', 'savanna', 'river'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random) {
    buildFlatRock(mesh, random, [1.35, 0.85], 0.52);
    for (const [x, z, half, high] of [
      [1.35, -0.5, 0.42, 0.3],
      [-1.25, -0.65, 0.3, 0.2],
      [-1.5, 0.25, 0.5, 0.36],
      [0.75, -1.05, 0.2, 0.13],
    ] as const) {
      mesh.push().at(x, 0, z);
      buildFlatRock(mesh.object(), random, [half, half * (0.7 + random() * 0.3)], high);
      mesh.pop();
    }
  },
};
