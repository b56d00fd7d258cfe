import { bothSides } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const knight: Concept = {
  id: 'knight',
  words: {
    en: 'knight/knight in armor/knight in armour/armored knight',
    de: 'ritter',
    es: 'caballero/caballero medieval',
    fr: 'chevalier',
    zh: '骑士',
    ja: '騎士',
    ar: 'فارس',
    emoji: '',
  },
  size: { width: 1.5, height: 2 },
  lives: ['hills', 'forest', 'mountains', 'coast'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.35,
  build(mesh, _random, look) {
    const cloth = look.colour ?? '#a8262c';
    mesh.object().body(
      [
        // Breastplate, skirt of mail, helmet, shoulders.
        [0, 1.36, 0, 0.17, 0, 1.05, 0, 0.145, 0],
        [0, 0.98, 0, 0.16, 0, 0.78, 0, 0.19, 1],
        [0, 1.72, 0, 0.115, 0, 1.66, 0, 0.112, 0],
        [0, 1.5, 0, 0.07, 0, 1.58, 0, 0.07, 1],
        ...bothSides((s) => [
          [0.2 * s, 1.42, 0, 0.11, 0.23 * s, 1.36, 0, 0.1, 0],
          [0.24 * s, 1.32, 0, 0.066, 0.28 * s, 1.1, -0.02, 0.06, 0],
          [0.28 * s, 1.08, -0.02, 0.064, 0.3 * s, 0.9, -0.1, 0.05, 0],
          [0.3 * s, 0.86, -0.12, 0.055, 0.3 * s, 0.82, -0.13, 0.05, 2],
          ...(look.astride ? astrideLeg(s) : standingLeg(s)),
        ]),
      ],
      { k: 0.03, mat: materials.metal, colours: ['#b4bac2', '#7e858e', '#5a4030'], fur: 0.05 },
    );
    // The slit to see through, and a plume.
    mesh.box(0, 1.68, -0.112, 0.15, 0.022, 0.03, '#0c0c0e', materials.plain);
    mesh.box(0, 1.6, -0.115, 0.015, 0.1, 0.02, '#0c0c0e', materials.plain);
    mesh.tube(
      [
        [0, 1.82, 0],
        [0, 1.99, 0.06],
        [0, 1.95, 0.2],
        [0, 1.78, 0.27],
      ],
      [0.03, 0.06, 0.055, 0.01],
      cloth,
      materials.cloth,
      10,
    );
    // A cloak, a sword before him, and a shield with a cross.
    mesh.sheet(
      (u, v) => [(u - 0.5) * (0.42 + v * 0.34), 1.44 - v * 1.16, 0.17 + v * 0.1 + Math.sin(u * 14) * 0.02 * v],
      18,
      12,
      () => cloth,
      materials.cloth,
    );
    mesh.box(0.31, 0.02, -0.17, 0.055, 0.86, 0.014, '#dfe4ea', materials.metal);
    mesh.box(0.31, 0.88, -0.17, 0.24, 0.035, 0.04, '#b8923a', materials.metal);
    mesh.cyl(0.31, 0.9, -0.17, 0.018, 0.018, 0.15, '#3a2416', materials.plain, 8);
    mesh.ball(0.31, 1.07, -0.17, 0.03, 0.03, 0.03, '#b8923a', materials.metal, 10);
    const shield = (u: number, v: number): number => (u - 0.5) * 0.46 * Math.sqrt(Math.max(0, 1 - v ** 2.6));
    mesh.sheet(
      (u, v) => [-0.34 + shield(u, v), 1.28 - v * 0.68, -0.2 - 0.05 * Math.cos((u - 0.5) * 3)],
      24,
      30,
      (u, v) => (Math.abs(u - 0.5) < 0.09 || Math.abs(v - 0.34) < 0.07 ? '#f0ece2' : cloth),
      materials.gloss,
    );
  },
};

/** Thigh, knee, greave and boot of the left (-1) or the right leg. */
const standingLeg = (s: number): Cones => [
  [0.1 * s, 0.82, 0, 0.1, 0.11 * s, 0.48, -0.03 * s, 0.075, 0],
  [0.11 * s, 0.5, -0.05 - 0.03 * s, 0.082, 0.11 * s, 0.48, -0.05 - 0.03 * s, 0.08, 0],
  [0.11 * s, 0.44, -0.03 * s, 0.068, 0.12 * s, 0.08, -0.04 * s, 0.056, 0],
  [0.12 * s, 0.05, -0.04 * s, 0.055, 0.12 * s, 0.04, -0.18 - 0.04 * s, 0.045, 0],
];

/** The same of a leg that hangs beside a horse. */
const astrideLeg = (s: number): Cones => [
  [0.1 * s, 0.86, 0, 0.1, 0.3 * s, 0.66, -0.24, 0.076, 0],
  [0.3 * s, 0.67, -0.26, 0.08, 0.31 * s, 0.64, -0.26, 0.078, 0],
  [0.32 * s, 0.6, -0.22, 0.068, 0.37 * s, 0.27, -0.06, 0.054, 0],
  [0.37 * s, 0.24, -0.05, 0.054, 0.38 * s, 0.24, -0.2, 0.044, 0],
];
