import { bothSides } from '../../shapes/body-parts.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';
import { cow, cowForm } from './cow.ts';

export const highlandCow: Concept = {
  ...cow,
  id: 'highland cow',
  words: {
    en: 'highland cow/highland cows/highland cattle/scottish cow/hairy cow/highland bull',
    de: 'hochlandrind/hochlandrinder/schottisches hochlandrind',
    es: 'vaca de las tierras altas/vaca escocesa',
    fr: 'vache highland/vache des highlands',
    zh: '高地牛',
    ja: 'ハイランド牛',
    ar: 'بقرة المرتفعات',
    emoji: '',
  },
  size: { width: 3, height: 1.7 },
  lives: ['hills', 'mountains'],
  acts: ['grazes'],
  build(mesh, random, look) {
    const { marks: _, ...form } = cowForm(random, look);
    const coat = look.colour ?? (random() < 0.75 ? '#a8602c' : '#5c3a24');
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...form,
        length: 1.16,
        height: 1.34,
        girth: 0.37,
        neck: { length: 0.44, rise: 0.3, radius: 0.23 },
        colours: [coat, '#c79a88', '#3a2a20'],
        hair: 1,
      },
      (at, size) => [
        // The long fringe over its eyes, and the hair that hangs from throat and belly.
        ...haired(
          3,
          melting(size * 0.2, [
            [...at(-0.2, 0.9, 0), size * 0.34, ...at(0.75, 0.5, 0), size * 0.3, 0],
            ...bothSides((s) => [
              [...at(-0.1, 0.85, 0.3 * s), size * 0.28, ...at(0.72, 0.28, 0.36 * s), size * 0.2, 0],
              [...at(0.6, 0.5, 0.2 * s), size * 0.24, ...at(1.05, -0.1, 0.2 * s), size * 0.1, 0],
            ]),
          ]),
        ),
        ...haired(3, melting(0.1, [[-0.5, 0.72, 0, 0.2, 0.5, 0.68, 0, 0.2, 0]])),
      ],
    );
    for (const s of [-1, 1])
      mesh.tube(
        [
          at(-0.3, 0.75, 0.5 * s),
          at(-0.3, 0.85, 1.5 * s),
          at(-0.1, 1.15, 2.5 * s),
          at(0.1, 1.9, 3.1 * s),
          at(0.15, 2.5, 3.2 * s),
        ],
        [0.055, 0.05, 0.042, 0.026, 0.006],
        '#d9ccae',
        materials.gloss,
        12,
      );
  },
};
