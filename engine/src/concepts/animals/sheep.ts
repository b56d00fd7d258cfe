import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const sheep: Concept = {
  id: 'sheep',
  words: {
    en: 'sheep/ewe',
    de: 'schaf/schafe/mutterschaf',
    es: 'oveja',
    fr: 'mouton',
    zh: '羊',
    ja: '羊',
    ar: 'خروف',
    emoji: '🐑',
  },
  size: { width: 1.6, height: 1.15 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['grazes'],
  build(mesh, random, look) {
    const fleece = look.colour ?? pick(random, ['#e6dcc8', '#dcd2be', '#efe8d8']);
    const dark = random() < 0.5;
    const [face, shade] = dark ? ['#3b3431', '#241f1d'] : ['#d9c8b0', '#a48d76'];
    const at = buildQuadruped(mesh, random, {
      ...doing(look),
      length: 0.74,
      height: 0.92,
      girth: 0.25,
      belly: 1,
      leg: 0.036,
      thigh: 1.7,
      foot: 'cloven',
      neck: { length: 0.36, rise: 0.62, radius: 0.12 },
      head: { size: 0.108, muzzle: 0.18, thick: 0.066, dip: 0.66, yaw: 0.75 },
      ears: { kind: 'long', size: 1.15, inside: 1 },
      tail: { length: 0.03, radius: 0.03, rise: -1, tip: 0 },
      colours: [face, shade, '#241f1c'],
      paint: { muzzle: 1 },
      iris: '#b8924a',
      hair: 0.2,
    });
    const [nape, crown] = [at(-0.75, -0.25, 0), at(-0.15, 0.72, 0)];
    // The fleece: a barrel, the breast, the haunches, and locks all over them.
    const masses: Cones = [
      [-0.3, 0.68, 0, 0.255, 0.34, 0.68, 0, 0.26, 0],
      [-0.36, 0.72, 0, 0.22, ...nape, 0.135, 0],
      [-0.34, 0.82, 0, 0.15, ...at(-0.55, 0.35, 0), 0.09, 0],
      [...crown, 0.06, ...at(0.2, 0.8, 0), 0.045, 0],
      [0.46, 0.66, 0, 0.1, 0.5, 0.44, 0, 0.05, 0],
      ...bothSides((s) => [
        [0.34, 0.62, 0.1 * s, 0.19, 0.36, 0.42, 0.12 * s, 0.085, 0],
        [-0.34, 0.62, 0.1 * s, 0.17, -0.34, 0.42, 0.115 * s, 0.075, 0],
      ]),
    ];
    const skin = skinOf(masses, 0.05);
    const locks = Array.from({ length: 110 }, (_, i) => {
      const t = (i + 0.5) / 110;
      const a = i * 2.39996;
      const up = Math.sin(a);
      const from: Vec3 = [(t - 0.5) * 0.95, 0.7, 0];
      const [x, y, z] = skin(from, [(t - 0.5) * 1.4, up + 0.05, Math.cos(a)]);
      const r = 0.03 + random() * 0.012;
      return [
        x * 0.99,
        y - 0.012,
        z * 0.94,
        r,
        x + 0.03 * random(),
        y - 0.05,
        z * 0.94,
        r * 0.8,
        random() < 0.3 ? 1 : 0,
      ];
    });
    mesh.body([...masses, ...locks], {
      k: 0.04,
      colours: [
        fleece,
        mixRgb(readColour(fleece), [0.3, 0.22, 0.14], 0.16),
        mixRgb(readColour(fleece), [0.26, 0.18, 0.1], 0.4),
      ],
      hair: 0.6,
      marks: [
        // Wool in curls, soiled below.
        { colour: 2, on: [0, 1], share: (x, y, z) => 0.6 * smooth(0.5, 0.75, noise3(x * 34, y * 34, z * 34)) },
        { colour: 2, on: [0, 1], share: (x, y, z) => 0.7 * smooth(0.62, 0.4, y + 0.1 * noise3(x * 9, y * 9, z * 9)) },
      ],
    });
  },
};
