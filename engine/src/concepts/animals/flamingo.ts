import { bothSides, eyeOn } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const flamingo: Concept = {
  id: 'flamingo',
  words: {
    en: 'flamingo',
    de: 'flamingo/flamingos',
    es: 'flamenco',
    fr: 'flamant rose/flamant',
    zh: '火烈鸟',
    ja: 'フラミンゴ',
    ar: 'نحام',
    emoji: '🦩',
  },
  size: { width: 1, height: 1.5 },
  lives: ['beach', 'mountains', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.2,
  sway: 0.25,
  plural: 3,
  mirrors: true,
  build(mesh, _random, look) {
    const pink = look.colour ?? '#f0869a';
    mesh.body(
      [
        [-0.12, 0.86, 0, 0.13, 0.16, 0.84, 0, 0.12, 0],
        [0.16, 0.84, 0, 0.11, 0.4, 0.76, 0, 0.025, 1],
        ...bothSides((s) => [[-0.06, 0.9, 0.08 * s, 0.09, 0.3, 0.82, 0.08 * s, 0.03, 1]]),
        [-0.18, 0.9, 0, 0.085, -0.26, 0.98, 0, 0.06, 0],
      ],
      { k: 0.05, colours: [pink, '#f7b3bd'], fur: 0.3 },
    );
    const neck = Array.from({ length: 15 }, (_, i): Vec3 => {
      const t = i / 14;
      return [-0.24 - 0.13 * Math.sin(t * 5.4) - 0.05 * t, 0.96 + 0.5 * t, 0];
    });
    mesh.tube(
      neck,
      neck.map((_, i) => 0.055 - 0.02 * Math.min(1, i / 7)),
      pink,
      materials.cloth,
      12,
    );
    const [x, y] = [(neck.at(-1)?.[0] ?? 0) - 0.02, 1.475];
    const head: Cones = [[x, y, 0, 0.055, x - 0.04, y - 0.005, 0, 0.048, 0]];
    mesh.body(head, { k: 0.02, colours: [pink], fur: 0.2 });
    mesh.tube(
      [
        [x - 0.07, y - 0.01, 0],
        [x - 0.14, y - 0.04, 0],
        [x - 0.165, y - 0.1, 0],
      ],
      [0.034, 0.032, 0.02],
      '#f6d8cc',
      materials.gloss,
      10,
    );
    mesh.tube(
      [
        [x - 0.16, y - 0.08, 0],
        [x - 0.165, y - 0.13, 0],
      ],
      [0.027, 0.006],
      '#1c181a',
      materials.gloss,
      9,
    );
    for (const s of [-1, 1]) eyeOn(mesh, [x - 0.035, y + 0.012, 0.05 * s], [-0.3, 0.1, s], 0.012, '#e8c83a');
    // One leg stands, the other is drawn up.
    mesh.tube(
      [
        [0.02, 0.76, -0.04],
        [0.03, 0.4, -0.04],
        [0, 0.02, -0.04],
        [-0.09, 0.01, -0.04],
      ],
      [0.022, 0.016, 0.014, 0.01],
      '#e0708a',
      materials.plain,
      8,
    );
    mesh.tube(
      [
        [0.04, 0.76, 0.05],
        [-0.16, 0.52, 0.05],
        [0.08, 0.42, 0.05],
        [0.12, 0.36, 0.05],
      ],
      [0.022, 0.016, 0.013, 0.008],
      '#e0708a',
      materials.plain,
      8,
    );
  },
};
