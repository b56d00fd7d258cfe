import { mixRgb } from '../../raster/colour.ts';
import { blueberry, raspberry } from '../../shapes/berries.ts';
import { tau } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [thick, layers] = [0.17, 7] as const;
const [brown, golden, batter] = [readColour('#a85c1e'), readColour('#cf8a34'), readColour('#f0cf8c')] as const;
const amber = '#8f500a';

/** One pancake, pale around its side and browned above and below. */
function pancake(mesh: Mesh, radius: number, seed: number): void {
  mesh.sheet(
    (u, v) => {
      const bend = Math.min(1, Math.max(-1, (v - 0.5) * 2));
      const round = 0.9 + 0.1 * Math.sqrt(1 - Math.abs(bend) ** 3);
      const reach = Math.abs(bend) > 0.999 ? 0 : radius * round * (1 + 0.02 * Math.sin(u * tau * 3 + seed));
      const up = thick * 0.5 * (1 + Math.sign(bend) * Math.sqrt(Math.abs(bend)) * 0.96);
      return [Math.cos(u * tau) * reach, up, Math.sin(u * tau) * reach];
    },
    64,
    16,
    (u, v) => {
      const spot = fbm(Math.cos(u * tau) * 4 + seed, Math.sin(u * tau) * 4 + v * 3, 3) - 0.5;
      const side = Math.abs(v - 0.5) * 2 + spot * 0.45;
      return mixRgb(mixRgb(batter, golden, smooth(0.12, 0.5, side)), brown, smooth(0.4, 0.8, side));
    },
    materials.plain,
  );
}

/** Syrup lies on the stack, whose top is at the origin, and runs down its sides. */
function pourSyrup(mesh: Mesh, random: () => number): void {
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      const reach = v * (0.74 + 0.1 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 7));
      return [Math.cos(a) * reach, 0.012 + 0.02 * Math.sqrt(Math.max(0, 1 - v ** 4)), Math.sin(a) * reach];
    },
    72,
    8,
    () => amber,
    materials.wet,
  );
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * tau + random() * 0.3;
    const long = 0.25 + random() * 0.75;
    const w = 0.045 + random() * 0.03;
    const out = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r];
    const way = [out(0.5, -0.02), out(0.82, -0.015), out(0.92, -0.06), out(0.945, -long * 0.5), out(0.945, -long)];
    mesh.tube(way, [w * 2, w * 1.5, w * 1.1, w * 0.8, w], amber, materials.wet, 10);
    mesh.ball(...out(0.945, -long), w, w * 1.35, w, amber, materials.wet, 12);
  }
}

export const pancakes: Concept = {
  id: 'pancakes',
  words: {
    en: 'pancake/stack of pancakes/pancake stack',
    de: 'pfannkuchen/pancake/pancakes/eierkuchen',
    es: 'panqueque/tortita/tortitas',
    fr: 'pancake/pile de pancakes',
    zh: '煎饼/松饼',
    ja: 'パンケーキ/ホットケーキ',
    ar: 'فطائر محلاة/بان كيك',
    emoji: '🥞',
  },
  size: { width: 2.9, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  build(mesh, random) {
    plate(mesh, 1.42, '#e8e6e0', '#5a7a9a');
    for (let i = 0; i < layers; i++) {
      mesh.push().at((random() - 0.5) * 0.12, plateTop + i * thick, (random() - 0.5) * 0.1);
      pancake(mesh, 0.9 + random() * 0.04, random() * 30);
      mesh.pop();
    }
    mesh.push().at(0, plateTop + layers * thick, 0);
    pourSyrup(mesh, random);
    mesh.push().at(-0.02, 0.02, -0.08).rotY(0.5).rotZ(0.06);
    mesh.box(0, 0, 0, 0.42, 0.13, 0.42, '#f6dc7a', materials.wet).box(0, 0.13, 0, 0.37, 0.03, 0.37, '#f8e28c').pop();
    for (const [x, z] of [
      [0.34, -0.32],
      [0.46, -0.1],
      [-0.42, -0.36],
      [0.2, 0.4],
    ] as const)
      blueberry(mesh, random, x, 0.1, z);
    for (const [x, z] of [
      [0.42, 0.2],
      [-0.48, -0.08],
      [-0.2, 0.38],
    ] as const)
      raspberry(mesh, x, 0.06, z);
    mesh.push().at(-0.05, 0.16, 0.06);
    for (const turn of [0.6, 2.6]) {
      mesh.push().rotY(turn);
      leafBlade(mesh, { L: 0.32, W: 0.12, open: 0.7, curl: 0.4 }, ['#3f8a3a', '#7ab85a']);
      mesh.pop();
    }
    mesh.pop().pop();
    for (const [i, a] of [-0.75, -1.15, -1.42, -1.68, -1.95, -2.3].entries()) {
      const [x, z] = [Math.cos(a) * 1.14, Math.sin(a) * 1.14];
      if (i % 2) blueberry(mesh, random, x, 0.23, z);
      else raspberry(mesh, x, 0.2, z);
    }
  },
};
