import { buildBear } from '../../shapes/bear.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const bear: Concept = {
  id: 'bear',
  words: {
    en: 'bear/brown bear/grizzly/bear cub',
    de: 'bär/bären/braunbär/bärenjunges',
    es: 'oso/osezno',
    fr: 'ours/ourson',
    zh: '熊/小熊',
    ja: '熊/クマ/子熊',
    ar: 'دب/ديسم',
    emoji: '🐻',
  },
  size: { width: 2.4, height: 1.5 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['lies', 'sleeps'],
  build(mesh, random, look) {
    buildBear(
      mesh,
      random,
      schemeOf(look.colour, random, [
        ['#75502f', '#b28d62', '#4a321f'],
        ['#5f4634', '#977a5c', '#3a2a20'],
      ]),
      { act: look.act },
    );
  },
};
