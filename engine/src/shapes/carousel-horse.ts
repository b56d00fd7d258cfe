import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';

export const carouselEaves = 4.6;

export const carouselGold = '#d8ab3e';

const coats = ['#f3eee4', '#d9b98c', '#8a5a3a', '#f3eee4', '#3b3531', '#c9c4bd'] as const;

const saddles = ['#c8322c', '#2a6fb8', '#3a9a5a', '#8a4ab0', '#e0892c'] as const;

interface Ride {
  readonly a: number;
  readonly out: number;
  readonly lift: number;
  readonly kind: number;
}

const leap: Cones = [
  [-0.42, 0.02, 0, 0.215, 0.42, 0.03, 0, 0.23, 0],
  [-0.46, 0.12, 0, 0.18, -0.82, 0.56, 0, 0.105, 0],
  [-0.84, 0.6, 0, 0.105, -1.1, 0.36, 0, 0.06, 0],
  ...[-1, 1].flatMap((s): Cones => [
    [-0.8, 0.68, s * 0.05, 0.03, -0.77, 0.79, s * 0.06, 0.012, 0],
    [-0.48, -0.06, s * 0.11, 0.11, -0.8, -0.26, s * 0.11, 0.06, 0],
    [-0.8, -0.26, s * 0.11, 0.055, -0.66, -0.52, s * 0.11, 0.04, 0],
    [-0.66, -0.52, s * 0.11, 0.045, -0.6, -0.6, s * 0.11, 0.055, 3],
    [0.44, -0.02, s * 0.1, 0.16, 0.46, -0.36, s * 0.11, 0.07, 0],
    [0.46, -0.36, s * 0.11, 0.06, 0.78, -0.5, s * 0.11, 0.042, 0],
    [0.78, -0.5, s * 0.11, 0.045, 0.87, -0.58, s * 0.11, 0.055, 3],
    [-0.02, 0.06, s * 0.2, 0.06, 0.02, -0.22, s * 0.24, 0.025, 2],
  ]),
  [0.6, 0.16, 0, 0.07, 0.86, 0.04, 0, 0.085, 1],
  [0.86, 0.04, 0, 0.085, 0.96, -0.34, 0, 0.02, 1],
  [-0.42, 0.34, 0, 0.08, -0.68, 0.68, 0, 0.07, 1],
  [-0.68, 0.7, 0, 0.07, -0.88, 0.72, 0, 0.04, 1],
  [-0.1, 0.14, 0, 0.17, 0.16, 0.16, 0, 0.17, 2],
  [-0.14, 0.3, 0, 0.05, -0.1, 0.34, 0, 0.045, 3],
  [0.2, 0.3, -0.08, 0.05, 0.2, 0.3, 0.08, 0.05, 2],
];

/** A painted horse of wood that leaps, about the middle of its body; metres. */
export function leapingHorse(
  mesh: Mesh,
  { coat, hair, saddle }: { readonly coat: Colour; readonly hair: Colour; readonly saddle: Colour },
): void {
  mesh.body(leap, { k: 0.06, fur: 0, mat: materials.gloss, colours: [coat, hair, saddle, carouselGold] });
}

/** A wooden horse that leaps on its gilded pole. */
export function carouselHorse(mesh: Mesh, { a, out, lift, kind }: Ride): void {
  const coat = coats[kind % coats.length] ?? coats[0];
  const saddle = saddles[kind % saddles.length] ?? saddles[0];
  const hair = coat === '#3b3531' || coat === '#8a5a3a' ? '#efe3c8' : '#8a5a30';
  mesh
    .push()
    .rotY(-a)
    .at(out, 0, 0)
    .rotY(-Math.PI / 2);
  mesh.cyl(0, 0.6, 0, 0.045, 0.045, carouselEaves - 0.5, carouselGold, materials.metal, 10);
  mesh.push().at(0, 1.95 + lift, 0);
  leapingHorse(mesh, { coat, hair, saddle });
  mesh.pop().pop();
}
