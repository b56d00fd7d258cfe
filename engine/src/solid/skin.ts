import type { Rgb } from '../raster/colour.ts';
import { clamp01 } from '../raster/scalar.ts';
import { melted } from './cone-distance.ts';
import { coneNumbers, hairAt, meltAt, runAt } from './cones.ts';
import { farAtPoint, near } from './soft-body.ts';
import type { SoftBody } from './soft-body.ts';
import { normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

// What is seen of the skin of a body at a point: its colour, and which way its hair lies.

/** How far colours run into one another, as a share of how far cones melt. */
const skinReach = 0.4;
const hairReach = 0.8;

/** How much of a cone shows where it is so far away and what was there before it so far: half where both are as near. */
function shownOf(before: number, cone: number, reach: number): number {
  const t = clamp01(0.5 + (before - cone) / (2 * reach + 1e-9));
  return t * t * (3 - 2 * t);
}

/**
 * The colour at the point that `keepNearPoint` kept so many cones for: that of the nearest, running into its neighbours' where they melt.
 * `lx..lz` is the point in the axes of the object, for marks.
 */
export function colourAt(body: SoftBody, kept: number, lx: number, ly: number, lz: number): Rgb {
  const { cones, colours, marks, hair } = body;
  // Hair of one colour grows into that of the next.
  const reach = hair > 0 ? hairReach : skinReach;
  marked.fill(unasked, 0, marks.length);
  worn.fill(0, 0, colours.length + 1);
  let distance = 1e9;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let i = 0; i < kept; i++) {
    const o = (near[i] ?? 0) * coneNumbers;
    const index = cones[o + 8] ?? 0;
    const melt = cones[o + meltAt] ?? 0;
    const cone = farAtPoint[i] ?? 0;
    const run = cones[o + runAt] ?? 0;
    const share = melt > 0 ? shownOf(distance, cone, run * reach) : index < 0 ? 0 : wallShare(cone, -melt);
    distance = melted(distance, cone, melt);
    if (share === 0) continue;
    // Cones of one colour carry the same marks: they are laid on it once.
    if (worn[index + 1] !== 1) wear(body, index, lx, ly, lz);
    const c = (index + 1) * 3;
    r += ((wornColours[c] ?? 0) - r) * share;
    g += ((wornColours[c + 1] ?? 0) - g) * share;
    b += ((wornColours[c + 2] ?? 0) - b) * share;
  }
  return [r, g, b];
}

/** Lays the marks that a colour carries at a point on it. */
function wear({ colours, marks }: SoftBody, index: number, lx: number, ly: number, lz: number): void {
  const own = colours[index] ?? colours[0] ?? black;
  let [r, g, b] = own;
  for (let m = 0; m < marks.length; m++) {
    const mark = marks[m];
    if (!mark || !(mark.on ?? unmarkedOnly).includes(index)) continue;
    let shown = marked[m] ?? 0;
    if (shown === unasked) marked[m] = shown = clamp01(mark.share(lx, ly, lz));
    if (shown === 0) continue;
    const colour = colours[mark.colour] ?? own;
    r += (colour[0] - r) * shown;
    g += (colour[1] - g) * shown;
    b += (colour[2] - b) * shown;
  }
  const c = (index + 1) * 3;
  wornColours[c] = r;
  wornColours[c + 1] = g;
  wornColours[c + 2] = b;
  worn[index + 1] = 1;
}

/** Which colours, from number -1 on, have their marks on at the point that is coloured, and how they look with them; written for one point after another. */
const worn = new Uint8Array(256);
const wornColours = new Float64Array(768);

/** How much of each mark shows at the point that is coloured, asked for where a cone carries it; written for one point after another. */
const marked = new Float64Array(64);
const unasked = -1;
const black: Rgb = [0, 0, 0];
const unmarkedOnly: readonly number[] = [0];

/** How much of the colour of a hollow shows so far from it: all on its wall, none outside of its edge. */
const wallShare = (cone: number, edge: number): number => 1 - clamp01((cone - edge * 0.3) / (edge * 0.7));

/** Which way hair lies at a point of the surface: of length 1, along its cones; and how thick they are there, metres. */
export interface Lie {
  readonly towards: Vec3;
  readonly thick: number;
  /** How many times longer than usual it is there. */
  readonly long: number;
}

/** The direction along the cones around a point; written for one point after another. */
const way: [number, number, number] = [0, 0, 0];

/** The direction along the cones that `keepNearPoint` kept for a point of the surface, that of the nearest running into its neighbours'. */
export function lieAt({ cones }: SoftBody, kept: number): Lie {
  let distance = 1e9;
  let thick = 0;
  let long = 0;
  way[0] = way[1] = way[2] = 0;
  for (let i = 0; i < kept; i++) {
    const o = (near[i] ?? 0) * coneNumbers;
    const melt = cones[o + meltAt] ?? 0;
    const cone = farAtPoint[i] ?? 0;
    const share = melt > 0 ? shownOf(distance, cone, cones[o + runAt] ?? 0) : 0;
    distance = melted(distance, cone, melt);
    if (share === 0) continue;
    const dx = (cones[o + 4] ?? 0) - (cones[o] ?? 0);
    const dy = (cones[o + 5] ?? 0) - (cones[o + 1] ?? 0);
    const dz = (cones[o + 6] ?? 0) - (cones[o + 2] ?? 0);
    // A cone has two ends, and hair no direction that counts here.
    const turned = dx * way[0] + dy * way[1] + dz * way[2] < 0 ? -1 : 1;
    const own = turned / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1);
    way[0] += (dx * own - way[0]) * share;
    way[1] += (dy * own - way[1]) * share;
    way[2] += (dz * own - way[2]) * share;
    thick += (Math.min(cones[o + 3] ?? 0, cones[o + 7] ?? 0) - thick) * share;
    long += ((cones[o + hairAt] ?? 1) - long) * share;
  }
  return { towards: normalised(way), thick, long };
}
