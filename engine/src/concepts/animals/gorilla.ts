import { mixRgb } from '../../raster/colour.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { mottled } from '../../shapes/coat-marks.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The head in its own axes: ahead, up and aside from between the ears, metres. */
const head = (ahead: number, up: number, aside: number): Vec3 => {
  const [c, s] = [Math.cos(1.05), Math.sin(1.05)];
  return [-0.56 - ahead * c + aside * s, 1.36 + up, -0.07 - ahead * s - aside * c];
};

export const gorilla: Concept = {
  id: 'gorilla',
  words: {
    en: 'gorilla/silverback/ape',
    de: 'gorilla/gorillas/silberrücken/menschenaffe',
    es: 'gorila/simio',
    fr: 'gorille/grand singe',
    zh: '大猩猩/猿',
    ja: 'ゴリラ',
    ar: 'غوريلا',
    emoji: '🦍',
  },
  size: { width: 1.55, height: 1.6 },
  lives: ['jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, silver, face] = schemeOf(look.colour, random, [
      ['#2c2b2c', '#8f8d8a', '#332d2d'],
      ['#2a2a2e', '#86868a', '#302b2b'],
    ]);
    const cones: Cones = [
      // A barrel of a chest over the arms, a back that falls to the hips.
      [-0.3, 1.06, 0, 0.31, 0.04, 0.94, 0, 0.3, 0],
      [0.04, 0.94, 0, 0.3, 0.36, 0.76, 0, 0.24, 0],
      [-0.12, 1.1, 0, 0.25, 0.34, 0.83, 0, 0.235, 1],
      [-0.2, 0.86, 0, 0.24, 0.2, 0.7, 0, 0.24, 0],
      [-0.42, 1.2, 0, 0.21, ...head(-0.04, -0.02, 0), 0.145, 0],
      // Skull, the crest over it, jaws and muzzle.
      [...head(-0.03, 0.02, 0), 0.145, ...head(0.03, 0, 0), 0.135, 0],
      [...head(-0.12, 0.08, 0), 0.12, ...head(-0.02, 0.14, 0), 0.08, 0],
      [...head(0.1, -0.06, 0), 0.092, ...head(0.155, -0.085, 0), 0.074, 2],
      [...head(0.1, -0.14, 0), 0.072, ...head(0.15, -0.135, 0), 0.056, 2],
      [...head(0.1, 0.03, 0), 0.072, ...head(0.17, -0.025, 0), 0.034, 2],
      ...bothSides((s) => [
        // The brow is one ridge; the eyes lie deep under it.
        [...head(0.125, 0.07, 0), 0.034, ...head(0.095, 0.068, 0.085 * s), 0.033, 2],
        [...head(0.18, -0.035, 0.018 * s), 0.022, ...head(0.165, -0.045, 0.042 * s), 0.022, 2],
        [...head(0.09, -0.015, 0.06 * s), 0.045, ...head(0.1, -0.06, 0.06 * s), 0.05, 2],
        [...head(0.02, -0.08, 0.07 * s), 0.095, ...head(0.0, -0.02, 0.075 * s), 0.09, 0],
        [...head(-0.01, 0.01, 0.15 * s), 0.026, ...head(-0.02, -0.02, 0.152 * s), 0.024, 2],
        // Shoulder, upper arm, a forearm that is thicker than that, and the knuckles it leans on.
        [-0.34, 1.14, 0.2 * s, 0.215, -0.4, 0.92, 0.33 * s, 0.165, 0],
        [-0.4, 0.92, 0.33 * s, 0.155, -0.36 + 0.05 * s, 0.62, 0.38 * s, 0.115, 0],
        [-0.36 + 0.05 * s, 0.62, 0.38 * s, 0.118, -0.5 + 0.08 * s, 0.36, 0.37 * s, 0.115, 0],
        [-0.5 + 0.08 * s, 0.36, 0.37 * s, 0.112, -0.55 + 0.1 * s, 0.16, 0.35 * s, 0.07, 0],
        [-0.55 + 0.1 * s, 0.14, 0.35 * s, 0.066, -0.62 + 0.1 * s, 0.06, 0.34 * s, 0.06, 2],
        [-0.62 + 0.1 * s, 0.055, 0.39 * s, 0.046, -0.62 + 0.1 * s, 0.055, 0.28 * s, 0.046, 2],
        // Short, bent legs.
        [0.34, 0.72, 0.13 * s, 0.22, 0.16 - 0.05 * s, 0.44, 0.24 * s, 0.145, 0],
        [0.16 - 0.05 * s, 0.42, 0.24 * s, 0.135, 0.32 - 0.07 * s, 0.14, 0.22 * s, 0.08, 0],
        [0.33 - 0.07 * s, 0.075, 0.22 * s, 0.066, 0.1 - 0.07 * s, 0.05, 0.25 * s, 0.055, 2],
      ]),
    ];
    const k = 0.034;
    mesh.at(0.12, 0, 0).body(cones, {
      k,
      colours: [coat, silver, face, mixRgb(readColour(coat), [0.16, 0.13, 0.11], 0.35)],
      hair: 0.6,
      shaggy: [0],
      marks: mottled(3, { strength: 0.5, size: 0.16 }),
    });
    tellHead(mesh, head(0, 0.02, 0), 0.15, { tip: head(0.22, -0.1, 0), aside: 0.3 });
    const skin = skinOf(cones, k);
    const ahead = (up: number, aside: number): Vec3 => {
      const [from, to] = [head(0, 0, 0), head(1, up, aside)];
      return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    };
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin(head(0.06, 0.022, 0.05 * s), ahead(0, 0.12 * s)), ahead(-0.05, 0.1 * s), 0.0165, '#6a3a1c');
      mesh.ball(
        ...skin(head(0.15, -0.042, 0.024 * s), ahead(-0.15, 0.2 * s)),
        0.012,
        0.01,
        0.012,
        '#171213',
        materials.plain,
        8,
      );
    }
    // Lips that are pressed together.
    mesh.tube(
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) =>
        skin(head(0.11, -0.105 - 0.01 * t * t, 0.05 * t), ahead(-0.12, 0.55 * t)),
      ),
      [0.003, 0.0055, 0.006, 0.006, 0.0055, 0.003],
      '#1c1617',
      materials.plain,
      5,
    );
  },
};
