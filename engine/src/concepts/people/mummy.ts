import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { scaleRgb } from '../../raster/colour.ts';
import { bandage } from '../../shapes/bandages.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import type { Pose } from '../../shapes/figure.ts';
import { wind } from '../../shapes/winding.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { goingIn } from '../../shapes/striding.ts';
import { onHead } from '../../shapes/human-head.ts';
import { placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import type { Concept } from '../concept.ts';

/** It staggers and reaches out with one arm. */
const standing: Pose = withDrawnHead({
  chest: [0, 1.42, -0.03],
  head: [0.02, 1.68, -0.08],
  gaze: [0.05, 0.06],
  elbows: [-0.29, 1.24, -0.23, 0.33, 1.16, -0.05],
  wrists: [-0.24, 1.3, -0.49, 0.33, 0.98, -0.25],
  knees: [-0.12, 0.51, -0.13, 0.12, 0.5, 0.03],
  ankles: [-0.13, 0.1, -0.1, 0.16, 0.1, 0.22],
  hands: 'open',
});

export const mummy: Concept = {
  id: 'mummy',
  words: {
    en: 'mummy/mummies',
    de: 'mumie',
    es: 'momia',
    fr: 'momie',
    zh: '木乃伊',
    ja: 'ミイラ/ミイラ男',
    ar: 'مومياء',
    emoji: '',
  },
  size: { width: 1.1, height: 1.85 },
  lives: ['desert', 'cave', 'graveyard', 'oasis'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.4,
  sway: 0.25,
  mirrors: true,
  acts: ['walks'],
  build(mesh, random, look) {
    const pose = goingIn(standing, mesh, look);
    const linen = readColour(look.colour ?? '#d9c9a2');
    const old = scaleRgb(linen, 0.82);
    mesh.push().object();
    const at = placeOnHead(pose);
    buildCladFigure(mesh, random, pose, {
      cover: {
        ...{ torso: old, hips: old, arm: old, forearm: old, hand: old },
        ...{ thigh: old, shank: old, foot: old, head: scaleRgb(linen, 0.7) },
      },
      ease: 0.004,
    });
    bandage(mesh, pose, linen, old);
    onHead(mesh, pose, (m) => bandageHead(m, linen, old));
    wind(mesh, {
      from: at(0, -0.09, 0),
      to: [0, 1.46, -0.03],
      radii: [0.066, 0.085],
      turns: 4,
      width: 0.06,
      colour: linen,
      lift: 0.006,
    });
    // Loose ends that hang down and drift.
    const ends: readonly (readonly [Vec3, number, number])[] = [
      [[-0.26, 1.22, -0.38], 0.42, 0.1],
      [[0.33, 1.03, -0.18], 0.5, -0.12],
      [[0.12, 0.98, -0.14], 0.46, 0.06],
      [[-0.16, 0.9, 0.12], 0.4, 0.14],
      [[0.09, 1.72, 0.05], 0.3, 0.2],
    ];
    for (const [[x, y, z], long, drift] of ends)
      mesh.sheet(
        (u, v): Vec3 => [
          x + drift * u ** 1.4 + (v - 0.5) * 0.045 * (1 - 0.3 * u) + 0.02 * Math.sin(u * 8),
          y - long * u + 0.05 * u * u,
          z + 0.06 * u + 0.02 * Math.sin(u * 6 + 1),
        ],
        14,
        2,
        (u) => scaleRgb(linen, 1 - 0.2 * u),
        materials.cloth,
      );
    // A golden collar and an amulet are left of its treasures.
    mesh.push().at(0, 1.475, -0.03).scale(1, 1, 0.85);
    for (let i = 0; i < 3; i++)
      mesh.lathe(
        pairs([0.105 + 0.03 * i, 0.012 - 0.018 * i, 0.134 + 0.03 * i, -0.006 - 0.02 * i]),
        36,
        ['#d8a63a', '#2f7a86', '#d8a63a'][i] ?? '#d8a63a',
        materials.metal,
      );
    mesh.pop();
    mesh.body(
      bothSides((s) => [[0.002 * s, 1.3, -0.185, 0.022, 0.03 * s, 1.31, -0.18, 0.016, 0]]),
      { k: 0.01, mat: materials.metal, colours: ['#2f8a8a'] },
    );
    mesh.pop();
  },
};

/** The bandages of a head, in its axes, with a gap through which two eyes glow. */
function bandageHead(mesh: Mesh, linen: Colour, old: Colour): void {
  wind(mesh, {
    from: [0, 0.108, 0.02],
    to: [0, 0.014, 0.006],
    radii: [0.05, 0.093],
    turns: 4,
    width: 0.045,
    colour: linen,
    lift: 0.007,
    flat: 1.14,
  });
  wind(mesh, {
    from: [0, -0.022, -0.004],
    to: [0, -0.125, -0.012],
    radii: [0.094, 0.068],
    turns: 3.5,
    width: 0.055,
    colour: old,
    lift: 0.008,
    flat: 1.2,
  });
  mesh.ball(0, -0.005, -0.06, 0.078, 0.02, 0.046, '#241c14', materials.plain, 16);
  for (const s of [-1, 1]) mesh.ball(0.034 * s, -0.004, -0.1, 0.015, 0.011, 0.01, '#ffd866', materials.glow, 10);
}
