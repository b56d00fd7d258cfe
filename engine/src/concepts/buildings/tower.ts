import { tower as buildTower } from '../../shapes/tower.ts';
import type { Concept } from '../concept.ts';

export const tower: Concept = {
  id: 'tower',
  words: {
    en: 'tower/watchtower/stone tower',
    de: 'turm/wachturm',
    es: 'torre',
    fr: 'tour',
    zh: '塔/塔楼',
    ja: '塔',
    ar: 'برج',
    emoji: '',
  },
  size: { width: 7, height: 30 },
  lives: ['hills', 'mountains', 'coast'],
  stands: 'ground',
  moves: 'still',
  build(mesh) {
    buildTower(mesh, 0, 0, 2.8, 17, '#b9ae9c', '#7a4238');
  },
};
