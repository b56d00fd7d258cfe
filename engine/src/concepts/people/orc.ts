import { scaleRgb } from '../../raster/colour.ts';
import { buildAxe } from '../../shapes/axe.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { tau } from '../../shapes/chance.ts';
import { drawEyes, faceOf } from '../../shapes/drawn-face.ts';
import { dressedIn, figure, gripOf, headOf, jointOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth, wearBelt, wearCuff } from '../../shapes/garments.ts';
import { buildPauldron } from '../../shapes/pauldron.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Bent ahead by the weight of its shoulders, an axe in the right hand. */
const pose: Pose = {
  pelvis: [0, 0.96, 0.03],
  chest: [0, 1.47, -0.05],
  head: [0, 1.69, -0.16],
  gaze: [0.1, 0],
  elbows: [-0.5, 1.2, 0.0, 0.49, 1.2, -0.02],
  wrists: [-0.54, 0.92, -0.1, 0.5, 1.1, -0.28],
  knees: [-0.21, 0.52, -0.09, 0.21, 0.52, -0.05],
  ankles: [-0.26, 0.1, -0.01, 0.27, 0.1, 0.05],
  toes: [0.35, 0.4],
  bulk: 1.5,
};

const iron = '#6c7076';
const leather = '#4e3420';

export const orc: Concept = {
  id: 'orc',
  words: {
    en: 'orc/ogre/orc warrior',
    de: 'ork/orks/oger',
    es: 'orco/ogro',
    fr: 'orc/ogre',
    zh: '兽人/食人魔',
    ja: 'オーク/オーガ/人食い鬼',
    ar: 'أورك/غول ضخم',
    emoji: '👹',
  },
  size: { width: 1.7, height: 2.1 },
  lives: ['mountains', 'canyon', 'cave', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: 0.25,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    const green = readColour(look.colour ?? '#728458');
    mesh.push().object();
    const at = headOf(pose);
    const cones: Cones = [
      ...figure(pose, dressedIn(0, { hips: 2, shank: 2, foot: 2 })),
      // A jaw that is wider than the skull, a heavy brow, and a flat nose.
      [...at(0, 0.02, 0.015), 0.1, ...at(0, -0.01, -0.02), 0.1, 0],
      [...at(0, -0.075, -0.035), 0.088, ...at(0, -0.095, -0.075), 0.072, 0],
      [...at(0, 0, -0.105), 0.024, ...at(0, -0.036, -0.128), 0.027, 0],
      [...at(0, 0.1, 0.04), 0.05, ...at(0, 0.19, 0.09), 0.03, 3],
      [...at(0, 0.19, 0.09), 0.034, ...at(0.03, 0.06, 0.2), 0.02, 3],
      ...bothSides((s) => [
        [...at(0.008 * s, 0.022, -0.1), 0.026, ...at(0.07 * s, 0.036, -0.075), 0.026, 0],
        [...at(0.024 * s, -0.04, -0.115), 0.018, ...at(0.028 * s, -0.042, -0.112), 0.018, 0],
        [...at(0.06 * s, -0.085, -0.05), 0.05, ...at(0.07 * s, -0.07, -0.02), 0.052, 0],
        [...at(0.09 * s, 0.0, 0.015), 0.026, ...at(0.185 * s, 0.05, 0.05), 0.006, 0],
        // The neck that leaps to the shoulders, breast, back, arms, and belly.
        [0.05 * s, 1.6, -0.05, 0.09, 0.25 * s, 1.53, -0.03, 0.105, 0],
        [0.08 * s, 1.4, -0.13, 0.105, 0.18 * s, 1.43, -0.1, 0.1, 0],
        [0.3 * s, 1.49, -0.04, 0.115, 0.38 * s, 1.38, -0.03, 0.1, 0],
        [0.41 * s, 1.32, -0.04, 0.086, 0.46 * s, 1.25, -0.02, 0.072, 0],
        [0.5 * s, 1.16, -0.03, 0.076, s < 0 ? -0.52 : 0.5, s < 0 ? 1.06 : 1.14, s < 0 ? -0.05 : -0.16, 0.074, 0],
        [0.12 * s, 1.35, 0.08, 0.12, 0.08 * s, 1.15, 0.06, 0.11, 0],
      ]),
      [0, 1.14, -0.07, 0.15, 0, 1.08, -0.06, 0.15, 1],
    ];
    mesh.body(cones, {
      k: 0.03,
      mat: materials.wet,
      colours: [green, scaleRgb(green, 1.18), '#4a3a2c', '#1f1a18', scaleRgb(green, 0.55)],
      marks: { colour: 4, share: (x, y, z) => 0.55 * smooth(0.56, 0.7, noise3(x * 15, y * 15, z * 15)) },
    });
    const face = faceOf(pose, cones, 0.03);
    drawEyes(mesh, face, { iris: '#e8a020', size: 0.0125, around: [0.023, 0.013, scaleRgb(green, 0.22)] });
    // A grim mouth, and tusks that rise from the lower jaw.
    const mouth = [-1, -0.5, 0, 0.5, 1].map((t) =>
      face.on([0.05 * t, -0.088 - 0.014 * t * t, -0.03], [0.5 * t, -0.02, -1]),
    );
    mesh.tube(mouth, [0.004, 0.007, 0.008, 0.007, 0.004], '#2c140e', materials.plain, 6);
    for (const s of [-1, 1]) {
      const [x, y, z] = face.on([0.034 * s, -0.096, -0.04], [0.25 * s, -0.02, -1]);
      const tusk = triples([x, y - 0.014, z, x + 0.006 * s, y + 0.012, z - 0.016, x + 0.002 * s, y + 0.05, z - 0.012]);
      mesh.tube(tusk, [0.014, 0.012, 0.001], '#efe4c4', materials.gloss, 9);
    }
    // Fur about the hips and at the boots, hide that hangs before, a belt.
    hangCloth(mesh, pairs([0.245, 1.03, 0.27, 0.9, 0.29, 0.72]), {
      colour: '#5c4430',
      folds: 9,
      depth: 0.12,
      flat: 0.8,
    });
    const fur: Cones = Array.from({ length: 20 }, (_, i) => {
      const [x, z] = [Math.sin((i / 20) * tau), Math.cos((i / 20) * tau)];
      return [0.25 * x, 1, 0.02 + 0.2 * z, 0.05, 0.28 * x, 0.87, 0.02 + 0.22 * z, 0.045, 0];
    });
    const cuffs = bothSides((s) => [[0.235 * s, 0.36, -0.04, 0.1, 0.245 * s, 0.3, -0.03, 0.095, 0]]);
    mesh.body([...fur, ...cuffs], { k: 0.04, colours: ['#7a6248'], hair: 1, shaggy: [0] });
    mesh.push().at(0, 0, 0.02);
    wearBelt(mesh, 1.045, 0.315, leather, '#a88a4a');
    mesh.pop();
    mesh.sheet(
      (u, v): Vec3 => [(v - 0.5) * (0.2 + 0.03 * u), 1.02 - 0.46 * u - 0.03 * Math.sin(v * 14) * u, -0.2 - 0.06 * u],
      12,
      12,
      () => leather,
      materials.cloth,
    );
    // A strap across the chest to plates of iron with spikes on the left shoulder, and cuffs.
    const strap = triples([-0.27, 1.57, -0.12, -0.12, 1.45, -0.235, 0.06, 1.27, -0.25, 0.2, 1.08, -0.17]);
    mesh.tube(strap, [0.03], leather, materials.cloth, 8);
    mesh.push().at(-0.36, 1.47, -0.035).rotZ(0.75);
    buildPauldron(mesh, iron);
    mesh.pop();
    for (const s of [-1, 1]) {
      const limb = { from: jointOf(pose, 'elbows', s), to: jointOf(pose, 'wrists', s) };
      wearCuff(mesh, { ...limb, shares: [0.5, 1], radii: [0.079, 0.06], colour: leather, material: materials.gloss });
      wearCuff(mesh, { ...limb, shares: [0.56, 0.64], radii: [0.082, 0.079], colour: iron });
      wearCuff(mesh, { ...limb, shares: [0.86, 0.94], radii: [0.069, 0.066], colour: iron });
    }
    const [gx, gy, gz] = gripOf(pose, 1);
    mesh.push().at(gx, gy, gz).rotX(-0.15).rotZ(-0.16).scale(1.35);
    buildAxe(mesh, { handle: [-0.55, 0.5], wood: '#54381f', iron: '#5f646a', blade: [0.24, 0.44], spike: true });
    mesh.pop().pop();
  },
};
