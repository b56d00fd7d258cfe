import { pick } from '../../shapes/chance.ts';
import { loft } from '../../shapes/loft.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const tram: Concept = {
  id: 'tram',
  words: {
    en: 'tram/streetcar/trolley/cable car',
    de: 'straßenbahn/tram',
    es: 'tranvía',
    fr: 'tramway',
    zh: '电车/有轨电车',
    ja: '路面電車',
    ar: 'ترام',
    emoji: '🚋/🚊',
  },
  size: { width: 14, height: 4.2 },
  lives: ['street'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.9,
  sway: 0.12,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#c8322c', '#e8b02e', '#2f7a5a']);
    const cream = '#f2e8d0';
    loft(
      mesh,
      [
        [0.5, 0, 4.3, 1.05],
        [0.62, 0, 4.5, 1.15],
        [1.5, 0, 4.55, 1.18],
        [1.55, 0, 4.55, 1.18],
      ],
      0.25,
      paint,
      materials.gloss,
    );
    loft(
      mesh,
      [
        [1.55, 0, 4.54, 1.17],
        [2.75, 0, 4.5, 1.14],
      ],
      0.25,
      cream,
      materials.gloss,
    );
    loft(
      mesh,
      [
        [2.75, 0, 4.6, 1.22],
        [2.85, 0, 4.6, 1.22],
        [3.1, 0, 4.2, 0.9],
        [3.18, 0, 3.6, 0.6],
      ],
      0.3,
      '#5a5e62',
      materials.gloss,
    );
    for (const s of [-1, 1]) {
      for (let i = 0; i < 7; i++)
        mesh.box(-3.3 + i * 1.1, 1.7, 1.14 * s, 0.86, 0.85, 0.08, '#1f2c36', materials.window);
      mesh.box(0, 1.48, 1.16 * s, 8.4, 0.07, 0.06, '#e0c06a', materials.metal);
      mesh
        .box(4.5 * s, 1.7, 0, 0.12, 0.85, 1.5, '#1f2c36', materials.window)
        .ball(4.55 * s, 1.15, 0, 0.08, 0.14, 0.14, '#fff3cf', look.lit ? materials.glow : materials.gloss, 12);
      for (const x of [-2.6, -1.6, 1.6, 2.6])
        mesh
          .push()
          .at(x, 0.36, 0.85 * s)
          .rotX(Math.PI / 2)
          .cyl(0, -0.06, 0, 0.36, 0.36, 0.12, '#2a2c2e', materials.metal, 20)
          .pop();
      mesh.box(0, 0.02, 0.75 * s, 16, 0.03, 0.09, '#9aa0a6', materials.metal);
    }
    mesh.box(0, 0.35, 0, 7, 0.3, 1.7, '#2a2c2e').box(-4.62, 2.85, 0, 0.1, 0.28, 0.9, '#1a1c1e');
    for (const s of [-1, 1])
      mesh.tube(
        [
          [0.5, 3.15, 0.4 * s],
          [-0.3, 3.7, 0.3 * s],
          [0.5, 4.2, 0.3 * s],
        ],
        [0.03],
        '#2a2c2e',
      );
    rod(mesh, [0.5, 4.2, -0.7], [0.5, 4.2, 0.7], 0.035, '#2a2c2e');
  },
};
