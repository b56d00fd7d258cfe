import { bothSides } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const skull: Concept = {
  id: 'skull',
  words: {
    en: 'skull',
    de: 'schädel/totenkopf',
    es: 'calavera/cráneo',
    fr: 'crâne',
    zh: '骷髅',
    ja: '頭蓋骨/ドクロ',
    ar: 'جمجمة',
    emoji: '💀/☠',
  },
  size: { width: 1.4, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.5,
  build(mesh, _random, look) {
    const bone = look.colour ?? '#e6dcc2';
    mesh.body(
      [
        [0, 1, 0.12, 0.46, 0, 0.98, -0.06, 0.43, 0],
        [0, 0.72, -0.25, 0.26, 0, 0.5, -0.3, 0.2, 0],
        [-0.26, 0.66, -0.26, 0.12, 0.26, 0.66, -0.26, 0.12, 0],
        ...bothSides((s) => [
          [0.15 * s, 0.94, -0.42, 0.1, 0.2 * s, 0.94, -0.4, 0.08, 0],
          [0.3 * s, 0.62, -0.28, 0.09, 0.36 * s, 0.66, 0, 0.07, 0],
          [0.3 * s, 0.5, -0.02, 0.07, 0.24 * s, 0.18, -0.28, 0.075, 0],
          [0.24 * s, 0.16, -0.28, 0.075, 0, 0.14, -0.42, 0.09, 0],
        ]),
      ],
      { k: 0.06, colours: [bone], fur: 0.25 },
    );
    for (const s of [-1, 1]) {
      mesh.ball(0.18 * s, 0.8, -0.42, 0.14, 0.13, 0.1, '#120c08', materials.plain, 18);
      mesh.ball(0.045 * s, 0.58, -0.49, 0.035, 0.07, 0.05, '#120c08', materials.plain, 10);
    }
    for (let i = 0; i < 8; i++) {
      const a = (i - 3.5) * 0.2;
      mesh
        .box(Math.sin(a) * 0.24, 0.32, -0.26 - Math.cos(a) * 0.24, 0.045, 0.1, 0.05, '#f0e8d2', materials.gloss)
        .box(Math.sin(a) * 0.22, 0.2, -0.24 - Math.cos(a) * 0.24, 0.042, 0.09, 0.05, '#efe6cf', materials.gloss);
    }
  },
};
