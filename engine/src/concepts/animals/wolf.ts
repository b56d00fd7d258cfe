import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const wolf: Concept = {
  id: 'wolf',
  words: {
    en: 'wolf/wolves',
    de: 'wolf/wölfe',
    es: 'lobo',
    fr: 'loup',
    zh: '狼',
    ja: 'オオカミ/狼',
    ar: 'ذئب',
    emoji: '🐺',
  },
  size: { width: 1.75, height: 1.1 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'howls'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#8b857e', '#dfd7ca', '#48423e'],
      ['#7d7466', '#d8ccb8', '#3f372f'],
    ]);
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 0.74,
        height: 0.82,
        girth: 0.16,
        belly: 0.74,
        leg: 0.032,
        thigh: 2,
        foot: 'paw',
        neck: { length: 0.3, rise: 0.6, radius: 0.125 },
        head: { size: 0.112, muzzle: 0.19, thick: 0.052, dip: 0.24, yaw: 0.6 },
        ears: { kind: 'pointed', size: 0.95 },
        tail: { length: 0.55, radius: 0.075, rise: -0.95, tip: 2 },
        colours: [coat, light, dark],
        paint: { belly: 1, muzzle: 1 },
        iris: '#c8982a',
        hair: 0.6,
        shaggy: [1],
        marks: { colour: 2, share: (x, y) => smooth(0.7, 0.84, y + 0.03 * Math.sin(x * 31)) * 0.75 },
      },
      (at, size) => [
        ...bothSides((s) => [[...at(0, -0.5, 0.5 * s), size * 0.42, ...at(-0.5, -0.8, 0.62 * s), size * 0.36, 1]]),
        [...at(-0.9, -0.8, 0), size * 0.85, ...at(-1.7, -2.1, 0), size * 0.75, 1],
      ],
    );
  },
};
