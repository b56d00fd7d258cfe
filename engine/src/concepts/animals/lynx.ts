import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { mottled, paleBelow, paleThroat } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';
import { doing } from '../doing.ts';

export const lynx: Concept = {
  id: 'lynx',
  words: {
    en: 'lynx/bobcat/caracal/wildcat/wild cat',
    de: 'luchs/luchse/karakal/wildkatze',
    es: 'lince/caracal/gato montés',
    fr: 'lynx/caracal/chat sauvage',
    zh: '猞猁/山猫/狞猫',
    ja: 'オオヤマネコ/リンクス/カラカル/山猫',
    ar: 'وشق',
    emoji: '',
  },
  size: { width: 1.5, height: 1 },
  lives: ['forest', 'hills', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#a88458', '#f0e8dc', '#2c2019'],
      ['#998a76', '#efeae2', '#2a2420'],
    ]);
    const place = random() * 20;
    // High on its legs, with a short tail.
    const form: QuadrupedForm = {
      ...doing(look),
      length: 0.62,
      height: 0.72,
      girth: 0.165,
      belly: 0.78,
      breadth: 0.76,
      leg: 0.042,
      thigh: 2,
      foot: 'paw',
      neck: { length: 0.18, rise: 0.6, radius: 0.115 },
      head: { size: 0.118, muzzle: 0.085, thick: 0.055, dip: 0.34, yaw: 1, kind: 'cat', eyes: 1.2 },
      ears: { kind: 'pointed', size: 0.72, inside: 1 },
      tail: { length: 0.16, radius: 0.04, rise: -0.3, tip: 2, brush: true },
      colours: [coat, light, dark],
      paint: { muzzle: 1 },
      leather: '#8a5650',
      whiskers: '#f2ece0',
      iris: '#b99a3c',
      hair: 0.66,
    };
    buildQuadruped(
      mesh,
      random,
      {
        ...form,
        marks: [
          mottled(1, { strength: 0.25, size: 0.1 }),
          { colour: 2, share: (x, y, z) => 0.7 * smooth(0.64, 0.7, noise3(x * 24 + place, y * 24, z * 24)) },
          paleBelow(form, 1, { up: 0.6, strength: 0.95 }),
          paleThroat(form, 1),
        ],
        faceMarks: [
          // Pale around eyes and mouth, dark bars on the ruff of the cheeks.
          {
            colour: 1,
            share: (f, u, a) =>
              Math.max(
                smooth(-0.16, -0.32, u) * smooth(0.2, 0.5, f),
                smooth(0.24, 0.14, Math.hypot(f - 0.82, u - 0.2, (a - 0.46) * 0.8)),
              ),
          },
          {
            colour: 2,
            on: [0, 1],
            share: (_, u, a) =>
              0.8 *
              smooth(0.72, 0.86, a) *
              smooth(0.3, 0.8, Math.sin(u * 14 + 1)) *
              smooth(0.2, 0, u) *
              smooth(-0.9, -0.6, u),
          },
        ],
      },
      (at, size) => [
        // The ruff of its cheeks, and the brushes on its ears.
        ...haired(
          2,
          melting(
            size * 0.3,
            bothSides((s) => [[...at(0.1, -0.35, 0.6 * s), size * 0.4, ...at(-0.15, -0.85, 1.05 * s), size * 0.16, 0]]),
          ),
        ),
        ...haired(
          2.5,
          bothSides((s) => [[...at(-0.26, 1.5, 0.8 * s), size * 0.09, ...at(-0.34, 2.05, 0.88 * s), size * 0.012, 2]]),
        ),
      ],
    );
  },
};
