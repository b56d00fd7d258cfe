import { scaleRgb } from '../../raster/colour.ts';
import { buildClad } from '../../body/clad-body.ts';
import { cutsOf, within } from '../../body/cuts.ts';
import type { Cover } from '../../body/cuts.ts';
import { onBody } from '../../body/on-body.ts';
import { wearShell } from '../../body/shell.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { complexionOf, irisOf, wearHairOf, wholeDetail } from '../../shapes/human-head.ts';
import { onTrunk } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { wearCape } from '../../shapes/cape.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Fists on the hips, legs apart, chin up. */
const pose: Pose = {
  chest: [0, 1.45, 0],
  head: [0, 1.72, -0.01],
  gaze: [-0.15, 0.02],
  headSize: 1.16,
  elbows: [-0.45, 1.21, 0.09, 0.45, 1.21, 0.09],
  wrists: [-0.27, 1.06, -0.02, 0.27, 1.06, -0.02],
  hands: 'fists',
  thumbs: [
    [0.35, 0.5, -1],
    [-0.35, 0.5, -1],
  ],
  knees: [-0.17, 0.5, -0.03, 0.17, 0.5, -0.03],
  ankles: [-0.24, 0.09, 0.02, 0.24, 0.09, 0.02],
  toes: [0.4, 0.4],
  bulk: 1.04,
};

export const superhero: Concept = {
  id: 'superhero',
  words: {
    en: 'superhero/super hero/superheroine/hero',
    de: 'superheld/superheldin/superhelden/held/heldin',
    es: 'superhéroe/superheroína/héroe',
    fr: 'super-héros/superhéros/super-héroïne/héros',
    zh: '超级英雄/英雄',
    ja: 'スーパーヒーロー/ヒーロー',
    ar: 'بطل خارق/بطل',
    emoji: '🦸/🦸‍♂️/🦸‍♀️',
  },
  size: { width: 1.7, height: 1.95 },
  lives: ['street', 'skyline', 'hills', 'mountains'],
  has: ['cape'],
  stands: 'ground',
  moves: 'still',
  flies: 'upright',
  turn: 0.3,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const [suit, cape, trim] = pick(random, [
      ['#2456a8', '#c8281e', '#e8b020'],
      ['#b02030', '#2c4490', '#e8b020'],
      ['#1f7a4a', '#e0a020', '#f2e6c0'],
    ]);
    const main = readColour(look.colour ?? suit);
    const second = look.colour === undefined || look.colour !== cape ? readColour(cape) : readColour('#2a3050');
    mesh.push().object();
    const isWoman = random() < 0.4;
    const [skin, hair] = complexionOf(random);
    const { body } = buildClad(mesh, random, pose, {
      who: { kind: isWoman ? 'woman' : 'man', strong: isWoman ? 0.45 : 0.85, glad: 0.5 },
      colours: { skin, hair: readColour(hair), iris: irisOf(random, [], skin), stubble: 0 },
      cover: {
        torso: main,
        arm: main,
        thigh: main,
        hips: second,
        forearm: second,
        hand: second,
        shank: second,
        foot: second,
      },
      ease: 0.004,
      material: materials.wet,
    });
    wearHairOf(mesh, random, body, {
      ...{ kind: isWoman ? 'woman' : 'man', style: isWoman ? 'long' : 'short', hair, detail: wholeDetail },
    });
    const touch = onBody(body);
    // The badge: a star on a disc.
    const onChest = (r: number, a: number, out: number): Vec3 => {
      return touch([Math.sin(a) * r, 1.335 + Math.cos(a) * r, -0.6], [0, 0, 1], out);
    };
    for (let i = 0; i < 20; i++) {
      const [a, b] = [(i / 20) * tau, ((i + 1) / 20) * tau];
      mesh.face([onChest(0, 0, 0.022), onChest(0.088, a, 0.016), onChest(0.088, b, 0.016)], trim, materials.gloss);
    }
    for (let i = 0; i < 10; i++) {
      const [a, b] = [(i / 10) * tau, ((i + 1) / 10) * tau];
      mesh.face(
        [onChest(0, 0, 0.03), onChest(i % 2 ? 0.032 : 0.078, a, 0.023), onChest(i % 2 ? 0.078 : 0.032, b, 0.023)],
        second,
        materials.gloss,
      );
    }
    // A belt, and the cuffs of gloves and boots.
    const cuts = cutsOf(body);
    const band = (colour: Colour, ease: number, from: Cover, to: Cover): void =>
      wearShell(mesh, body, { ...{ colour, ease, material: materials.wet }, covers: within((v) => -from(v), to) });
    const cuff = scaleRgb(second, 0.8);
    band(
      trim,
      0.02,
      (v) => -cuts.above(0.055)(v),
      (v) => -cuts.above(0.1)(v),
    );
    band(cuff, 0.014, cuts.sleeves(0.53), cuts.sleeves(0.6));
    band(cuff, 0.016, cuts.legs(0.54), cuts.legs(0.61));
    const [bx, by, bz] = touch([onTrunk(pose, 'pelvis')(0)[0], 0.99, -0.6], [0, 0, 1], 0.024);
    mesh.box(bx, by - 0.03, bz, 0.07, 0.06, 0.03, trim, materials.gloss);
    wearCape(mesh, {
      colour: second,
      lining: scaleRgb(second, 0.62),
      top: 1.53,
      hem: 0.22,
      shoulders: 0.25,
      breadth: 0.62,
      behind: 0.5,
      aside: 0.5,
      wrap: 2.9,
      folds: 8,
    });
    mesh.pop();
  },
};
