import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

const half = 0.33;
const tall = 0.86;

/** How far the fruit reaches at a height between its foot and its top, 0..1. */
const girth = (t: number): number => half * Math.sin(Math.PI * (0.14 + 0.74 * t)) ** 0.55;

export const pineapple: Concept = {
  id: 'pineapple',
  words: {
    en: 'pineapple',
    de: 'ananas',
    es: 'piña',
    fr: 'ananas',
    zh: '菠萝/凤梨',
    ja: 'パイナップル',
    ar: 'أناناس',
    emoji: '🍍',
  },
  size: { width: 0.9, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    mesh.push().object();
    const skin = look.colour ?? '#b8842a';
    mesh.lathe(
      Array.from({ length: 15 }, (_, i): [number, number] => [girth(i / 14) * 0.94, (i / 14) * tall]),
      28,
      '#8a6420',
    );
    // Scales in spirals, each with a thorn.
    const rows = 11;
    for (let row = 0; row < rows; row++) {
      const t = (row + 0.5) / rows;
      const around = 13;
      for (let i = 0; i < around; i++) {
        const a = ((i + (row % 2) / 2) / around) * Math.PI * 2;
        const r = girth(t) * 0.95;
        const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
        const size = 0.048 + girth(t) * 0.1;
        mesh.ball(x, t * tall, z, size, size * 0.86, size, random() < 0.3 ? '#a8922e' : skin, materials.gloss, 7);
        mesh.tube(
          [
            [x * 1.2, t * tall, z * 1.2],
            [x * 1.28, t * tall + 0.045, z * 1.28],
          ],
          [0.012, 0.002],
          '#6a5424',
          materials.plain,
          4,
        );
      }
    }
    // Its crown of long leaves.
    for (let i = 0; i < 34; i++) {
      const t = i / 34;
      const a = i * 2.39996;
      const long = 0.34 + 0.34 * t + random() * 0.08;
      const out = 0.62 * (1 - t) + 0.1;
      mesh.sheet(
        (u, v) => {
          const wide = (v - 0.5) * 0.09 * Math.max(0, 1 - u) ** 0.7;
          const reach = u * long * out + 0.02;
          return [
            Math.cos(a) * reach - Math.sin(a) * wide,
            tall - 0.03 + u * long * (1 - 0.35 * out * u),
            Math.sin(a) * reach + Math.cos(a) * wide,
          ];
        },
        7,
        2,
        (u) => (u < 0.3 ? '#9ab45a' : '#5f9a48'),
        materials.cloth,
      );
    }
    mesh.pop();
  },
};
