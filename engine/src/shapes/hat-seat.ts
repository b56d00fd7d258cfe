import type { Mesh } from '../solid/mesh.ts';

/** How high over the eyes hats lie between brow and nape, and how far back of the middle; metres. */
const [high, back] = [0.038, 0.004] as const;

/** How far a hat lies lower behind than over the brow, radians. */
const leant = 0.15;

/** How far it is tipped to one side by itself, radians. */
const tipped = 0.035;

/** How much longer than wide a head is where a hat goes around it. */
export const hatLong = 1.26;

/** Goes to where a hat lies on a head: from over the brow down to the nape, tipped a little; its brim is at 0 and the hair within about 0.094. */
export function pushHatSeat(mesh: Mesh, { lean = leant, tip = tipped } = {}): Mesh {
  return mesh.push().at(0, high, back).rotX(lean).rotZ(tip);
}

/** How high over the eyes a fringe ends under a hat: farther up it would stand out through what lies on the brow; metres. */
const fringe = 0.056;

/** Whether a place of the head is below a hat, or just inside it: no hair is seen farther up. */
export const isBelowHat = (y: number, z: number): boolean =>
  y < Math.min(high + 0.018 - Math.tan(leant) * (z - back), z < -0.06 ? fringe : 1);

/** Fits what is worn on a head of average size to this one: those of women lie farther ahead over their ears, and those of children are larger beside their faces. */
export function fitHat(
  mesh: Mesh,
  head: { readonly kind: 'woman' | 'man'; readonly child?: boolean | undefined },
): Mesh {
  mesh.push().at(0, 0, head.kind === 'woman' || head.child ? -0.009 : 0);
  return head.child ? mesh.scale(1.08) : mesh;
}
