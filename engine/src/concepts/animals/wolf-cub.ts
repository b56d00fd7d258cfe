import { buildQuadruped } from '../../shapes/quadruped.ts';
import { asCub } from '../../shapes/young-form.ts';
import { wolfForm } from './wolf.ts';
import { cubFluff } from '../../shapes/cub-coat.ts';
import type { Concept } from '../concept.ts';

/** How large a cub is for a grown one. */
const small = 0.5;

export const wolfCub: Concept = {
  id: 'wolf cub',
  words: {
    en: 'wolf cub/wolf pup/baby wolf/wolf cubs/wolf pups',
    de: 'wolfswelpe/wolfsjunges',
    es: 'lobezno/lobato',
    fr: 'louveteau',
    zh: '小狼/狼崽',
    ja: '子狼',
    ar: 'جرو الذئب',
    emoji: '',
  },
  size: { width: 0.8, height: 0.5 },
  lives: ['forest', 'hills', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'plays', 'howls', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) =>
    void buildQuadruped(mesh.scale(small), random, wolfForm(random, look, asCub), cubFluff),
};
