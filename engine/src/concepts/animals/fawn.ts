import { buildQuadruped } from '../../shapes/quadruped.ts';
import { marksOf } from '../../shapes/quadruped-form.ts';
import { asCalf } from '../../shapes/young-form.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Marks } from '../../solid/soft-body.ts';
import { deerForm } from './deer.ts';
import type { Concept } from '../concept.ts';

/** How large a fawn is for a deer. */
const small = 0.56;

export const fawn: Concept = {
  id: 'fawn',
  words: {
    en: 'fawn/fawns/baby deer',
    de: 'rehkitz/kitz/hirschkalb',
    es: 'cervatillo',
    fr: 'faon',
    zh: '小鹿/幼鹿',
    ja: '子鹿/仔鹿',
    ar: 'خشف',
    emoji: '',
  },
  size: { width: 0.85, height: 0.85 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'lies', 'grazes'],
  build: (mesh, random, look) => {
    const form = deerForm(random, look, asCalf);
    buildQuadruped(mesh.scale(small), random, { ...form, marks: [...marksOf(form), spots] });
  },
};

/** White spots in rows along back and flanks. */
const spots: Marks = {
  colour: 1,
  share: (x, y) => {
    const [row, along] = [(y + 0.12 * x) * 17, x * 12];
    const [i, j] = [Math.floor(row), Math.floor(along + (Math.floor(row) % 2) * 0.5)];
    const away = Math.hypot(
      row - i - 0.5 + 0.4 * (noise2(i * 3.1, j * 2.3) - 0.5),
      along + (i % 2) * 0.5 - j - 0.5 + 0.4 * (noise2(i * 5.7, j * 4.9) - 0.5),
    );
    return 0.9 * smooth(0.3, 0.16, away) * smooth(0.86, 0.94, y) * smooth(-0.42, -0.32, x);
  },
};
