import { bothSides } from '../../shapes/body-parts.ts';
import { dressedIn, figure, jointOf, pointBetween } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { wearCuff } from '../../shapes/garments.ts';
import { triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { goingIn } from '../../shapes/striding.ts';
import type { Concept } from '../concept.ts';

/** Stiff arms a little away from the body, in the middle of a slow step. */
const standing: Pose = {
  bulk: 1.25,
  elbows: [-0.39, 1.12, 0.0, 0.39, 1.12, 0.03],
  wrists: [-0.44, 0.87, -0.16, 0.44, 0.86, -0.06],
  knees: [-0.14, 0.5, 0.02, 0.14, 0.52, -0.12],
  ankles: [-0.15, 0.1, 0.12, 0.15, 0.1, -0.08],
  hands: 'fists',
};

export const astronaut: Concept = {
  id: 'astronaut',
  words: {
    en: 'astronaut/spaceman/cosmonaut',
    de: 'astronaut/astronautin/raumfahrer',
    es: 'astronauta',
    fr: 'astronaute/cosmonaute',
    zh: '宇航员',
    ja: '宇宙飛行士',
    ar: 'رائد فضاء',
    emoji: '👩‍🚀/👨‍🚀/🧑‍🚀',
  },
  size: { width: 1.2, height: 2 },
  lives: ['moon', 'mars', 'hills'],
  has: ['helmet'],
  stands: 'ground',
  moves: 'walks',
  acts: ['walks'],
  build(mesh, _random, look) {
    const pose = goingIn(standing, mesh, look);
    const white = look.colour ?? '#eceef0';
    const cones = figure(pose, dressedIn(0, { hand: 1, foot: 1, head: 0 }));
    mesh.body(
      [
        ...cones,
        // Padding about the chest, the hips and the limbs, which are as thick as they are stiff.
        [0, 1.3, 0, 0.235, 0, 1.02, 0, 0.215, 0],
        ...bothSides((s) => {
          const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
          const [knee, ankle] = [jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
          return [
            [0.25 * s, 1.4, 0, 0.13, ...elbow, 0.098, 0],
            [...elbow, 0.102, ...pointBetween(elbow, wrist, 0.8), 0.086, 0],
            // Gloves are thick, and their fingers half closed.
            [...pointBetween(elbow, wrist, 1.02), 0.066, ...pointBetween(elbow, wrist, 1.34), 0.064, 1],
            [0.115 * s, 0.88, 0, 0.155, ...pointBetween([0.115 * s, 0.88, 0], knee, 0.85), 0.128, 0],
            [...knee, 0.132, ...pointBetween(knee, ankle, 0.75), 0.112, 0],
            [ankle[0], 0.075, ankle[2] + 0.02, 0.098, ankle[0], 0.075, ankle[2] - 0.13, 0.09, 1],
          ];
        }),
      ],
      { k: 0.03, colours: [white, '#7f868e'], fur: 0 },
    );
    for (const s of [-1, 1]) {
      const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
      const [knee, ankle] = [jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
      const ring = (from: Vec3, to: Vec3, share: number, radius: number, colour: string): void =>
        wearCuff(mesh, {
          ...{ from, to, colour },
          shares: [share, share + 0.07, share + 0.14],
          radii: [radius * 0.94, radius, radius * 0.94],
        });
      // Folds of the sleeves and legs, rings of the gloves and boots, and a red band around each arm.
      ring(elbow, wrist, 0.72, 0.095, '#9aa2ab');
      ring(knee, ankle, 0.78, 0.12, '#9aa2ab');
      for (const share of [0.02, 0.16]) ring(elbow, wrist, share, 0.107, '#d9dde1');
      for (const share of [0.02, 0.17]) ring(knee, ankle, share, 0.138, '#d9dde1');
      ring([0.25 * s, 1.4, 0], elbow, 0.42, 0.122, '#c8342c');
      mesh.tube(
        triples([0.14 * s, 1.42, 0.2, 0.2 * s, 1.36, 0.02, 0.15 * s, 1.22, -0.2]),
        [0.022],
        '#5a6068',
        materials.gloss,
        8,
      );
    }
    // The helmet: a shell with a ring at the neck, and the visor that mirrors all before it.
    mesh.ball(0, 1.74, 0.02, 0.215, 0.225, 0.215, white, materials.gloss, 26);
    mesh.ball(0, 1.745, -0.062, 0.178, 0.158, 0.172, '#c88a2a', materials.metal, 26);
    mesh
      .push()
      .at(0, 1.535, 0)
      .lathe(
        [
          [0.15, -0.03],
          [0.19, 0],
          [0.15, 0.03],
        ],
        26,
        '#9aa2ab',
        materials.metal,
      );
    mesh.pop();
    mesh
      .box(0, 1.0, 0.3, 0.52, 0.66, 0.24, '#c9cdd2', materials.plain)
      .box(0, 1.6, 0.3, 0.36, 0.08, 0.18, '#aab0b7', materials.plain)
      .box(0, 1.13, -0.235, 0.28, 0.2, 0.08, '#4a5058', materials.plain)
      .box(-0.07, 1.25, -0.285, 0.05, 0.04, 0.02, '#d8342c', materials.gloss)
      .box(0.04, 1.25, -0.285, 0.05, 0.04, 0.02, '#2b6cb0', materials.gloss)
      .box(-0.01, 1.17, -0.285, 0.16, 0.03, 0.02, '#d8dce0', materials.gloss);
  },
};
