import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const cheese: Concept = {
  id: 'cheese',
  words: {
    en: 'cheese/wedge of cheese',
    de: 'käse',
    es: 'queso',
    fr: 'fromage',
    zh: '奶酪',
    ja: 'チーズ',
    ar: 'جبن',
    emoji: '🧀',
  },
  size: { width: 1.8, height: 0.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.4,
  build(mesh) {
    const yellow = '#eeb93a';
    const [h, r] = [0.72, 1.5];
    const a = 0.42;
    const left: Vec3 = [Math.cos(Math.PI - a) * r + 0.7, 0, Math.sin(Math.PI - a) * r - 0.1];
    const rim = (t: number, y: number): Vec3 => [0.75 - Math.cos(a - t * 2 * a) * r, y, -Math.sin(a - t * 2 * a) * r];
    const tip: Vec3 = [0.75, 0, 0];
    for (let i = 0; i < 14; i++) {
      mesh.face(
        [rim(i / 14, 0), rim(i / 14, h), rim((i + 1) / 14, h), rim((i + 1) / 14, 0)],
        '#c8862a',
        materials.plain,
      );
      mesh.face([[tip[0], h, 0], rim(i / 14, h), rim((i + 1) / 14, h)], yellow, materials.plain);
    }
    mesh
      .face([tip, [tip[0], h, 0], rim(0, h), rim(0, 0)], '#f2c650', materials.plain)
      .face([tip, [tip[0], h, 0], rim(1, h), rim(1, 0)], '#e0aa34', materials.plain);
    const along = (t: number, y: number, s: number): Vec3 => [
      tip[0] - Math.cos(a) * r * t,
      y,
      -Math.sin(a) * r * t * s,
    ];
    for (const [t, y, q] of [
      [0.3, 0.42, 0.1],
      [0.5, 0.2, 0.12],
      [0.62, 0.5, 0.13],
      [0.83, 0.27, 0.15],
      [0.88, 0.58, 0.08],
      [0.42, 0.6, 0.06],
    ] as const)
      mesh.ball(...along(t, y, 1), q, q, 0.05, '#a8741e', materials.plain, 16);
    for (const [t, q] of [
      [0.45, 0.1],
      [0.7, 0.13],
      [0.85, 0.08],
    ] as const)
      mesh.ball(tip[0] - r * t, h, (left[2] > 0 ? 0.1 : -0.1) * t, q, 0.02, q * 0.8, '#b8821e', materials.plain, 16);
  },
};
