import { hex, mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';

/** What a landscape on a wall is painted with. */
export interface LandscapeColours {
  readonly sky: string;
  readonly glow: string;
  readonly hills: string;
  readonly meadow: string;
}

export const landscapes: readonly [LandscapeColours, ...LandscapeColours[]] = [
  { sky: '#7fa6c8', glow: '#e8e2cc', hills: '#54786e', meadow: '#8f9a4c' },
  { sky: '#c98a6a', glow: '#f6d9a4', hills: '#7c5348', meadow: '#7a6636' },
  { sky: '#6f86b8', glow: '#e9c9c2', hills: '#56628c', meadow: '#52745a' },
];

/** A landscape in a frame that hangs before the wall at z: its middle on x, its lower edge at y, its width and height over the frame. */
export function framedLandscape(
  mesh: Mesh,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly width: number; readonly height: number },
  colours: LandscapeColours,
  place: number,
): void {
  const { x, y, z, width: w, height: h } = at;
  const bar = w * 0.055;
  mesh
    .box(x, y, z, w, h, bar * 1.1, '#5e3d22', materials.floor)
    .box(x, y + bar * 0.8, z - bar * 0.25, w - bar * 1.6, h - bar * 1.6, bar, '#b08a4a', materials.gloss)
    .box(x, y + bar * 1.2, z - bar * 0.4, w - bar * 2.4, h - bar * 2.4, bar, '#f1ebdd', materials.plain);
  const rim = bar * 2.8;
  const [inner, tall] = [w - rim * 2, h - rim * 2];
  mesh.sheet(
    (u, v) => [x + (u - 0.5) * inner, y + rim + v * tall, z - bar * 1.05],
    44,
    32,
    (u, v) => landscapeAt(u, v, colours, place),
    materials.plain,
  );
}

/** Sky over three ridges that grow darker as they come near, and a lake between them. */
function landscapeAt(
  u: number,
  v: number,
  colours: LandscapeColours,
  place: number,
): readonly [number, number, number] {
  const [sky, glow, hills, meadow] = [hex(colours.sky), hex(colours.glow), hex(colours.hills), hex(colours.meadow)];
  const sun = smooth(0.1, 0.04, Math.hypot((u - 0.68) * 1.3, v - 0.72));
  let c = mixRgb(
    mixRgb(glow, sky, smooth(0.45, 1, v + (fbm(u * 3 + place, v * 9, 3) - 0.5) * 0.3)),
    [1, 0.94, 0.8],
    sun * 0.8,
  );
  for (const [k, base, rise, tone] of [
    [0, 0.5, 0.34, 0.35],
    [1, 0.4, 0.24, 0.7],
  ] as const) {
    const ridge = base + (fbm(u * (2.4 + k) + place + k * 7, 2.5, 4) - 0.5) * rise;
    c = mixRgb(c, mixRgb(glow, hills, tone), smooth(ridge + 0.015, ridge - 0.015, v));
  }
  c = mixRgb(c, mixRgb(sky, glow, 0.4), smooth(0.3, 0.28, v));
  const bank = 0.2 + (fbm(u * 2 + place + 3, 6.5, 3) - 0.5) * 0.22 + 0.1 * (1 - u);
  const turf = mixRgb(meadow, hills, 0.4 * fbm(u * 14 + place, v * 22, 3));
  return mixRgb(c, turf, smooth(bank + 0.01, bank - 0.01, v));
}
