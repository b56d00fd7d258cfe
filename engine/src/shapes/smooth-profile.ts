/** A point of a turned body: radius and height. */
export type ProfilePoint = readonly [number, number];

/** Pieces between two points of a profile. */
const pieces = 4;

/**
 * A curve through the points of a profile, for what is turned without edges, a fruit or a vase; a point that is there twice is a sharp edge.
 * Radii stay at zero or above.
 */
export function smoothProfile(points: readonly ProfilePoint[]): readonly ProfilePoint[] {
  const at = (i: number): ProfilePoint => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const isSame = (one: ProfilePoint, other: ProfilePoint): boolean => one[0] === other[0] && one[1] === other[1];
  const curve: ProfilePoint[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++) {
    const [from, to] = [at(i), at(i + 1)];
    if (isSame(from, to)) continue;
    // Beside an edge or an end the curve sets out straight to the next point.
    const before = i === 0 || isSame(at(i - 1), from) ? from : at(i - 1);
    const after = isSame(at(i + 2), to) ? to : at(i + 2);
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      curve.push([Math.max(0, along(0)), along(1)]);
    }
  }
  return curve;
}
