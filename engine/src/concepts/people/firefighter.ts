import { gripOf } from '../../body/grip-of.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { scaleRgb } from '../../raster/colour.ts';
import { buildAirBottle } from '../../shapes/air-bottle.ts';
import { buildAxe } from '../../shapes/axe.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { buildFireHelmet } from '../../shapes/fire-helmet.ts';
import { jointOf, pointBetween } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth, wearCuff } from '../../shapes/garments.ts';
import { pushGrip, takeHold } from '../../shapes/take-hold.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { onHead } from '../../shapes/human-head.ts';
import { placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** An axe in the right hand, a coil of hose over the left shoulder. */
const pose: Pose = takeHold(
  withDrawnHead({
    gaze: [-0.2, 0],
    knees: [-0.13, 0.5, -0.06, 0.13, 0.5, 0],
    ankles: [-0.16, 0.1, -0.03, 0.16, 0.1, 0.07],
    bulk: 1.15,
  }),
  { hand: 'left', at: [-0.24, 1.1, -0.3] },
  { hand: 'right', at: [0.42, 0.98, -0.22], rod: [0.1, 0.75, -0.65], elbowTo: [0.6, -0.4, 1] },
);

const stripe = '#e6f02a';
const silver = '#dfe4e6';

const limb = (s: number, from: 'elbows' | 'knees', to: 'wrists' | 'ankles', share: number): Vec3 =>
  pointBetween(jointOf(pose, from, s), jointOf(pose, to, s), share);

export const firefighter: Concept = {
  id: 'firefighter',
  words: {
    en: 'firefighter/fireman/firewoman',
    de: 'feuerwehrmann/feuerwehrfrau/feuerwehrleute',
    es: 'bombero/bombera',
    fr: 'pompier/pompière/sapeur-pompier',
    zh: '消防员',
    ja: '消防士',
    ar: 'رجل إطفاء/إطفائي',
    emoji: '👨‍🚒/👩‍🚒/🧑‍🚒',
  },
  size: { width: 1.2, height: 1.95 },
  lives: ['street', 'forest', 'hills'],
  has: ['axe', 'helmet'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const coat = readColour(look.colour ?? '#3a4258');
    const helmet = look.colour ?? '#c8281c';
    mesh.push().object();
    const at = placeOnHead(pose);
    buildCladFigure(mesh, random, pose, {
      cover: {
        torso: coat,
        hips: coat,
        arm: coat,
        forearm: coat,
        thigh: coat,
        shank: coat,
        hand: '#26262a',
        foot: '#26262a',
      },
      ease: 0.014,
      strong: 0.3,
      hair: 'short',
      hasHat: true,
    });
    mesh.body(
      [
        ...bothSides((s) => [
          [0.19 * s, 1.42, 0, 0.082, s < 0 ? -0.32 : 0.36, 1.17, s < 0 ? -0.03 : 0.02, 0.07, 0],
          [...jointOf(pose, 'elbows', s), 0.068, ...limb(s, 'elbows', 'wrists', 0.85), 0.056, 0],
          // Rubber boots.
          [...limb(s, 'knees', 'ankles', 0.4), 0.076, ...jointOf(pose, 'ankles', s), 0.068, 1],
        ]),
      ],
      { k: 0.03, colours: [coat, '#26262a', '#c8946e'], fur: 0.1 },
    );
    const bands = (flat: number, rows: readonly (readonly [number, number])[], x = 0, z = 0): void => {
      for (const [y, r] of rows) {
        mesh
          .push()
          .at(x, y, z)
          .scale(1, 1, flat)
          .cyl(0, -0.032, 0, r + 0.004, r + 0.004, 0.064, stripe, materials.cloth, 34);
        mesh.cyl(0, -0.012, 0, r + 0.009, r + 0.009, 0.024, silver, materials.gloss, 34).pop();
      }
    };
    // A long coat with reflecting bands, and wide trousers with bands over the boots.
    const skirts = pairs([0.12, 1.49, 0.195, 1.42, 0.21, 1.28, 0.206, 1.1, 0.232, 0.9, 0.262, 0.68]);
    hangCloth(mesh, skirts, { colour: coat, folds: 7, depth: 0.012, flat: 0.78 });
    const trouser = pairs([0.12, 0.74, 0.106, 0.5, 0.1, 0.3, 0.105, 0.24]);
    bands(0.78, [
      [1.24, 0.211],
      [0.98, 0.222],
      [0.74, 0.256],
    ]);
    for (const s of [-1, 1]) {
      mesh.push().at(0.135 * s, 0, s < 0 ? -0.035 : 0.03);
      hangCloth(mesh, trouser, { colour: coat, folds: 5, depth: 0.04, flat: 1.05 });
      mesh.pop();
      bands(1.05, [[0.34, 0.107]], 0.135 * s, s < 0 ? -0.035 : 0.03);
      const [from, to] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
      const cuff = { from, to, material: materials.cloth };
      wearCuff(mesh, { ...cuff, shares: [0.45, 0.7], radii: [0.07, 0.066], colour: stripe });
      wearCuff(mesh, { ...cuff, shares: [0.53, 0.62], radii: [0.071, 0.07], colour: silver });
    }
    buildAirBottle(mesh);
    // Cloth that guards the neck, and the helmet.
    mesh.sheet(
      (u, v): Vec3 => {
        const a = (v - 0.5) * 3.6;
        const r = 0.1 + 0.03 * u;
        const [x, y, z] = at(Math.sin(a) * r, -0.02 - 0.13 * u, Math.cos(a) * r * 1.1);
        return [x, y, z];
      },
      6,
      24,
      () => scaleRgb(coat, 0.8),
      materials.cloth,
    );
    onHead(mesh, pose, (m) => {
      buildFireHelmet(m.push().at(0, 0.025, 0.005).rotX(-0.05), helmet, stripe);
      m.pop();
    });
    // The axe in the right hand, its head up and ahead.
    pushGrip(mesh, gripOf(pose, 1), Math.PI / 2);
    buildAxe(mesh, { handle: [-0.2, 0.64], wood: '#d8a24a', iron: '#b8261c', blade: [0.17, 0.21], spike: true });
    mesh.pop();
    // A coil of hose over the left shoulder, with its coupling of brass.
    for (let i = 0; i < 4; i++)
      mesh.tube(
        Array.from({ length: 29 }, (_, k): Vec3 => {
          const a = (k / 28) * Math.PI * 2;
          return [
            -0.2 - 0.028 * i - 0.02 * Math.sin(a),
            1.27 + Math.cos(a) * (0.255 - 0.012 * i),
            -0.02 + Math.sin(a) * (0.2 + 0.008 * i),
          ];
        }),
        [0.024],
        i % 2 ? '#d8cfae' : '#c8bd98',
        materials.cloth,
        8,
      );
    mesh
      .tube(triples([-0.3, 1.06, 0.1, -0.32, 0.9, 0.12]), [0.024, 0.026], '#d8cfae', materials.cloth, 8)
      .tube(triples([-0.32, 0.9, 0.12, -0.325, 0.83, 0.122]), [0.034], '#c8983a', materials.metal, 12);
    mesh.pop();
  },
};
