import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const [white, butter] = [readColour('#fbf2da'), readColour('#f0c968')] as const;

/** One popped kernel: a few blown lobes about a yellow heart. */
function kernel(mesh: Mesh, random: Random, x: number, y: number, z: number, size: number): void {
  const start = random() * tau;
  mesh.ball(x, y, z, size * 0.5, size * 0.5, size * 0.5, butter, materials.plain, 8);
  for (let i = 0; i < 6; i++) {
    const a = start + i * 2.4;
    const up = (random() - 0.3) * 1.1;
    const out = size * (0.5 + random() * 0.22);
    const r = size * (0.38 + random() * 0.2);
    const colour = mixRgb(white, butter, random() ** 2 * 0.85);
    mesh.ball(
      x + Math.cos(a) * Math.cos(up) * out,
      y + Math.sin(up) * out,
      z + Math.sin(a) * Math.cos(up) * out,
      r,
      r * 0.85,
      r,
      colour,
      materials.plain,
      9,
    );
  }
}

export const popcorn: Concept = {
  id: 'popcorn',
  words: {
    en: 'popcorn/bucket of popcorn/box of popcorn',
    de: 'popcorn/popcorntüte',
    es: 'palomitas/palomitas de maíz',
    fr: 'pop-corn/popcorn/maïs soufflé',
    zh: '爆米花',
    ja: 'ポップコーン',
    ar: 'فشار/بوشار',
    emoji: '🍿',
  },
  size: { width: 2.3, height: 2.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const red = look.colour ?? '#c4261c';
    const stripes = 16;
    const scallop = (u: number): number => 0.05 * Math.abs(Math.sin(u * Math.PI * stripes)) ** 0.6;
    paintedLathe(mesh, pairs([0, 0.02, 0.66, 0, 0.67, 0.04, 0.71, 0.3, 0.76, 0.65, 0.81, 1, 0.85, 1.3, 0.88, 1.5]), {
      colour: (u, v) => (v < 0.12 || Math.floor(u * stripes) % 2 ? red : '#f4eee0'),
      material: materials.plain,
      segments: stripes * 6,
    });
    mesh.sheet(
      (u, v) => {
        const y = 1.5 + v * (0.06 + scallop(u) * 1.6);
        const r = 0.88 + (y - 1.5) * 0.09;
        return [Math.cos(u * tau) * r, y, Math.sin(u * tau) * r];
      },
      stripes * 10,
      2,
      (u) => (Math.floor(u * stripes) % 2 ? red : '#f4eee0'),
      materials.plain,
    );
    // A label in front.
    mesh.sheet(
      (u, v) => {
        const a = -Math.PI / 2 + (u - 0.5) * 1.05 * Math.sqrt(Math.max(0, 1 - (v * 2 - 1) ** 2));
        const y = 0.42 + v * 0.66;
        const r = 0.68 + y * 0.138 + 0.012;
        return [Math.cos(a) * r, y, Math.sin(a) * r];
      },
      72,
      60,
      (u, v) => (Math.hypot(u - 0.5, v - 0.5) > 0.44 || Math.abs(v - 0.5) > 0.44 ? '#e8b83a' : '#f8f2e2'),
      materials.plain,
    );
    mesh.push().at(0, 0.72, -0.82).rotX(0.1);
    kernel(mesh, random, 0, 0.02, 0.02, 0.16);
    mesh.pop();
    for (let i = 0; i < 130; i++) {
      const [a, q] = [i * 2.39996, Math.sqrt((i + 0.5) / 130)];
      const r = q * 0.82;
      const y = 1.46 + 0.52 * (1 - q * q) + random() * 0.12;
      kernel(mesh, random, Math.cos(a) * r, y, Math.sin(a) * r, 0.13 + random() * 0.05);
    }
    for (const [x, z] of [
      [-0.95, -0.5],
      [-0.72, -0.78],
      [0.92, -0.62],
      [1, -0.2],
      [0.5, -0.95],
    ] as const)
      kernel(mesh, random, x, 0.12, z, 0.14);
  },
};
