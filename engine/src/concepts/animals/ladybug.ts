import { mixRgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const ladybug: Concept = {
  id: 'ladybug',
  words: {
    en: 'ladybug/ladybird',
    de: 'marienkäfer',
    es: 'mariquita',
    fr: 'coccinelle',
    zh: '瓢虫',
    ja: 'てんとう虫',
    ar: 'دعسوقة',
    emoji: '🐞',
  },
  size: { width: 0.4, height: 0.26 },
  lives: ['hills', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.4,
  mirrors: true,
  build(mesh, _random, look) {
    const red = readColour(look.colour ?? '#c7291d');
    const black = readColour('#191412');
    const deep = mixRgb(red, [0.08, 0.01, 0.01], 0.45);
    mesh.ball(0.03, 0.062, 0, 0.14, 0.03, 0.118, black, materials.wet, 20);
    for (const s of [-1, 1]) {
      // A wing case: a quarter of a dome with a rolled hem, and the seam between it and the other.
      mesh.sheet(
        (u, v) => {
          const along = Math.PI * Math.min(1, Math.max(0, u));
          const high = Math.sin(along) ** 0.72;
          const a = Math.min(1.02, Math.max(0, v)) * (Math.PI / 2);
          const hem = v > 0.94 ? 0.006 : 0;
          return [
            0.035 - 0.152 * Math.cos(along),
            0.058 + 0.138 * high * Math.max(0, Math.cos(a)) ** 0.86,
            s * (0.0012 + (0.128 * Math.sin(a) + hem) * high),
          ];
        },
        120,
        90,
        (u, v) => {
          const [x, z] = [-Math.cos(Math.PI * u), Math.sin((v * Math.PI) / 2) * Math.sin(Math.PI * u) ** 0.72];
          const spot = Math.min(...spots.map(([sx, sz, r]) => Math.hypot(x - sx, (z - sz) * 0.9) - r));
          const shaded = mixRgb(red, deep, Math.max(smooth(0.8, 1, v), 0.8 * smooth(0.05, 0, spot)));
          return mixRgb(shaded, black, Math.max(smooth(0.012, -0.012, spot), v < 0.012 ? 1 : 0));
        },
        materials.gloss,
      );
      // White marks on the shield of the neck and beside the small eyes.
      mesh.ball(-0.132, 0.096, 0.066 * s, 0.02, 0.022, 0.0135, '#efe9da', materials.wet, 14);
      mesh.ball(-0.176, 0.082, 0.026 * s, 0.012, 0.011, 0.011, '#efe9da', materials.wet, 10);
      mesh.ball(-0.172, 0.074, 0.04 * s, 0.013, 0.015, 0.012, '#0c0a09', materials.gloss, 12);
      mesh.tube(
        [
          [-0.19, 0.08, 0.022 * s],
          [-0.215, 0.095, 0.045 * s],
          [-0.222, 0.098, 0.056 * s],
          [-0.228, 0.098, 0.07 * s],
        ],
        [0.004, 0.0035, 0.005, 0.008],
        '#2a1d17',
        materials.wet,
        8,
      );
      // Thigh, shank and foot.
      for (let i = 0; i < 3; i++) {
        const [x, to] = [-0.085 + i * 0.085, -0.12 + i * 0.13];
        mesh.tube(
          [
            [x, 0.05, 0.07 * s],
            [(x + to) / 2, 0.062, 0.15 * s],
            [to, 0.022, 0.176 * s],
            [to + 0.012, 0.005, 0.19 * s],
            [to + 0.016 * (i - 0.6), 0.003, 0.212 * s],
          ],
          [0.013, 0.0115, 0.0075, 0.005, 0.003],
          '#1f1814',
          materials.wet,
          9,
        );
      }
    }
    mesh
      .ball(-0.122, 0.085, 0, 0.042, 0.05, 0.082, black, materials.gloss, 22)
      .ball(-0.165, 0.07, 0, 0.034, 0.034, 0.044, black, materials.gloss, 18);
  },
};

/** The seven spots: where they are along and across a wing case, and how large. */
const spots = [
  [-0.74, 0.0, 0.2],
  [-0.36, 0.64, 0.19],
  [0.12, 0.34, 0.2],
  [0.42, 0.72, 0.17],
] as const;
