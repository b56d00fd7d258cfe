import { viaduct } from '../../shapes/viaduct.ts';
import type { Concept } from '../concept.ts';

export const bridge: Concept = {
  id: 'bridge',
  words: {
    en: 'bridge/viaduct',
    de: 'brücke',
    es: 'puente',
    fr: 'pont',
    zh: '桥',
    ja: '橋',
    ar: 'جسر',
    emoji: '🌉',
  },
  size: { width: 93, height: 15 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'still',
  spans: true,
  build(mesh) {
    // It leads on beyond the picture: ends in the air would be those of a ruin.
    viaduct(mesh, 29);
  },
};
