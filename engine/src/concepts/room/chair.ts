import { mixRgb } from '../../raster/colour.ts';
import { mix } from '../../raster/scalar.ts';
import { tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { loft } from '../../shapes/loft.ts';
import { pairs, sections, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A turned piece between two points: thick where its profile says, rings at its ends. */
function turned(mesh: Mesh, from: Vec3, to: Vec3, profile: readonly number[], wood: Colour): void {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = Math.hypot(dx, dy, dz);
  mesh
    .push()
    .at(...from)
    .rotY(-Math.atan2(dz, dx))
    .rotZ(Math.atan2(dy, Math.hypot(dx, dz)) - Math.PI / 2);
  mesh.lathe(smoothProfile(pairs(profile).map(([r, y]) => [r, y * long])), 18, wood, materials.gloss).pop();
}

const leg = [
  0.014, 0, 0.02, 0.02, 0.022, 0.06, 0.016, 0.1, 0.02, 0.3, 0.03, 0.42, 0.024, 0.5, 0.032, 0.53, 0.024, 0.56, 0.034,
  0.64, 0.036, 0.74, 0.026, 0.84, 0.032, 0.87, 0.03, 1,
];
const spindle = [
  0.008, 0, 0.011, 0.1, 0.014, 0.3, 0.012, 0.38, 0.017, 0.42, 0.012, 0.46, 0.016, 0.6, 0.01, 0.85, 0.008, 1,
];
const stretcher = [0.01, 0, 0.014, 0.2, 0.02, 0.42, 0.025, 0.5, 0.02, 0.58, 0.014, 0.8, 0.01, 1];

/** The bent bow of the back, its spindles, and the pierced board between them. */
function back(mesh: Mesh, wood: Colour): void {
  const bow = smoothWay(
    triples([
      -0.215, 0.47, 0.19, -0.235, 0.66, 0.22, -0.225, 0.88, 0.265, -0.15, 1.04, 0.3, 0, 1.1, 0.312, 0.15, 1.04, 0.3,
      0.225, 0.88, 0.265, 0.235, 0.66, 0.22, 0.215, 0.47, 0.19,
    ]),
    10,
  );
  mesh.tube(bow, [0.0195], wood, materials.gloss, 14);
  for (const x of [-0.165, -0.115, 0.115, 0.165]) {
    const top = 1.085 - 3.1 * x * x;
    turned(mesh, [x * 0.86, 0.48, 0.19], [x, top, 0.192 + (top - 0.48) * 0.19], spindle, wood);
  }
  // The board in the middle: a vase in outline, pierced by a wheel.
  const outline = smoothProfile(
    pairs([0.036, 0.48, 0.03, 0.55, 0.05, 0.64, 0.075, 0.76, 0.078, 0.86, 0.05, 0.95, 0.034, 1.02, 0.044, 1.09]),
  );
  for (const face of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const at = Math.min(1, v) * (outline.length - 1);
        const [low, high] = [outline[Math.floor(at)] ?? [0, 0], outline[Math.ceil(at)] ?? [0, 0]];
        const [half, y] = [mix(low[0], high[0], at % 1), mix(low[1], high[1], at % 1)];
        return [(u - 0.5) * 2 * half, y, 0.192 + (y - 0.48) * 0.19 + face * 0.009];
      },
      20,
      outline.length - 1,
      () => wood,
      materials.gloss,
    );
  mesh
    .push()
    .at(0, 0.81, 0.244)
    .rotX(Math.PI / 2 + 0.19);
  mesh.cyl(0, 0, 0, 0.052, 0.052, 0.012, '#241408', materials.plain, 30);
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * tau;
    mesh.tube(
      [
        [0, 0.014, 0],
        [Math.cos(a) * 0.052, 0.014, Math.sin(a) * 0.052],
      ],
      [0.007],
      wood,
      materials.gloss,
      6,
    );
  }
  mesh.ball(0, 0.014, 0, 0.016, 0.01, 0.016, wood, materials.gloss, 12).pop();
}

export const chair: Concept = {
  id: 'chair',
  words: {
    en: 'chair/wooden chair',
    de: 'stuhl/stühle',
    es: 'silla',
    fr: 'chaise',
    zh: '椅子',
    ja: '椅子',
    ar: 'كرسي',
    emoji: '🪑',
  },
  size: { width: 0.7, height: 1.15 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  sway: 0.2,
  build(mesh, _random, look) {
    const wood = readColour(look.colour ?? '#8a5a30');
    const pale = mixRgb(wood, [0.9, 0.6, 0.3], 0.16);
    // Legs that splay out, joined by an H of stretchers.
    for (const s of [-1, 1]) {
      turned(mesh, [0.26 * s, 0, -0.25], [0.17 * s, 0.45, -0.16], leg, wood);
      turned(mesh, [0.25 * s, 0, 0.27], [0.17 * s, 0.45, 0.15], leg, wood);
      turned(mesh, [0.223 * s, 0.19, -0.21], [0.216 * s, 0.19, 0.218], stretcher, pale);
    }
    turned(mesh, [-0.22, 0.19, 0], [0.22, 0.19, 0], stretcher, pale);
    loft(
      mesh,
      sections([0.435, 0, 0.19, 0.2, 0.45, 0, 0.245, 0.245, 0.475, 0, 0.255, 0.255, 0.487, 0, 0.24, 0.24]),
      0.5,
      pale,
      materials.gloss,
    );
    back(mesh, wood);
    // A cushion with a button and ties at the back.
    const cloth = readColour('#b8483a');
    cushion(mesh, [0, 0.515, -0.02], [0.205, 0.036, 0.2], {
      square: 0.5,
      colour: (x, y, z) => {
        const check = ((Math.floor((x + 1) * 4.5) + Math.floor((z + 1) * 4.5)) % 2) * 0.4;
        return mixRgb(mixRgb(cloth, [0.9, 0.84, 0.7], check), [0.1, 0.02, 0.02], 0.35 * smooth(0.2, -0.2, y));
      },
      material: materials.cloth,
      pieces: 54,
    });
    mesh.ball(0, 0.55, -0.02, 0.016, 0.008, 0.016, '#e8dcc0', materials.cloth, 12);
    for (const s of [-1, 1]) {
      mesh.tube(
        smoothWay(triples([0.17 * s, 0.515, 0.15, 0.225 * s, 0.53, 0.2, 0.235 * s, 0.5, 0.17, 0.25 * s, 0.38, 0.18])),
        [0.008],
        '#e8dcc0',
        materials.cloth,
        6,
      );
      mesh.ball(0.224 * s, 0.525, 0.185, 0.016, 0.014, 0.014, '#e8dcc0', materials.cloth, 10);
    }
  },
};
