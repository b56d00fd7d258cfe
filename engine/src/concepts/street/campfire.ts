import { buildFlames } from '../../shapes/flames.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const campfire: Concept = {
  id: 'campfire',
  words: {
    en: 'campfire/bonfire/fire',
    de: 'lagerfeuer/feuer',
    es: 'hoguera/fogata/fuego',
    fr: 'feu de camp/feu',
    zh: '篝火/火',
    ja: '焚き火/火',
    ar: 'نار المخيم',
    emoji: '🔥',
  },
  size: { width: 1.6, height: 1.5 },
  lives: ['hills', 'forest', 'beach', 'desert'],
  stands: 'ground',
  moves: 'flickers',
  shines: { up: 0.7, front: 0, power: 12 },
  build(mesh, random) {
    for (let i = 0; i < 6; i++) {
      mesh
        .push()
        .rotY(i * 1.05 + 0.3)
        .rotZ(0.32);
      mesh
        .tube(
          [
            [-0.66, 0.27, 0],
            [0.12, 0.22, 0],
          ],
          [0.075, 0.07],
          '#3a281c',
          materials.bark,
          9,
        )
        .pop();
    }
    for (let i = 0; i < 11; i++)
      mesh.ball(
        Math.cos(i * 0.571) * 0.75,
        0.06,
        Math.sin(i * 0.571) * 0.75,
        0.15,
        0.11,
        0.14,
        '#6a645c',
        materials.plain,
        10,
      );
    for (let i = 0; i < 16; i++) {
      const a = i * 2.4;
      const r = 0.3 * Math.sqrt(i / 16);
      mesh.ball(Math.cos(a) * r, 0.07, Math.sin(a) * r, 0.07, 0.05, 0.06, '#7a2a0c', materials.glow, 6);
    }
    mesh.push().at(0, 0.08, 0);
    buildFlames(mesh, random, { radius: 0.42, height: 1.35 });
    mesh.pop();
  },
};
