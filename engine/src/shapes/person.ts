import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { pick } from './chance.ts';

/** How a person is dressed and moves; colours are `#rrggbb`. */
export interface PersonLook {
  readonly coat?: string | undefined;
  readonly legs?: string;
  readonly hair?: 'short' | 'long' | 'none';
  /** A skirt from the waist in the colour of the coat. */
  readonly dress?: boolean;
  readonly hat?: string;
  readonly skin?: string;
  /** Length of the step, metres; 0 stands. */
  readonly walk?: number;
  /** What the right hand holds up, if anything. */
  readonly raised?: boolean;
}

const skins = ['#d9a884', '#8a5a3c', '#5c3a26', '#f0cdb0'] as const;
const hairs = ['#2a1c14', '#6b4428', '#141210', '#b88a4a'] as const;
const coats = ['#b8322c', '#2f4a6b', '#3f5a3c', '#d0a03a'] as const;

/** A person of 1.8 metres seen from behind or from the side, where no face is needed; faces -z, towards the eye, otherwise. */
export function buildPerson(mesh: Mesh, random: Random, look: PersonLook = {}): void {
  const coat = look.coat ?? pick(random, coats);
  const skin = look.skin ?? pick(random, skins);
  const hair = pick(random, hairs);
  const step = look.walk ?? 0.14;
  mesh.push().object();
  if (look.dress) {
    const skirt: [number, number][] = [
      [0.14, 1.08],
      [0.18, 0.92],
      [0.26, 0.66],
      [0.35, 0.36],
      [0.33, 0.35],
    ];
    mesh.lathe(skirt, 20, coat, materials.cloth);
  }
  mesh.body([...torso(), ...head(look), ...limbs(-1, step, look), ...limbs(1, step, look)], {
    k: 0.055,
    colours: [coat, look.legs ?? '#2a2c33', skin, hair],
    fur: 0.12,
  });
  if (look.hat) {
    mesh.cyl(0, 1.78, 0.01, 0.25, 0.25, 0.02, look.hat, materials.cloth);
    mesh.cyl(0, 1.79, 0.01, 0.125, 0.105, 0.13, look.hat, materials.cloth);
  }
  mesh.pop();
}

function torso(): Cones {
  return [
    [0, 0.96, 0, 0.14, 0, 0.82, 0, 0.155, 0],
    [0, 1.36, 0, 0.135, 0, 1.02, 0, 0.12, 0],
    [-0.14, 1.4, 0, 0.078, 0.14, 1.4, 0, 0.078, 0],
    [0, 1.46, 0, 0.052, 0, 1.58, 0, 0.052, 2],
  ];
}

function head({ hair }: PersonLook): Cones {
  const skull: Cones = [[0, 1.67, 0, 0.1, 0, 1.71, 0, 0.106, 2]];
  if (hair === 'none') return skull;
  const cap: Cones = [[0, 1.735, 0.03, 0.108, 0, 1.7, 0.05, 0.106, 3]];
  return hair === 'short' ? [...skull, ...cap] : [...skull, ...cap, [0, 1.68, 0.07, 0.08, 0, 1.46, 0.09, 0.07, 3]];
}

function limbs(s: number, w: number, { raised }: PersonLook): Cones {
  const swing = 0.05 * s * w * 7;
  const up = raised === true && s > 0;
  return [
    [0.2 * s, 1.38, 0, 0.064, 0.26 * s, up ? 1.5 : 1.12, up ? -0.14 : swing, 0.052, 0],
    [
      0.26 * s,
      up ? 1.5 : 1.12,
      up ? -0.14 : swing,
      0.05,
      0.27 * s,
      up ? 1.78 : 0.89,
      up ? -0.2 : swing - 0.05,
      0.038,
      0,
    ],
    [
      0.27 * s,
      up ? 1.82 : 0.86,
      up ? -0.2 : swing - 0.06,
      0.038,
      0.27 * s,
      up ? 1.86 : 0.81,
      up ? -0.2 : swing - 0.06,
      0.036,
      2,
    ],
    [0.085 * s, 0.86, 0, 0.105, 0.09 * s, 0.46, -w * s, 0.068, 1],
    [0.09 * s, 0.46, -w * s, 0.064, 0.095 * s, 0.08, w * 0.3 - w * s * 1.3, 0.046, 1],
    [0.095 * s, 0.05, w * 0.3 - w * s * 1.3, 0.05, 0.095 * s, 0.04, -0.12 - w * s * 1.3, 0.042, 1],
  ];
}
