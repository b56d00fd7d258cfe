import { mixRgb } from '../../raster/colour.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const broccoli: Concept = {
  id: 'broccoli',
  words: {
    en: 'broccoli',
    de: 'brokkoli/broccoli',
    es: 'brócoli',
    fr: 'brocoli',
    zh: '西兰花/西蓝花',
    ja: 'ブロッコリー',
    ar: 'بروكلي',
    emoji: '🥦',
  },
  size: { width: 2.3, height: 2 },
  lives: ['room', 'garden'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.2,
  build(mesh, random, look) {
    const green = readColour(look.colour ?? '#3f7d2a');
    const [dark, light] = [mixRgb(green, [0.01, 0.03, 0.015], 0.45), mixRgb(green, [0.45, 0.62, 0.2], 0.45)] as const;
    const [stalk, pale] = [mixRgb(light, [0.62, 0.74, 0.38], 0.5), readColour('#dbe6b0')] as const;
    mesh.push().rotZ(0.06);
    const limb = (from: Vec3, bend: Vec3, to: Vec3, thick: number, thin: number): void => {
      const way = Array.from({ length: 13 }, (_, i): Vec3 => {
        const t = i / 12;
        const on = (k: 0 | 1 | 2): number => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * bend[k] + t * t * to[k];
        return [on(0), on(1), on(2)];
      });
      paintedTube(mesh, way, {
        radius: (t) => thick + (thin - thick) * t,
        colour: (u, t) => mixRgb(mixRgb(pale, stalk, smooth(0, 0.35, t)), green, 0.25 * fbm(u * 8, t * 3, 2)),
        material: materials.wet,
        around: 18,
        pieces: 14,
        bulge: (u) => 1 + 0.05 * Math.sin(u * tau * 5),
      });
    };
    limb([0, 0, 0], [0, 0.4, 0], [0, 0.95, 0], 0.34, 0.4);
    mesh.cyl(0, 0, 0, 0.34, 0.34, 0.012, '#e6eec4', materials.plain, 24);
    const heads: (readonly [Vec3, number])[] = [[[0, 1.5, 0], 0.4]];
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * tau + 0.2;
      heads.push([[Math.cos(a) * 0.56, 1.3 + 0.05 * Math.sin(i * 3), Math.sin(a) * 0.52], 0.34]);
    }
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * tau + 0.45;
      heads.push([[Math.cos(a) * 0.84, 0.98 + 0.09 * Math.sin(i * 2.3), Math.sin(a) * 0.76], 0.27]);
    }
    for (const [[x, y, z], size] of heads) {
      limb([x * 0.18, 0.42, z * 0.18], [x * 0.5, 0.62, z * 0.5], [x * 0.9, y - size * 0.3, z * 0.9], 0.17, 0.14);
      // A floret is a dome of hundreds of buds.
      mesh.ball(x, y, z, size * 0.93, size * 0.82, size * 0.93, dark, materials.plain, 16);
      const out = Math.hypot(x, z) || 1;
      for (let n = 0; n < 95; n++) {
        const up = 1 - ((n + 0.5) / 95) * 1.5;
        const a = n * 2.39996;
        const level = Math.sqrt(Math.max(0, 1 - up * up));
        const lump = 1 + 0.1 * Math.sin(a * 3 + x * 9) * level + 0.12 * (fbm(a * 2 + x * 7, up * 5 + z, 2) - 0.5);
        const [dx, dy, dz] = [Math.cos(a) * level, up, Math.sin(a) * level];
        if (dy < -0.1 && (dx * x + dz * z) / out < 0.2) continue;
        const r = size * 0.115 * (0.75 + random() * 0.5);
        const shade = mixRgb(dark, light, Math.min(1, Math.max(0, 0.3 + 0.45 * up + (random() - 0.5) * 0.5)));
        mesh.ball(
          x + dx * size * lump,
          y + dy * size * 0.88 * lump,
          z + dz * size * lump,
          r,
          r,
          r,
          shade,
          materials.plain,
          6,
        );
      }
    }
    // Two small leaves on the stalk.
    for (const [turn, up] of [
      [-2.2, 0.3],
      [-0.5, 0.42],
    ] as const) {
      mesh.push().at(0, up, 0).rotY(-turn);
      mesh.sheet(
        (u, v) => {
          const s = (u - 0.5) * 2;
          const w = 0.12 * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.88));
          return [0.34 + v * 0.36, 0.5 * v - 0.25 * v * v + s * s * 0.04, s * w * (1 + 0.1 * Math.sin(v * 30))];
        },
        8,
        12,
        (u) => (Math.abs(u - 0.5) < 0.09 ? pale : mixRgb(green, light, 0.5)),
        materials.leaf,
      );
      mesh.pop();
    }
    mesh.pop();
  },
};
