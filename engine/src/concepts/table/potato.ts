import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { chanceAt, fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A tuber along x about its middle, with eyes in its skin; `end` cuts it there. */
function tuber(mesh: Mesh, skin: Rgb, seed: number, end = 1): void {
  const [dark, light] = [mixRgb(skin, [0.12, 0.06, 0.02], 0.55), mixRgb(skin, [0.85, 0.68, 0.38], 0.4)] as const;
  const buds = Array.from({ length: 11 }, (_, i): Vec3 => {
    const [a, x] = [chanceAt(seed, i) * tau, (chanceAt(i, seed + 3) * 2 - 1) * 0.8];
    const r = Math.sqrt(1 - x * x);
    return [x, Math.cos(a) * r, Math.sin(a) * r];
  });
  const at = (u: number, v: number): Vec3 => {
    const [a, along] = [u * tau, Math.min(1, Math.max(-1, v * (1 + end) - 1))];
    const r = Math.max(0, 1 - Math.abs(along) ** 2.3) ** 0.5;
    return [along, Math.cos(a) * r, Math.sin(a) * r];
  };
  /** How near an eye is, and how far up its brow. */
  const eye = ([x, y, z]: Vec3): number =>
    Math.min(...buds.map(([bx, by, bz]) => Math.hypot((x - bx) * 1.1, (y - by) * 0.8, (z - bz) * 0.8)));
  mesh.sheet(
    (u, v) => {
      const p = at(u, v);
      const lump =
        1 + 0.2 * (fbm(p[0] * 1.4 + seed, p[1] * 1.4 + p[2] * 1.1, 2) - 0.5) - 0.09 * smooth(0.17, 0.02, eye(p));
      return [p[0] * 0.72 * lump, p[1] * 0.47 * lump, p[2] * 0.5 * lump];
    },
    88,
    70,
    (u, v) => {
      const p = at(u, v);
      const patch = fbm(p[0] * 4 + seed, p[1] * 4 + p[2] * 5, 4);
      const speck = fbm(p[0] * 34 + seed, p[1] * 34 + p[2] * 30, 2) > 0.66 ? 0.16 : 0;
      return mixRgb(
        mixRgb(skin, light, smooth(0.3, 0.75, patch) * 0.55),
        dark,
        Math.max(speck, 0.85 * smooth(0.13, 0.03, eye(p))),
      );
    },
    materials.plain,
  );
}

export const potato: Concept = {
  id: 'potato',
  words: {
    en: 'potato',
    de: 'kartoffel/kartoffeln',
    es: 'patata',
    fr: 'pomme de terre/pommes de terre/patate',
    zh: '土豆/马铃薯',
    ja: 'ジャガイモ/じゃがいも',
    ar: 'بطاطس/بطاطا',
    emoji: '🥔',
  },
  size: { width: 3, height: 1.4 },
  lives: ['room', 'market'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, _random, look) {
    const skin = readColour(look.colour ?? '#b8854a');
    for (const [x, y, z, turn, tilt, seed, size] of [
      [-0.72, 0.46, 0.46, 0.5, 0.06, 1, 1],
      [0.6, 0.48, 0.5, -0.3, -0.05, 8, 1.05],
      [-0.02, 1.02, 0.42, 0.15, 0.08, 15, 0.92],
      [-0.74, 0.38, -0.48, -0.35, 0.04, 22, 0.84],
    ] as const) {
      mesh.push().at(x, y, z).rotY(turn).rotZ(tilt).scale(size);
      tuber(mesh, skin, seed);
      mesh.pop();
    }
    // Half of one shows its flesh.
    mesh.push().at(0.58, 0.43, -0.5).rotY(1.1).rotZ(0.16);
    tuber(mesh, skin, 31, 0.05);
    mesh
      .push()
      .at(0.035, 0, 0)
      .rotZ(-Math.PI / 2);
    paintedLathe(
      mesh,
      Array.from({ length: 17 }, (_, i): [number, number] => [0.47 * (1 - i / 16), 0.012 * Math.min(1, i)]),
      {
        colour: (u, v) => {
          const r = 1 - v;
          if (r > 0.95) return skin;
          const ring = smooth(0.06, 0.01, Math.abs(r - 0.82 + 0.03 * Math.sin(u * tau * 3)));
          return mixRgb(
            mixRgb(readColour('#f4e2a4'), readColour('#eed07a'), fbm(u * 9, r * 6, 3)),
            readColour('#d8b458'),
            ring * 0.6,
          );
        },
        material: materials.wet,
        segments: 64,
        bulge: (u) => 1 + 0.03 * Math.sin(u * tau * 2 + 1),
      },
    );
    mesh.pop().pop();
  },
};
