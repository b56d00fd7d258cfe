import { bothSides } from '../../shapes/body-parts.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { mixRgb } from '../../raster/colour.ts';
import { jointOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { smoke, wisps } from '../../shapes/genie-smoke.ts';
import { wearCuff } from '../../shapes/garments.ts';
import { buildOilLamp } from '../../shapes/oil-lamp.ts';
import { circle, hoop } from '../../shapes/rings.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { onHead } from '../../shapes/human-head.ts';
import { conesOnHead, withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Arms crossed on the chest. */
const pose: Pose = withDrawnHead({
  pelvis: [0, 1.3, 0],
  chest: [0, 1.8, 0],
  head: [0, 2.09, -0.02],
  gaze: [0.05, -0.04],
  elbows: [-0.38, 1.54, -0.13, 0.38, 1.54, -0.13],
  wrists: [-0.07, 1.55, -0.26, 0.07, 1.6, -0.29],
  bulk: 1.35,
  legless: true,
});

const gold = '#e0b040';

export const genie: Concept = {
  id: 'genie',
  words: {
    en: 'genie/djinn/jinn/genie in a lamp/genie from the lamp',
    de: 'flaschengeist/dschinn/lampengeist',
    es: 'genio de la lámpara/genio',
    fr: 'génie de la lampe/génie/djinn',
    zh: '灯神/精灵灯神',
    ja: 'ランプの魔人/魔人/ジーニー',
    ar: 'جني/مارد المصباح',
    emoji: '🧞/🧞‍♂️/🧞‍♀️',
  },
  size: { width: 1.4, height: 2.35 },
  lives: ['desert', 'oasis', 'cave', 'hills'],
  has: ['oil lamp'],
  stands: 'ground',
  moves: 'sways',
  flies: 'upright',
  turn: 0.15,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const blue = readColour(look.colour ?? '#3f9ad8');
    const mist = mixRgb(blue, [0.75, 0.88, 1], 0.5);
    mesh.push().object();
    buildCladFigure(mesh, random, pose, {
      cover: {},
      skin: blue,
      iris: '#3a2410',
      strong: 1,
      glad: 0.8,
      pointedEars: true,
    });
    mesh.body(smoke, { k: 0.032, mat: materials.wet, colours: [blue, mixRgb(blue, mist, 0.45), mist] });
    mesh.body(wisps, { k: 0.06, mat: materials.wet, colours: [mist] });
    onHead(mesh, pose, (m) => {
      for (const s of [-1, 1]) {
        m.push()
          .at(0.094 * s, -0.075, 0.005)
          .rotX(Math.PI / 2)
          .rotZ(0.3);
        hoop(m, 0, 0.026, 0.006, gold, materials.metal);
        m.pop();
      }
      m.push()
        .at(0, 0.125, 0.035)
        .rotX(0.3)
        .lathe(pairs([0.05, 0, 0.052, 0.01, 0.04, 0.035, 0.034, 0.04]), 22, gold, materials.metal)
        .pop();
    });
    // A moustache, a beard that curls, and a topknot in a golden ring.
    mesh.body(
      conesOnHead(pose, [
        ...bothSides((s) => [
          [0.01 * s, -0.052, -0.115, 0.012, 0.055 * s, -0.062, -0.1, 0.006, 0],
          [0.055 * s, -0.062, -0.1, 0.007, 0.075 * s, -0.035, -0.1, 0.004, 0],
        ]),
        [0, -0.115, -0.095, 0.026, 0, -0.17, -0.13, 0.02, 0],
        [0, -0.17, -0.13, 0.02, 0, -0.2, -0.17, 0.007, 0],
        [0, 0.16, 0.04, 0.03, 0.02, 0.23, 0.07, 0.04, 0],
        [0.02, 0.23, 0.07, 0.04, 0.06, 0.2, 0.16, 0.034, 0],
        [0.06, 0.2, 0.16, 0.032, 0.08, 0.06, 0.2, 0.012, 0],
      ]),
      { k: 0.015, colours: ['#262030'], hair: 0.6 },
    );
    // Golden cuffs, armlets, a collar, and a sash.
    for (const s of [-1, 1]) {
      const [from, to] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
      wearCuff(mesh, { from, to, shares: [0.6, 0.92], radii: [0.066, 0.058], colour: gold });
      mesh.tube(triples([0.29 * s, 1.7, -0.04, 0.305 * s, 1.665, -0.055]), [0.09, 0.088], gold, materials.metal, 20);
    }
    mesh.push().at(0, 1.925, -0.01).rotX(-0.2).scale(1.05, 1.1, 0.95);
    for (let i = 0; i < 3; i++)
      mesh.lathe(
        pairs([0.1 + 0.028 * i, 0.012 - 0.022 * i, 0.13 + 0.028 * i, -0.012 - 0.024 * i]),
        36,
        [gold, '#b0262c', gold][i] ?? gold,
        materials.metal,
      );
    mesh.pop();
    mesh
      .push()
      .at(0, 1.3, 0)
      .scale(1, 1, 0.8)
      .lathe(pairs([0.222, -0.05, 0.234, -0.03, 0.234, 0.03, 0.222, 0.05]), 34, '#b0262c', materials.cloth);
    for (const y of [-0.045, 0.045]) mesh.tube(circle(0.226, y, 34), [0.011], gold, materials.metal, 6);
    mesh.pop();
    mesh.sheet(
      (u, v): Vec3 => [0.08 + 0.06 * u + (v - 0.5) * 0.09, 1.3 - 0.32 * u, -0.19 - 0.03 * Math.sin(u * 4)],
      10,
      4,
      (u) => (u > 0.88 ? gold : '#b0262c'),
      materials.cloth,
    );
    mesh.push().at(0.12, 0, 0);
    buildOilLamp(mesh, gold);
    mesh.pop().pop();
  },
};
