/** A place in the plane of a leg: behind (+x) and up. */
export type InPlane = readonly [x: number, y: number];

/** Where a joint is between its two ends, whose bones are so long; they bend to one side: -1 ahead, 1 behind. A limb that is too short for its way is stretched, and straight. */
export function jointBetween(
  [ax, ay]: InPlane,
  [bx, by]: InPlane,
  { upper, lower, bends }: { readonly upper: number; readonly lower: number; readonly bends: -1 | 1 },
): InPlane {
  const [dx, dy] = [bx - ax, by - ay];
  const far = Math.hypot(dx, dy) || 1e-6;
  const longer = Math.max(1, far / (upper + lower));
  const [u, l] = [upper * longer, lower * longer];
  // Folded no farther than until its ends meet.
  const reach = Math.max(far, Math.abs(u - l) * 1.02);
  const along = (u * u - l * l + reach * reach) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, u * u - along * along)) * bends;
  // Square to the way down is the way behind.
  const [ux, uy] = [dx / far, dy / far];
  return [ax + ux * along - uy * aside, ay + uy * along + ux * aside];
}

/** A place that is so far along the way from one to another, in metres, from the second; negative before it. */
export function beyond([ax, ay]: InPlane, [bx, by]: InPlane, metres: number): InPlane {
  const far = Math.hypot(bx - ax, by - ay) || 1e-6;
  return [bx + ((bx - ax) / far) * metres, by + ((by - ay) / far) * metres];
}

/** The foot of a leg: where its joint over the ground is, and how far it is turned about that, its toe backwards; radians. */
export interface FootTurn {
  readonly x: number;
  readonly z: number;
  readonly hinge: InPlane;
  readonly tilt: number;
}

/** A place, turned about the joint of its foot. */
export function turned({ hinge: [hx, hy], tilt }: Pick<FootTurn, 'hinge' | 'tilt'>, [x, y]: InPlane): InPlane {
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [x - hx, y - hy];
  return [hx + dx * c - dy * s, hy + dx * s + dy * c];
}
