import { scaleRgb } from '../../raster/colour.ts';
import { bothSides, digits, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { buildDagger } from '../../shapes/dagger.ts';
import { hangCloth, wearBelt } from '../../shapes/garments.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const elbow = (s: number): Vec3 => (s < 0 ? [-0.32, 0.6, 0.02] : [0.33, 0.6, -0.04]);

export const goblin: Concept = {
  id: 'goblin',
  words: {
    en: 'goblin/hobgoblin/gremlin/imp/troll',
    de: 'goblin/kobold/troll/trolle/gremlin',
    es: 'goblin/trasgo/trol/troll',
    fr: 'gobelin/lutin maléfique/troll',
    zh: '哥布林/地精/巨魔',
    ja: 'ゴブリン/小鬼/トロール',
    ar: 'غول/عفريت/قزم شرير',
    emoji: '🧌/👺',
  },
  size: { width: 1.2, height: 1.3 },
  lives: ['forest', 'cave', 'swamp', 'hills'],
  has: ['dagger'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.3,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    const green = readColour(look.colour ?? '#6f9440');
    const leather = '#6a4526';
    mesh.push().object();
    const cones: Cones = [
      // A bent back, a pot belly, and a head between the shoulders.
      [0, 0.5, 0.02, 0.15, 0, 0.66, -0.03, 0.14, 0],
      [0, 0.54, -0.07, 0.125, 0, 0.6, -0.09, 0.11, 1],
      [-0.06, 0.76, 0.02, 0.12, 0.06, 0.76, 0.02, 0.12, 0],
      [-0.15, 0.82, 0.02, 0.066, 0.15, 0.82, 0.02, 0.066, 0],
      [0, 0.82, -0.02, 0.075, 0, 0.9, -0.1, 0.07, 0],
      [0, 1.05, -0.1, 0.132, 0, 1.02, -0.14, 0.128, 0],
      [0, 0.94, -0.18, 0.1, 0, 0.905, -0.2, 0.085, 0],
      [-0.08, 0.93, -0.17, 0.06, 0.08, 0.93, -0.17, 0.06, 0],
      // The long nose that hangs, the ridge of the brows, and the chin.
      [0, 1.03, -0.25, 0.026, 0, 0.985, -0.34, 0.034, 2],
      [0, 0.985, -0.34, 0.034, 0, 0.945, -0.39, 0.022, 2],
      [0, 0.865, -0.25, 0.03, 0, 0.845, -0.275, 0.02, 0],
      ...bothSides((s) => [
        [0.02 * s, 1.075, -0.235, 0.026, 0.1 * s, 1.095, -0.19, 0.024, 0],
        [0.028 * s, 0.985, -0.31, 0.022, 0.032 * s, 0.978, -0.33, 0.02, 2],
        [0.09 * s, 0.99, -0.2, 0.045, 0.1 * s, 0.98, -0.15, 0.05, 0],
        // Ears like bats' wings.
        [0.12 * s, 1.03, -0.1, 0.045, 0.27 * s, 1.12, -0.04, 0.036, 0],
        [0.27 * s, 1.12, -0.04, 0.036, 0.43 * s, 1.2, 0.0, 0.007, 0],
        [0.13 * s, 1.0, -0.1, 0.03, 0.3 * s, 1.06, -0.04, 0.024, 0],
        [0.16 * s, 1.04, -0.13, 0.02, 0.33 * s, 1.13, -0.055, 0.01, 2],
        // Lean long arms and legs with knobs for joints.
        [0.17 * s, 0.81, 0.01, 0.062, ...elbow(s), 0.04, 0],
        [...elbow(s), 0.046, ...(s < 0 ? [-0.34, 0.38, -0.12] : [0.37, 0.62, -0.27]), 0.034, 0],
        [0.09 * s, 0.46, 0.02, 0.09, 0.17 * s, 0.29, -0.1, 0.056, 0],
        [0.17 * s, 0.29, -0.1, 0.06, 0.16 * s, 0.18, -0.03, 0.052, 0],
        [0.16 * s, 0.18, -0.03, 0.05, 0.16 * s, 0.06, 0.0, 0.04, 0],
        [0.16 * s, 0.045, 0.02, 0.042, 0.19 * s, 0.035, -0.1, 0.044, 0],
        ...digits([0.19 * s, 0.032, -0.1], [0.2 * s, 0.024, -0.17], {
          count: 3,
          apart: [0.025, 0.05],
          radii: [0.028, 0.02],
          colour: 0,
        }),
      ]),
      // The left hand hangs with claws, the right one holds a dagger.
      ...digits([-0.345, 0.35, -0.14], [-0.35, 0.25, -0.18], {
        count: 4,
        apart: [0.015, 0.028],
        radii: [0.022, 0.012],
        colour: 0,
      }),
      [-0.34, 0.38, -0.12, 0.036, -0.345, 0.34, -0.14, 0.04, 0],
      [0.37, 0.62, -0.29, 0.036, 0.37, 0.625, -0.33, 0.046, 0],
    ];
    mesh.body(cones, {
      k: 0.03,
      mat: materials.wet,
      colours: [green, scaleRgb(green, 1.3), scaleRgb(green, 0.82), scaleRgb(green, 0.5)],
      marks: { colour: 3, on: [0, 2], share: (x, y, z) => 0.6 * smooth(0.58, 0.72, noise3(x * 24, y * 24, z * 24)) },
    });
    const face = skinOf(cones, 0.03);
    for (const s of [-1, 1]) {
      const eye = face([0.06 * s, 1.035, -0.15], [0.08 * s, 0.02, -1]);
      mesh.ball(eye[0], eye[1], eye[2] + 0.004, 0.036, 0.03, 0.016, scaleRgb(green, 0.3), materials.plain, 14);
      eyeOn(mesh, [eye[0], eye[1], eye[2] - 0.002], [0.05 * s, -0.02, -1], 0.024, '#f0c020');
    }
    // A grin with crooked teeth.
    const grin = (t: number, up: number): Vec3 =>
      face([0.075 * t, 0.902 + 0.03 * t * t + up, -0.17], [0.5 * t, -0.12, -1]);
    mesh.tube(
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) => grin(t, 0)),
      [0.005, 0.012, 0.014, 0.014, 0.012, 0.005],
      '#2a120c',
      materials.plain,
      6,
    );
    [-0.7, -0.35, 0, 0.3, 0.65].forEach((t, i) => {
      const [x, y, z] = grin(t, -0.008);
      const long = i % 4 === 0 ? 0.032 : 0.016;
      mesh.tube(triples([x, y, z - 0.006, x, y + long, z - 0.012]), [0.008, 0.001], '#efe6c4', materials.gloss, 6);
    });
    const ring = triples([
      0.322, 1.05, -0.05, 0.335, 1.03, -0.06, 0.33, 1, -0.06, 0.315, 1.02, -0.055, 0.32, 1.05, -0.05,
    ]);
    mesh.tube(ring, [0.006], '#d8a83a', materials.metal, 6);
    // A ragged tunic of hide with a strap, a belt, and bones about the neck.
    const hide = { folds: 7, depth: 0.14, flat: 0.89 };
    hangCloth(mesh, pairs([0.168, 0.5, 0.19, 0.42, 0.215, 0.3]), { ...hide, colour: leather });
    hangCloth(mesh, pairs([0.175, 0.52, 0.2, 0.43, 0.21, 0.36]), { ...hide, colour: '#8a6a40', folds: 6 });
    mesh.push().at(0, 0, -0.012).scale(1, 1, 1.25);
    wearBelt(mesh, 0.53, 0.172, '#3a2414', '#a8843a');
    mesh.pop();
    const strap = triples([-0.13, 0.9, 0.02, -0.07, 0.8, -0.135, 0.06, 0.66, -0.2, 0.16, 0.55, -0.12]);
    mesh.tube(strap, [0.022], leather, materials.cloth, 8);
    for (let i = 0; i < 7; i++) {
      const t = (i - 3) / 3;
      mesh
        .push()
        .at(0.115 * t, 0.805 + 0.045 * t * t - 0.012, -0.148 + 0.06 * t * t)
        .rotX(0.15)
        .rotZ(0.3 * t)
        .cyl(0, -0.045, 0, 0.002, 0.012, 0.05, '#ece2c8', materials.gloss, 8)
        .pop();
    }
    // A notched dagger in the right hand.
    mesh.push().at(0.37, 0.625, -0.335).rotX(-0.5).rotZ(-0.1);
    buildDagger(mesh);
    mesh.pop().pop();
  },
};
