import { cellAt, chanceAt, fbm, noise2, smooth } from './noise.ts';
import type { Cell } from './noise.ts';
import type { Surface } from './spot.ts';

/** How a rock is built. */
export interface RockLook {
  /** Where in the noise it lies, so that no two rocks are alike. */
  readonly place: number;
  /** Height of a usual bed, metres; joints split it into slabs about as wide. */
  readonly bed: number;
  /** How far its blocks are turned off one another, 1 is usual. */
  readonly rough: number;
}

/** What a rock is like at a point; written and read within one pixel. */
export const rockFace = {
  /** How much light or dark it is of its own, about 1. */
  tone: 1,
  /** Which bed of rock it is, a number from 0 to 1 that belongs to the bed. */
  bed: 0,
  /** Large patches of other rock, lichen or damp, 0 to 1. */
  patch: 0,
};

/** What one sees of a length at a distance, of a picture as wide as most: what is smaller would only flicker. */
const pixelsPerRadian = 950;

/** How the pieces of rock met so far turn a point, and what they make of its tone and cracks. */
const carved = { x: 0, y: 0, z: 0, tone: 1, crack: 0 };
const block: Cell = { chance: 0, second: 0, third: 0, inside: 0, dx: 0, dy: 0, dz: 0 };

/**
 * Carves a point of a rock: beds with ledges on them, joints that split the beds into blocks, and facets where pieces have broken off. Turns the normal
 * of the surface and writes `rockFace`. What would be smaller than a pixel is left out.
 */
export function carveRock(surface: Surface, x: number, y: number, z: number, distance: number, look: RockLook): void {
  const { place, bed, rough } = look;
  const pixel = distance / pixelsPerRadian;
  const patch = fbm(x * 0.22 + place, y * 0.3 + z * 0.22, 4);
  // Nothing in rock is even: what splits it is bent and ragged, and closer in one place than in another.
  const warpX = fbm((y * 0.63 + z * 0.2) / bed + place, (z * 0.69 + x * 0.35) / bed, 5) - 0.5;
  const warpY = fbm((x * 0.46 + y * 0.15) / bed + place, (z * 0.46 + y * 0.23) / bed + 7, 5) - 0.5;
  carved.x = carved.y = carved.z = carved.crack = 0;
  carved.tone = 1;
  // A face that looks up is the top of one bed: joints alone are seen on it.
  const upright = smooth(0.95, 0.6, Math.abs(surface.ny));
  const along = y + x * 0.09 - z * 0.05 + warpY * bed * 0.9;
  const px = x + warpX * bed * 1.4;
  const pz = z - warpX * bed * 1.4;
  // Slabs that have come off between joints, taller than wide, then the facets of smaller pieces.
  const slab = bed * 0.95;
  cellAt(px / slab, along / (slab * 1.7), pz / slab, block);
  breakOff(slab, 0.85, pixel, patch);
  // From slab to slab the beds are a little higher or lower: their ledges are broken lines.
  const own = layBeds(along + (block.second - 0.5) * bed * 0.55, x, z, look, pixel, upright);
  const small = slab * 0.43;
  if (pixel < small * 0.45) {
    cellAt((px + warpY * small) / small, (along + px * 0.45) / (small * 1.25), (pz - warpY * small) / small, block);
    breakOff(small, 0.75, pixel, patch);
  }
  const tiny = small * 0.36;
  if (pixel < tiny * 0.45) {
    const ragged = (fbm((x + z) / tiny, (y - z) / tiny + place, 3) - 0.5) * tiny;
    cellAt((px - along * 0.3 + ragged) / tiny, (along + px * 0.2 - ragged) / tiny, (pz + ragged) / tiny, block);
    breakOff(tiny, 0.34, pixel, 0);
  }
  const fine = smooth(0.03, 0.006, pixel);
  if (fine > 0) {
    const pits = fbm(x * 9 + z * 4, y * 11 + z * 5, 4) - 0.5;
    carved.tone *= 1 + pits * 0.7 * fine;
    carved.x += pits * 0.9 * fine;
    carved.y += (fbm(x * 12 - z * 5, y * 9 + z * 7, 3) - 0.5) * 0.9 * fine;
  }
  surface.nx += carved.x * rough;
  surface.ny += carved.y * rough;
  surface.nz += carved.z * rough;
  // What looks up is lighter also in the shade, and what looks down darker.
  carved.tone *= Math.max(0.45, 1 + 0.42 * carved.y);
  rockFace.tone = carved.tone * (0.72 + 0.56 * patch) * (1 - 0.7 * carved.crack);
  rockFace.bed = own;
  rockFace.patch = patch;
}

/** Beds lie over one another: some stand out with a lit brow over a shade, others run into each other. Gives the number of the one here. */
function layBeds(
  along: number,
  x: number,
  z: number,
  { place, bed }: RockLook,
  pixel: number,
  upright: number,
): number {
  const level = along / bed + 1.6 * noise2((along / bed) * 0.23 + place, 5.3);
  const number = Math.floor(level);
  const within = level - number;
  const own = chanceAt(number, 7 + Math.floor(place));
  // A ledge comes and goes along the rock.
  const runs = (of: number) => smooth(0.4, 0.66, noise2(x * 0.17 + z * 0.13 + of * 3.1, of * 7.7 + place));
  const seen = smooth(bed * 0.5, bed * 0.12, pixel) * upright;
  const under = runs(number) * smooth(Math.min(0.4, 0.16 + pixel / bed), 0, within);
  const brow = runs(number + 1) * smooth(0.74, 0.96, within);
  carved.y += (brow * 1.3 - under * 0.9) * seen;
  carved.crack = Math.max(carved.crack, under * seen * 0.85);
  carved.tone *= 1 + ((own - 0.5) * 0.16 + brow * 0.16) * upright;
  return own;
}

/** Turns the point with its piece of rock; a crack is open where pieces have parted. */
function breakOff(size: number, strength: number, pixel: number, patch: number): void {
  const seen = smooth(size * 0.45, size * 0.12, pixel);
  carved.x += ((block.chance - 0.5) * strength * 1.5 + block.dx * 0.25) * seen;
  carved.y += ((block.second - 0.5) * strength * 1.1 + block.dy * 0.3) * seen;
  carved.z += ((block.third - 0.5) * strength * 1.5 + block.dz * 0.25) * seen;
  carved.tone *= 1 + (block.second - 0.5) * 0.12 * seen;
  const parted = smooth(0.56, 0.84, block.chance * 0.5 + patch * 0.6);
  if (parted <= 0) return;
  // A piece has parted from its neighbours on some of its sides only: outlines that close would be stones that somebody has laid.
  const ajar = smooth(0.1, 0.85, Math.sin(block.dx * 4.5 + block.dy * 3 + block.dz * 5.5 + block.third * 40));
  const gap = Math.max(0.03, (0.8 * pixel) / size);
  const open = smooth(gap, 0, block.inside) * Math.min(1, 0.06 / gap) * seen;
  carved.crack = Math.max(carved.crack, open * parted * ajar);
}
