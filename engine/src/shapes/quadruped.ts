import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';

/** An animal on four legs in proportions; metres and radians. It heads towards -x and walks. */
export interface QuadrupedForm {
  /** From shoulder to hip. */
  readonly length: number;
  /** At the shoulder. */
  readonly height: number;
  readonly girth: number;
  readonly leg: number;
  readonly neck: { readonly length: number; readonly rise: number; readonly radius: number };
  readonly head: { readonly size: number; readonly snout: number; readonly snoutRadius: number };
  readonly ears: { readonly kind: 'pointed' | 'round' | 'floppy'; readonly size: number };
  readonly tail: { readonly length: number; readonly radius: number; readonly rise: number; readonly tip: number };
  /** Coat, light parts (muzzle, chest, belly), dark parts (paws, tips). */
  readonly colours: readonly [Colour, Colour, Colour];
  readonly darkLegs?: boolean;
  readonly fur?: number;
}

/** Builds the animal; `more` adds cones of its own in the same axes. */
export function buildQuadruped(
  mesh: Mesh,
  random: Random,
  form: QuadrupedForm,
  more: (head: { x: number; y: number; size: number }) => Cones = () => [],
): void {
  const { length: L, height: H, girth: G, neck, head, tail } = form;
  const stride = L * (0.1 + random() * 0.06);
  const front = -L / 2;
  const hx = front - G * 0.2 - Math.cos(neck.rise) * neck.length;
  const hy = H * 0.92 + Math.sin(neck.rise) * neck.length;
  const at = { x: hx, y: hy, size: head.size };
  const tailX = L / 2 + G * 0.75;
  const tailY = H * 0.88;
  mesh
    .push()
    .body(
      [
        [front, H * 0.76, 0, G, L / 2, H * 0.78, 0, G * 0.92, 0],
        [front + L * 0.1, H * 0.66, 0, G * 0.86, L * 0.2, H * 0.7, 0, G * 0.78, form.darkLegs ? 0 : 1],
        [front - G * 0.1, H * 0.84, 0, neck.radius * 1.35, hx, hy, 0, neck.radius, 0],
        [front - G * 0.45, H * 0.74, 0, G * 0.5, front - G * 0.2, H * 0.62, 0, G * 0.45, 1],
        [hx, hy, 0, head.size, hx - head.size * 0.2, hy - head.size * 0.02, 0, head.size * 0.92, 0],
        ...muzzle(form, hx, hy),
        ...bothSides((s) => legs(form, s, stride)),
        ...bothSides((s) => ear(form, hx, hy, s)),
        [tailX - G * 0.2, tailY, 0, tail.radius * 0.8, ...tailEnd(form, tailX, tailY, 0.55), tail.radius, 0],
        [
          ...tailEnd(form, tailX, tailY, 0.55),
          tail.radius,
          ...tailEnd(form, tailX, tailY, 1),
          tail.radius * 0.45,
          tail.tip,
        ],
        ...more(at),
      ],
      { k: G * 0.32, colours: form.colours, fur: form.fur ?? 0.35 },
    );
  face(mesh, form, hx, hy);
  mesh.pop();
}

function muzzle({ head }: QuadrupedForm, x: number, y: number): Cones {
  const { size, snout, snoutRadius: r } = head;
  return [[x - size * 0.55, y - size * 0.22, 0, r * 1.15, x - size * 0.6 - snout, y - size * 0.42, 0, r * 0.8, 1]];
}

function legs({ length: L, height: H, girth: G, leg, darkLegs }: QuadrupedForm, s: number, stride: number): Cones {
  const z = G * 0.52 * s;
  const dark = darkLegs ? 2 : 0;
  const paw = darkLegs ? 2 : 1;
  const a = -L / 2 - stride * s;
  const b = L / 2 + stride * s;
  return [
    [-L / 2, H * 0.7, G * 0.42 * s, G * 0.56, (-L / 2 + a) / 2, H * 0.44, z, leg * 1.35, 0],
    [(-L / 2 + a) / 2, H * 0.44, z, leg * 1.2, a, leg, z, leg * 0.92, dark],
    [a, leg * 0.75, z, leg * 0.95, a - leg * 1.1, leg * 0.6, z, leg * 0.8, paw],
    [L / 2, H * 0.7, G * 0.4 * s, G * 0.66, L / 2 - L * 0.06, H * 0.44, z, leg * 1.55, 0],
    [L / 2 - L * 0.06, H * 0.44, z, leg * 1.3, b + L * 0.07, H * 0.24, z, leg * 0.95, dark],
    [b + L * 0.07, H * 0.24, z, leg * 0.95, b, leg, z, leg * 0.9, dark],
    [b, leg * 0.75, z, leg * 0.95, b - leg * 1.1, leg * 0.6, z, leg * 0.8, paw],
  ];
}

function ear({ head, ears }: QuadrupedForm, x: number, y: number, s: number): Cones {
  const r = head.size;
  const e = r * ears.size;
  const bx = x + r * 0.25;
  if (ears.kind === 'round')
    return [[bx, y + r * 0.78, r * 0.68 * s, e * 0.42, bx + 0.01, y + r * 0.8, r * 0.72 * s, e * 0.42, 0]];
  if (ears.kind === 'floppy')
    return [[bx, y + r * 0.62, r * 0.72 * s, e * 0.26, bx - r * 0.05, y - e * 0.45, r * 1.02 * s, e * 0.3, 2]];
  return [[bx, y + r * 0.55, r * 0.5 * s, e * 0.36, bx + e * 0.1, y + r * 0.55 + e, r * 0.62 * s, e * 0.06, 0]];
}

type Point = readonly [number, number, number];

function tailEnd({ tail }: QuadrupedForm, x: number, y: number, share: number): Point {
  const angle = tail.rise + (1 - share) * 0.4;
  return [x + Math.cos(angle) * tail.length * share, y + Math.sin(angle) * tail.length * share, 0];
}

function face(mesh: Mesh, { head }: QuadrupedForm, x: number, y: number): void {
  const { size, snout, snoutRadius: r } = head;
  for (const s of [-1, 1]) {
    mesh.ball(
      x - size * 0.72,
      y + size * 0.2,
      size * 0.52 * s,
      size * 0.13,
      size * 0.15,
      size * 0.13,
      '#14100c',
      materials.gloss,
      10,
    );
  }
  const nose = [x - size * 0.6 - snout - r * 0.72, y - size * 0.36] as const;
  mesh.ball(nose[0], nose[1], 0, r * 0.34, r * 0.3, r * 0.42, '#171210', materials.gloss, 10);
}
