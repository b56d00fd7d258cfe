import { around } from './bounds.ts';
import { coneNumbers } from './soft-body.ts';
import type { SoftBody } from './soft-body.ts';
import { stride } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import type { Mark } from './triangle-soup.ts';
import { smooth } from './noise.ts';
import type { Vec3 } from './vectors.ts';

/** How somebody who stands is bent so that they sit. */
interface Fold {
  /** Where the hips are, and a metre of the figure ahead of them, in the world. */
  readonly hips: Vec3;
  readonly ahead: Vec3;
  /** Length of the thighs, metres of the figure. */
  readonly thigh: number;
}

/** How far thighs rise towards level, radians, and how far below the knees shins are from hanging straight. */
const raised = 1.48;
const shin = 0.04;
/** What hangs behind somebody is sat on: so much of it is left. */
const satOn = 0.35;
const steps = 96;
/** All of a leg is shorter than this, metres of the figure. */
const longest = 1.2;

/** Bends everything that was built since a mark below the hips forward, and down again at the knees. */
export function foldLegs(mesh: Mesh, from: Mark, { hips, ahead, thigh }: Fold): void {
  const [fx, fz] = [ahead[0] - hips[0], ahead[2] - hips[2]];
  const scale = Math.hypot(fx, fz) || 1;
  const [ux, uz] = [fx / scale, fz / scale];
  const angleAt = (down: number): number =>
    raised * smooth(-0.08, 0.1, down) - (raised - shin) * smooth(thigh - 0.09, thigh + 0.09, down);
  // Where the middle of a leg is, ahead and below the hips, so far along it.
  const way = [0, 0];
  for (let i = 0; i < steps; i++) {
    const [x = 0, y = 0] = way.slice(-2);
    const angle = angleAt(((i + 0.5) / steps) * longest - 0.08);
    way.push(x + (Math.sin(angle) * longest) / steps, y + (Math.cos(angle) * longest) / steps);
  }
  const fold = (numbers: Float32Array, at: number, normalAt?: number): void => {
    const down = (hips[1] - (numbers[at + 1] ?? 0)) / scale;
    if (down <= -0.08) return;
    const [dx, dz] = [(numbers[at] ?? 0) - hips[0], (numbers[at + 2] ?? 0) - hips[2]];
    const out = (dx * ux + dz * uz) / scale;
    const step = Math.min(steps - 1.001, ((down + 0.08) / longest) * steps);
    const [low, part] = [Math.trunc(step), step % 1];
    const along = (axis: 0 | 1): number => {
      const a = way[low * 2 + axis] ?? 0;
      return a + ((way[low * 2 + 2 + axis] ?? 0) - a) * part;
    };
    const angle = angleAt(down);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const off = out < 0 ? out * (1 - (1 - satOn) * sin) : out;
    const moved = (along(0) + off * cos - out) * scale;
    numbers[at] = (numbers[at] ?? 0) + moved * ux;
    numbers[at + 2] = (numbers[at + 2] ?? 0) + moved * uz;
    numbers[at + 1] = hips[1] + (0.08 - along(1) + off * sin) * scale;
    if (normalAt === undefined) return;
    const [nx, ny, nz] = [numbers[normalAt] ?? 0, numbers[normalAt + 1] ?? 0, numbers[normalAt + 2] ?? 0];
    const front = nx * ux + nz * uz;
    const turned = front * cos - ny * sin - front;
    numbers[normalAt] = nx + turned * ux;
    numbers[normalAt + 1] = front * sin + ny * cos;
    numbers[normalAt + 2] = nz + turned * uz;
  };
  for (let t = from.triangles; t < mesh.count; t++)
    for (const corner of [0, 3, 6]) fold(mesh.data, t * stride + corner, t * stride + 9 + corner);
  for (let n = from.bodies; n < mesh.bodies.length; n++) {
    const body = mesh.bodies[n];
    if (!body) continue;
    for (let i = 0; i < body.count; i++) for (const end of [0, 4]) fold(body.cones, i * coneNumbers + end);
    mesh.bodies[n] = { ...body, ...heldBy(body) };
  }
}

/** Writes the balls around the cones of a body anew, and returns the one around all of it. */
function heldBy({ cones, balls, count, melt }: SoftBody): Pick<SoftBody, 'centre' | 'radius'> {
  const held = Array.from({ length: count }, (_, i) => {
    const [a, b] = [0, 4].map((end) => cones.subarray(i * coneNumbers + end, i * coneNumbers + end + 4));
    const [ax = 0, ay = 0, az = 0, ra = 0] = a ?? [];
    const [bx = 0, by = 0, bz = 0, rb = 0] = b ?? [];
    const radius = Math.hypot(bx - ax, by - ay, bz - az) / 2 + Math.max(ra, rb);
    const [x, y, z] = [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2];
    balls.set([x, y, z, radius], i * 4);
    return { from: [x - radius, y - radius, z - radius], to: [x + radius, y + radius, z + radius] } as const;
  });
  const all = around(held) ?? { from: [0, 0, 0], to: [0, 0, 0] };
  const middle = (axis: 0 | 1 | 2): number => (all.from[axis] + all.to[axis]) / 2;
  const half = ([0, 1, 2] as const).map((axis) => (all.to[axis] - all.from[axis]) / 2);
  return { centre: [middle(0), middle(1), middle(2)], radius: Math.hypot(...half) + melt };
}
