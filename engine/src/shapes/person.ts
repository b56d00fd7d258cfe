import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
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
  } else wearCoat(mesh, coat);
  mesh.body([...torso(look), ...head(look), ...limbs(-1, step, look), ...limbs(1, step, look)], {
    k: 0.052,
    colours: [coat, look.legs ?? '#343a48', skin, hair, '#3a2418'],
    fur: 0.2,
  });
  if (look.hat) {
    mesh.cyl(0, 1.78, 0.01, 0.25, 0.25, 0.02, look.hat, materials.cloth);
    mesh.cyl(0, 1.79, 0.01, 0.125, 0.105, 0.13, look.hat, materials.cloth);
  }
  mesh.pop();
}

/** A coat that falls straight from the chest to below the hips, with a collar and a seam at the back of its hem. */
function wearCoat(mesh: Mesh, coat: string): void {
  mesh.push().scale(1, 1, 0.76);
  mesh.lathe(
    [
      [0.1, 1.43],
      [0.17, 1.36],
      [0.182, 1.24],
      [0.17, 1.08],
      [0.184, 0.94],
      [0.206, 0.8],
      [0.222, 0.68],
      [0.2, 0.676],
    ],
    26,
    coat,
    materials.cloth,
  );
  mesh.pop();
  const dark = scaleRgb(readColour(coat), 0.55);
  mesh.tube(
    Array.from({ length: 15 }, (_, i): Vec3 => {
      const turn = (i / 14) * Math.PI * 2;
      return [Math.sin(turn) * 0.075, 1.455 + Math.cos(turn) * 0.012, Math.cos(turn) * 0.068];
    }),
    [0.02],
    dark,
    materials.cloth,
    6,
  );
  mesh.tube(
    [
      [0, 0.92, 0.158],
      [0.004, 0.68, 0.176],
    ],
    [0.006],
    dark,
    materials.plain,
    4,
  );
}

function torso({ dress }: PersonLook): Cones {
  return [
    // Hips, waist, ribs and shoulders; a coat ends below the hips.
    [0, 0.98, 0, 0.132, 0, 0.84, 0, 0.15, 0],
    ...(dress ? [] : [[0, 0.86, 0.005, 0.15, 0, 0.74, 0.01, 0.152, 0]]),
    [0, 1.32, 0.005, 0.132, 0, 1.04, 0, 0.124, 0],
    [-0.075, 1.3, 0.01, 0.105, 0.075, 1.3, 0.01, 0.105, 0],
    [-0.155, 1.4, 0, 0.07, 0.155, 1.4, 0, 0.07, 0],
    [0, 1.42, 0.005, 0.085, 0, 1.47, 0, 0.064, 0],
    [0, 1.46, 0, 0.05, 0, 1.58, -0.005, 0.05, 2],
  ];
}

function head({ hair }: PersonLook): Cones {
  const skull: Cones = [
    [0, 1.665, -0.02, 0.078, 0, 1.715, 0, 0.1, 2],
    [-0.098, 1.675, 0, 0.018, -0.1, 1.7, 0.01, 0.02, 2],
    [0.098, 1.675, 0, 0.018, 0.1, 1.7, 0.01, 0.02, 2],
  ];
  if (hair === 'none') return skull;
  const cap: Cones = [
    [0, 1.745, 0.02, 0.103, 0, 1.68, 0.052, 0.09, 3],
    [-0.05, 1.765, 0, 0.07, 0.05, 1.765, 0, 0.07, 3],
    [0, 1.66, 0.06, 0.07, 0, 1.6, 0.05, 0.045, 3],
  ];
  if (hair === 'short') return [...skull, ...cap];
  const strands: Cones = [-0.075, -0.03, 0.03, 0.075].map((x, i) => [
    ...[x * 0.9, 1.7, 0.06, 0.062],
    ...[x * 1.25, 1.36 + 0.05 * (i % 2), 0.1, 0.034, 3],
  ]);
  return [...skull, ...cap, ...strands];
}

/** Arms that hang a little bent and swing against the legs, hands, and legs in shoes. */
function limbs(s: number, w: number, { raised }: PersonLook): Cones {
  const swing = 0.34 * s * w;
  const up = raised === true && s > 0;
  const elbow: Vec3 = up ? [0.26, 1.5, -0.14] : [0.235 * s, 1.14, 0.03 + swing * 0.5];
  const wrist: Vec3 = up ? [0.27, 1.78, -0.2] : [0.24 * s, 0.9, -0.05 + swing];
  const hand: Vec3 = up ? [0.27, 1.86, -0.2] : [0.235 * s, 0.8, -0.075 + swing];
  const knee: Vec3 = [0.088 * s, 0.48, -w * s - 0.015];
  const ankle: Vec3 = [0.095 * s, 0.1, w * 0.3 - w * s * 1.3 + 0.01];
  return [
    [0.17 * s, 1.39, 0, 0.07, ...elbow, 0.05, 0],
    [...elbow, 0.05, ...wrist, 0.04, 0],
    [...wrist, 0.03, ...hand, 0.034, 2],
    [0.082 * s, 0.88, 0, 0.108, ...knee, 0.066, 1],
    [...knee, 0.064, ...ankle, 0.05, 1],
    [ankle[0], 0.06, ankle[2] + 0.02, 0.05, ankle[0] + 0.015 * s, 0.045, ankle[2] - 0.15, 0.04, 4],
  ];
}
