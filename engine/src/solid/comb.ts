import { noise3, smooth } from './noise.ts';
import { lieAt } from './skin.ts';
import type { Lie } from './skin.ts';
import type { SoftBody } from './soft-body.ts';
import type { Spot } from './spot.ts';
import type { Vec3 } from './vectors.ts';

/** Roughness of wool, crust and stone: tufts, and near the eye fine strands that hang down, which also bend the light. Gives the tone of the spot. */
export function combFur({ fur, scale }: SoftBody, spot: Spot): number {
  const { px, py, pz, distance } = spot;
  const q = 26 / scale;
  const tufts = noise3(px * q, py * q * 0.5, pz * q) - 0.5;
  const seen = seenFrom(distance, scale);
  if (seen < 0.06) return 1 + tufts * fur;
  const f = 84 / scale;
  const strands = noise3(px * f, py * f * 0.26, pz * f) - 0.5;
  const shorter = 1 / (Math.sqrt(spot.nx ** 2 + spot.ny ** 2 + spot.nz ** 2) || 1);
  const bend = fur * seen * 1.1;
  const aside = noise3(px * f * 0.7 + 31, py * f * 0.2, pz * f * 0.7) - 0.5;
  spot.nx = spot.nx * shorter + aside * bend;
  spot.ny = spot.ny * shorter + (strands * 0.35 + tufts * 0.5) * bend;
  spot.nz = spot.nz * shorter + strands * bend;
  return 1 + (tufts + strands * 1.2 * seen) * fur;
}

/** How much of a coat's dark back is seen where it faces up: animals are darker above than below. */
const backShade = 0.2;

/** How many strands lie side by side on a metre of coat. */
const strandsPerMetre = 210;

/** Places along a strand at which its tone is asked for: what lies along a strand has one tone, whichever way that leads. */
const alongStrand = [-1.5, -0.5, 0.5, 1.5] as const;

/**
 * Hair that lies along the body: locks, and near the eye strands, which also bend the light. Gives the tone
 * of the spot. `kept` cones lie near it.
 */
export function combHair(body: SoftBody, kept: number, spot: Spot): number {
  const { hair, scale, centre } = body;
  const { px, py, pz, distance } = spot;
  // A coat goes where its animal goes.
  const [ox, oy, oz] = [px - centre[0], py - centre[1], pz - centre[2]];
  const shorter = 1 / (Math.sqrt(spot.nx ** 2 + spot.ny ** 2 + spot.nz ** 2) || 1);
  spot.nx *= shorter;
  spot.ny *= shorter;
  spot.nz *= shorter;
  const lie = lieAt(body, kept);
  const flow = flowOf(body, spot, lie);
  lay(body, spot, flow, lie);
  spot.sleek = smooth(0.36, 0.26, hair) * smooth(0.11, 0.15, hair);
  const q = 24 / scale;
  const locks = noise3(ox * q, oy * q, oz * q) - 0.5;
  const back = 1.05 - backShade * smooth(0.15, 1, spot.ny);
  const seen = seenFrom(distance, scale);
  if (seen < 0.06) return back * (1 + locks * hair * 0.4);
  const f = strandsPerMetre / scale;
  const run = Math.min(1.5, 0.7 + 0.5 * lie.long);
  const [x, y, z] = [ox * f, oy * f, oz * f];
  const [fx, fy, fz] = [flow[0] * run, flow[1] * run, flow[2] * run];
  let [strands, aside] = [0, 0];
  for (const k of alongStrand) {
    strands += noise3(x + fx * k, y + fy * k, z + fz * k) - 0.5;
    aside += noise3(x + fx * k + 31, y + fy * k, z + fz * k) - 0.5;
  }
  // Each strand is round: across it the light turns from one side to the other.
  const bend = hair * seen * (aside * 0.7 * Math.min(1, 0.5 + 0.5 * lie.long) + locks * 0.3);
  const [nx, ny, nz] = [spot.nx, spot.ny, spot.nz];
  spot.nx += (ny * flow[2] - nz * flow[1]) * bend;
  spot.ny += (nz * flow[0] - nx * flow[2]) * bend;
  spot.nz += (nx * flow[1] - ny * flow[0]) * bend;
  return back * (1 + (locks * 0.35 + strands * 0.42 * seen) * hair);
}

/** Which way hair lies on the skin of a spot, of length 1 or less: along its cones, and from the face backwards to all sides. */
function flowOf(body: SoftBody, { nx, ny, nz }: Spot, { towards: [ax, ay, az] }: Lie): Vec3 {
  // Cones have two ends: hair goes to the one that is lower or farther back; animals head towards -x where they are built.
  const back = ax * body.back[0] + ay * body.back[1] + az * body.back[2] < 0 ? -1 : 1;
  const out = ax * nx + ay * ny + az * nz;
  const [x, y, z] = [ax - nx * out, ay - ny * out, az - nz * out];
  const k = back / Math.max(0.3, Math.sqrt(x * x + y * y + z * z));
  return [x * k, y * k, z * k];
}

/** How far hair stands off the skin, and how much it hangs, of its length. */
const stands = 0.45;
const hangs = 0.35;

/** Says where the hair of a spot goes: along the skin, a little off it and, where it is long, down. Short where the limb is thin. */
function lay(body: SoftBody, spot: Spot, [fx, fy, fz]: Vec3, { thick, long }: Lie): void {
  spot.hairX = fx + spot.nx * stands;
  spot.hairY = fy + spot.ny * stands - hangs * Math.min(1, long);
  spot.hairZ = fz + spot.nz * stands;
  spot.hairLength = body.hair * body.hair * Math.min(body.scale * 0.14, thick * 0.5) * long;
}

/** Far away a strand is less than a pixel. */
function seenFrom(distance: number, scale: number): number {
  return 1 / (1 + (distance / (7 * scale)) ** 2);
}
