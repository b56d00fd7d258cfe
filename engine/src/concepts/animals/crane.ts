import { flyingAs } from '../../shapes/flying-bird.ts';
import type { Concept } from '../concept.ts';
import { buildTallBird, stork } from './stork.ts';

export const crane: Concept = {
  ...stork,
  id: 'crane',
  words: {
    en: 'crane/crane bird/red-crowned crane',
    de: 'kranich/kraniche',
    es: 'grulla',
    fr: 'grue',
    zh: '仙鹤/鹤/丹顶鹤',
    ja: '鶴/タンチョウ',
    ar: 'كركي',
    emoji: '',
  },
  lives: ['swamp', 'river', 'hills'],
  aloft: flyingAs((colour) => ({
    ...{ length: 1.05, span: 2.2, chord: 0.42, raise: 0.4, bend: 0.2, fingers: 1 },
    beak: { length: 0.14, hooked: false, colour: '#8a8468' },
    colours: [
      colour ?? '#eeece6',
      colour ?? '#f2f0ea',
      colour ?? '#e8e6de',
      '#26252a',
      colour ?? '#2b2a2e',
      colour ?? '#f0eee8',
    ],
  })),
  build: (mesh, _random, look) =>
    buildTallBird(mesh, {
      body: look.colour ?? '#eceae4',
      quills: '#232227',
      edges: '#d8d5cc',
      bill: ['#8f8a68', '#736e52'],
      billLong: 0.66,
      legs: '#3b3936',
      brow: '#232227',
      crane: { throat: '#232227', crown: '#c2241c', bustle: '#1f1e23' },
    }),
};
