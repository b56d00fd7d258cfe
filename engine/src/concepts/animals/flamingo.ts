import { mixRgb } from '../../raster/colour.ts';
import { buildBirdLeg, buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const flamingo: Concept = {
  id: 'flamingo',
  words: {
    en: 'flamingo',
    de: 'flamingo/flamingos',
    es: 'flamenco',
    fr: 'flamant rose/flamant',
    zh: '火烈鸟',
    ja: 'フラミンゴ',
    ar: 'نحام',
    emoji: '🦩',
  },
  size: { width: 1, height: 1.5 },
  lives: ['beach', 'mountains', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.2,
  sway: 0.25,
  plural: 3,
  mirrors: true,
  build(mesh, _random, look) {
    const pink = look.colour ?? '#f0869a';
    const pale = mixRgb(readColour(pink), [0.95, 0.86, 0.82], 0.5);
    const deep = mixRgb(readColour(pink), [0.5, 0.04, 0.08], 0.45);
    const cones: Cones = [
      [-0.13, 0.91, 0, 0.12, 0.12, 0.86, 0, 0.115, 0],
      [0.12, 0.86, 0, 0.1, 0.33, 0.78, 0, 0.03, 1],
      // The neck rises from the breast in an S, as thin as the legs are long.
      ...conesAlong(
        [
          [-0.17, 0.93, 0, 0.088],
          [-0.25, 0.965, 0, 0.058],
          [-0.325, 1.02, 0, 0.041],
          [-0.362, 1.1, 0, 0.034],
          [-0.335, 1.19, 0, 0.03],
          [-0.27, 1.27, 0, 0.028],
          [-0.24, 1.36, 0, 0.027],
          [-0.272, 1.44, 0, 0.029],
        ],
        0,
      ),
      [-0.295, 1.462, 0, 0.042, -0.345, 1.455, 0, 0.034, 0],
      [-0.345, 1.455, 0, 0.034, -0.375, 1.441, 0, 0.028, 1],
      ...bothSides((s) => [
        [-0.12, 0.93, 0.06 * s, 0.082, 0.14, 0.86, 0.06 * s, 0.066, 0],
        [0.02, 0.82, 0.05 * s, 0.07, 0.02, 0.68, 0.05 * s, 0.02, 0],
      ]),
    ];
    const k = 0.022;
    mesh.body(cones, { k, colours: [pink, pale], hair: 0.3 });
    tellHead(mesh, [-0.31, 1.462, 0], 0.043, { tip: [-0.43, 1.33, 0], aside: 0.85 });
    const skin = skinOf(cones, k);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.18, 0.93],
        to: [0.22, 0.83],
        depth: 0.2,
        reach: 0.34,
        colours: [mixRgb(readColour(pink), [0.95, 0.86, 0.82], 0.16), pale, deep],
      });
      eyeOn(mesh, skin([-0.315, 1.468, 0], [-0.25, 0.14, side]), [-0.3, 0.08, side], 0.0095, '#e8c83a');
    }
    buildBill(mesh);
    buildLegs(mesh, look.colour ?? '#e0708a');
  },
};

/** The bill that is bent down in its middle as if it were broken: pale at its root, pink, and black from the bend on. */
function buildBill(mesh: Mesh): void {
  mesh.tube(
    [
      [-0.365, 1.441, 0],
      [-0.4, 1.432, 0],
      [-0.436, 1.408, 0],
      [-0.448, 1.378, 0],
    ],
    [0.027, 0.027, 0.027, 0.026],
    '#f2cfc0',
    materials.wet,
    14,
  );
  mesh.tube(
    [
      [-0.446, 1.392, 0],
      [-0.452, 1.36, 0],
      [-0.447, 1.325, 0],
      [-0.433, 1.3, 0],
    ],
    [0.0272, 0.024, 0.016, 0.003],
    '#1c181a',
    materials.wet,
    14,
  );
  // The lower half, which is the broader one.
  mesh.tube(
    [
      [-0.372, 1.425, 0],
      [-0.405, 1.405, 0],
      [-0.424, 1.37, 0],
      [-0.428, 1.33, 0],
    ],
    [0.018, 0.024, 0.02, 0.006],
    '#e6a8a4',
    materials.wet,
    12,
  );
}

/** One leg stands, the other is drawn up under the feathers. */
function buildLegs(mesh: Mesh, colour: string): void {
  buildBirdLeg(mesh, {
    joints: [
      [0.02, 0.72, -0.03],
      [0.035, 0.37, -0.03],
      [0, 0.014, -0.03],
    ],
    thick: 0.0125,
    toe: 0.1,
    webbed: true,
    colour,
  });
  const knee: Vec3 = [-0.13, 0.52, 0.05];
  mesh.tube([[0.02, 0.72, 0.05], knee], [0.0145, 0.012], colour, materials.wet, 9);
  mesh.ball(...knee, 0.017, 0.016, 0.016, colour, materials.wet, 10);
  mesh.tube([knee, [0.1, 0.42, 0.05], [0.15, 0.37, 0.05]], [0.012, 0.0105, 0.013], colour, materials.wet, 9);
  for (const z of [0.03, 0.05, 0.07])
    mesh.tube(
      [
        [0.145, 0.375, 0.05],
        [0.19, 0.3, z],
      ],
      [0.0105, 0.003],
      colour,
      materials.wet,
      7,
    );
}
