import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const watermelon: Concept = {
  id: 'watermelon',
  words: {
    en: 'watermelon/melon',
    de: 'wassermelone/melone',
    es: 'sandía/melón',
    fr: 'pastèque/melon',
    zh: '西瓜',
    ja: 'スイカ',
    ar: 'بطيخ',
    emoji: '🍉',
  },
  size: { width: 2.9, height: 1.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.2,
  build(mesh) {
    const green = '#2f6a2c';
    mesh.sheet(
      (u, v) => {
        const [a, b] = [u * tau, (v - 0.5) * Math.PI];
        return [
          0.35 + Math.sin(b) * 0.82,
          0.68 + Math.sin(a) * Math.cos(b) * 0.68,
          0.75 + Math.cos(a) * Math.cos(b) * 0.68,
        ];
      },
      60,
      24,
      (u, v) => (Math.sin(u * 63 + 2 * Math.sin(v * 14)) > 0.25 ? '#1f4a20' : '#5a9a42'),
      materials.gloss,
    );
    // A slice before it.
    mesh.push().at(-0.5, 0.06, -0.35).rotY(-0.25).rotX(-0.18);
    const arc = (r: number, t: number): Vec3 => [Math.cos(Math.PI * t) * r, 0.9 - Math.sin(Math.PI * t) * r, 0];
    for (const z of [0, 0.34])
      for (const [from, to, c] of [
        [0, 0.72, '#e0393e'],
        [0.72, 0.78, '#f2b8a4'],
        [0.78, 0.84, '#e8f0d0'],
        [0.84, 0.9, green],
      ] as const)
        mesh.sheet(
          (u, v) => {
            const p = arc(from + (to - from) * v, u);
            return [p[0], p[1], z];
          },
          24,
          1,
          () => c,
          materials.plain,
        );
    mesh.sheet(
      (u, v) => [arc(0.9, u)[0], arc(0.9, u)[1], v * 0.34],
      30,
      1,
      (u) => (Math.sin(u * 60) > 0.3 ? '#1f4a20' : '#4a8a38'),
      materials.gloss,
    );
    mesh
      .face(
        [
          [-0.72, 0.9, 0],
          [0.72, 0.9, 0],
          [0.72, 0.9, 0.34],
          [-0.72, 0.9, 0.34],
        ],
        '#e8484a',
        materials.plain,
      )
      .face(
        [
          [-0.9, 0.9, 0],
          [-0.72, 0.9, 0],
          [-0.72, 0.9, 0.34],
          [-0.9, 0.9, 0.34],
        ],
        '#dfe8c4',
      )
      .face(
        [
          [0.9, 0.9, 0],
          [0.72, 0.9, 0],
          [0.72, 0.9, 0.34],
          [0.9, 0.9, 0.34],
        ],
        '#dfe8c4',
      );
    for (let i = 0; i < 16; i++) {
      const p = arc(0.22 + 0.17 * (i % 3), 0.12 + (i / 15) * 0.76);
      mesh.ball(p[0], p[1], -0.005, 0.022, 0.036, 0.012, '#1c1210', materials.gloss, 8);
    }
    mesh.pop();
  },
};
