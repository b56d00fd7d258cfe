import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { filledGlass, straw } from '../../shapes/filled-glass.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** A glass of a milk bar: a foot, a knob, and a cone that widens to its brim. */
const wall = smoothProfile(
  pairs([0.46, 0, 0.47, 0.04, 0.3, 0.1, 0.14, 0.2, 0.17, 0.3, 0.15, 0.38, 0.28, 0.5, 0.37, 0.9, 0.44, 1.4, 0.52, 1.9]),
);

export const milkshake: Concept = {
  id: 'milkshake',
  words: {
    en: 'milkshake/milk shake/shake/sundae/ice cream sundae/frappe',
    de: 'milchshake/milchshakes/eisbecher',
    es: 'batido/malteada/copa de helado',
    fr: 'milkshake/coupe glacée',
    zh: '奶昔/圣代',
    ja: 'ミルクシェイク/パフェ/サンデー',
    ar: 'ميلك شيك',
    emoji: '',
  },
  size: { width: 1.5, height: 2.9 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const shake = readColour(look.colour ?? pick(random, ['#f0a0b4', '#8a5a38', '#f2dca0']));
    const syrup = mixRgb(shake, [0.12, 0.02, 0.02], 0.7);
    filledGlass(mesh, wall, {
      from: 0.44,
      to: 1.86,
      // Syrup has run down inside in a few long drops.
      body: (turn, share) => {
        const drop = 0.5 + 0.5 * Math.sin(turn * tau * 5 + 1);
        const end = 0.86 - 0.6 * drop ** 2;
        const within = smooth(0.75, 0.95, drop) * smooth(end - 0.02, end + 0.03, share);
        return mixRgb(mixRgb(shake, [1, 0.96, 0.92], 0.15 * share), syrup, within * 0.85);
      },
    });
    // Whipped cream from a nozzle of eight points, wound up to its tip.
    paintedLathe(
      mesh,
      smoothProfile(
        pairs([
          0.5, 1.84, 0.58, 1.92, 0.56, 2.02, 0.42, 2.08, 0.48, 2.12, 0.44, 2.24, 0.3, 2.3, 0.34, 2.34, 0.28, 2.46, 0.14,
          2.54, 0.06, 2.62, 0, 2.66,
        ]),
      ),
      {
        colour: (turn, share) =>
          mixRgb(
            [0.96, 0.91, 0.82],
            [0.78, 0.68, 0.54],
            smooth(0.3, 1, Math.sin((turn + share * 1.2) * tau * 8)) * 0.35,
          ),
        material: materials.snow,
        segments: 128,
        rows: 60,
        bulge: (turn, share) => 1 + 0.09 * Math.sin((turn + share * 1.2) * tau * 8),
      },
    );
    for (let i = 0; i < 42; i++) {
      const [a, t] = [random() * tau, random()];
      const [r, y] = [0.54 - t * 0.3, 1.98 + t * 0.42];
      mesh
        .push()
        .at(Math.cos(a) * r, y, Math.sin(a) * r)
        .rotY(random() * 3)
        .rotZ(random() * 3)
        .ball(
          0,
          0,
          0,
          0.04,
          0.013,
          0.013,
          pick(random, ['#e84a6a', '#4aa0e0', '#f0c020', '#5ac05a']),
          materials.gloss,
          8,
        )
        .pop();
    }
    mesh.ball(0, 2.74, 0, 0.15, 0.145, 0.15, '#c01828', materials.gloss, 24);
    mesh.tube(
      [
        [0, 2.86, 0],
        [0.03, 3, 0],
        [0.12, 3.1, 0.02],
      ],
      [0.013],
      '#4a6a24',
      materials.plain,
      6,
    );
    straw(mesh, [0.1, 1.6, 0.1], [0.5, 2.9, 0.3], { radius: 0.05, colours: ['#f8f4ee', '#d83a44'] });
  },
};
