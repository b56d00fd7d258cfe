import { gripOf } from '../../body/grip-of.ts';
import { onBody } from '../../body/on-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { buildAxe } from '../../shapes/axe.ts';
import { tau } from '../../shapes/chance.ts';
import { jointOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth, wearBelt, wearCuff } from '../../shapes/garments.ts';
import { buildPauldron } from '../../shapes/pauldron.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { pushGrip, takeHold } from '../../shapes/take-hold.ts';
import { placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Bent ahead by the weight of its shoulders, an axe in the right hand. */
const pose: Pose = takeHold(
  withDrawnHead({
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
  }),
  { hand: 'right', at: [0.58, 1.1, -0.36], rod: [0.14, 1, -0.14] },
);

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
  has: ['axe'],
  stands: 'ground',
  moves: 'still',
  turn: 0.25,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const green = readColour(look.colour ?? '#728458');
    mesh.push().object();
    const at = placeOnHead(pose);
    const { body } = buildCladFigure(mesh, random, pose, {
      cover: { hips: '#4a3a2c', shank: '#4a3a2c', foot: '#4a3a2c' },
      skin: green,
      iris: '#e8a020',
      strong: 1,
      glad: -0.6,
      pointedEars: true,
    });
    const touch = onBody(body);
    // Tusks that rise from the lower jaw.
    for (const s of [-1, 1]) {
      const [x, y, z] = touch(at(0.02 * s, -0.075, -0.4), [0.1, 0, 1]);
      const tusk = triples([
        x,
        y - 0.012,
        z + 0.006,
        x + 0.006 * s,
        y + 0.012,
        z - 0.012,
        x + 0.003 * s,
        y + 0.04,
        z - 0.008,
      ]);
      mesh.tube(tusk, [0.009, 0.008, 0.001], '#efe4c4', materials.gloss, 9);
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
    pushGrip(mesh, gripOf(pose, 1)).scale(1.35);
    buildAxe(mesh, { handle: [-0.55, 0.5], wood: '#54381f', iron: '#5f646a', blade: [0.24, 0.44], spike: true });
    mesh.pop().pop();
  },
};
