import type { Vec3 } from '../solid/vectors.ts';
import type { Cones } from '../solid/cones.ts';
import { headOf } from './figure.ts';
import type { Pose } from './figure.ts';
import type { Stance } from './stance.ts';

/** How large the head of a child is drawn beside its body, and of somebody grown up, times as large as it was modelled (ADR 220). */
const headSizes = { child: 1.36, grown: 1.15 } as const;
/** How much higher it sits then, metres: the chin is as much lower as the head is larger. */
const raised = { child: 0.02, grown: 0.006 } as const;

/** The same pose with a head as large as heads are drawn, for who wears something of the size of it as well (STUDIO-63). */
export function withDrawnHead<P extends Pose | Stance>(
  pose: P,
  age: keyof typeof headSizes = 'grown',
): P & Required<Pick<Pose, 'head' | 'headSize'>> {
  const [x, y, z] = pose.head ?? ([0, 1.69, 0] as const);
  const head: Vec3 = [x, y + raised[age], z];
  return { ...pose, head, headSize: headSizes[age] };
}

/** Where a place of the head of a grown-up is, in metres from the middle of the skull, on that of a figure, which may be larger. */
export function placeOnHead(pose: Pose): (x: number, y: number, z: number) => Vec3 {
  const [at, size] = [headOf(pose), pose.headSize ?? 1];
  return (x, y, z) => at(x * size, y * size, z * size);
}

/** Cones that are given in the axes of the head of a grown-up, where they are on that of a figure and as large as it is (STUDIO-63). */
export function conesOnHead(pose: Pose, cones: Cones): Cones {
  const [at, size] = [placeOnHead(pose), pose.headSize ?? 1];
  return cones.map(([x0 = 0, y0 = 0, z0 = 0, r0 = 0, x1 = 0, y1 = 0, z1 = 0, r1 = 0, ...colour]) => [
    ...at(x0, y0, z0),
    r0 * size,
    ...at(x1, y1, z1),
    r1 * size,
    ...colour,
  ]);
}
