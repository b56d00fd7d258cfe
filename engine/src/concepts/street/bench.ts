import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const bench: Concept = {
  id: 'bench',
  words: {
    en: 'bench/park bench',
    de: 'bank im park/parkbank/sitzbank',
    es: 'banco de parque',
    fr: 'banc',
    zh: '长椅',
    ja: 'ベンチ',
    ar: 'مقعد حديقة',
    emoji: '',
  },
  size: { width: 2.2, height: 1 },
  lives: ['hills', 'street', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  build(mesh, _random, look) {
    const wood = look.colour ?? '#9a6634';
    for (let i = 0; i < 5; i++) mesh.box(0, 0.44, -0.28 + i * 0.11, 2, 0.05, 0.09, wood, materials.planks);
    for (let i = 0; i < 4; i++)
      mesh
        .push()
        .at(0, 0.55 + i * 0.125, 0.28 + i * 0.035)
        .rotX(0.2)
        .box(0, 0, 0, 2, 0.095, 0.045, wood, materials.planks)
        .pop();
    for (const s of [-1, 1]) {
      mesh.tube(
        [
          [0.85 * s, 0, -0.28],
          [0.85 * s, 0.2, -0.2],
          [0.85 * s, 0.42, -0.28],
          [0.85 * s, 0.42, 0.24],
          [0.85 * s, 1, 0.42],
        ],
        [0.035],
        '#1f2326',
        materials.metal,
        8,
      );
      mesh.tube(
        [
          [0.85 * s, 0, 0.38],
          [0.85 * s, 0.2, 0.22],
          [0.85 * s, 0.42, 0.24],
        ],
        [0.035],
        '#1f2326',
        materials.metal,
        8,
      );
      mesh.tube(
        [
          [0.85 * s, 0.42, -0.28],
          [0.85 * s, 0.66, -0.3],
          [0.85 * s, 0.68, 0.3],
        ],
        [0.028],
        '#1f2326',
        materials.metal,
        8,
      );
    }
  },
};
