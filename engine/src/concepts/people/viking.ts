import { gripOf } from '../../body/grip-of.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildAxe } from '../../shapes/axe.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth, wearBelt } from '../../shapes/garments.ts';
import { buildRoundShield } from '../../shapes/round-shield.ts';
import { buildHornedHelmet } from '../../shapes/horned-helmet.ts';
import { pushGrip, takeHold } from '../../shapes/take-hold.ts';
import { wind } from '../../shapes/winding.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { goingIn } from '../../shapes/striding.ts';
import { onHead } from '../../shapes/human-head.ts';
import { withDrawnHead } from '../../shapes/on-head.ts';
import type { Concept } from '../concept.ts';

const standing: Pose = takeHold(
  withDrawnHead({
    gaze: [-0.1, 0],
    knees: [-0.15, 0.5, -0.04, 0.15, 0.5, -0.02],
    ankles: [-0.2, 0.09, 0, 0.2, 0.09, 0.04],
    toes: [0.35, 0.35],
    bulk: 1.2,
  }),
  { hand: 'left', at: [-0.4, 1.06, -0.34] },
  { hand: 'right', at: [0.46, 1.14, -0.3], rod: [0.12, 1, -0.12] },
);

export const viking: Concept = {
  id: 'viking',
  words: {
    en: 'viking/viking warrior/norseman/berserker/barbarian',
    de: 'wikinger/wikingerin/wikingerinnen/berserker/barbar',
    es: 'vikingo/vikinga/bárbaro',
    fr: 'viking/barbare',
    zh: '维京人/维京战士/野蛮人',
    ja: 'バイキング/ヴァイキング/蛮族',
    ar: 'فايكنغ/فايكنج',
    emoji: '',
  },
  size: { width: 1.5, height: 2.1 },
  lives: ['coast', 'mountains', 'forest', 'hills'],
  has: ['axe', 'shield', 'helmet'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.25,
  acts: ['walks', 'runs'],
  build(mesh, random, look) {
    const pose = goingIn(standing, mesh, look);
    const [wool, pale, leather] = schemeOf(look.colour, random, [
      ['#7a2e26', '#d8c294', '#4a2f1c'],
      ['#2f4c66', '#d8c294', '#4a2f1c'],
      ['#4c5c36', '#d8c294', '#4a2f1c'],
    ]);
    mesh.push().object();
    buildCladFigure(mesh, random, pose, {
      cover: {
        torso: wool,
        hips: wool,
        arm: wool,
        forearm: leather,
        thigh: '#6a5a44',
        shank: '#b09a74',
        foot: leather,
      },
      ease: 0.012,
      strong: 0.6,
      traits: ['red hair'],
      beard: true,
      hair: 'long',
      hasHat: true,
    });
    hangCloth(mesh, pairs([0.19, 1.06, 0.205, 0.98, 0.24, 0.8, 0.275, 0.66]), {
      colour: wool,
      folds: 9,
      depth: 0.05,
      flat: 0.76,
      border: [0.86, pale],
    });
    wearBelt(mesh, 1.05, 0.21, leather, '#c8983a');
    // A coat of mail to below the ribs, and the fur over the shoulders.
    mesh.body(
      [
        ...bothSides((s) => [
          [0.05 * s, 1.5, 0.08, 0.085, 0.22 * s, 1.46, 0.02, 0.11, 0],
          [0.22 * s, 1.45, 0.03, 0.11, 0.29 * s, 1.33, 0.03, 0.085, 0],
          [0.1 * s, 1.47, -0.075, 0.06, 0.2 * s, 1.45, -0.04, 0.085, 0],
          [0.1 * s, 1.44, 0.1, 0.11, 0.18 * s, 0.5, 0.2, 0.11, 0],
          [0.24 * s, 1.4, 0.08, 0.08, 0.29 * s, 0.6, 0.16, 0.07, 0],
        ]),
        [0, 1.44, 0.11, 0.11, 0, 0.46, 0.21, 0.12, 0],
      ],
      {
        k: 0.05,
        colours: ['#6d553c', '#3a2c20'],
        hair: 1,
        shaggy: [0],
        marks: { colour: 1, share: (x, y) => 0.5 + 0.5 * Math.sin(y * 9 + Math.sin(x * 14) * 2) },
      },
    );
    onHead(mesh, pose, (m) => {
      buildHornedHelmet(m.push().at(0, 0.02, 0.008));
      m.pop();
    });
    // Windings around the shins.
    for (const s of [-1, 1])
      wind(mesh, {
        from: [0.158 * s, 0.43, -0.012],
        to: [0.195 * s, 0.13, 0],
        radii: [0.077, 0.058],
        turns: 4,
        width: 0.03,
        colour: leather,
      });
    // A shield of painted boards, and an axe.
    const [sx, sy, sz] = gripOf(pose, -1).at;
    mesh
      .push()
      .at(sx - 0.02, sy - 0.02, sz - 0.06)
      .rotY(0.25);
    buildRoundShield(
      mesh,
      0.4,
      (out, turn) => (out < 0.24 ? '#8d949c' : Math.floor(turn * 8) % 2 ? wool : pale),
      '#5a5048',
    );
    mesh.ball(0, 0, -0.055, 0.095, 0.095, 0.06, '#9aa0a8', materials.metal, 18);
    mesh.pop();
    pushGrip(mesh, gripOf(pose, 1));
    buildAxe(mesh, { handle: [-0.45, 0.6], wood: '#6a4626', iron: '#8a9098', blade: [0.2, 0.36] });
    mesh.pop().pop();
  },
};
