// How the cones of soft bodies are written and kept.

/**
 * Numbers of one round cone: two centres with their radii, which colour it has, how far it melts (below 0: it hollows out), how long its hair is, how wide it is where
 * it begins and where it ends; one through the square of its length; how far it may bend the surface, and how far its colour runs.
 */
export const coneNumbers = 16;
/** Of a cone's numbers those of its melt, its hair, its two widths, its shortness, how far it reaches and how far its colour runs. */
export const meltAt = 9;
export const hairAt = 10;
export const wideAt = 11;
export const wideEndAt = 12;
export const shortAt = 13;
export const reachAt = 14;
export const runAt = 15;

/**
 * Cones as they are written in a concept: [ax, ay, az, ra, bx, by, bz, rb, colour], and where it is not that of its body how far it melts (0 as
 * the body does), how long its hair is (-1 as its colour says), how wide it is (1 where it is round) and how wide at its end (0 as it begins), and
 * whether it is a bone (1).
 */
export type Cones = readonly (readonly number[])[];

/** Where a written cone says that it is a bone. */
const boneAt = 13;

const changed = (cones: Cones, at: number, value: number): Cones =>
  cones.map((cone) => Array.from({ length: boneAt + 1 }, (_, i) => (i === at ? value : (cone[i] ?? unsaid(i)))));

/** What is meant where a cone says nothing: the melt of its body, hair as its colour has it, a round section. */
const unsaid = (at: number): number => (at === hairAt ? -1 : at === wideAt ? 1 : 0);

/** The same cones, which melt so far into what is around them, metres: flesh far, bone and lids hardly. */
export const melting = (k: number, cones: Cones): Cones => changed(cones, meltAt, k);

/** Cones that are taken out of a body: sockets, nostrils, the hollow of an ear. Their walls have the colour of the cone, those of -1 that of what they lie in; edges are rounded by `k`, and what melts by less stays in them. */
export const hollowed = (k: number, cones: Cones): Cones => changed(cones, meltAt, -k);

/** The same cones with hair that is so many times as long. */
export const haired = (share: number, cones: Cones): Cones => changed(cones, hairAt, share);

/** The same cones, so many times as wide from side to side as they are high: a rib cage, a neck, a wide skull; and so many times where they end. */
export const widened = (share: number, cones: Cones, end = share): Cones =>
  changed(changed(cones, wideAt, share), wideEndAt, end);

/**
 * The same cones as the bones of a body: trunk and limbs as chains, before all flesh. They do not swell where one goes on in the next, as what melts does,
 * and all flesh melts into them as far as it does itself. What they melt is how far their colours run.
 */
export const boned = (cones: Cones): Cones => changed(cones, boneAt, 1);

export const isBone = (cone: readonly number[]): boolean => cone[boneAt] === 1;

/** Bones first; then what bends far before what hardly does, so that each bends only what it comes near, and a hollow is taken out of what is softer than its edge. */
export function inOrder(cones: Cones, k: number): Cones {
  const rank = (cone: readonly number[]): number => (isBone(cone) ? 1e9 : Math.abs(cone[meltAt] || k));
  return cones.toSorted((a, b) => rank(b) - rank(a));
}

/** Beyond this share of how far flesh melts, a bone bends it by less than is seen. */
const fleshShare = 0.6;

/** How far from a bone it bends the flesh around it: flesh melts into bones as far as it does itself. */
export function meltsInto(bone: readonly number[], flesh: Cones, k: number): number {
  let most = 0;
  for (const cone of flesh) {
    const melt = Math.abs(cone[meltAt] || k);
    if (melt * fleshShare > most && apart(bone, cone) < melt) most = melt * fleshShare;
  }
  return most;
}

/** Shares of the way along a cone at which its distance from another is measured. */
const measured = [0, 0.5, 1] as const;

/** About how far two cones are apart, negative where one reaches into the other. */
function apart(one: readonly number[], other: readonly number[]): number {
  const along = (cone: readonly number[], at: number, t: number): number =>
    (cone[at] ?? 0) + ((cone[at + 4] ?? 0) - (cone[at] ?? 0)) * t;
  let least = Number.POSITIVE_INFINITY;
  for (const t of measured)
    for (const u of measured) {
      const away = Math.hypot(
        along(one, 0, t) - along(other, 0, u),
        along(one, 1, t) - along(other, 1, u),
        along(one, 2, t) - along(other, 2, u),
      );
      least = Math.min(least, away - along(one, 3, t) - along(other, 3, u));
    }
  return least;
}

/** Writes what is known of a cone once its ends are: one through the square of its length. */
export function measureCone(cones: Float32Array, o: number): void {
  let square = 0;
  for (const axis of [0, 1, 2]) square += ((cones[o + 4 + axis] ?? 0) - (cones[o + axis] ?? 0)) ** 2;
  cones[o + shortAt] = square > 0 ? 1 / square : 0;
}
