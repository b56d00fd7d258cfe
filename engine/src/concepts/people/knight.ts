import { aroundTrunk } from '../../body/around-trunk.ts';
import { cutsOf, within } from '../../body/cuts.ts';
import { gripOf } from '../../body/grip-of.ts';
import { wearShell } from '../../body/shell.ts';
import { tau } from '../../shapes/chance.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { jointOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { poseFrom } from '../../shapes/stance.ts';
import { astride } from '../../shapes/riding-stances.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { pushGrip, takeHold } from '../../shapes/take-hold.ts';
import { materials } from '../../solid/materials.ts';
import { goingIn } from '../../shapes/striding.ts';
import { onHead } from '../../shapes/human-head.ts';
import { conesOnHead, placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import { triples } from '../../shapes/points.ts';
import type { Concept } from '../concept.ts';

const [steel, mail, leather] = ['#b4bac2', '#7e858e', '#5a4030'] as const;

/** A shield on the left arm, the sword in the right hand. */
const standing: Pose = takeHold(
  withDrawnHead({
    knees: [-0.12, 0.5, -0.01, 0.12, 0.5, -0.05],
    ankles: [-0.14, 0.09, 0.03, 0.14, 0.09, -0.02],
    hands: 'fists',
    bulk: 1.08,
  }),
  { hand: 'left', at: [-0.36, 1.06, -0.27] },
  { hand: 'right', at: [0.4, 1.08, -0.3], rod: [0.14, 1, -0.22] },
);

export const knight: Concept = {
  id: 'knight',
  words: {
    en: 'knight/knight in armor/knight in armour/armored knight/paladin/crusader',
    de: 'ritter/paladin/kreuzritter',
    es: 'caballero/caballero medieval/paladín/cruzado',
    fr: 'chevalier/paladin/croisé',
    zh: '骑士/圣骑士',
    ja: '騎士/聖騎士',
    ar: 'فارس',
    emoji: '',
  },
  size: { width: 1.5, height: 2 },
  lives: ['hills', 'forest', 'mountains', 'coast'],
  has: ['sword', 'shield', 'armour', 'helmet', 'cape'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.35,
  acts: ['walks', 'runs'],
  build(mesh, random, look) {
    const cloth = look.colour ?? '#a8262c';
    const [cloak, field] = [look.colours?.cape ?? cloth, look.colours?.shield ?? cloth];
    mesh.object();
    const pose = look.astride
      ? { ...poseFrom(withDrawnHead(astride(random))), bulk: 1.08 }
      : goingIn(standing, mesh, look);
    const { body } = buildCladFigure(mesh, random, pose, {
      cover: {
        ...{ head: steel, torso: mail, hips: mail, arm: mail, forearm: steel, hand: leather },
        ...{ thigh: steel, shank: steel, foot: steel },
      },
      ease: 0.014,
      material: materials.metal,
      strong: 0.4,
    });
    mesh.body(
      [
        // Helmet, shoulders, elbows and knees.
        ...conesOnHead(pose, [[0, 0.03, 0, 0.125, 0, -0.03, 0, 0.122, 0]]),
        [0, 1.5, 0, 0.07, ...placeOnHead(pose)(0, -0.11, 0), 0.07, 1],
        ...bothSides((s) => {
          const [elbow, knee] = [jointOf(pose, 'elbows', s), jointOf(pose, 'knees', s)];
          return [
            [0.2 * s, 1.42, 0, 0.11, 0.23 * s, 1.36, 0, 0.1, 0],
            [...elbow, 0.066, elbow[0], elbow[1] - 0.01, elbow[2], 0.064, 0],
            [knee[0], knee[1] + 0.01, knee[2] - 0.01, 0.084, knee[0], knee[1] - 0.015, knee[2] - 0.01, 0.082, 0],
          ];
        }),
      ],
      { k: 0.03, mat: materials.metal, colours: [steel, mail], fur: 0.05 },
    );
    // The breastplate is round over the chest, and rings of steel hang from the waist.
    const [cuts, around] = [cutsOf(body), aroundTrunk(body)];
    wearShell(mesh, body, {
      colour: steel,
      covers: within(cuts.neck({ deep: 0.03, back: 0.012, wide: 0.082 }), cuts.sleeves(0), cuts.above(0.12)),
      ...{ ease: 0.032, material: materials.metal, smoothings: 24, taut: 80, isFine: true },
    });
    const waist = (pose.pelvis?.[1] ?? 0.95) + 0.12;
    mesh.sheet(
      (u, v) => around(waist - 0.2 * u, v * tau, 0.026 + 0.02 * u + 0.012 * ((u * 4) % 1)),
      32,
      40,
      () => steel,
      materials.metal,
    );
    // The slit to see through, and a plume.
    onHead(mesh, pose, (m) =>
      m
        .box(0, -0.01, -0.112, 0.15, 0.022, 0.03, '#0c0c0e', materials.plain)
        .box(0, -0.09, -0.115, 0.015, 0.1, 0.02, '#0c0c0e', materials.plain)
        .tube(
          triples([0, 0.13, 0, 0, 0.3, 0.06, 0, 0.26, 0.2, 0, 0.09, 0.27]),
          [0.03, 0.06, 0.055, 0.01],
          cloth,
          materials.cloth,
          10,
        ),
    );
    // A cloak, a sword in his hand, and a shield with a cross.
    mesh.sheet(
      (u, v) => [(u - 0.5) * (0.42 + v * 0.34), 1.44 - v * 1.16, 0.17 + v * 0.1 + Math.sin(u * 14) * 0.02 * v],
      18,
      12,
      () => cloak,
      materials.cloth,
    );
    pushGrip(mesh, gripOf(pose, 1), -0.4);
    mesh
      .box(0, 0.085, 0, 0.055, 0.78, 0.012, '#dfe4ea', materials.metal)
      .box(0, 0.072, 0, 0.24, 0.03, 0.04, '#b8923a', materials.metal)
      .cyl(0, -0.08, 0, 0.015, 0.015, 0.16, '#3a2416', materials.plain, 10)
      .ball(0, -0.095, 0, 0.028, 0.028, 0.028, '#b8923a', materials.metal, 10)
      .pop();
    const [sx, sy, sz] = gripOf(pose, -1).at;
    mesh
      .push()
      .at(sx - 0.02, sy - 1.0, sz + 0.1)
      .rotY(0.2);
    const shield = (u: number, v: number): number => (u - 0.5) * 0.46 * Math.sqrt(Math.max(0, 1 - v ** 2.6));
    mesh.sheet(
      (u, v) => [shield(u, v), 1.28 - v * 0.68, -0.12 - 0.05 * Math.cos((u - 0.5) * 3)],
      24,
      30,
      (u, v) => (Math.abs(u - 0.5) < 0.09 || Math.abs(v - 0.34) < 0.07 ? '#f0ece2' : field),
      materials.gloss,
    );
    mesh.pop();
  },
};
