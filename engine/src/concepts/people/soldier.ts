import { gripOf } from '../../body/grip-of.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { jointOf, pointBetween } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { wearBelt } from '../../shapes/garments.ts';
import { holdRifle } from '../../shapes/rifle.ts';
import { circle } from '../../shapes/rings.ts';
import { buildRucksack } from '../../shapes/rucksack.ts';
import { takeHold } from '../../shapes/take-hold.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { goingIn } from '../../shapes/striding.ts';
import { onHead } from '../../shapes/human-head.ts';
import { conesOnHead, placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import type { Concept } from '../concept.ts';

/** Where the barrel points across the chest. */
const barrel = [-0.33, 0.16, -0.08] as const;
/** Marching, the rifle across the chest. */
const standing: Pose = takeHold(
  withDrawnHead({
    chest: [0, 1.43, -0.03],
    head: [0, 1.69, -0.04],
    gaze: [-0.2, 0],
    knees: [-0.11, 0.52, -0.16, 0.12, 0.5, 0.03],
    ankles: [-0.12, 0.1, -0.19, 0.13, 0.13, 0.22],
    bulk: 1.12,
  }),
  { hand: 'left', at: [-0.17, 1.22, -0.34], rod: barrel },
  { hand: 'right', at: [0.16, 1.06, -0.26], rod: barrel, elbowTo: [1, -0.5, 0.6] },
);

export const soldier: Concept = {
  id: 'soldier',
  words: {
    en: 'soldier/infantryman/trooper',
    de: 'soldat/soldatin/soldatinnen/infanterist',
    es: 'soldado/soldada',
    fr: 'soldat/soldate/fantassin',
    zh: '士兵/军人',
    ja: '兵士/兵隊/軍人',
    ar: 'جندي/جنود',
    emoji: '🪖',
  },
  size: { width: 1.2, height: 1.95 },
  lives: ['hills', 'desert', 'forest', 'mountains'],
  has: ['helmet', 'backpack', 'uniform'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['walks', 'runs'],
  build(mesh, random, look) {
    const pose = goingIn(standing, mesh, look);
    const green = readColour(look.colour ?? '#77794e');
    const dark = mixRgb(scaleRgb(green, 0.34), [0.03, 0.025, 0.012], 0.4);
    const sand = mixRgb(green, [0.5, 0.4, 0.24], 0.45);
    mesh.push().object();
    const at = placeOnHead(pose);
    const share = (x: number, y: number, z: number): number => smooth(0.5, 0.56, noise3(x * 11 + 3, y * 9, z * 11));
    const shank = (s: number, share: number): Vec3 =>
      pointBetween(jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s), share, [0, 0, 0.012]);
    buildCladFigure(mesh, random, pose, {
      cover: { torso: green, hips: green, arm: green, forearm: green, thigh: green, shank: green, foot: '#2c241e' },
      ease: 0.014,
      marks: { colour: dark, share },
      strong: 0.3,
    });
    mesh.body(
      [
        ...bothSides((s) => [
          // Bloused trousers over boots, and a jacket with skirts and pockets.
          [0.095 * s, 0.86, 0.0, 0.125, s < 0 ? -0.11 : 0.12, 0.6, s < 0 ? -0.12 : 0.03, 0.092, 0],
          [...shank(s, 0.1), 0.083, ...shank(s, 0.5), 0.078, 0],
          [...shank(s, 0.6), 0.058, ...shank(s, 1), 0.054, 3],
          [0.08 * s, 1.0, 0, 0.14, 0.085 * s, 0.84, 0.005, 0.145, 0],
          [0.19 * s, 0.74, s < 0 ? -0.06 : 0.02, 0.05, 0.185 * s, 0.64, s < 0 ? -0.1 : 0.025, 0.05, 4],
        ]),
      ],
      { k: 0.028, colours: [green, dark, '#c8946e', '#2c241e', sand], fur: 0.15, marks: { colour: 1, on: [0], share } },
    );
    wearBelt(mesh, 1.02, 0.2, '#4a4630');
    for (const x of [-0.18, -0.1, 0.12, 0.19])
      mesh.box(x, 0.95, x < -0.15 || x > 0.15 ? 0.09 : 0.14, 0.07, 0.11, 0.05, '#5c5838', materials.cloth);
    // The helmet under its cover, with a band and a chin strap: it ends over the brows.
    const helmet = conesOnHead(pose, [
      [0, 0.07, 0.022, 0.111, 0, 0.082, -0.01, 0.104, 0],
      ...bothSides((s) => [[0.1 * s, 0.0, 0.05, 0.036, 0.105 * s, 0.015, -0.03, 0.026, 0]]),
      [-0.06, -0.01, 0.11, 0.034, 0.06, -0.01, 0.11, 0.034, 0],
      [-0.05, 0.064, -0.108, 0.014, 0.05, 0.064, -0.108, 0.014, 0],
    ]);
    mesh.body(helmet, { k: 0.03, colours: [green, dark], fur: 0.1, marks: { colour: 1, share } });
    onHead(mesh, pose, (m) =>
      m
        .push()
        .at(0, 0.068, 0.008)
        .scale(1, 1, 1.13)
        .tube(circle(0.112, 0, 34), [0.01], scaleRgb(green, 0.42), materials.cloth, 6)
        .pop(),
    );
    mesh.tube(
      [at(0.1, 0, 0), at(0.07, -0.08, -0.05), at(0, -0.115, -0.07), at(-0.07, -0.08, -0.05), at(-0.1, 0, 0)],
      [0.008],
      '#3a3626',
      materials.cloth,
      5,
    );
    buildRucksack(mesh, scaleRgb(sand, 0.82), mixRgb(green, [0.2, 0.2, 0.14], 0.4));
    holdRifle(mesh, gripOf(pose, 1).at, gripOf(pose, -1).at);
    mesh.pop();
  },
};
