import { mixRgb } from '../../raster/colour.ts';
import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { buildWalkingLegs } from '../../shapes/walking-legs.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const scorpion: Concept = {
  id: 'scorpion',
  words: {
    en: 'scorpion',
    de: 'skorpion/skorpione',
    es: 'escorpión/alacrán',
    fr: 'scorpion',
    zh: '蝎子/蠍子',
    ja: 'サソリ/蠍',
    ar: 'عقرب',
    emoji: '🦂',
  },
  size: { width: 1.3, height: 0.6 },
  lives: ['desert', 'canyon', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.65,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const amber = readColour(look.colour ?? pick(random, ['#8a5a24', '#5a3a26', '#3f3128']));
    const light = mixRgb(amber, [0.8, 0.5, 0.2], 0.35);
    const dark = mixRgb(amber, [0.012, 0.008, 0.006], 0.6);
    const colours = [amber, light, dark];
    const shell = { mat: materials.wet, colours, fur: 0.12 };
    mesh.at(0.12, 0, 0);
    // Plates of the back, each with a rim that overlaps the next one.
    const plates: Cones = Array.from({ length: 7 }, (_, i) => {
      const x = -0.1 + i * 0.062;
      const half = 0.052 + 0.035 * Math.sin(Math.PI * (0.25 + i * 0.1));
      return [
        x,
        0.125 + 0.008 * Math.sin(i * 0.5),
        -half,
        0.048,
        x,
        0.125 + 0.008 * Math.sin(i * 0.5),
        half,
        0.048,
        i % 2 ? 2 : 0,
      ];
    });
    mesh.body([...plates, [-0.1, 0.09, 0, 0.05, 0.3, 0.09, 0, 0.055, 1]], { ...shell, k: 0.008 });
    mesh.body(
      [
        [-0.16, 0.125, -0.055, 0.052, -0.16, 0.125, 0.055, 0.052, 0],
        [-0.23, 0.115, -0.035, 0.045, -0.23, 0.115, 0.035, 0.045, 0],
        [-0.2, 0.165, -0.012, 0.014, -0.2, 0.165, 0.012, 0.014, 2],
        ...bothSides((s) => [
          [-0.26, 0.11, 0.022 * s, 0.024, -0.315, 0.1, 0.026 * s, 0.014, 2],
          // Arms, elbows and pincers.
          [-0.2, 0.1, 0.07 * s, 0.03, -0.21, 0.13, 0.25 * s, 0.03, 0],
          [-0.21, 0.13, 0.25 * s, 0.03, -0.33, 0.21, 0.4 * s, 0.034, 0],
          [-0.35, 0.22, 0.405 * s, 0.04, -0.45, 0.245, 0.4 * s, 0.064, 0],
          [-0.45, 0.245, 0.4 * s, 0.06, -0.53, 0.26, 0.375 * s, 0.046, 0],
          ...conesAlong(
            [
              [-0.53, 0.25, 0.4 * s, 0.03],
              [-0.63, 0.25, 0.375 * s, 0.023],
              [-0.72, 0.275, 0.31 * s, 0.005],
            ],
            2,
          ),
          ...conesAlong(
            [
              [-0.53, 0.285, 0.35 * s, 0.028],
              [-0.61, 0.325, 0.3 * s, 0.021],
              [-0.7, 0.315, 0.265 * s, 0.004],
            ],
            2,
          ),
        ]),
      ],
      { ...shell, k: 0.014 },
    );
    // The tail rises over the back: five beads, the bulb and its sting.
    const beads = [
      [0.36, 0.13, 0.046],
      [0.47, 0.19, 0.047],
      [0.52, 0.31, 0.047],
      [0.48, 0.44, 0.046],
      [0.37, 0.53, 0.043],
      [0.24, 0.555, 0.036],
    ] as const;
    mesh.body(
      beads.slice(1).flatMap(([x, y, r], i) => {
        const [px, py, pr] = beads[i] ?? [x, y, r];
        const along = (t: number): readonly [number, number] => [px + (x - px) * t, py + (y - py) * t];
        return bothSides((s) => [[...along(0.2), 0.012 * s, pr * 0.84, ...along(0.78), 0.014 * s, r, i % 2 ? 2 : 0]]);
      }),
      { ...shell, k: 0.01 },
    );
    mesh.body(
      [
        [0.22, 0.55, 0, 0.036, 0.16, 0.535, 0, 0.045, 0],
        [0.16, 0.535, 0, 0.04, 0.1, 0.51, 0, 0.022, 2],
        [0.1, 0.51, 0, 0.019, 0.06, 0.46, 0, 0.01, 2],
        [0.06, 0.46, 0, 0.009, 0.055, 0.41, 0, 0.002, 2],
      ],
      { ...shell, k: 0.016 },
    );
    for (const s of [-1, 1]) {
      mesh.ball(-0.202, 0.178, 0.014 * s, 0.01, 0.01, 0.01, '#0e0a08', materials.gloss, 10);
      mesh.ball(-0.265, 0.135, 0.05 * s, 0.006, 0.006, 0.006, '#0e0a08', materials.gloss, 8);
    }
    buildWalkingLegs(mesh, {
      ...{ first: -0.16, apart: 0.065, aside: 0.08, lean: -0.2, spread: 0.16 },
      ...{ root: 0.1, knee: 0.19, reach: 0.37, thick: 0.024, colours: [mixRgb(light, amber, 0.5), light] },
    });
  },
};
