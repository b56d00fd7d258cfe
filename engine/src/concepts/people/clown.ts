import { minus } from '../../body/affine.ts';
import { gripOf } from '../../body/grip-of.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { onBody } from '../../body/on-body.ts';
import { buildBalloons } from '../../shapes/balloons.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { juggle } from '../../shapes/juggled.ts';
import { jointOf, pointBetween } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth, wearFrill } from '../../shapes/garments.ts';
import { pairs } from '../../shapes/points.ts';
import { takeHold } from '../../shapes/take-hold.ts';
import { onHead } from '../../shapes/human-head.ts';
import { conesOnHead, placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const stands = {
  knees: [-0.15, 0.5, -0.02, 0.15, 0.5, -0.02],
  ankles: [-0.2, 0.1, 0, 0.2, 0.1, 0],
} as const satisfies Pose;

/** One arm holds balloons up, the other greets. */
const greeting = takeHold(
  withDrawnHead({
    gaze: [-0.12, 0],
    elbows: [-0.38, 1.24, -0.06, 0.37, 1.26, -0.05],
    wrists: [-0.5, 1.46, -0.14, 0.42, 1.46, -0.2],
    ...stands,
    hands: 'spread',
  }),
  { hand: 'right', at: [0.44, 1.36, -0.32], rod: [0.1, 1, 0.1] },
);

/** Both hands are before the blouse, under what is in the air. */
const juggling: Pose = withDrawnHead({
  gaze: [0, -0.2],
  elbows: [-0.38, 1.18, -0.12, 0.38, 1.2, -0.12],
  wrists: [-0.3, 1.12, -0.36, 0.3, 1.2, -0.35],
  ...stands,
  hands: 'open',
});

export const clown: Concept = {
  id: 'clown',
  words: {
    en: 'clown/jester/harlequin',
    de: 'clown/harlekin/hofnarr',
    es: 'payaso/payasa/arlequín/bufón',
    fr: 'clown/bouffon/arlequin',
    zh: '小丑',
    ja: 'ピエロ/道化師',
    ar: 'مهرج/بهلوان',
    emoji: '🤡',
  },
  size: { width: 1.5, height: 2.7 },
  lives: ['hills', 'street', 'market'],
  has: ['toy balloon', 'hat'],
  stands: 'ground',
  moves: 'still',
  acts: ['juggles'],
  turn: 0.25,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const main = look.colour ?? pick(random, ['#e8b428', '#3a8ad0', '#e0506a']);
    const second = pick(random, ['#d8342c', '#6a3aa8', '#2f9a5a']);
    const wig = pick(random, ['#e8581c', '#d8281f', '#3fa83a']);
    mesh.push().object();
    const pose = look.act === 'juggles' ? juggling : greeting;
    const at = placeOnHead(pose);
    const { body } = buildCladFigure(mesh, random, pose, {
      cover: {
        torso: main,
        hips: main,
        arm: main,
        forearm: main,
        hand: '#f4f0ea',
        thigh: main,
        shank: '#f4f0ea',
        foot: '#3a2a22',
      },
      skin: '#e8dcd4',
      glad: 1,
    });
    const touch = onBody(body);
    const elbow = (s: number): Vec3 => jointOf(pose, 'elbows', s);
    const cuff = (s: number): Vec3 => pointBetween(elbow(s), jointOf(pose, 'wrists', s), 0.75);
    // Wide sleeves.
    const sleeves = bothSides((s) => [
      [0.19 * s, 1.41, 0, 0.085, ...elbow(s), 0.09, 0],
      [...elbow(s), 0.09, ...cuff(s), 0.075, 0],
    ]);
    mesh.body(sleeves, { k: 0.026, colours: [main], fur: 0.05 });
    // Wide trousers and a blouse with dots, pompons down the front.
    const blouse = pairs([0.16, 1.45, 0.23, 1.36, 0.29, 1.16, 0.31, 0.98, 0.26, 0.84, 0.14, 0.8]);
    hangCloth(mesh, blouse, { colour: main, folds: 9, depth: 0.03, flat: 0.86 });
    const trouser = pairs([0.12, 0.92, 0.16, 0.72, 0.175, 0.45, 0.15, 0.25, 0.08, 0.2]);
    for (const s of [-1, 1]) {
      mesh.push().at(0.155 * s, 0, 0);
      hangCloth(mesh, trouser, { colour: s < 0 ? second : main, folds: 7, depth: 0.05, flat: 1 });
      mesh.pop();
      // Frills at ankles and wrists.
      for (const [x, y, z, r] of [
        [0.19 * s, 0.205, 0.01, 0.11],
        [...pointBetween(elbow(s), jointOf(pose, 'wrists', s), 0.85), 0.1],
      ] as const)
        wearFrill(mesh, [x, y, z], { radii: [0.04, r], pleats: 11, wave: 0.022, colours: ['#f8f4ee', second] });
      // Shoes as long as loaves.
      mesh
        .push()
        .at(0.215 * s, 0, 0.02)
        .rotY(-0.35 * s);
      mesh.body(
        [
          [0, 0.075, 0.04, 0.068, 0, 0.07, -0.1, 0.066, 0],
          [0, 0.075, -0.12, 0.07, 0, 0.085, -0.27, 0.088, 1],
        ],
        { k: 0.02, mat: materials.gloss, colours: [second, '#f0e0b0'] },
      );
      mesh.box(0, 0, -0.1, 0.15, 0.022, 0.46, '#3a2a22', materials.plain);
      mesh.pop();
    }
    for (let i = 0; i < 16; i++) {
      const [a, y] = [i * 2.4, 0.92 + 0.028 * i];
      const r = 0.3 - 0.06 * Math.max(0, (y - 1.2) / 0.2);
      if (Math.abs(Math.sin(a / 2)) > 0.96) continue;
      mesh
        .push()
        .rotY(a)
        .at(0, y, -r * 0.9)
        .ball(0, 0, 0, 0.036, 0.036, 0.016, i % 2 ? second : '#f8f4ee', materials.cloth, 12)
        .pop();
    }
    const pompon = (i: number): readonly number[] => [0, 1.33 - 0.14 * i, -0.235 - 0.022 * i, 0.036];
    for (const i of [0, 1, 2]) mesh.body([[...pompon(i), ...pompon(i), 0]], { k: 0.01, colours: [second], fur: 0.9 });
    // The ruff: two layers of pleats.
    const ruff = { pleats: 15, wave: 0.032, drop: 0.03, colours: ['#fbf8f2', second] } as const;
    for (const layer of [0, 1])
      wearFrill(mesh, [0, 1.505 + 0.028 * layer, 0], { ...ruff, radii: [0.06, 0.26 - 0.03 * layer] });
    // A wig in two bushes, and a little hat that sits askew.
    mesh.body(
      conesOnHead(
        pose,
        bothSides((s) => [
          [0.095 * s, 0.05, 0.03, 0.07, 0.14 * s, 0.01, 0.03, 0.072, 0],
          [0.1 * s, -0.05, 0.05, 0.05, 0.12 * s, -0.02, 0.03, 0.06, 0],
          [0.05 * s, 0.06, 0.08, 0.06, 0.06 * s, -0.05, 0.085, 0.055, 0],
        ]),
      ),
      { k: 0.03, colours: [wig], fur: 1 },
    );
    onHead(mesh, pose, (m) =>
      m
        .push()
        .at(0.025, 0.105, 0)
        .rotZ(-0.22)
        .lathe(pairs([0.1, 0, 0.1, 0.012, 0.062, 0.016, 0.055, 0.11, 0.001, 0.112]), 26, second, materials.cloth)
        .lathe(pairs([0.064, 0.018, 0.061, 0.042]), 26, main, materials.cloth)
        .pop(),
    );
    // The painted face: cheeks, and a red nose.
    const ahead = minus(at(0, 0, 0), at(0, 0, -1));
    for (const s of [-1, 1])
      mesh.ball(
        ...touch(at(0.043 * s, -0.04, -0.4), ahead, 0.001),
        0.017,
        0.015,
        0.005,
        '#f09a90',
        materials.plain,
        12,
      );
    mesh.ball(...touch(at(0, -0.034, -0.4), ahead, 0.006), 0.026, 0.025, 0.025, '#e0201c', materials.gloss, 18);
    if (look.act === 'juggles') juggle(mesh, random, pose, { id: look.juggles });
    else buildBalloons(mesh, gripOf(pose, 1).at);
    mesh.pop();
  },
};
