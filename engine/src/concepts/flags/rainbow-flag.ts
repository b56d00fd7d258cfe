import { striped } from '../../shapes/flag-patterns.ts';
import { buildFlag } from '../../shapes/flag.ts';
import type { Concept } from '../concept.ts';
import { flagBase } from '../flag-of.ts';
import { wordsOf } from '../words.ts';

export const rainbowFlag: Concept = {
  ...flagBase,
  id: 'rainbow flag',
  words: wordsOf(
    'rainbow flag/pride flag/lgbt flag',
    'regenbogenflagge/regenbogenfahne',
    'bandera arcoíris/bandera del arcoíris/bandera del orgullo',
    'drapeau arc-en-ciel',
    '彩虹旗',
    'レインボーフラッグ',
    'علم قوس قزح',
    '🏳️‍🌈',
  ),
  build: (mesh) =>
    buildFlag(mesh, { pattern: striped(['#d8232f', '#f08a24', '#f5dc2a', '#1f8f45', '#2450b0', '#702a8c']) }),
};
