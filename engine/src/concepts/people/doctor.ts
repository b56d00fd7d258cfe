import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { buildClipboard } from '../../shapes/clipboard.ts';
import { drawBrows, drawEyes, faceOf } from '../../shapes/drawn-face.ts';
import { dressedIn, figure, gripOf, headOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth, wearOpenCoat } from '../../shapes/garments.ts';
import { circle } from '../../shapes/rings.ts';
import { hangStethoscope } from '../../shapes/stethoscope.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A board with papers in the left arm, the right hand at the stethoscope. */
const pose: Pose = {
  gaze: [-0.1, 0],
  elbows: [-0.3, 1.15, 0.02, 0.33, 1.16, 0.0],
  wrists: [-0.2, 1.08, -0.22, 0.17, 1.22, -0.2],
};

export const doctor: Concept = {
  id: 'doctor',
  words: {
    en: 'doctor/physician/surgeon',
    de: 'arzt/ärztin/ärzte/ärztinnen/doktor/chirurg',
    es: 'médico/médica/doctora/cirujano',
    fr: 'médecin/docteur/chirurgien',
    zh: '医生/大夫',
    ja: '医者/お医者さん/医師',
    ar: 'طبيب/طبيبة',
    emoji: '👨‍⚕️/👩‍⚕️/🧑‍⚕️',
  },
  size: { width: 0.95, height: 1.85 },
  lives: ['parlour', 'street', 'library'],
  stands: 'ground',
  moves: 'still',
  turn: 0.25,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const scrubs = readColour(look.colour ?? pick(random, ['#3f8a86', '#3a6ea0', '#4a8a5a']));
    const skin = pick(random, ['#d8a482', '#8a5a3c', '#e8c0a0', '#6a4630']);
    const hair = pick(random, ['#2a1c14', '#4a3122', '#8a8680']);
    mesh.push().object();
    const at = headOf(pose);
    const cones = [
      ...figure(pose, dressedIn(1, { arm: 0, forearm: 0, hand: 2, head: 2, foot: 3 })),
      [-0.15, 1.44, 0.015, 0.066, -0.19, 1.42, 0.01, 0.074, 0],
      [0.15, 1.44, 0.015, 0.066, 0.19, 1.42, 0.01, 0.074, 0],
    ];
    mesh.body(cones, { k: 0.028, colours: ['#f4f3ef', scrubs, skin, '#e8e8e6'], fur: 0.06 });
    const face = faceOf(pose, cones, 0.028);
    // The white coat, open before: its back, its skirts, and its lapels.
    const coat = '#f4f3ef';
    wearOpenCoat(mesh, coat);
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v): Vec3 => [
          s * (0.055 + 0.022 * u + 0.02 * Math.sin(u * Math.PI) + 0.055 * v * Math.sin(u * Math.PI)),
          1.52 - 0.4 * u + 0.04 * v * (1 - u),
          -0.055 - 0.1 * Math.sin(Math.min(1, u * 1.8) * 1.57) - 0.006,
        ],
        14,
        4,
        (_u, v) => (v > 0.8 ? '#dcdad4' : '#fbfaf7'),
        materials.cloth,
      );
      mesh
        .push()
        .at(0.15 * s, 0.8, -0.158)
        .rotY(0.55 * -s)
        .box(0, 0, 0, 0.12, 0.14, 0.008, '#fbfaf7', materials.cloth)
        .box(0, 0.135, -0.003, 0.12, 0.012, 0.008, '#d0cec8', materials.cloth)
        .pop();
    }
    mesh
      .push()
      .at(-0.118, 1.27, -0.142)
      .rotY(0.4)
      .box(0, 0, 0, 0.085, 0.085, 0.008, '#fbfaf7', materials.cloth)
      .box(0, 0.08, -0.003, 0.085, 0.008, 0.008, '#d0cec8', materials.cloth);
    mesh
      .tube(triples([-0.02, 0.03, -0.012, -0.02, 0.11, -0.012]), [0.006], '#2a4aa0', materials.gloss, 6)
      .tube(triples([0.005, 0.03, -0.012, 0.005, 0.105, -0.012]), [0.006], '#b02a26', materials.gloss, 6)
      .pop();
    // Cap, hair under it, and a mask over nose and mouth with its ribbons.
    mesh.body(
      [
        [...at(0, 0.05, 0.025), 0.088, ...at(0, 0.045, -0.012), 0.085, 0],
        [...at(0, 0.03, 0.06), 0.074, ...at(0, 0.03, 0.075), 0.06, 0],
        [...at(0, -0.035, 0.06), 0.058, ...at(0, 0, 0.062), 0.068, 1],
        ...bothSides((s) => [[...at(0.083 * s, 0.018, -0.012), 0.014, ...at(0.084 * s, -0.02, -0.008), 0.01, 1]]),
      ],
      { k: 0.02, colours: [scrubs, hair], fur: 0.15 },
    );
    mesh
      .push()
      .at(...at(0, 0.03, 0.01))
      .rotY(-0.1)
      .scale(1, 1, 1.14)
      .tube(circle(0.0905, 0, 32), [0.011], mixRgb(scrubs, [0.02, 0.03, 0.03], 0.25), materials.cloth, 6)
      .pop();
    const veil = mixRgb(scrubs, [0.75, 0.9, 0.95], 0.72);
    mesh.sheet(
      (u, v) => {
        const t = (v - 0.5) * 2;
        const [x, y, z] = face.on(
          [0.02 * t, -0.018 - 0.078 * u, -0.015],
          [0.95 * t, -0.1 * (u - 0.4), -1 + 0.45 * Math.abs(t)],
        );
        const out = 0.01 + 0.003 * Math.sin(u * 19) + 0.012 * Math.max(0, 1 - Math.abs(t) * 3);
        return [x + out * t, y, z - out * (1.2 - Math.abs(t))];
      },
      12,
      20,
      () => veil,
      materials.cloth,
    );
    for (const s of [-1, 1])
      mesh.tube(
        [face.on([0.02 * s, -0.03, -0.015], [s, 0, -0.55]), at(0.092 * s, -0.012, 0.01)],
        [0.004],
        '#f4f4f2',
        materials.plain,
        4,
      );
    drawEyes(mesh, face, { iris: '#3a2a1a', size: 0.0105 });
    drawBrows(mesh, face, hair, 0.002, 0.005);
    hangStethoscope(mesh, gripOf(pose, 1));
    mesh.push().at(-0.235, 1.03, -0.27).rotY(0.5).rotX(-0.28).rotZ(0.08);
    buildClipboard(mesh);
    mesh.pop();
    // Wide trousers of the same cloth as the shirt.
    for (const s of [-1, 1]) {
      mesh.push().at(0.112 * s, 0, 0.012);
      hangCloth(mesh, pairs([0.09, 0.66, 0.085, 0.4, 0.088, 0.1, 0.09, 0.07]), {
        colour: scrubs,
        folds: 5,
        depth: 0.05,
        flat: 1,
      });
      mesh.pop();
    }
    mesh.pop();
  },
};
