import { hex, mixRgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { eroded, fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const high = 72;
const foot = 132;
const crater = 6;

/** From which share of its height on snow lies, by the season; in winter and spring far down. */
const snowFrom = { spring: 0.52, summer: 0.74, autumn: 0.6, winter: 0.38 } as const;

export const mountFuji: Concept = {
  id: 'mount fuji',
  words: {
    en: 'mount fuji/mt fuji/fujiyama/fujisan/fuji-san/fuji mountain',
    de: 'berg fuji/fudschijama',
    es: 'monte fuji',
    fr: 'mont fuji',
    zh: '富士山',
    ja: '富士山/ふじさん',
    ar: 'جبل فوجي',
    emoji: '🗻',
  },
  size: { width: 190, height: 84 },
  lives: ['hills', 'japanese garden'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  build(mesh, random, { season }) {
    const place = random() * 40;
    const [rock, scree, wood] = [hex('#4d5568'), hex('#5c5a60'), hex('#3f4f42')];
    const [snow, shade] = [hex('#f4f6fa'), hex('#ccd7e8')];
    // Its sides are steep at the top and run out flat.
    const profile = (share: number): number => crater + (foot - crater) * Math.max(0, 1 - share) ** 2.25;
    const furrows = (around: number, share: number): number =>
      eroded(Math.cos(around) * 3.4 + place, Math.sin(around) * 3.4 + share * 0.7, 5) - 0.42;
    const point = (around: number, share: number): Vec3 => {
      const r = profile(share) + furrows(around, share) * 5.5 * smooth(0, 0.2, 1 - share + 0.05);
      const rim = share > 0.95 ? (fbm(around * 1.6 + place, 3, 3) - 0.5) * 1.6 : 0;
      return [Math.cos(around) * r, share * high + rim, Math.sin(around) * r];
    };
    const tongues = (around: number): number =>
      (fbm(Math.cos(around) * 5 + place, Math.sin(around) * 5, 4) - 0.5) * 0.42;
    mesh.object();
    mesh.sheet(
      (u, v) => point(u * Math.PI * 2, v),
      260,
      110,
      (u, v) => {
        const around = u * Math.PI * 2;
        const k = fbm(Math.cos(around) * 7 + place, Math.sin(around) * 7 + v * 9, 4);
        const bare = mixRgb(mixRgb(rock, scree, k), wood, smooth(0.34, 0.12, v));
        // Tongues of snow reach down in the furrows.
        const edge = snowFrom[season] + tongues(around) + (k - 0.5) * 0.1;
        return mixRgb(bare, mixRgb(snow, shade, k * 0.5), smooth(edge - 0.035, edge + 0.045, v));
      },
      materials.rock,
    );
    mesh.ball(0, high - 2.2, 0, crater * 1.02, 3.4, crater * 1.02, '#eef2f8', materials.rock, 40);
  },
};
