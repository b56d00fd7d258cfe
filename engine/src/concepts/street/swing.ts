import { hangPlank, outOfPlumb, raiseSwingFrame, swingOut } from '../../shapes/swing-frame.ts';
import type { Concept } from '../concept.ts';

/** A plank on two ropes in a frame of logs; somebody on it swings. */
export const swing: Concept = {
  id: 'swing',
  words: {
    en: 'swing/rope swing/tree swing/wooden swing',
    de: 'schaukel/schaukeln/seilschaukel/holzschaukel',
    es: 'columpio/columpio de cuerda',
    fr: 'balançoire/balançoire en corde',
    zh: '秋千',
    ja: 'ブランコ',
    ar: 'أرجوحة',
    emoji: '',
  },
  size: { width: 2.7, height: 2.6 },
  lives: ['park', 'hills', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const wood = look.colour ?? '#9a6d42';
    raiseSwingFrame(mesh, wood, '#7a5330');
    mesh.push();
    hangPlank(swingOut(mesh, look.ridden ? outOfPlumb.ridden : outOfPlumb.empty), look.colour ?? '#b08354');
    mesh.pop();
  },
};
