import { gripOf } from '../../body/grip-of.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { scaleRgb } from '../../raster/colour.ts';
import { holdCrookAndFlail } from '../../shapes/crook-and-flail.ts';
import { jointOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth, wearCuff } from '../../shapes/garments.ts';
import { wearNemes } from '../../shapes/nemes.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { takeHold } from '../../shapes/take-hold.ts';
import { placeOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Crook and flail are crossed on the chest. */
const pose: Pose = takeHold(
  withDrawnHead({
    gaze: [-0.1, 0.02],
    knees: [-0.105, 0.5, -0.08, 0.105, 0.5, -0.01],
    ankles: [-0.11, 0.09, -0.09, 0.11, 0.09, 0.05],
    bulk: 1.08,
  }),
  { hand: 'left', at: [0.055, 1.3, -0.2], rod: [0.55, 0.85, 0.05], elbowTo: [-1, -0.8, 0.2] },
  { hand: 'right', at: [-0.055, 1.22, -0.235], rod: [-0.5, 0.85, 0.02], elbowTo: [1, -0.8, 0.2] },
);

const gold = '#dca82e';
const lapis = '#23488e';

export const pharaoh: Concept = {
  id: 'pharaoh',
  words: {
    en: 'pharaoh/egyptian king/tutankhamun',
    de: 'pharao/pharaonin/tutanchamun',
    es: 'faraón/faraona/tutankamón',
    fr: 'pharaon/pharaonne/toutânkhamon',
    zh: '法老/图坦卡蒙',
    ja: 'ファラオ/ツタンカーメン',
    ar: 'فرعون/توت عنخ آمون',
    emoji: '',
  },
  size: { width: 1.1, height: 1.95 },
  lives: ['desert', 'oasis', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.25,
  build(mesh, random, look) {
    const stripe: Colour = look.colour ?? lapis;
    mesh.push().object();
    const at = placeOnHead(pose);
    buildCladFigure(mesh, random, pose, {
      cover: { hips: '#efe8d8' },
      skin: '#a8714c',
      iris: '#2a1608',
      strong: 0.5,
    });
    wearNemes(mesh, at, stripe, gold);
    // The broad collar in rings of beads, armlets, cuffs.
    mesh.push().at(0, 1.505, 0.0).rotX(-0.1).scale(1, 1, 0.8);
    ['#dca82e', stripe, '#b8402c', '#3a8f86', '#dca82e', stripe, '#dca82e'].forEach((colour, i) => {
      mesh.lathe(
        [
          [0.085 + 0.02 * i, 0.022 - 0.011 * i - 0.0016 * i * i],
          [0.107 + 0.02 * i, 0.012 - 0.012 * i - 0.0019 * i * i],
        ],
        44,
        colour,
        materials.gloss,
      );
    });
    mesh.pop();
    for (const s of [-1, 1]) {
      mesh.tube(triples([0.232 * s, 1.29, -0.03, 0.242 * s, 1.265, -0.033]), [0.064, 0.063], gold, materials.metal, 18);
      const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
      wearCuff(mesh, { from: elbow, to: wrist, shares: [0.6, 0.86], radii: [0.054, 0.046], colour: gold });
      const [knee, ankle] = [jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
      wearCuff(mesh, { from: knee, to: ankle, shares: [0.82, 0.91], radii: [0.058, 0.056], colour: gold });
    }
    // A kilt of fine pleats with a golden apron.
    hangCloth(mesh, pairs([0.175, 1.06, 0.195, 0.98, 0.215, 0.8, 0.235, 0.56]), {
      colour: '#f2ecdc',
      folds: 34,
      depth: 0.035,
      flat: 0.76,
    });
    mesh
      .push()
      .at(0, 1.03, 0)
      .scale(1, 1, 0.76)
      .lathe(pairs([0.19, -0.04, 0.2, -0.035, 0.192, 0.035, 0.184, 0.04]), 36, gold, materials.metal)
      .pop();
    mesh.sheet(
      (u, v): Vec3 => [
        (v - 0.5) * (0.1 + 0.13 * u),
        1.04 - 0.44 * u,
        -0.158 - 0.052 * u - 0.01 * Math.cos((v - 0.5) * 3),
      ],
      22,
      10,
      (u, v) =>
        Math.abs(v - 0.5) > 0.42 || u > 0.95
          ? gold
          : Math.floor(u * 14) % 2
            ? stripe
            : Math.floor(v * 5) % 2
              ? '#b8402c'
              : gold,
      materials.gloss,
    );
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v): Vec3 => [s * (0.12 + 0.05 * u + 0.035 * v), 1.02 - 0.36 * u, -0.148 - 0.035 * u + 0.02 * v],
        12,
        3,
        (u) => (u > 0.9 ? gold : scaleRgb(readColour(stripe), 0.9)),
        materials.gloss,
      );
    holdCrookAndFlail(mesh, [gripOf(pose, -1), gripOf(pose, 1)], stripe, gold);
    mesh.pop();
  },
};
