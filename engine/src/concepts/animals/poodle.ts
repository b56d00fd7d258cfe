import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { buildPoodle } from '../../shapes/poodle.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';
import { doing } from '../doing.ts';
import { dog } from './dog.ts';

export const poodle: Concept = {
  ...dog,
  id: 'poodle',
  words: {
    en: 'poodle/toy poodle/standard poodle/labradoodle/goldendoodle/bichon/bichon frise',
    de: 'pudel/zwergpudel/königspudel',
    es: 'caniche/poodle',
    fr: 'caniche',
    zh: '贵宾犬/泰迪犬/贵妇犬',
    ja: 'プードル/トイプードル',
    ar: 'بودل/كلب بودل',
    emoji: '🐩',
  },
  size: { width: 0.95, height: 0.84 },
  acts: ['runs', 'leaps'],
  build: (mesh, random, look) => {
    const coat = readColour(look.colour ?? pick(random, ['#efe9df', '#2b2729', '#b98450', '#8d8a8c']));
    const dark = mixRgb(coat, [0.05, 0.035, 0.025], 0.2);
    buildPoodle(mesh, random, { coat, dark, ...doing(look) });
  },
};
