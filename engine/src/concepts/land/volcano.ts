import { eroded, fbm, smooth } from '../../solid/noise.ts';
import { hex, mixRgb } from '../../raster/colour.ts';
import { buildSmoke } from '../../shapes/flames.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const high = 62;
const foot = 82;
const crater = 9;

export const volcano: Concept = {
  id: 'volcano',
  words: {
    en: 'volcano/erupting volcano/volcanic eruption/lava',
    de: 'vulkan/vulkanausbruch/lava',
    es: 'volcán/erupción volcánica/lava',
    fr: 'volcan/éruption volcanique/lave',
    zh: '火山/熔岩',
    ja: '火山/溶岩',
    ar: 'بركان/حمم',
    emoji: '🌋',
  },
  size: { width: 150, height: 92 },
  lives: ['hills', 'desert', 'mars'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  build(mesh, random) {
    const place = random() * 40;
    const [ash, basalt, scree] = [hex('#2a2523'), hex('#4a3f39'), hex('#6a564a')];
    /** Streams of lava run down at these angles; the first towards the eye. */
    const streams = [-1.57 + (random() - 0.5) * 0.5, -0.9 - random() * 0.3, -2.35 - random() * 0.4, random() * 3];
    const profile = (share: number): number => crater + (foot - crater) * Math.max(0, 1 - share) ** 1.9;
    const point = (around: number, share: number): Vec3 => {
      const ridges = (eroded(Math.cos(around) * 2.2 + place, Math.sin(around) * 2.2 + share * 1.6, 5) - 0.4) * 13;
      const r = profile(share) + ridges * (1 - share * 0.75) * smooth(0, 0.08, 1 - share + 0.04);
      const rim = share > 0.96 ? (fbm(around * 2 + place, 3, 3) - 0.5) * 5 : 0;
      return [Math.cos(around) * r, share * high + rim, Math.sin(around) * r];
    };
    const glowing = (around: number, share: number): number => {
      let hot = 0;
      for (const [i, at] of streams.entries()) {
        const wander = (fbm(share * 5 + i * 9 + place, 2.5, 3) - 0.5) * 0.55;
        const away = Math.abs(Math.atan2(Math.sin(around - at - wander), Math.cos(around - at - wander)));
        const wide = (0.035 + 0.05 * (1 - share)) * (i === 0 ? 1.25 : 0.85);
        if (share > (i === 0 ? 0.06 : 0.38)) hot = Math.max(hot, smooth(wide, wide * 0.45, away));
      }
      return hot;
    };
    mesh.object();
    mesh.sheet(
      (u, v) => point(u * Math.PI * 2, v),
      230,
      90,
      (u, v) => {
        const around = u * Math.PI * 2;
        const k = fbm(Math.cos(around) * 6 + place, Math.sin(around) * 6 + v * 8, 4);
        return mixRgb(mixRgb(ash, basalt, k), scree, smooth(0.5, 0.1, v) * 0.6);
      },
      materials.rock,
    );
    // Lava lies a hand above the slope; only where it runs is it built.
    mesh.object();
    const rows = 90;
    const columns = 520;
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const [a, b] = [(i / columns) * Math.PI * 2, ((i + 1) / columns) * Math.PI * 2];
        const [s, t] = [j / rows, (j + 1) / rows];
        const hot = glowing((a + b) / 2, (s + t) / 2);
        if (hot < 0.15) continue;
        const out = (p: Vec3): Vec3 => [p[0] * 1.012, p[1] + 0.35, p[2] * 1.012];
        mesh.face(
          [out(point(a, s)), out(point(a, t)), out(point(b, t)), out(point(b, s))],
          mixRgb([0.75, 0.07, 0.01], [1, 0.5, 0.1], hot * (0.35 + 0.65 * t)),
          materials.glow,
        );
      }
    }
    mesh.ball(0, high - 1.2, 0, crater * 0.92, 2.4, crater * 0.92, '#ffb04a', materials.glow, 20);
    // Glowing stones over the mouth, and smoke that leans with the wind.
    for (let k = 0; k < 60; k++) {
      const [a, up] = [random() * Math.PI * 2, random()];
      const out = crater * 0.3 + up * (1 - up) * 34 * random();
      const r = 0.35 + random() * 0.5;
      mesh.ball(Math.cos(a) * out, high + up * 24, Math.sin(a) * out, r, r, r, '#ff8a2a', materials.glow, 6);
    }
    for (const [aside, up, wide, colour] of [
      [34, 52, 30, '#5a5452'],
      [15, 34, 19, '#746a64'],
    ] as const)
      buildSmoke(mesh, {
        from: [0, high - 3, 0],
        to: [aside * (0.8 + 0.4 * random()), high + up, 4],
        wide,
        colour,
      });
  },
};
