import { rocketFin } from '../../shapes/rocket-fin.ts';
import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { porthole } from '../../shapes/porthole.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const skin = smoothProfile(
  pairs([
    0.95, 1.7, 1.2, 2.3, 1.5, 3.4, 1.72, 5.2, 1.74, 7, 1.6, 9, 1.34, 10.7, 1.14, 11.6, 0.9, 12.5, 0.56, 13.5, 0.2, 14.3,
    0, 14.6,
  ]),
);

/** Radius of the hull at a height. */
function radiusAt(height: number): number {
  const i = Math.max(
    1,
    skin.findIndex(([, y]) => y >= height),
  );
  const [low, high] = [skin[i - 1] ?? [1, 0], skin[i] ?? [1, 1]];
  return low[0] + ((high[0] - low[0]) * (height - low[1])) / (high[1] - low[1] || 1);
}

/** The bell of the engine with its ribs, pipes and struts. */
function rocketEngine(mesh: Mesh): void {
  mesh.lathe(
    smoothProfile(pairs([0.98, 0.42, 0.9, 0.66, 0.68, 1.05, 0.46, 1.35, 0.42, 1.5, 0.7, 1.64, 0.96, 1.72])),
    44,
    '#7a6a5c',
    materials.metal,
  );
  mesh.lathe(pairs([0.94, 0.43, 0.4, 1.3, 0, 1.32]), 32, '#241c18', materials.plain);
  for (const [y, r] of pairs([0.45, 0.975, 0.66, 0.91, 0.86, 0.81, 1.06, 0.69, 1.24, 0.55]))
    hoop(mesh, y, r, 0.03, '#a89684', materials.metal);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau;
    rod(
      mesh,
      [Math.cos(a) * 0.9, 1.72, Math.sin(a) * 0.9],
      [Math.cos(a) * 0.74, 1, Math.sin(a) * 0.74],
      0.035,
      '#c0a070',
      materials.metal,
    );
  }
}

export const rocket: Concept = {
  id: 'rocket',
  words: {
    en: 'rocket/rocket ship',
    de: 'rakete',
    es: 'cohete',
    fr: 'fusée',
    zh: '火箭',
    ja: 'ロケット',
    ar: 'صاروخ',
    emoji: '🚀',
  },
  size: { width: 5, height: 15 },
  lives: ['hills', 'moon', 'mars', 'desert'],
  stands: 'ground',
  moves: 'still',
  build(mesh, _random, look) {
    const paint = readColour(look.colour ?? '#eef0f2');
    const red = readColour(look.colour ? '#e8e4da' : '#c8322c');
    const dark = mixRgb(paint, [0.05, 0.06, 0.08], 0.45);
    const heights = skin.map(([, y]) => y);
    const heightAt = (share: number): number => {
      const at = share * (heights.length - 1);
      const [low, high] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0];
      return low + (high - low) * (at % 1);
    };
    rocketEngine(mesh);
    // Plates with their seams, a belt of squares, bands, and the nose in its own colour.
    paintedLathe(mesh, skin, {
      colour: (turn, share) => {
        const y = heightAt(share);
        if (y > 11.7 || (y > 11.3 && y < 11.5)) return red;
        if (y > 5.35 && y < 6.05) return (Math.floor(turn * 24) + Math.floor((y - 5.35) / 0.35)) % 2 ? red : paint;
        if ((y > 5.1 && y < 5.25) || (y > 6.15 && y < 6.3) || y < 2.1) return red;
        const row = Math.floor(y / 1.28);
        const [across, up] = [(turn * 8 + (row % 2) * 0.5) % 1, (y / 1.28) % 1];
        if (across < 0.022 || up < 0.03) return dark;
        return mixRgb(
          paint,
          dark,
          0.16 * fbm(turn * 8 + row * 3, y * 0.7, 2) +
            ((row * 5 + Math.floor(turn * 8 + (row % 2) * 0.5) * 3) % 4) * 0.025,
        );
      },
      material: materials.gloss,
      segments: 192,
      rows: 230,
    });
    for (const y of [2.12, 5.05, 6.34, 11.25, 11.6])
      hoop(mesh, y, radiusAt(y) + 0.01, 0.045, '#b4babf', materials.metal);
    for (const y of [2.3, 3.84, 6.5, 8.96, 10.24])
      for (let i = 0; i < 40; i++) {
        const [a, r] = [(i / 40) * tau, radiusAt(y)];
        mesh.ball(Math.cos(a) * r, y, Math.sin(a) * r, 0.03, 0.03, 0.03, '#9aa0a6', materials.metal, 6);
      }
    for (const [y, r] of pairs([9.55, 0.4, 7.75, 0.5])) {
      mesh
        .push()
        .at(0, y, -radiusAt(y) - 0.02)
        .rotX(-Math.PI / 2 + 0.06);
      porthole(mesh, r, look.lit);
      mesh.pop();
    }
    // The hatch, with a ladder down to the ground.
    mesh.push().rotY(-0.62);
    const at = (y: number): number => -radiusAt(y) - 0.03;
    mesh
      .box(0, 3.2, at(4.2) + 0.06, 0.86, 1.6, 0.1, '#c8cdd1', materials.metal)
      .box(0, 3.28, at(4.2) + 0.02, 0.7, 1.44, 0.1, red, materials.gloss);
    mesh.ball(0.22, 4, at(4.2) - 0.05, 0.06, 0.06, 0.05, '#e8c060', materials.metal, 12);
    for (let i = 0; i < 5; i++) {
      const z = at(2.2 + i * 0.2) - 0.06;
      rod(mesh, [-0.2, 2.2 + i * 0.2, z], [0.2, 2.2 + i * 0.2, z], 0.03, '#8a9096', materials.metal);
    }
    mesh.pop();
    for (let i = 0; i < 4; i++) {
      mesh.push().rotY((i / 4) * tau + 0.5);
      rocketFin(mesh, radiusAt, red, mixRgb(red, [0.02, 0.01, 0.01], 0.45));
      mesh.pop();
    }
    rod(mesh, [0, 14.5, 0], [0, 15.1, 0], 0.04, '#9aa0a6', materials.metal);
    mesh.ball(0, 15.12, 0, 0.1, 0.1, 0.1, '#e84a3a', look.lit ? materials.glow : materials.gloss, 14);
  },
};
