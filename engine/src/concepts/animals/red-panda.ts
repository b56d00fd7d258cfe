import type { Marks } from '../../solid/soft-body.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';
import { buildMasked, raccoon } from './raccoon.ts';

export const redPanda: Concept = {
  ...raccoon,
  id: 'red panda',
  words: {
    en: 'red panda/red pandas/firefox',
    de: 'roter panda/kleiner panda/katzenbär/roten panda',
    es: 'panda rojo',
    fr: 'panda roux',
    zh: '小熊猫/红熊猫',
    ja: 'レッサーパンダ',
    ar: 'باندا حمراء/الباندا الأحمر',
    emoji: '',
  },
  build: (mesh, random, look) =>
    buildMasked(mesh, random, look, {
      schemes: [
        ['#a3482a', '#f2e8dc', '#231512'],
        ['#b3562f', '#f4ece0', '#2a1814'],
      ],
      faceMarks: [paleFace, tears],
      isRed: true,
    }),
};

/** White brows, cheeks and lips. */
const paleFace: Marks = {
  colour: 1,
  share: (f, u, a) =>
    Math.max(
      smooth(0.24, 0.15, Math.hypot(a - 0.36, u - 0.5)) * smooth(0.2, 0.45, f),
      smooth(0.1, -0.06, u + 0.12 * (f - 0.6)) * smooth(0, 0.3, f),
      smooth(0.62, 0.78, a) * smooth(0.3, 0.1, Math.abs(u + 0.1)) * smooth(-0.4, 0, f),
    ),
};

/** A line of the coat from each eye down to the corner of the mouth. */
const tears: Marks = {
  colour: 0,
  on: [0, 1],
  share: (f, u, a) =>
    0.9 * smooth(0.13, 0.06, Math.abs(a - 0.46 - 0.3 * Math.max(0, -u))) * smooth(0.16, 0, u) * smooth(0.1, 0.4, f),
};
