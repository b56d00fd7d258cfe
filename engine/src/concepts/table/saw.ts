import { smoothWay } from '../../shapes/smooth-way.ts';
import { triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const saw: Concept = {
  id: 'saw',
  words: {
    en: 'saw/hand saw/handsaw/wood saw/carpenter saw',
    de: 'säge/sägen/handsäge/holzsäge/fuchsschwanz',
    es: 'serrucho/sierra de mano',
    fr: 'scie/scie à main/scie égoïne',
    zh: '锯子/手锯',
    ja: 'のこぎり/鋸/ノコギリ',
    ar: 'منشار',
    emoji: '🪚',
  },
  size: { width: 3.7, height: 1.25 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  turn: 0.12,
  sway: 0.15,
  build(mesh, random, look) {
    // It leans on a piece of timber that it has cut into, its teeth on the table.
    timber(mesh);
    mesh.push().at(0, 0.03, -0.22).rotX(0.62);
    blade(mesh);
    handle(mesh, look.colour ?? '#9c6430');
    mesh.pop();
    // Dust of the cut.
    for (let i = 0; i < 130; i++) {
      const [a, r] = [random() * 6.3, 0.5 * random()];
      const grain = 0.01 + 0.014 * random();
      mesh.ball(
        -0.9 + Math.cos(a) * r,
        grain * 0.4,
        -0.6 + Math.sin(a) * r * 0.6,
        grain,
        grain * 0.6,
        grain,
        '#e0b877',
        0,
        6,
      );
    }
  },
};

function timber(mesh: Mesh): void {
  const [wood, end] = ['#c89a5c', '#dbb47c'] as const;
  mesh.box(-0.35, 0, 0.72, 2.5, 0.62, 0.62, wood, materials.carved);
  for (const s of [-1, 1]) mesh.box(-0.35 + s * 1.252, 0.01, 0.72, 0.006, 0.6, 0.6, end, materials.carved);
  mesh.box(-0.98, 0.42, 0.72, 0.035, 0.205, 0.63, '#3a2614', materials.plain);
}

/** How high the blade is at a place along it, from its tip (-1.85) to its handle (1). */
const backAt = (x: number): number => 0.42 + 0.62 * smooth(-2.6, 1.6, x);

const [tip, heel, pitch] = [-1.85, 1, 0.075] as const;

function blade(mesh: Mesh): void {
  const steel = '#b9bec4';
  const count = Math.round((heel - tip) / pitch);
  for (let i = 0; i < count; i++) {
    const [from, to] = [tip + i * pitch, tip + (i + 1) * pitch];
    // The teeth lean forwards.
    const point: readonly [number, number] = [from + pitch * 0.2, 0];
    const corners = (z: number): Vec3[] => [
      [from, 0.06, z],
      [from, backAt(from), z],
      [to, backAt(to), z],
      [to, 0.06, z],
      [...point, z * (i % 2 ? 1.8 : 1)],
    ];
    for (const z of [-0.014, 0.014]) {
      mesh.face(corners(z).slice(0, 4), steel, materials.metal);
      mesh.face(
        corners(z).filter((_, k) => k !== 1 && k !== 2),
        '#d5d9dd',
        materials.metal,
      );
    }
    mesh.face(
      [
        [from, backAt(from), -0.014],
        [to, backAt(to), -0.014],
        [to, backAt(to), 0.014],
        [from, backAt(from), 0.014],
      ],
      '#8f959b',
      materials.metal,
    );
  }
}

/** A grip of wood that is closed below, with its horns, and the cheeks that hold the blade with three screws of brass. */
function handle(mesh: Mesh, wood: Colour): void {
  const way = (numbers: readonly number[], radii: readonly number[]): void => {
    const points = smoothWay(triples(numbers), 8);
    mesh.push().scale(1, 1, 0.7);
    mesh.tube(
      points,
      points.map((_, i) => {
        const at = (i / (points.length - 1)) * (radii.length - 1);
        const [a, b] = [radii[Math.floor(at)] ?? 0.1, radii[Math.ceil(at)] ?? 0.1];
        return a + (b - a) * (at % 1);
      }),
      wood,
      materials.carved,
      18,
    );
    mesh.pop();
  };
  way([0.8, 0.86, 0, 1.05, 0.98, 0, 1.35, 1.04, 0, 1.62, 1.12, 0, 1.74, 1.16, 0], [0.15, 0.17, 0.13, 0.1, 0.03]);
  way([1.38, 1.0, 0, 1.5, 0.78, 0, 1.56, 0.5, 0, 1.62, 0.28, 0, 1.76, 0.16, 0], [0.12, 0.13, 0.14, 0.12, 0.03]);
  way([1.58, 0.34, 0, 1.36, 0.2, 0, 1.08, 0.22, 0, 0.82, 0.3, 0], [0.12, 0.1, 0.12, 0.13]);
  way([0.86, 0.88, 0, 0.96, 0.66, 0, 0.98, 0.48, 0, 0.86, 0.28, 0], [0.15, 0.17, 0.17, 0.12]);
  for (const [x, y] of [
    [0.86, 0.84],
    [0.98, 0.62],
    [0.88, 0.36],
  ] as const)
    mesh.ball(x, y, -0.115, 0.055, 0.055, 0.02, '#c9a04a', materials.metal, 14);
}
