import { mixRgb } from '../../raster/colour.ts';
import { buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { tau } from '../../shapes/chance.ts';
import { buildPerch } from '../../shapes/perch.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const toucan: Concept = {
  id: 'toucan',
  words: {
    en: 'toucan',
    de: 'tukan/tukane',
    es: 'tucán',
    fr: 'toucan',
    zh: '巨嘴鸟/大嘴鸟',
    ja: 'オオハシ',
    ar: 'طوقان',
    emoji: '',
  },
  size: { width: 1.15, height: 1.9 },
  lives: ['jungle', 'forest', 'hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    buildPerch(mesh);
    const black = look.colour ?? '#26252b';
    const cones: Cones = [
      [-0.03, 0.97, 0, 0.12, 0.06, 0.75, 0, 0.125, 0],
      [0.06, 0.75, 0, 0.11, 0.15, 0.62, 0, 0.07, 0],
      [-0.05, 1.16, 0, 0.095, -0.03, 1.1, 0, 0.098, 0],
      [-0.085, 1.16, 0, 0.082, -0.105, 1.15, 0, 0.072, 0],
      // The bib, its red hem, and the red and white under the tail.
      [-0.11, 1.08, 0, 0.072, -0.105, 0.99, 0, 0.075, 1],
      [-0.098, 0.915, 0, 0.062, -0.09, 0.9, 0, 0.06, 2],
      [0.1, 0.63, 0, 0.05, 0.14, 0.57, 0, 0.04, 2],
      [0.17, 0.6, 0, 0.05, 0.33, 0.3, 0, 0.034, 0],
      [0.33, 0.3, 0, 0.034, 0.38, 0.2, 0, 0.024, 0],
      ...bothSides((s) => [
        [-0.01, 0.97, 0.075 * s, 0.075, 0.11, 0.74, 0.085 * s, 0.06, 0],
        [-0.09, 1.09, 0.035 * s, 0.06, -0.09, 1.0, 0.04 * s, 0.065, 1],
        [-0.095, 1.17, 0.055 * s, 0.04, -0.105, 1.165, 0.055 * s, 0.036, 3],
        [0.0, 0.67, 0.055 * s, 0.036, -0.01, 0.615, 0.055 * s, 0.026, 0],
      ]),
    ];
    mesh.body(cones, { k: 0.028, colours: [black, '#f6efd8', '#c42a22', '#2f8fc4'], hair: 0.25 });
    mesh.heads([-0.07, 1.16, 0], [-0.165, 1.16, 0], {
      aside: 0.9,
      cones: [...cones.slice(2, 4), [-0.2, 1.16, 0, 0.07, -0.55, 1.1, 0, 0.06]],
    });
    tellHead(mesh, [-0.07, 1.16, 0], 0.095, { tip: [-0.68, 1.02, 0], aside: 0.85 });
    const skin = skinOf(cones, 0.028);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.01, 1.04],
        to: [0.18, 0.62],
        depth: 0.17,
        reach: 0.2,
        colours: [black, mixRgb(readColour(black), [0.3, 0.32, 0.4], 0.06), black],
      });
      eyeOn(mesh, skin([-0.1, 1.17, 0], [-0.25, 0.1, side]), [-0.3, 0.08, side], 0.0165, '#4a2a14');
      for (const toe of [-0.022, 0.022])
        mesh.tube(
          [
            [-0.01, 0.62, 0.055 * side],
            [-0.045, 0.61, 0.055 * side + toe],
            [-0.06, 0.575, 0.055 * side + toe],
          ],
          [0.016, 0.014, 0.007],
          '#5a7a94',
          materials.plain,
          7,
        );
    }
    growBill(mesh);
  },
};

/** The great bill, flat at its sides: orange over yellow, a black band where it begins and a black tip. */
function growBill(mesh: Mesh): void {
  const [orange, yellow, black, red] = ['#ee7a1c', '#f6c63a', '#1c191a', '#d8401f'].map((colour) => readColour(colour));
  if (!orange || !yellow || !black || !red) return;
  const long = 0.5;
  const half = (lower: boolean): void =>
    void mesh.sheet(
      (u, v) => {
        const t = Math.min(1, u * 1.0001);
        const angle = v * tau;
        // It swells after its root, bows over, and ends in a hook.
        const tall =
          (lower ? 0.034 : 0.062) * (1 - t ** 3.2) * (0.88 + 0.32 * Math.sin(Math.PI * Math.min(1, t * 1.5 + 0.1)));
        const wide = 0.046 * (1 - t ** 2.4) + 0.002;
        const x = -0.135 - long * (lower ? 0.86 : 1) * t;
        const y = 1.155 + (lower ? -0.048 : 0.012) - 0.02 * t - 0.125 * t ** 2.6 + (lower ? 0.022 * t : 0);
        return [x, y + Math.sin(angle) * tall, Math.cos(angle) * wide];
      },
      26,
      20,
      (u, v) => {
        const up = Math.sin(v * tau);
        const body = lower ? mixRgb(orange, red, smooth(0.2, 0.9, u)) : mixRgb(orange, yellow, smooth(-0.1, 0.85, up));
        const ended = Math.max(smooth(0.17, 0.13, u), smooth(0.83, 0.88, u - 0.05 * up));
        return mixRgb(body, black, ended);
      },
      materials.gloss,
    );
  half(true);
  half(false);
}
