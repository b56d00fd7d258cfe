import { doing } from '../doing.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';
import { cow, cowForm } from './cow.ts';

export const bull: Concept = {
  ...cow,
  id: 'bull',
  words: {
    en: 'bull/ox/oxen/steer',
    de: 'stier/stiere/bulle/bullen/ochse/ochsen',
    es: 'toro/buey/bueyes',
    fr: 'taureau/bœuf/boeuf',
    zh: '公牛',
    ja: '雄牛',
    ar: 'ثور',
    emoji: '🐂',
  },
  size: { width: 3.3, height: 1.9 },
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#2a211d', '#54463c', '#120e0c'],
      ['#5a3220', '#8a6248', '#20130d'],
    ]);
    const { marks: _cowhide, ...form } = cowForm(random, look);
    // All its weight is in front: a high crest, a deep chest, a short thick neck.
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...form,
        ...doing(look),
        girth: 0.45,
        belly: 0.88,
        breadth: 0.92,
        height: 1.54,
        leg: 0.072,
        back: { withers: 0.2, dip: 0.03, croup: 0, crest: 0.3 },
        neck: { length: 0.46, rise: 0.16, radius: 0.29 },
        head: { ...form.head, size: 0.205, thick: 0.135, muzzle: 0.34 },
        colours: [coat, light, dark],
      },
      (head, size) => [
        [...head(-0.8, 0.5, 0), size * 1.05, -0.5, 1.46, 0, 0.22, 0],
        [...head(-0.6, -0.9, 0), size * 0.34, -0.84, 0.8, 0, 0.09, 0],
        [-0.84, 0.8, 0, 0.09, -0.6, 0.64, 0, 0.12, 0],
        // Curls between the horns.
        [...head(-0.1, 0.86, 0.3), size * 0.34, ...head(-0.1, 0.86, -0.3), size * 0.34, 2],
        ...bothSides((s) => [[-0.5, 1.05, 0.2 * s, 0.24, -0.56, 0.84, 0.2 * s, 0.16, 0]]),
      ],
    );
    for (const s of [-1, 1])
      mesh.tube(
        [at(-0.2, 0.84, 0.6 * s), at(-0.15, 0.9, 1.25 * s), at(0.2, 1.1, 1.72 * s), at(0.6, 1.6, 1.7 * s)],
        [0.062, 0.054, 0.04, 0.006],
        '#cfc0a0',
        materials.gloss,
        14,
      );
  },
};
