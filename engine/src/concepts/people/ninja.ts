import { gripOf } from '../../body/grip-of.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { jointOf, pointBetween } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { circle } from '../../shapes/rings.ts';
import { wearSheathedSword } from '../../shapes/sheathed-sword.ts';
import { wind } from '../../shapes/winding.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { takeHold } from '../../shapes/take-hold.ts';
import { onHead } from '../../shapes/human-head.ts';
import { conesOnHead, placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A low stance: one hand before him, the other at the hilt over his shoulder. */
const stance: Pose = takeHold(
  withDrawnHead({
    pelvis: [0, 0.76, 0.06],
    chest: [0, 1.22, -0.03],
    head: [-0.01, 1.47, -0.09],
    gaze: [0.1, 0],
    elbows: [-0.32, 1.02, -0.16, 0.4, 1.38, 0.02],
    wrists: [-0.1, 1.1, -0.36, 0.3, 1.55, 0.17],
    knees: [-0.3, 0.5, -0.2, 0.37, 0.46, -0.02],
    ankles: [-0.36, 0.09, -0.06, 0.62, 0.09, 0.16],
    toes: [0.35, 0.7],
  }),
  { hand: 'right', at: [0.27, 1.6, 0.13], rod: [-0.57, -0.88, 0.14], elbowTo: [1, 0.3, -0.1] },
);

export const ninja: Concept = {
  id: 'ninja',
  words: {
    en: 'ninja/shinobi/assassin',
    de: 'ninja/assassine',
    es: 'ninja/asesino encapuchado',
    fr: 'ninja/assassin',
    zh: '忍者/刺客',
    ja: '忍者/ニンジャ/暗殺者',
    ar: 'نينجا',
    emoji: '🥷',
  },
  size: { width: 1.5, height: 1.75 },
  lives: ['japanese garden', 'forest', 'hills'],
  has: ['sword', 'katana'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const cloth = readColour(look.colour ?? '#434759');
    const wraps = mixRgb(cloth, [0.6, 0.6, 0.62], 0.18);
    const sash = look.colour ? scaleRgb(cloth, 0.4) : readColour('#b02a26');
    mesh.push().object();
    buildCladFigure(mesh, random, stance, {
      cover: {
        ...{ torso: cloth, hips: cloth, arm: cloth, thigh: cloth },
        ...{ forearm: wraps, shank: wraps, foot: scaleRgb(cloth, 0.6) },
      },
      ease: 0.012,
    });
    mesh.body(
      [
        // A jacket with wide sleeves and trousers that are full above the knee.
        ...bothSides((s) => [
          [0.17 * s, 1.2, -0.01, 0.085, s < 0 ? -0.27 : 0.33, s < 0 ? 1.07 : 1.35, s < 0 ? -0.11 : 0.02, 0.075, 0],
          [0.12 * s, 0.72, 0.02, 0.125, s < 0 ? -0.28 : 0.35, s < 0 ? 0.52 : 0.49, s < 0 ? -0.18 : -0.01, 0.095, 0],
          [0.06 * s, 0.82, 0.05, 0.13, 0.08 * s, 0.68, 0.06, 0.15, 0],
        ]),
        ...conesOnHead(stance, [
          [0, 0.045, 0.03, 0.105, 0, -0.06, 0.03, 0.1, 0],
          [0, -0.07, -0.015, 0.082, 0, -0.05, -0.035, 0.077, 0],
        ]),
        [...placeOnHead(stance)(0, -0.1, 0), 0.085, 0, 1.28, -0.02, 0.1, 0],
      ],
      { k: 0.03, colours: [cloth, wraps, '#c99a76', scaleRgb(cloth, 0.6)], fur: 0.12 },
    );
    onHead(mesh, stance, (m) => wearHeadband(m, sash));
    // A sash about the waist with its knot, and the straps of the sheath.
    mesh
      .push()
      .at(0, 0.86, 0.045)
      .rotX(-0.15)
      .scale(1, 1, 0.82)
      .lathe(pairs([0.17, -0.05, 0.182, -0.03, 0.178, 0.03, 0.165, 0.05]), 30, sash, materials.cloth)
      .pop();
    for (const x of [-0.14, -0.09])
      mesh.sheet(
        (u, v): Vec3 => [x - 0.05 * u + (v - 0.5) * 0.05, 0.86 - 0.3 * u, -0.115 - 0.09 * u + 0.02 * Math.sin(u * 5)],
        8,
        2,
        () => sash,
        materials.cloth,
      );
    mesh.sheet(
      (u, v): Vec3 => [
        0.16 - 0.34 * u + 0.02 * v,
        1.27 - 0.4 * u - 0.03 * v,
        -0.12 - 0.035 * Math.sin(u * Math.PI) + 0.05 * u,
      ],
      10,
      2,
      () => scaleRgb(cloth, 0.45),
      materials.cloth,
    );
    // The lapels of the jacket cross on the chest.
    for (const s of [-1, 1]) {
      const lapel = triples([0.07 * s, 1.3, -0.1, 0.0, 1.15, -0.142 - 0.004 * s, -0.08 * s, 0.93, -0.118]);
      mesh.tube(lapel, [0.012], wraps, materials.cloth, 6);
    }
    // Windings around forearms and shins.
    const winding = { turns: 4, width: 0.022, colour: scaleRgb(cloth, 0.5), lift: 0.004 };
    for (const s of [-1, 1]) {
      const [elbow, wrist] = [jointOf(stance, 'elbows', s), jointOf(stance, 'wrists', s)];
      const [knee, ankle] = [jointOf(stance, 'knees', s), jointOf(stance, 'ankles', s)];
      wind(mesh, { ...winding, from: pointBetween(elbow, wrist, 0.2), to: wrist, radii: [0.052, 0.038] });
      wind(mesh, { ...winding, from: pointBetween(knee, ankle, 0.3, [0, 0, 0.016]), to: ankle, radii: [0.066, 0.05] });
    }
    wearSheathedSword(mesh, gripOf(stance, 1).at, [-0.3, 0.72, 0.27]);
    mesh.pop();
  },
};

/** A band around the forehead, in the axes of the head; its ends fly behind. */
function wearHeadband(mesh: Mesh, colour: Colour): void {
  mesh
    .push()
    .scale(1, 1, 1.06)
    .at(0, 0.05, 0.012)
    .tube(circle(0.103, 0, 30), [0.013], colour, materials.cloth, 6)
    .pop();
  for (const end of [0, 1])
    mesh.sheet(
      (u, v): Vec3 => {
        const y = 0.05 - (0.1 + 0.12 * end) * u + (v - 0.5) * 0.04 + 0.03 * Math.sin(u * 7);
        return [(0.24 - 0.09 * end) * u + 0.02 * Math.sin(u * 6), y, 0.12 + 0.26 * u];
      },
      10,
      2,
      () => colour,
      materials.cloth,
    );
}
