import { noise3, smooth } from './noise.ts';
import { lieAt } from './soft-body.ts';
import type { Lie, SoftBody } from './soft-body.ts';
import type { Spot } from './spot.ts';

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

/** A strand is 1 / (1 - share) times as long as it is wide. */
const strandShare = 0.75;

/**
 * Hair that lies along the body: locks, and near the eye strands, which also bend the light. Gives the tone
 * of the spot. `kept` cones lie near it.
 */
export function combHair(body: SoftBody, kept: number, spot: Spot): number {
  const { hair, scale, centre } = body;
  const { px, py, pz, distance } = spot;
  const lie = lieAt(body, kept, px, py, pz);
  const [ax, ay, az] = lie.towards;
  const x = px - centre[0];
  const y = py - centre[1];
  const z = pz - centre[2];
  const along = (x * ax + y * ay + z * az) * strandShare;
  const lx = (x - ax * along) / scale;
  const ly = (y - ay * along) / scale;
  const lz = (z - az * along) / scale;
  const locks = noise3(lx * 22, ly * 22, lz * 22) - 0.5;
  const shorter = 1 / (Math.sqrt(spot.nx ** 2 + spot.ny ** 2 + spot.nz ** 2) || 1);
  lay(body, spot, lie);
  const back = 1.05 - backShade * smooth(0.15, 1, spot.ny * shorter);
  const seen = seenFrom(distance, scale);
  if (seen < 0.06) return back * (1 + locks * hair * 0.4);
  const strands = noise3(lx * 150, ly * 150, lz * 150) - 0.5;
  const bend = hair * seen;
  const aside = noise3(lx * 110 + 31, ly * 110, lz * 110) - 0.5;
  spot.nx = spot.nx * shorter + (aside * 0.9 + locks * 0.3) * bend;
  spot.ny = spot.ny * shorter + (strands * 0.6 + locks * 0.3) * bend;
  spot.nz = spot.nz * shorter + (strands * 0.9 - locks * 0.3) * bend;
  return back * (1 + (locks * 0.35 + strands * 0.9 * seen) * hair);
}

/** How far hair stands off the skin, and how much it hangs, of its length. */
const stands = 0.45;
const hangs = 0.35;

/** Says where the hair of a spot goes: back along the body, a little off it and down. Short where the limb is thin. */
function lay(body: SoftBody, spot: Spot, { towards: [ax, ay, az], thick, long }: Lie): void {
  const shorter = 1 / (Math.sqrt(spot.nx ** 2 + spot.ny ** 2 + spot.nz ** 2) || 1);
  // Cones have two ends: hair goes to the one that is lower or farther back; animals head towards -x where they are built.
  const back = ax * body.back[0] + ay * body.back[1] + az * body.back[2] < 0 ? -1 : 1;
  spot.hairX = ax * back + spot.nx * shorter * stands;
  spot.hairY = ay * back + spot.ny * shorter * stands - hangs;
  spot.hairZ = az * back + spot.nz * shorter * stands;
  spot.hairLength = body.hair * body.hair * Math.min(body.scale * 0.14, thick * 0.5) * long;
}

/** Far away a strand is less than a pixel. */
function seenFrom(distance: number, scale: number): number {
  return 1 / (1 + (distance / (7 * scale)) ** 2);
}
