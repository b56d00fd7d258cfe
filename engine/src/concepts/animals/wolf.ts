import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
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
  acts: ['runs', 'leaps', 'howls', 'sits', 'lies', 'sleeps'],
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
        length: 0.78,
        height: 0.82,
        girth: 0.192,
        belly: 0.78,
        leg: 0.033,
        thigh: 2,
        foot: 'paw',
        neck: { length: 0.3, rise: 0.5, radius: 0.15 },
        head: { size: 0.112, muzzle: 0.168, thick: 0.057, dip: 0.28, yaw: 0.9, eyes: 1.15 },
        ears: { kind: 'pointed', size: 0.66, inside: 3 },
        tail: { length: 0.5, radius: 0.08, rise: -1.1, tip: 2, brush: true },
        colours: [coat, light, dark, mixRgb(readColour(coat), readColour(light), 0.5)],
        paint: { belly: 3, muzzle: 1 },
        iris: '#c8982a',
        hair: 0.6,
        marks: [
          // A dark saddle and mane, and the dark of the forehead between light brows.
          {
            colour: 2,
            share: (x, y, z) =>
              smooth(0.56, 0.84, y + 0.05 * (noise2(x * 14, y * 14 + z * 9) - 0.5)) * smooth(-0.72, -0.3, x) * 0.85,
          },
          { colour: 3, share: (_, y) => smooth(0.5, 0.3, y) * 0.7 },
        ],
      },
      (at, size, drop) => [
        // The ruff stands off the cheeks; light brows, and light hair from the throat to the breast.
        ...haired(
          4,
          melting(
            size * 0.4,
            bothSides((s) => [
              [...at(0.1, -0.4, 0.5 * s), size * 0.4, ...at(-0.55, -0.6, 0.86 * s), size * 0.34, 3],
              [...at(-0.6, -0.1, 0.5 * s), size * 0.7, ...at(-1.5, -0.9, 0.7 * s), size * 0.7, 0],
            ]),
          ),
        ),
        ...haired(
          1,
          melting(
            size * 0.12,
            bothSides((s) => [[...at(0.7, 0.46, 0.26 * s), size * 0.1, ...at(0.56, 0.5, 0.44 * s), size * 0.08, 3]]),
          ),
        ),
        ...haired(
          3.5,
          melting(size * 0.5, [
            [...at(-0.3, -0.75, 0), size * 0.56, ...at(-1, -1.7, 0), size * 0.7, 1],
            [...at(-1, -1.7, 0), size * 0.7, -0.52, 0.5 - drop, 0, size * 0.6, 3],
          ]),
        ),
      ],
    );
  },
};
