import { scaleRgb } from '../raster/colour.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Lamp } from '../solid/world.ts';

// What wards, classrooms and offices share: a smooth floor, plain walls, one of them with a row of windows, and panels of light in a ceiling
// of tiles.

/** A room between x = -half and half that begins behind the eye; metres. */
export interface BrightRoom {
  readonly half: number;
  readonly high: number;
  /** Where its back wall stands. */
  readonly end: number;
  /** The side with the windows: -1 left, 1 right. */
  readonly side: number;
  readonly wall: string;
  /** The colour of the walls up to the height of the hip, where it is another one. */
  readonly dado?: string;
  readonly floor: string;
  /** The windows: their lower and upper edge, and how many there are. */
  readonly sill: number;
  readonly top: number;
  readonly panes: number;
  /** It has no back wall: what is its own closes it. */
  readonly isOpen?: boolean;
  /** How far the blinds are let down, 0 to 1. */
  readonly blinds: number;
}

const white = '#eceae4';
/** From the middle of a window to that of the next, metres. */
const apart = 2;

/** Floor, walls, ceiling and windows. */
export function raiseBrightRoom(mesh: Mesh, room: BrightRoom, isLit: boolean): void {
  const { half, high, end, side, wall, dado, floor } = room;
  const [middle, long] = [end / 2 - 2, end + 6];
  mesh.object().box(0, -0.1, middle, half * 2 + 0.4, 0.1, long, floor, materials.gloss);
  if (!room.isOpen) mesh.object().box(0, 0, end + 0.05, half * 2 + 0.4, high, 0.1, wall, materials.wallpaper);
  mesh.object().box(-side * (half + 0.05), 0, middle, 0.1, high, long, wall, materials.wallpaper);
  openWindows(mesh, room);
  for (const [y, tall, tone] of [[0, 0.1, '#8d8f8c'], ...(dado ? ([[0.1, 0.95, dado]] as const) : [])] as const) {
    if (!room.isOpen) mesh.object().box(0, y, end - 0.01, half * 2, tall, 0.02, tone, materials.plain);
    mesh.box(-side * (half - 0.01), y, middle, 0.02, tall, long, tone, materials.plain);
  }
  hangCeiling(mesh, room, isLit);
}

/** A wall with windows in a row, each with its frame, a sill below and a blind above. */
function openWindows(mesh: Mesh, { half, high, end, side, wall, dado, sill, top, panes, blinds }: BrightRoom): void {
  const x = side * (half + 0.06);
  const wide = apart - 0.35;
  const last = end - 0.55;
  const piece = (y: number, z0: number, z1: number, tall: number, colour = wall): void =>
    void mesh.object().box(x, y, (z0 + z1) / 2, 0.14, tall, z1 - z0, colour, materials.wallpaper);
  piece(0, -5, end + 0.1, sill, dado ?? wall);
  piece(top, -5, end + 0.1, high - top);
  piece(sill, last, end + 0.1, top - sill);
  piece(sill, -5, last - panes * apart, top - sill);
  for (let i = 0; i < panes; i++) {
    const to = last - i * apart;
    const from = to - wide;
    piece(sill, from - (apart - wide), from, top - sill);
    const frame = (y: number, z: number, tall: number, deep: number): void =>
      void mesh.box(x, y, z, 0.07, tall, deep, white, materials.plain);
    mesh.object();
    for (const z of [from + 0.03, (from + to) / 2, to - 0.03]) frame(sill, z, top - sill, 0.055);
    for (const y of [sill, top - 0.06]) frame(y, (from + to) / 2, 0.06, wide);
    mesh.box(x - side * 0.13, sill - 0.05, (from + to) / 2, 0.2, 0.05, wide + 0.1, white, materials.plain);
    for (let k = 0; k < 24 * blinds; k++)
      mesh.box(
        x - side * 0.08,
        top - 0.05 - k * 0.042,
        (from + to) / 2,
        0.05,
        0.006,
        wide - 0.06,
        '#dfe0dc',
        materials.plain,
      );
  }
}

/** Tiles between fine bars, with panels of light in two rows. */
function hangCeiling(mesh: Mesh, { half, high, end }: BrightRoom, isLit: boolean): void {
  const [middle, long] = [end / 2 - 2, end + 6];
  mesh.object().box(0, high, middle, half * 2 + 0.4, 0.1, long, '#e6e5df', materials.plain);
  for (let x = -Math.floor(half / 0.6) * 0.6; x <= half; x += 0.6)
    mesh.box(x, high - 0.008, middle, 0.024, 0.012, long, '#c9c9c4', materials.plain);
  for (let z = end - 0.6; z > -1; z -= 0.6) mesh.box(0, high - 0.008, z, half * 2, 0.012, 0.024, '#c9c9c4');
  for (const { at } of ceilingLamps({ half, high, end }, 1))
    mesh
      .object()
      .box(
        at[0],
        high - 0.02,
        at[2],
        0.56,
        0.03,
        1.16,
        isLit ? '#9fa8b0' : '#f4f4f0',
        isLit ? materials.glow : materials.plain,
      );
}

/** The light of the panels, each of `power`. */
export function ceilingLamps(
  { half, high, end }: Pick<BrightRoom, 'half' | 'high' | 'end'>,
  power: number,
): readonly Lamp[] {
  return [-1, 1].flatMap((s) =>
    [end - 1.5, end - 4.5].map((z): Lamp => ({
      at: [s * Math.ceil(half * 0.8) * 0.6, high - 0.25, z],
      power,
      colour: [0.93, 0.97, 1],
      size: 1.4,
    })),
  );
}

/** Even light from white walls; the sun of the window reaches in, and nothing is as warm as at home. */
export function brightAir(air: Air): Air {
  const isDark = air.night || air.time === 'dusk';
  const k = isDark ? 0.42 : 0.66;
  const own: readonly [number, number, number] = [0.55 * k, 0.57 * k, 0.58 * k];
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, air.night ? 0.4 : 1.4),
    ambient: [own[0] + air.ambient[0] * 0.2, own[1] + air.ambient[1] * 0.2, own[2] + air.ambient[2] * 0.2],
    bounce: [0.48 * k, 0.47 * k, 0.45 * k],
  };
}
