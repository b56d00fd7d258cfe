import { doing } from '../doing.ts';
import { buildBear } from '../../shapes/bear.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Scheme } from '../../shapes/chance.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept } from '../concept.ts';

export const bear: Concept = {
  id: 'bear',
  words: {
    en: 'bear/brown bear/grizzly',
    de: 'bär/bären/braunbär',
    es: 'oso',
    fr: 'ours',
    zh: '熊',
    ja: '熊/クマ',
    ar: 'دب',
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
  build: (mesh, random, look) => buildBear(mesh, random, bearCoat(random, look.colour), { ...doing(look) }),
};

/** Brown, or dark brown. */
export const bearCoat = (random: Random, colour: string | undefined): Scheme =>
  schemeOf(colour, random, [
    ['#75502f', '#b28d62', '#4a321f'],
    ['#5f4634', '#977a5c', '#3a2a20'],
  ]);
