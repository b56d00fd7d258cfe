import type { Look } from '../concepts/concept.ts';
import type { Rgb } from '../raster/colour.ts';
import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import { melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides } from './body-parts.ts';
import { mottled } from './coat-marks.ts';
import { grownDog } from './dog-form.ts';
import { buildQuadruped } from './quadruped.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

/** The coat of a poodle and the shade between its curls, and what it does. */
interface Clip extends Pick<Look, 'act' | 'stride'> {
  readonly coat: Rgb;
  readonly dark: Rgb;
}

/** A poodle: a slender dog with a crown, ears, a breast and the end of its tail in curls. */
export function buildPoodle(mesh: Mesh, random: Random, { coat, dark, ...does }: Clip): void {
  const light = scaleRgb(coat, 1.14);
  const grown = grownDog({ coat, light, dark, hasSocks: false });
  const form: QuadrupedForm = {
    ...grown,
    ...does,
    length: 0.38,
    height: 0.52,
    girth: 0.12,
    belly: 0.68,
    leg: 0.026,
    thigh: 2.1,
    neck: { length: 0.17, rise: 1.05, radius: 0.07 },
    head: { ...grown.head, size: 0.094, muzzle: 0.1, thick: 0.036, eyes: 1.2, yaw: 1.05 },
    ears: { kind: 'floppy', size: 1.1 },
    tail: { length: 0.22, radius: 0.05, rise: 1, bend: 0.3, tip: 0, brush: true },
    hair: 0.3,
    marks: [mottled(2, { strength: 0.3, size: 0.05 })],
    faceMarks: [],
  };
  let masses: Cones = [];
  buildQuadruped(mesh, random, form, (at, size) => {
    const { length: L, height: H, girth: G } = form;
    masses = [
      // The crown, and curls down both ears.
      [...at(-0.2, 0.72, 0), size * 0.78, ...at(0.14, 0.7, 0), size * 0.68, 0],
      ...bothSides((s) => [[...at(-0.2, 0.3, 0.95 * s), size * 0.36, ...at(-0.15, -0.9, 1.2 * s), size * 0.5, 0]]),
      [...at(-0.8, -0.2, 0), size * 0.8, -L * 0.5, H - G * 0.7, 0, G * 0.95, 0],
      [-L * 0.46, H - G * 0.9, 0, G * 1.12, -L * 0.08, H - G * 0.85, 0, G * 1.06, 0],
      [L * 0.5, H - G * 0.8, 0, G * 0.9, L * 0.34, H - G * 0.9, 0, G * 0.86, 0],
    ];
    return [];
  });
  mesh.body([...melting(0.03, masses), ...melting(0.011, locksOn(masses, random))], {
    k: 0.008,
    colours: [coat, light, dark],
    hair: 0.3,
  });
}

/** Curls over masses of hair, each a knob, some of them in the shade of others. */
const locksOn = (masses: Cones, random: Random): Cones =>
  masses.flatMap(([ax = 0, ay = 0, az = 0, ar = 0, bx = 0, by = 0, bz = 0, br = 0]) => {
    const long = Math.hypot(bx - ax, by - ay, bz - az);
    const many = Math.round(((ar + br) * (long + ar + br) * 3.6) / lock ** 2 / 6);
    const along: Vec3 = normalised([bx - ax, by - ay, bz - az]);
    const side = normalised(cross(along, Math.abs(along[1]) < 0.8 ? [0, 1, 0] : [1, 0, 0]));
    const up = cross(side, along);
    return Array.from({ length: many }, (_, i): readonly number[] => {
      // From before the one end to behind the other, spread evenly around.
      const reach = ((i + 0.5) / many) * (long + ar + br) - ar;
      const t = Math.max(0, Math.min(1, reach / long));
      const r = ar + (br - ar) * t;
      const past = reach < 0 ? reach / ar : reach > long ? (reach - long) / br : 0;
      const out = Math.sqrt(Math.max(0, 1 - past * past));
      const turn = i * 2.399963;
      const on = (axis: 0 | 1 | 2, from: number, to: number): number =>
        from +
        (to - from) * t +
        r * ((side[axis] * Math.cos(turn) + up[axis] * Math.sin(turn)) * out + along[axis] * past);
      const [x, y, z] = [on(0, ax, bx), on(1, ay, by), on(2, az, bz)];
      const thick = lock * (0.8 + 0.4 * random());
      return [
        x,
        y,
        z,
        thick,
        x + lock * (random() - 0.5),
        y - lock * 0.7,
        z,
        thick * 0.8,
        random() < 0.35 ? 2 : random() < 0.3 ? 1 : 0,
      ];
    });
  });

/** Radius of a curl, metres. */
const lock = 0.016;
