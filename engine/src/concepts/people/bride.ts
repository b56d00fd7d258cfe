import { pick, tau } from '../../shapes/chance.ts';
import { dressedIn, figure, gripOf, headOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hangCloth } from '../../shapes/garments.ts';
import { pairs } from '../../shapes/points.ts';
import { buildPosy } from '../../shapes/posy.ts';
import { wearVeil } from '../../shapes/veil.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';
import { roseKind } from '../flowers/rose.ts';

const pose: Pose = {
  gaze: [-0.35, -0.1],
  elbows: [-0.27, 1.16, 0.02, 0.31, 1.17, -0.02],
  wrists: [-0.16, 1.08, -0.22, 0.36, 1.12, -0.25],
  bulk: 0.84,
};

export const bride: Concept = {
  id: 'bride',
  words: {
    en: 'bride',
    de: 'braut/bräute',
    es: 'novia',
    fr: 'mariée/jeune mariée',
    zh: '新娘',
    ja: '花嫁',
    ar: 'عروس/عروسة',
    emoji: '👰/👰‍♀️',
  },
  size: { width: 1.9, height: 1.85 },
  lives: ['hills', 'beach', 'cathedral'],
  stands: 'ground',
  moves: 'still',
  turn: 0.4,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const gown = look.colour ?? '#f6f1e8';
    const hair = pick(random, ['#4a2c1a', '#7a5030', '#2a1c14', '#b08848']);
    const skin = pick(random, ['#e2b292', '#b07c58', '#f0cdb0']);
    mesh.push().object();
    const at = headOf(pose);
    mesh.body(figure(pose, dressedIn(1, { torso: 0, hips: 0 })), { k: 0.028, colours: [gown, skin] });
    // The back is bare above the lace of the bodice; hair is pinned up in a knot.
    mesh.body(
      [
        [-0.05, 1.4, 0.02, 0.085, 0.05, 1.4, 0.02, 0.085, 0],
        [-0.07, 1.48, 0.01, 0.045, 0.07, 1.48, 0.01, 0.045, 0],
      ],
      { k: 0.03, colours: [skin] },
    );
    mesh.body(
      [
        [...at(0, 0.045, 0.04), 0.09, ...at(0, -0.02, 0.06), 0.068, 0],
        [...at(-0.05, 0.06, -0.01), 0.062, ...at(0.05, 0.06, -0.01), 0.062, 0],
        [...at(-0.03, 0.01, 0.13), 0.048, ...at(0.03, 0.01, 0.13), 0.048, 0],
        [...at(0, 0.04, 0.13), 0.045, ...at(0, -0.02, 0.13), 0.042, 0],
      ],
      { k: 0.02, colours: [hair], hair: 0.7 },
    );
    // The gown, and its train that lies on the ground behind her.
    hangCloth(
      mesh,
      pairs([0.152, 1.32, 0.138, 1.2, 0.13, 1.1, 0.18, 0.98, 0.27, 0.72, 0.38, 0.36, 0.47, 0.03, 0.49, 0.005]),
      { colour: gown, folds: 13, depth: 0.07, flat: 0.9, border: [0.965, '#ffffff'] },
    );
    mesh.sheet(
      (u, v): Vec3 => {
        const x = (v - 0.5) * 2;
        const wide = 0.16 + 0.46 * u ** 0.8;
        const back = 0.13 + 0.2 * u + 1.0 * Math.max(0, u - 0.3) ** 1.25 * (1 - 0.3 * x * x);
        const fold = Math.sin(x * 9) * 0.03 * u;
        return [
          x * wide,
          0.02 + 1.02 * Math.max(0, 1 - u / 0.62) ** 1.35 + Math.abs(fold) * 0.7,
          back + fold - 0.1 * x * x * (1 - u),
        ];
      },
      26,
      44,
      (u, v) => (u > 0.93 || Math.abs(v - 0.5) > 0.475 ? '#ffffff' : gown),
      materials.cloth,
    );
    // Lace along the bodice, a row of buttons down the back, and a ribbon at the waist.
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * tau;
      mesh.ball(
        Math.sin(a) * 0.152,
        1.32 + 0.012 * Math.cos(i * Math.PI),
        Math.cos(a) * 0.122,
        0.02,
        0.02,
        0.012,
        '#ffffff',
        materials.cloth,
        8,
      );
    }
    mesh
      .push()
      .scale(1, 1, 0.9)
      .lathe(pairs([0.137, 1.085, 0.141, 1.1, 0.137, 1.118]), 30, '#e6d2c2', materials.gloss)
      .pop();
    // A tiara, and a veil through which the hair shows.
    mesh
      .push()
      .at(...at(0, 0.095, 0.01))
      .rotY(-0.35);
    mesh.tube(
      Array.from({ length: 21 }, (_, i): Vec3 => {
        const a = -1.9 + (i / 20) * 3.8;
        return [Math.sin(a) * 0.082, 0.012 * Math.cos(a * 9), -Math.cos(a) * 0.075];
      }),
      [0.008],
      '#e8dcb8',
      materials.metal,
      6,
    );
    for (let i = 0; i < 9; i++) {
      const a = -1.6 + i * 0.4;
      mesh.ball(Math.sin(a) * 0.083, 0.016, -Math.cos(a) * 0.076, 0.011, 0.015, 0.011, '#ffffff', materials.gloss, 8);
    }
    mesh.pop();
    wearVeil(mesh, at(0, 0.085, 0.085), readColour(gown), readColour(hair));
    // The bouquet: roses and leaves in her right hand.
    const [gx, gy, gz] = gripOf(pose, 1);
    mesh
      .push()
      .at(gx, gy + 0.02, gz - 0.03)
      .rotX(-0.35)
      .scale(0.1);
    buildPosy(mesh, random, roseKind.head);
    mesh.pop().pop();
  },
};
