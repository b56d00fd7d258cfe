import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Surface } from '../solid/spot.ts';
import type { World } from '../solid/world.ts';
import { footprintAt } from './footprints.ts';
import { grassColours } from './grass-colours.ts';
import { onPath } from './path.ts';
import type { Way } from './path.ts';
import type { SettingOrder } from './setting.ts';

const fields = ['#b3a24c', '#7f9a3e', '#5f8236', '#c2b060', '#6f9140'] as const;

/** Earth where people have walked, or snow that they have trodden. */
export function withPath(paint: World['paintGround'], way: Way, snowy = false): World['paintGround'] {
  const [earth, stone] = snowy ? [hex('#8f8c88'), hex('#b4b8bc')] : [hex('#8f6f48'), hex('#b09a78')];
  return (surface: Surface, x, y, z, distance) => {
    paint(surface, x, y, z, distance);
    const on = onPath(x, z, way);
    if (on === 0) return;
    const k = fbm(x * 3, z * 3, 3);
    // Its edge is ragged, where moss and grass come in.
    const share = smooth(0.2, 0.62, on + (k - 0.5) * 0.9 * smooth(1, 0.7, on)) * smooth(160, 60, z);
    const c = mixRgb(earth, stone, smooth(0.35, 0.7, fbm(x * 0.8 + 5, z * 0.5, 3)));
    // Grit and small stones, where single ones are seen.
    const grit = (fbm(x * 17, z * 17, 2) - 0.5) * 0.7 * smooth(16, 5, distance);
    const tone = 0.75 + 0.5 * k + grit;
    surface.r += (c[0] * tone - surface.r) * share;
    surface.g += (c[1] * tone - surface.g) * share;
    surface.b += (c[2] * tone - surface.b) * share;
  };
}

/** The steps of who went through the snow. */
export function withTracks(paint: World['paintGround'], way: Way): World['paintGround'] {
  return (surface: Surface, x, y, z, distance) => {
    paint(surface, x, y, z, distance);
    const share = footprintAt(x - way(z), z) * smooth(40, 12, distance);
    if (share === 0) return;
    surface.r *= 1 - 0.42 * share;
    surface.g *= 1 - 0.34 * share;
    surface.b *= 1 - 0.22 * share;
  };
}

/** Meadows, fields and woods, and rock where it is steep. */
export function hillsPainter(season: SettingOrder['season']): World['paintGround'] {
  const snowy = season === 'winter';
  const [first, second, third] = grassColours[season].map(readColour) as [Rgb, Rgb, Rgb]; // four literals above
  const dark = hex(snowy ? '#c3d0de' : '#35521f');
  const [rock, paleRock] = [hex('#6a6256'), hex('#9a917f')];
  const forest = hex(snowy ? '#8a9aa6' : season === 'autumn' ? '#7a5a26' : '#2c4a26');
  return (surface: Surface, x, y, z, distance) => {
    const k = fbm(x * 0.9, z * 0.9, 3);
    let c = mixRgb(first, third, smooth(0.3, 0.7, fbm(x * 0.05, z * 0.05, 4)));
    c = mixRgb(c, second, smooth(0.5, 0.8, fbm(x * 0.02 + 9, z * 0.03, 3)));
    if (!snowy && z > 60) {
      const field = Math.floor(fbm(x * 0.008, z * 0.006, 1) * 9) % fields.length;
      c = mixRgb(c, readColour(fields[field] ?? fields[0]), 0.55);
      c = mixRgb(c, forest, smooth(0.56, 0.6, fbm(x * 0.02 + 4, z * 0.03, 4)) * 0.85);
    }
    if (snowy) c = mixRgb(c, forest, smooth(0.6, 0.66, fbm(x * 0.03 + 4, z * 0.04, 4)) * smooth(60, 100, z) * 0.8);
    c = mixRgb(c, dark, smooth(30, 3, distance) * (snowy ? 0.1 : 0.55) * (0.4 + k));
    // Where it is steep the rock comes through, in patches.
    const bare = smooth(0.84, 0.7, surface.ny + (fbm(x * 0.22 + 3, z * 0.22, 4) - 0.5) * 0.34);
    if (bare > 0 && !snowy) {
      carveRock(surface, x, y, z, distance, { place: 5, bed: 0.8, rough: bare });
      const stone = mixRgb(rock, paleRock, smooth(0.3, 0.7, rockFace.patch * 0.6 + rockFace.bed * 0.4));
      c = mixRgb(c, scaleRgb(stone, rockFace.tone), bare * 0.9);
    }
    const tone = 0.85 + 0.3 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.through = snowy ? 0.05 : 0.12 * (1 - bare);
  };
}

/** A river as high as its water stands, and whether its banks are white. */
interface Bank {
  readonly riverLevel: number;
  readonly snowy: boolean;
}

/** Earth and wet stones where the bank meets the river. */
export function withShore(paint: World['paintGround'], { riverLevel, snowy }: Bank): World['paintGround'] {
  const [mud, stone] = [hex(snowy ? '#9aa0a6' : '#6b5a3e'), hex(snowy ? '#c2c8d0' : '#9a8f7c')];
  return (surface: Surface, x, y, z, distance) => {
    paint(surface, x, y, z, distance);
    // By height as well: on the steep bank a pattern of the ground alone would be stripes.
    const k = fbm(x * 2.6 + y * 4, z * 2.6 - y * 3, 3);
    const share = smooth(0.42, 0.1, y - riverLevel + (k - 0.5) * 0.35);
    if (share === 0) return;
    const pebbles = mixRgb(mud, stone, smooth(0.3, 0.75, fbm(x * 11 - y * 9, z * 11 + y * 12, 3)));
    const wet = 0.55 + 0.45 * smooth(0, 0.16, y - riverLevel);
    surface.r += (pebbles[0] * wet * (0.7 + 0.6 * k) - surface.r) * share;
    surface.g += (pebbles[1] * wet * (0.7 + 0.6 * k) - surface.g) * share;
    surface.b += (pebbles[2] * wet * (0.7 + 0.6 * k) - surface.b) * share;
  };
}
