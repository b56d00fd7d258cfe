import { eyeOn } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const swan: Concept = {
  id: 'swan',
  words: {
    en: 'swan',
    de: 'schwan/schwäne',
    es: 'cisne',
    fr: 'cygne',
    zh: '天鹅',
    ja: '白鳥',
    ar: 'بجعة',
    emoji: '🦢',
  },
  size: { width: 1.35, height: 1 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.25,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const white = look.colour ?? '#f7f6f2';
    mesh.body(
      [
        [-0.28, 0.16, 0, 0.2, 0.25, 0.17, 0, 0.19, 0],
        [0.25, 0.2, 0, 0.15, 0.62, 0.36, 0, 0.03, 0],
        [-0.4, 0.2, 0, 0.13, -0.5, 0.32, 0, 0.075, 0],
      ],
      { k: 0.07, colours: [white], fur: 0.15 },
    );
    // Folded wings: three layers of feathers a side.
    for (const s of [-1, 1])
      for (let i = 0; i < 22; i++) {
        const t = i / 21;
        const [x, y] = [-0.22 + t * 0.42, 0.27 + 0.09 * Math.sin(t * 2.6) + (i % 3) * 0.035];
        mesh.sheet(
          (u, v) => [
            x + u * 0.36,
            y + 0.13 * u * (1 - 0.4 * u) - (v - 0.5) * 0.13 * Math.sin(Math.PI * (0.2 + 0.78 * u)),
            s * (0.19 - 0.1 * u + 0.02 * Math.sin(v * 3)),
          ],
          5,
          3,
          () => (i % 2 ? white : '#ebe9e2'),
          materials.cloth,
        );
      }
    const neck = Array.from({ length: 18 }, (_, i): Vec3 => {
      const t = i / 17;
      return [-0.46 - 0.17 * Math.sin(t * 3.6) - 0.03 * t, 0.25 + 0.66 * t ** 0.92, 0];
    });
    mesh.tube(
      neck,
      neck.map((_, i) => 0.085 - 0.035 * Math.min(1, i / 8)),
      white,
      materials.cloth,
      14,
    );
    const [x, y] = [(neck.at(-1)?.[0] ?? 0) - 0.01, 0.925];
    const head: Cones = [[x + 0.01, y, 0, 0.062, x - 0.07, y - 0.015, 0, 0.05, 0]];
    mesh.body(head, { k: 0.02, colours: [white], fur: 0.1 });
    mesh
      .tube(
        [
          [x - 0.1, y - 0.015, 0],
          [x - 0.17, y - 0.04, 0],
          [x - 0.25, y - 0.065, 0],
        ],
        [0.036, 0.03, 0.016],
        '#e8822a',
        materials.gloss,
        10,
      )
      .ball(x - 0.115, y + 0.012, 0, 0.026, 0.02, 0.022, '#1a1614', materials.gloss, 10);
    for (const s of [-1, 1]) eyeOn(mesh, [x - 0.055, y + 0.012, 0.05 * s], [-0.3, 0.1, s], 0.012, '#14100c');
  },
};
