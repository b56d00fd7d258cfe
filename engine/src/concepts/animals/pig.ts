import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const pig: Concept = {
  id: 'pig',
  words: {
    en: 'pig/piglet',
    de: 'schwein/ferkel',
    es: 'cerdo/cerdito',
    fr: 'cochon',
    zh: '猪',
    ja: '豚',
    ar: 'خنزير',
    emoji: '🐖/🐷',
  },
  size: { width: 1.4, height: 0.85 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  acts: ['runs'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#e0a796', '#ecc0ae', '#b5786c'],
      ['#d99f8e', '#e8b9a8', '#6b4a42'],
    ]);
    const place = random() * 20;
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 0.68,
        height: 0.72,
        girth: 0.245,
        belly: 1.06,
        breadth: 0.92,
        leg: 0.038,
        thigh: 2.35,
        foot: 'cloven',
        neck: { length: 0.24, rise: -0.05, radius: 0.185 },
        head: { size: 0.145, muzzle: 0.17, thick: 0.085, dip: 0.5, yaw: 0.8 },
        ears: { kind: 'round', size: 0.02 },
        tail: { length: 0.02, radius: 0.02, rise: 0.3, tip: 0 },
        colours: [coat, light, dark, '#6b4440'],
        paint: { muzzle: 1, belly: 1 },
        iris: '#3a2a24',
        nose: 'none',
        hair: 0.2,
        marks: { colour: 2, share: (x, y, z) => smooth(0.66, 0.74, noise3(x * 4 + place, y * 4, z * 4)) * 0.22 },
      },
      (at, size) => [
        // An arched back, round hams, jowls.
        [-0.2, 0.58, 0, 0.16, 0.2, 0.59, 0, 0.17, 0],
        ...bothSides((s) => [
          [0.36, 0.5, 0.1 * s, 0.17, 0.4, 0.36, 0.12 * s, 0.1, 0],
          [...at(0.3, -0.55, 0.35 * s), size * 0.52, ...at(-0.3, -0.7, 0.42 * s), size * 0.6, 0],
          // Folds of fat over the eyes.
          [...at(0.6, 0.42, 0.36 * s), size * 0.2, ...at(0.42, 0.46, 0.72 * s), size * 0.17, 0],
        ]),
        // The mouth ends in a chin behind the disc of the snout.
        [...at(0.8, -1.12, 0), size * 0.3, ...at(1.25, -1.08, 0), size * 0.2, 1],
        [...at(1.45, -0.62, 0), size * 0.46, ...at(1.62, -0.69, 0), size * 0.48, 1],
      ],
    );
    const disc = (ahead: number, up: number, aside: number): Vec3 => at(1.98 + ahead - up * 0.4, -0.78 + up, aside);
    mesh.body(
      bothSides((s) => [[...disc(-0.3, 0, 0.1 * s), 0.062, ...disc(-0.26, 0, 0.1 * s), 0.068, 0]]),
      { k: 0.03, mat: materials.coat, colours: [look.colour ?? '#cf8f84'], fur: 0.15 },
    );
    // Ears lean ahead over the eyes: wide, thin and pointed.
    for (const s of [-1, 1])
      for (const [off, colour] of [
        [0, coat],
        [0.06, mixRgb(readColour(coat), readColour(dark), 0.4)],
      ] as const)
        mesh.sheet(
          (u, v) => {
            const w = (v - 0.5) * 2 * Math.max(0, 1 - u) ** 0.7 * (1 - off * 2);
            return at(
              -0.1 + off + 0.9 * u * u + 0.16 * w * w,
              0.86 + 1.2 * u - 0.55 * u * u - 0.3 * w,
              (0.72 + 0.34 * u + 0.46 * w) * s,
            );
          },
          12,
          10,
          () => colour,
          materials.coat,
        );
    for (const s of [-1, 1])
      mesh.ball(...disc(0.19, 0.06, 0.2 * s), 0.014, 0.02, 0.014, '#4a2826', materials.plain, 10);
    mesh.tube(
      Array.from({ length: 26 }, (_, i): Vec3 => [
        0.49 + i * 0.0045,
        0.56 + Math.sin(i * 0.55) * 0.042,
        Math.cos(i * 0.55) * 0.042,
      ]),
      Array.from({ length: 26 }, (_, i) => 0.014 - i * 0.0004),
      coat,
      materials.coat,
      8,
    );
  },
};
