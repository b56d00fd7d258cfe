import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const lamp: Concept = {
  id: 'lamp',
  words: {
    en: 'lamp/lantern/street lamp/lamppost',
    de: 'lampe/laterne',
    es: 'lámpara/farol',
    fr: 'lampe/réverbère',
    zh: '灯/路灯',
    ja: 'ランプ/街灯',
    ar: 'مصباح',
    emoji: '🏮',
  },
  size: { width: 1, height: 4.2 },
  lives: ['street', 'hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh, _random, look) {
    mesh
      .push()
      .object()
      .cyl(0, 0, 0, 0.16, 0.1, 0.7, '#23272b', materials.gloss, 10)
      .cyl(0, 0.7, 0, 0.06, 0.05, 2.7, '#23272b', materials.gloss, 8)
      .cyl(0, 3.4, 0, 0.14, 0.22, 0.5, '#ffd890', look.lit ? materials.glow : materials.glass, 6)
      .cyl(0, 3.9, 0, 0.28, 0.02, 0.26, '#23272b', materials.gloss, 6);
    mesh.pop();
  },
};
