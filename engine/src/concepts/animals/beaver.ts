import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, mottled, paleBelow } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { mixRgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';
import { doing } from '../doing.ts';

export const beaver: Concept = {
  id: 'beaver',
  words: {
    en: 'beaver',
    de: 'biber',
    es: 'castor',
    fr: 'castor',
    zh: '海狸/河狸',
    ja: 'ビーバー',
    ar: 'قندس',
    emoji: '🦫',
  },
  size: { width: 1, height: 0.5 },
  lives: ['river', 'forest', 'swamp'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.6,
  sway: 0.2,
  mirrors: true,
  acts: ['sits'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#6b452a', '#94704c', '#3a2416'],
      ['#5e3d27', '#886443', '#321f14'],
    ]);
    const form: QuadrupedForm = {
      ...doing(look),
      length: 0.34,
      height: 0.38,
      girth: 0.16,
      belly: 1.12,
      breadth: 0.96,
      leg: 0.026,
      thigh: 1.9,
      foot: 'paw',
      neck: { length: 0.12, rise: 0.5, radius: 0.12 },
      head: { size: 0.092, muzzle: 0.085, thick: 0.06, dip: 0.24, yaw: 0.9, kind: 'rabbit', eyes: 0.7 },
      ears: { kind: 'round', size: 0.4 },
      tail: { length: 0.06, radius: 0.06, rise: -0.6, tip: 0 },
      colours: [coat, light, dark],
      leather: '#1d1512',
      iris: '#1c120c',
      hair: 0.66,
    };
    const at = buildQuadruped(mesh, random, {
      ...form,
      marks: [
        mottled(2, { strength: 0.35, size: 0.09 }),
        darkAbove(form, 2, { down: 0.7, strength: 0.3 }),
        paleBelow(form, 1, { up: 0.6, strength: 0.5 }),
      ],
    });
    // Two orange teeth under the nose.
    for (const s of [-1, 1])
      mesh.tube(
        [at(1.52, -0.52, 0.075 * s), at(1.55, -0.72, 0.06 * s)],
        [0.007, 0.0055],
        '#d98a34',
        materials.gloss,
        8,
      );
    // The flat tail lies behind it, with scales that cross.
    const leather = readColour('#3a322e');
    mesh.sheet(
      (u, v) => {
        const wide = 0.085 * Math.sin(Math.PI * Math.min(1, 0.2 + 0.78 * u)) ** 0.6;
        const bulge = 0.022 * (1 - (2 * v - 1) ** 2);
        return [0.3 + 0.4 * u, 0.1 - 0.07 * Math.min(1, u * 2) + bulge, (v - 0.5) * 2 * wide];
      },
      30,
      18,
      (u, v) => mixRgb(leather, [0.3, 0.27, 0.25], (Math.floor(u * 15) + Math.floor(v * 9)) % 2 ? 0.16 : 0),
      materials.gloss,
    );
  },
};
