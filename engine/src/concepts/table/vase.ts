import { peony } from '../../shapes/painted-peony.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const outside = smoothProfile(
  pairs([
    0.3, 0.0, 0.33, 0.02, 0.33, 0.08, 0.33, 0.08, 0.36, 0.14, 0.5, 0.4, 0.61, 0.7, 0.63, 0.92, 0.56, 1.14, 0.38, 1.32,
    0.27, 1.44, 0.245, 1.56, 0.27, 1.68, 0.38, 1.78, 0.385, 1.8,
  ]),
);

/** How dark the brush painted at a turn and a height: lappets at the foot, peonies and leaves about the belly, bands above. */
function brush(turn: number, y: number): number {
  const cell = (count: number): number => ((turn * count) % 1) - 0.5;
  const line = (at: number, half: number): number => smooth(half, half * 0.5, Math.abs(y - at));
  const lines = Math.max(
    line(0.1, 0.018),
    line(0.4, 0.014),
    line(1.16, 0.014),
    line(1.31, 0.02),
    line(1.46, 0.012),
    line(1.74, 0.02),
  );
  if (y < 0.39) {
    const x = Math.abs(cell(16)) * 2;
    const tip = 0.36 - 0.2 * x ** 2.2;
    return y > 0.13 && y < tip
      ? Math.max(lines, tip - y < 0.03 || x > 0.86 ? 1 : 0.35 + 0.4 * smooth(0.36, 0.14, y))
      : lines;
  }
  if (y < 1.15) {
    const [x, up] = [cell(5) * 3.7, (y - 0.78) / 0.27];
    const flower = peony(x * 1.05, up);
    const vine = Math.abs(y - 0.78 - 0.3 * Math.cos(turn * tau * 5)) < 0.012 ? 0.9 : 0;
    let leaf = 0;
    for (const [lx, ly, lean] of [
      [1.45, 0.75, 0.5],
      [-1.45, 0.75, -0.5],
      [1.4, -0.85, -0.6],
      [-1.4, -0.85, 0.6],
      [1.85, 0.05, 1.2],
    ] as const) {
      const [dx, dy] = [x * 1.05 - lx, up - ly];
      const [px, py] = [dx * Math.cos(lean) + dy * Math.sin(lean), dy * Math.cos(lean) - dx * Math.sin(lean)];
      const d = Math.abs(py) - 0.2 * Math.max(0, 1 - (px / 0.46) ** 2);
      if (d < 0 && Math.abs(px) < 0.46) leaf = Math.max(leaf, Math.abs(py) < 0.03 ? 0.2 : 0.85);
    }
    return Math.max(lines, flower, vine * (flower > 0 ? 0 : 1), leaf);
  }
  if (y < 1.3) {
    const x = cell(18) * 2;
    return Math.max(lines, Math.abs(Math.hypot(x, (y - 1.235) / 0.062) - 0.6) < 0.22 ? 0.9 : 0);
  }
  const x = Math.abs(cell(10)) * 2;
  return y < 1.72 ? Math.max(lines, y > 1.47 && y < 1.7 - 0.19 * x ** 1.6 ? 0.45 + 0.4 * (x > 0.7 ? 1 : 0) : 0) : lines;
}

export const vase: Concept = {
  id: 'vase',
  words: {
    en: 'vase',
    de: 'vase',
    es: 'jarrón',
    fr: 'vase',
    zh: '花瓶',
    ja: '花瓶',
    ar: 'مزهرية',
    emoji: '🏺',
  },
  size: { width: 1.3, height: 1.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const asked = look.colour && readColour(look.colour);
    const [ground, ink, rim]: readonly [Rgb, Rgb, string] = asked
      ? [asked, mixRgb(asked, [0.95, 0.9, 0.78], 0.8), '#d0a548']
      : pick(random, [
          [readColour('#eef1ee'), readColour('#1c3c8c'), '#e8ece8'],
          [readColour('#2a6a74'), readColour('#dfe8d8'), '#c89a48'],
          [readColour('#f0eadc'), readColour('#a8382c'), '#d0a548'],
        ]);
    const heights = outside.map(([, y]) => y);
    const heightAt = (share: number): number => {
      const at = share * (heights.length - 1);
      const [low, high] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0];
      return low + (high - low) * (at % 1);
    };
    mesh
      .push()
      .object()
      .rotY(random() * tau);
    paintedLathe(mesh, outside, {
      colour: (turn, share) => {
        const cloud = fbm(turn * 40, share * 22, 2);
        return mixRgb(ground, ink, brush(turn, heightAt(share)) * (0.78 + 0.22 * cloud));
      },
      material: materials.gloss,
      segments: 280,
      rows: 190,
    });
    mesh.lathe(
      smoothProfile(pairs([0.385, 1.8, 0.37, 1.815, 0.34, 1.8, 0.25, 1.68, 0.22, 1.55, 0.22, 1.3])),
      48,
      mixRgb(ground, [0, 0, 0], 0.25),
      materials.gloss,
    );
    mesh.cyl(0, 1.3, 0, 0.22, 0.22, 0.002, '#2a2420', materials.plain, 30);
    hoop(mesh, 1.802, 0.376, 0.017, rim, look.colour ? materials.metal : materials.gloss);
    mesh.pop();
  },
};
