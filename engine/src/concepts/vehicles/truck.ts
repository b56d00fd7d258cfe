import { prism } from '../../shapes/prism.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { wheel } from '../../shapes/wheel.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const [dark, glass, steel] = ['#1c1e21', '#1a2630', '#cfd3d6'] as const;

/** The cab and the fairing on its roof, seen from the side as x and height. */
const cab = pairs([
  -3.5, 0.6, -3.52, 0.66, -3.52, 1.42, -3.47, 1.5, -3.24, 2.46, -3.16, 2.58, -3, 2.64, -1.62, 2.68, -1.56, 2.62, -1.55,
  0.6,
]);
const fairing = pairs([-3, 2.62, -2.86, 2.74, -2.5, 2.98, -2.1, 3.14, -1.62, 3.2, -1.56, 3.18, -1.55, 2.62]);

/** Lamps, bars and glass of the front. */
function front(mesh: Mesh, lit: boolean): void {
  const pane = (low: number, high: number, half: number, out: number, colour: string): void => {
    const x = (y: number): number => -3.47 + ((y - 1.5) / 0.96) * 0.23 - out;
    mesh.face(
      [
        [x(low), low, -half],
        [x(low), low, half],
        [x(high), high, half * 0.97],
        [x(high), high, -half * 0.97],
      ],
      colour,
      materials.gloss,
    );
  };
  pane(1.52, 2.42, 1.02, 0.012, dark);
  pane(1.57, 2.38, 0.97, 0.018, glass);
  for (const z of [-0.45, 0.45]) rod(mesh, [-3.5, 1.58, z], [-3.38, 1.95, z * 0.25], 0.014, '#0c0d0e', materials.plain);
  mesh.box(-3.4, 2.43, 0, 0.34, 0.05, 2.1, dark, materials.gloss);
  mesh.box(-3.53, 0.86, 0, 0.04, 0.5, 1.3, dark, materials.plain);
  for (let i = 0; i < 5; i++) mesh.box(-3.56, 0.89 + i * 0.095, 0, 0.04, 0.04, 1.24, steel, materials.metal);
  mesh.box(-3.56, 1.38, 0, 0.02, 0.06, 0.6, steel, materials.metal);
  mesh.box(-3.52, 0.36, 0, 0.22, 0.3, 2.24, '#d8dcde', materials.metal);
  mesh.box(-3.64, 0.44, 0, 0.02, 0.14, 0.52, '#f2efe4', materials.plain);
  const shine = lit ? materials.glow : materials.gloss;
  for (const s of [-1, 1]) {
    mesh
      .box(-3.53, 0.86, 0.88 * s, 0.03, 0.32, 0.38, steel, materials.metal)
      .ball(-3.54, 1.02, 0.88 * s, 0.05, 0.125, 0.15, '#fff3cf', shine, 20)
      .ball(-3.62, 0.5, 0.85 * s, 0.04, 0.06, 0.09, '#fff3cf', shine, 14)
      .ball(-3.53, 1.28, 0.92 * s, 0.03, 0.045, 0.1, '#e8862a', shine, 12);
  }
  for (let i = 0; i < 5; i++) mesh.ball(-3.14, 2.66, (i - 2) * 0.4, 0.08, 0.045, 0.06, '#e8962a', shine, 10);
}

/** Glass, seams, handles, steps and mirrors of a side of the cab. */
function door(mesh: Mesh, s: number): void {
  const z = 1.165 * s;
  const wall = (points: readonly number[], out: number, colour: string, material: number): void => {
    mesh.face(
      pairs(points).map(([x, y]) => [x, y, z + out * s] as const),
      colour,
      material,
    );
  };
  wall([-3.32, 1.48, -3.13, 2.36, -2.16, 2.4, -2.16, 1.48], 0.004, dark, materials.gloss);
  wall([-3.25, 1.53, -3.09, 2.31, -2.21, 2.35, -2.21, 1.53], 0.008, glass, materials.gloss);
  wall([-2, 1.6, -2, 2.36, -1.7, 2.36, -1.7, 1.6], 0.004, dark, materials.gloss);
  for (const [x0, y0, x1, y1] of [
    [-3.38, 1.4, -3.17, 2.46],
    [-3.17, 2.46, -2.08, 2.5],
    [-2.08, 2.5, -2.08, 1.1],
    [-3.38, 1.4, -3.38, 1.12],
  ] as const)
    rod(mesh, [x0, y0, z], [x1, y1, z], 0.009, '#26181a', materials.plain);
  mesh.box(-2.26, 1.3, z, 0.18, 0.04, 0.05, steel, materials.metal);
  mesh.tube(triples([-3.4, 2.3, z, -3.58, 2.34, 1.32 * s, -3.58, 1.5, 1.32 * s, -3.42, 1.44, z]), [0.02], dark);
  mesh.box(-3.56, 1.62, 1.36 * s, 0.07, 0.58, 0.24, dark, materials.gloss);
  for (const y of [0.34, 0.62]) mesh.box(-1.75, y, 1.05 * s, 0.34, 0.05, 0.2, '#8a9096', materials.metal);
}

export const truck: Concept = {
  id: 'truck',
  words: {
    en: 'truck/lorry',
    de: 'lastwagen/lkw',
    es: 'camión',
    fr: 'camion',
    zh: '卡车',
    ja: 'トラック',
    ar: 'شاحنة',
    emoji: '🚚/🚛',
  },
  size: { width: 6, height: 3 },
  lives: ['street', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  turn: -0.9,
  sway: 0.1,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#b8322c';
    mesh.push().rotY(Math.PI / 2);
    prism(mesh, cab, { half: 1.12, edge: 0.045, colour: paint, material: materials.gloss });
    prism(mesh, fairing, { half: 0.94, edge: 0.05, colour: paint, material: materials.gloss });
    mesh.pop();
    front(mesh, look.lit);
    // The frame, the fuel tank under a strap, and the exhaust behind the cab.
    mesh.box(0.2, 0.52, 0, 6.5, 0.22, 1.5, '#26282c', materials.plain);
    for (const s of [-1, 1]) {
      door(mesh, s);
      mesh
        .push()
        .at(-0.95, 0.62, 0.86 * s)
        .rotZ(Math.PI / 2);
      mesh.cyl(0, -0.5, 0, 0.26, 0.26, 1, '#b8bec2', materials.metal, 28);
      for (const y of [-0.3, 0.3]) mesh.cyl(0, y - 0.03, 0, 0.268, 0.268, 0.06, '#5a5f64', materials.metal, 28);
      mesh.pop();
      mesh.cyl(-1.46, 0.7, 1.02 * s, 0.07, 0.07, 2.2, steel, materials.metal, 16);
      rod(mesh, [-1.46, 2.88, 1.02 * s], [-1.38, 3.1, 1.02 * s], 0.07, steel, materials.metal);
    }
    // The box: ribbed walls between frames of aluminium, with a band in the colour of the cab.
    mesh.box(1.05, 0.8, 0, 4.7, 2.35, 2.3, '#eef0ee', materials.gloss);
    for (const y of [0.76, 3.1]) mesh.box(1.05, y, 0, 4.76, 0.1, 2.36, '#b4babf', materials.metal);
    for (const s of [-1, 1]) {
      for (const x of [-1.27, 3.37]) mesh.box(x, 0.8, 1.14 * s, 0.12, 2.35, 0.1, '#b4babf', materials.metal);
      mesh.box(1.05, 1.5, 1.15 * s, 4.56, 0.46, 0.05, paint, materials.gloss);
      mesh.box(1.05, 1.38, 1.15 * s, 4.56, 0.06, 0.05, paint, materials.gloss);
      for (let i = 1; i < 12; i++)
        mesh.box(-1.3 + i * 0.39, 0.86, 1.15 * s, 0.035, 2.24, 0.03, i % 3 ? '#e2e5e4' : '#c4c9cc', materials.gloss);
      for (let i = 0; i < 4; i++)
        mesh.ball(-0.9 + i * 1.3, 0.81, 1.19 * s, 0.06, 0.03, 0.02, '#e8862a', materials.gloss, 10);
      // Rails beside the road, mudguards over the wheels.
      for (const y of [0.4, 0.58]) mesh.box(0.42, y, 1.08 * s, 1.2, 0.06, 0.04, '#b4babf', materials.metal);
      for (const x of [-2.5, 1.72, 2.78]) {
        const from = x < 0 ? 1.19 : 1.12;
        mesh.sheet(
          (u, v) => {
            const a = Math.PI * (u * 1.06 - 0.03);
            return [x + Math.cos(a) * 0.59, 0.48 + Math.sin(a) * 0.57, s * (0.72 + (from - 0.72) * v)];
          },
          20,
          1,
          () => dark,
          materials.plain,
        );
        if (x < 0) {
          mesh
            .push()
            .at(x, 0.48, 0)
            .rotX(Math.PI / 2);
          mesh.cyl(0, 1.172 * s - 0.004, 0, 0.57, 0.57, 0.008, '#0e0f10', materials.plain, 32).pop();
        }
        wheel(mesh, x, (x < 0 ? 1.03 : 0.97) * s, 0.48, 0.34, '#c4c9cd');
      }
      mesh.box(3.3, 0.2, 0.97 * s, 0.03, 0.5, 0.36, dark, materials.plain);
    }
  },
};
