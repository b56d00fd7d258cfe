import type { Colour, Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';

/** A bird in flight in proportions; metres. It heads towards -x. */
export interface FlyingBirdForm {
  readonly length: number;
  readonly span: number;
  /** Depth of the wing over half the span. */
  readonly chord: number;
  /** How far the wings are raised, radians; and how far their outer halves bend down. */
  readonly raise: number;
  readonly bend: number;
  /** Primaries spread like fingers, 0..1. */
  readonly fingers: number;
  readonly beak: { readonly length: number; readonly hooked: boolean; readonly colour: Colour };
  /** Back, belly, wing, tips of the wing, head, tail. */
  readonly colours: readonly [Colour, Colour, Colour, Colour, Colour, Colour];
  readonly iris?: Colour;
}

export function buildFlyingBird(mesh: Mesh, form: FlyingBirdForm): void {
  const { length: L, beak, colours } = form;
  const r = L * 0.14;
  const [back, belly, , , head, tail] = colours;
  const cones = [
    [-L * 0.18, 0, 0, r, L * 0.22, 0.01 * L, 0, r * 0.62, 0],
    [-L * 0.16, -r * 0.3, 0, r * 0.82, L * 0.2, -r * 0.15, 0, r * 0.5, 1],
    [-L * 0.25, r * 0.12, 0, r * 0.8, -L * 0.38, r * 0.45, 0, r * 0.62, 2],
    ...bothSides((s) => [[-L * 0.12, r * 0.3, r * 0.4 * s, r * 0.5, -L * 0.02, r * 0.3, r * 0.9 * s, r * 0.4, 0]]),
  ];
  mesh.body(cones, { k: r * 0.3, colours: [back, belly, head], fur: 0.5 });
  const skin = skinOf(cones, r * 0.3);
  for (const s of [-1, 1])
    eyeOn(mesh, skin([-L * 0.38, r * 0.55, 0], [-0.55, 0.25, s]), [-0.5, 0.15, s], r * 0.15, form.iris);
  const b = beak.length;
  const from: Vec3 = [-L * 0.38 - r * 0.5, r * 0.4, 0];
  mesh.tube(
    [from, [from[0] - b * 0.6, from[1] - b * 0.08, 0], [from[0] - b, from[1] - b * (beak.hooked ? 0.45 : 0.15), 0]],
    [r * 0.3, r * 0.22, r * 0.03],
    beak.colour,
    materials.gloss,
    10,
  );
  for (let i = -3; i <= 3; i++) {
    const a = i * 0.13;
    feather(
      mesh,
      [L * 0.24, 0.02 * L, 0],
      [Math.cos(a), 0.02, Math.sin(a)],
      [-Math.sin(a), 0, Math.cos(a)],
      L * 0.36,
      r * 0.34,
      tail,
    );
  }
  for (const s of [-1, 1]) spreadWing(mesh, form, s);
}

function feather(mesh: Mesh, at: Vec3, along: Vec3, across: Vec3, length: number, half: number, colour: Colour): void {
  mesh.sheet(
    (u, v) => {
      const w = (v - 0.5) * 2 * half * Math.sin(Math.PI * (0.18 + 0.8 * u)) ** 0.6;
      return [
        at[0] + along[0] * u * length + across[0] * w,
        at[1] + along[1] * u * length + across[1] * w - 0.06 * length * u * u,
        at[2] + along[2] * u * length + across[2] * w,
      ];
    },
    5,
    2,
    () => colour,
    materials.cloth,
  );
}

function spreadWing(mesh: Mesh, form: FlyingBirdForm, s: number): void {
  const { length: L, span, chord, raise, bend, fingers, colours } = form;
  const half = span / 2;
  const [, , wing, tips] = colours;
  const arm = (t: number): Vec3 => {
    const lift = t < 0.5 ? raise * t : raise * 0.5 - bend * (t - 0.5) + raise * 0.3 * (t - 0.5);
    return [
      -L * 0.14 - half * 0.24 * Math.sin(Math.PI * Math.min(1, t * 1.15)),
      L * 0.05 + lift * half,
      s * half * t * 0.86,
    ];
  };
  mesh.sheet(
    (u, v) => {
      const p = arm(v);
      return [p[0] + u * chord * (0.5 - 0.2 * v), p[1] + 0.03 * L * Math.sin(u * 3.1), p[2]];
    },
    5,
    14,
    () => wing,
    materials.cloth,
  );
  const count = 20;
  for (let i = 0; i < count; i++) {
    const t = 0.06 + (i / (count - 1)) * 0.94;
    const turned = Math.max(0, t - 0.55) * 2.6;
    const along: Vec3 = [Math.cos(turned), -0.06, s * Math.sin(turned)];
    const outer = t > 0.62;
    const length = chord * (0.95 - 0.25 * t) * (outer ? 1 + 0.55 * fingers : 1);
    const width = chord * (outer ? 0.12 - 0.03 * fingers : 0.14);
    feather(
      mesh,
      arm(Math.min(1, t)),
      along,
      [-Math.sin(turned) * s, 0.06, Math.cos(turned)],
      length,
      width,
      outer ? tips : wing,
    );
  }
}
