import type { Rgb } from '../../raster/colour.ts';
import { hex, mixRgb } from '../../raster/colour.ts';
import { buildBoulder } from '../../shapes/boulder.ts';
import { buildPalm } from '../../shapes/palm.ts';
import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const undergrowth = [
  ['#3f5f2a', '#527330', '#33502a'],
  ['#5b7434', '#6f8440', '#4a6630'],
  ['#2f4c28', '#3f602e', '#56702f'],
] as const;
const half = 17;
const across = 90;

export const island: Concept = {
  id: 'island',
  words: {
    en: 'island/islet/desert island/atoll/archipelago/palm island/island with palm trees/island with palms/island with a palm tree/island with a beach',
    de: 'insel/inseln/eiland/atoll/palmeninsel/insel mit palmen',
    es: 'isla/islas/islote/atolón/isla con palmeras',
    fr: 'île/îles/îlot/atoll/île avec des palmiers',
    zh: '岛/岛屿/小岛/海岛',
    ja: '島/無人島/小島',
    ar: 'جزيرة',
    emoji: '🏝',
  },
  size: { width: 32, height: 11 },
  lives: ['sea', 'coast'],
  stands: 'water',
  moves: 'still',
  build(mesh, random) {
    const place = random() * 40;
    const height = (x: number, z: number): number => {
      const away = Math.hypot(x, z * 1.15) + (fbm(x * 0.12 + place, z * 0.12, 3) - 0.5) * 6;
      const beach = 1.1 - Math.max(0, away - 7) * 0.16;
      return beach + smooth(9.5, 1.5, away) * (2.6 + fbm(x * 0.3, z * 0.3 + place, 4) * 1.8);
    };
    const [sand, wet, turf, earth] = [hex('#dfc899'), hex('#a08556'), hex('#4d6a2c'), hex('#857548')];
    const surf = hex('#eef3f4');
    const at = (i: number, j: number): Vec3 => {
      const [x, z] = [(i / across - 0.5) * 2 * half, (j / across - 0.5) * 2 * half];
      return [x, height(x, z), z];
    };
    const up = ([x, , z]: Vec3): Vec3 => [
      height(x - 0.2, z) - height(x + 0.2, z),
      0.4,
      height(x, z - 0.2) - height(x, z + 0.2),
    ];
    const colourAt = ([x, y, z]: Vec3): Rgb => {
      const k = fbm(x * 1.3 + place, z * 1.3, 3);
      const green = mixRgb(turf, earth, smooth(0.45, 0.75, k));
      const dry = mixRgb(mixRgb(wet, sand, smooth(0.12, 0.5, y)), green, smooth(1.25, 1.8, y + (k - 0.5) * 0.9));
      // The last wave has left foam on it.
      return mixRgb(dry, surf, smooth(0.13, 0.05, Math.abs(y - 0.08 - (k - 0.5) * 0.16)) * 0.8);
    };
    mesh.push().object();
    for (let j = 0; j < across; j++)
      for (let i = 0; i < across; i++) {
        const [a, b, c, d] = [at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)];
        if (Math.max(a[1], b[1], c[1], d[1]) < -0.7) continue;
        const tone = colourAt(a);
        mesh.tri(a, b, c, up(a), up(b), up(c), tone, materials.sand);
        mesh.tri(a, c, d, up(a), up(c), up(d), tone, materials.sand);
      }
    mesh.pop();
    for (let k = 0; k < 15; k++) {
      const turn = k * 2.4 + random();
      const away = 0.8 + random() * 6;
      const [x, z] = [Math.cos(turn) * away, (Math.sin(turn) * away) / 1.15];
      const h = 4.6 + random() * 3.4;
      mesh
        .push()
        .at(x, height(x, z) - 0.2, z)
        .rotY(random() * 6);
      buildPalm(mesh, random, { h, lean: (random() - 0.3) * 3.4 });
      mesh.pop();
    }
    // Undergrowth covers the hill up to the sand, and rocks lie at the water.
    for (let k = 0; k < 84; k++) {
      const turn = random() * 6.28;
      const away = random() ** 0.55 * 7;
      const [x, z] = [Math.cos(turn) * away, Math.sin(turn) * away];
      const size = (0.35 + random() * 0.6) * (away > 5.8 ? 0.6 : 1);
      const tones = undergrowth[k % undergrowth.length] ?? undergrowth[0];
      leaves(mesh, random, x, height(x, z) + size * 0.3, z, size, 90, 0.12, tones, 0.7);
    }
    for (let k = 0; k < 9; k++) {
      const turn = k < 6 ? 3.6 + k * 0.34 + random() * 0.2 : random() * 6.28;
      const r = 0.4 + random() * 0.9;
      let away = 6;
      while (height(Math.cos(turn) * away, Math.sin(turn) * away) > 0.25 && away < half) away += 0.4;
      const [x, z] = [Math.cos(turn) * away, Math.sin(turn) * away];
      mesh
        .push()
        .at(x, Math.max(-0.2, height(x, z) - 0.1), z)
        .rotY(random() * 6);
      buildBoulder(mesh.object(), random, { half: [r, r * 0.75], high: r * 0.7, stone: hex('#7d7466') });
      mesh.pop();
    }
  },
};
