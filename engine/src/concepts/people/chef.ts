import { bothSides } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { dressedIn, figure, gripOf, headOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { tossPancake } from '../../shapes/frying-pan.ts';
import { hangCloth } from '../../shapes/garments.ts';
import { circle } from '../../shapes/rings.ts';
import { buildKitchenCounter } from '../../shapes/kitchen-counter.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** He tosses a pancake with the right hand and watches it. */
const pose: Pose = {
  gaze: [-0.5, 0.15],
  twist: -0.15,
  elbows: [-0.3, 1.15, 0, 0.37, 1.2, -0.02],
  wrists: [-0.26, 1.02, -0.24, 0.5, 1.2, -0.24],
  bulk: 1.1,
};

export const chef: Concept = {
  id: 'chef',
  words: {
    en: 'chef/cook/baker',
    de: 'koch/köchin/köche/bäcker/bäckerin',
    es: 'cocinero/cocinera/panadero',
    fr: 'cuisinier/cuisinière/boulanger/chef cuisinier',
    zh: '厨师/面包师',
    ja: '料理人/シェフ/コック/パン屋さん',
    ar: 'طباخ/طاه/خباز',
    emoji: '👨‍🍳/👩‍🍳/🧑‍🍳',
  },
  size: { width: 1.9, height: 2.15 },
  lives: ['room', 'parlour', 'market', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 2.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const white = look.colour ?? '#f2efe8';
    const scarf = pick(random, ['#c8302a', '#2f5a8a', '#d89a2a']);
    const skin = pick(random, ['#d9a884', '#8a5a3c', '#f0cdb0']);
    mesh.push().object();
    const at = headOf(pose);
    mesh.body(
      [
        ...figure(pose, dressedIn(0, { hand: 1, head: 1, thigh: 2, shank: 2, foot: 3 })),
        ...bothSides((s) => [[...at(0.06 * s, 0.0, 0.05), 0.045, ...at(0.03 * s, -0.05, 0.065), 0.04, 4]]),
        [...at(0, 0.03, 0.045), 0.08, ...at(0, -0.045, 0.06), 0.058, 4],
      ],
      { k: 0.03, colours: [white, skin, '#3c4254', '#22201f', '#3a2418'], fur: 0.1 },
    );
    // The jacket to below the hips, the apron around it, and its strings in a bow behind.
    hangCloth(mesh, pairs([0.19, 1.1, 0.21, 0.98, 0.228, 0.86, 0.236, 0.78]), {
      colour: white,
      folds: 7,
      depth: 0.03,
      flat: 0.78,
    });
    mesh.sheet(
      (u, v): Vec3 => {
        const a = Math.PI + (v - 0.5) * 3.9;
        const r = 0.218 + 0.035 * u + 0.01 * u * Math.sin(v * 26);
        return [Math.sin(a) * r, 1.04 - 0.56 * u, Math.cos(a) * r * 0.82];
      },
      8,
      40,
      (u) => (u > 0.93 ? scarf : '#dcd8ce'),
      materials.cloth,
    );
    mesh
      .push()
      .at(0, 1.045, 0)
      .scale(1, 1, 0.8)
      .tube(circle(0.203, 0, 32), [0.014], scarf, materials.cloth, 6)
      .pop();
    for (const s of [-1, 1]) {
      mesh.tube(
        [
          [0, 1.045, 0.17],
          [0.05 * s, 1.085, 0.19],
          [0.1 * s, 1.06, 0.19],
          [0.06 * s, 1.03, 0.185],
          [0, 1.045, 0.175],
        ],
        [0.013],
        scarf,
        materials.cloth,
        6,
      );
      mesh.sheet(
        (u, v): Vec3 => [(0.015 + 0.06 * u) * s + (v - 0.5) * 0.03, 1.04 - 0.3 * u, 0.178 + 0.02 * Math.sin(u * 4)],
        8,
        2,
        () => scarf,
        materials.cloth,
      );
    }
    // A neckerchief, and the tall hat with its pleats and its puffed top.
    mesh
      .push()
      .at(0, 1.525, 0.01)
      .rotX(-0.12)
      .tube(circle(0.066, 0, 24), [0.022], scarf, materials.cloth, 8)
      .pop();
    mesh
      .push()
      .at(...at(0, 0.055, 0.008))
      .rotY(-0.5)
      .rotX(0.1);
    mesh.lathe(pairs([0.102, 0, 0.106, 0.005, 0.103, 0.1]), 32, white, materials.cloth);
    mesh.sheet(
      (u, v): Vec3 => {
        const a = v * Math.PI * 2;
        const rise = Math.sin(Math.min(1, u * 1.25) * Math.PI * 0.5);
        const swell =
          u < 0.6
            ? 0.103 + 0.052 * Math.sin((u / 0.6) * Math.PI * 0.5)
            : 0.155 * Math.cos(((u - 0.6) / 0.4) * Math.PI * 0.5);
        const r = swell * (1 + 0.05 * Math.sin(a * 15) * Math.min(1, 3 * (1 - u)));
        return [Math.sin(a) * r, 0.09 + 0.22 * rise + 0.012 * Math.sin(a * 3), Math.cos(a) * r];
      },
      20,
      90,
      (_u, v) => (Math.sin(v * Math.PI * 30) < -0.6 ? '#d6d2c8' : white),
      materials.cloth,
    );
    mesh.pop();
    // The pan with a pancake in the air over it.
    const [gx, gy, gz] = gripOf(pose, 1);
    mesh.push().at(gx, gy, gz).rotY(-0.45).rotX(0.12);
    tossPancake(mesh);
    mesh.pop();
    // The counter with a board, a pot and what is to be cooked.
    mesh.push().at(-0.28, 0, -0.62);
    buildKitchenCounter(mesh);
    mesh.pop().pop();
  },
};
