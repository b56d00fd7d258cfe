import { plus } from '../body/affine.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Neck } from '../solid/triangle-soup.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** How thick a lead and a collar are, metres, and how much more a collar is around than the neck in its hair. */
const [leadThick, collarThick, aroundHair] = [0.0075, 0.017, 1.03] as const;

/** How deep a lead hangs through, as a share of how far it reaches. */
const slack = 0.16;

/** Pieces of the curve of a lead, and of a collar. */
const [pieces, around] = [24, 32] as const;

/** A collar around a neck and the lead that hangs from it to a hand, in the axes of the world (STUDIO-58). */
export function buildLead(mesh: Mesh, neck: Neck, hand: Vec3, colour: Colour): void {
  const side = normalised(cross(neck.along, [0, 0, 1]));
  const ahead = cross(side, neck.along);
  const radius = neck.radius * aroundHair;
  const onCollar = (angle: number): Vec3 =>
    plus(plus(neck.at, side, Math.cos(angle) * radius), ahead, Math.sin(angle) * radius);
  mesh.object().tube(
    Array.from({ length: around + 1 }, (_, i) => onCollar((i / around) * tau)),
    [collarThick],
    colour,
    materials.gloss,
    8,
  );
  const ring = nearestTo(
    hand,
    Array.from({ length: around }, (_, i) => onCollar((i / around) * tau)),
  );
  mesh.ball(...ring, 0.02, 0.02, 0.02, '#c8ccd0', materials.metal, 12);
  mesh.tube(leadWay(ring, hand), [leadThick], colour, materials.gloss, 6);
}

/** The way of a lead from a collar to a hand, through between which it hangs. */
function leadWay(from: Vec3, to: Vec3): readonly Vec3[] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  return Array.from({ length: pieces + 1 }, (_, i): Vec3 => {
    const t = i / pieces;
    const down = 4 * t * (1 - t) * slack * far;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - down, from[2] + (to[2] - from[2]) * t];
  });
}

const nearestTo = (to: Vec3, all: readonly Vec3[]): Vec3 =>
  all.reduce((best, one) => (distance(one, to) < distance(best, to) ? one : best));

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
