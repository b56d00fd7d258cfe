import { fieldWheel } from '../../shapes/field-wheel.ts';
import { loft } from '../../shapes/loft.ts';
import { pairs, sections, triples } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [dark, iron, steel] = ['#1b1c1e', '#3a3d40', '#b8bcc0'] as const;

/** The bonnet with its grille and lamps, over an engine that lies open. */
function bonnet(mesh: Mesh, paint: Colour, lit: boolean): void {
  loft(
    mesh,
    sections([
      1.14, -1.02, 0.94, 0.33, 1.3, -1.03, 0.97, 0.37, 1.5, -1.03, 0.97, 0.37, 1.6, -1.01, 0.94, 0.34, 1.66, -0.98,
      0.88, 0.24,
    ]),
    0.1,
    paint,
  );
  mesh.box(-1.93, 0.8, 0, 0.1, 0.5, 0.56, paint, materials.gloss);
  mesh.box(-1.985, 0.84, 0, 0.05, 0.66, 0.52, dark, materials.plain);
  for (let i = 0; i < 7; i++) mesh.box(-2.015, 0.87 + i * 0.09, 0, 0.02, 0.03, 0.5, steel, materials.metal);
  mesh.box(-2.02, 0.84, 0, 0.03, 0.66, 0.05, paint, materials.gloss);
  for (const s of [-1, 1]) {
    for (let i = 0; i < 5; i++) mesh.box(-1.62 + i * 0.09, 1.24, 0.368 * s, 0.04, 0.2, 0.02, dark, materials.plain);
    mesh.box(-0.72, 1.36, 0.368 * s, 0.72, 0.06, 0.016, '#f0ece0', materials.gloss);
    mesh
      .push()
      .at(-1.9, 1.2, 0.46 * s)
      .rotZ(Math.PI / 2);
    mesh.lathe(smoothProfile(pairs([0.05, -0.16, 0.12, -0.06, 0.135, 0.04, 0.12, 0.05])), 28, paint, materials.gloss);
    mesh.lathe(pairs([0.12, 0.045, 0.08, 0.075, 0, 0.085]), 24, '#fff3cf', lit ? materials.glow : materials.gloss);
    mesh.pop();
    // Cylinders, pipes and the sump.
    for (let i = 0; i < 4; i++)
      mesh
        .cyl(-1.6 + i * 0.3, 0.84, 0.2 * s, 0.1, 0.1, 0.3, iron, materials.metal, 14)
        .cyl(-1.6 + i * 0.3, 1.0, 0.2 * s, 0.115, 0.115, 0.03, '#5a5e62', materials.metal, 14);
    mesh.tube(
      triples([-1.6, 1.06, 0.31 * s, -0.7, 1.06, 0.31 * s, -0.5, 0.9, 0.28 * s]),
      [0.04],
      '#6a4a36',
      materials.metal,
      10,
    );
  }
  mesh.box(-1.05, 0.58, 0, 1.7, 0.3, 0.42, iron, materials.metal);
}

export const tractor: Concept = {
  id: 'tractor',
  words: {
    en: 'tractor',
    de: 'traktor',
    es: 'tractor de granja/tractor',
    fr: 'tracteur',
    zh: '拖拉机',
    ja: 'トラクター',
    ar: 'جرار',
    emoji: '🚜',
  },
  size: { width: 4.2, height: 2.7 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  turn: -0.75,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#3c8a3a';
    const disc = look.colour ? '#e8e2d0' : '#e3c23c';
    bonnet(mesh, paint, look.lit);
    mesh
      .box(0.4, 0.62, 0, 1.6, 0.42, 0.5, iron, materials.metal)
      .box(-0.02, 0.72, 0, 0.9, 0.06, 1.02, iron, materials.metal)
      .box(-0.12, 1.0, 0, 0.14, 0.68, 0.64, paint, materials.gloss);
    // The exhaust with its flap, and the filter beside it.
    mesh
      .cyl(-1.2, 1.6, 0.14, 0.035, 0.035, 0.3, iron, materials.metal, 14)
      .cyl(-1.2, 1.82, 0.14, 0.075, 0.075, 0.42, '#4a4644', materials.metal, 20)
      .cyl(-1.2, 2.22, 0.14, 0.042, 0.042, 0.36, steel, materials.metal, 16)
      .cyl(-0.72, 1.6, -0.14, 0.05, 0.05, 0.24, iron, materials.metal, 16)
      .cyl(-0.72, 1.82, -0.14, 0.1, 0.08, 0.12, paint, materials.gloss, 20);
    mesh.push().at(-1.16, 2.6, 0.14).rotZ(-0.6).cyl(-0.04, 0, 0, 0.05, 0.05, 0.012, steel, materials.metal, 14).pop();
    // The driver's place: wheel, levers and a seat on its spring.
    rod(mesh, [-0.1, 1.5, 0], [0.14, 1.78, 0], 0.025, dark, materials.metal);
    mesh.push().at(0.15, 1.8, 0).rotZ(-0.7);
    hoop(mesh, 0, 0.21, 0.022, dark, materials.gloss);
    for (let i = 0; i < 3; i++)
      rod(mesh, [0, 0, 0], [Math.cos(i * 2.094) * 0.2, 0, Math.sin(i * 2.094) * 0.2], 0.014, steel, materials.metal);
    mesh.pop();
    for (const z of [-0.2, 0.24]) {
      rod(mesh, [0.1, 0.95, z], [0.02, 1.4, z], 0.016, steel, materials.metal);
      mesh.ball(0.02, 1.41, z, 0.035, 0.035, 0.035, '#b8281c', materials.gloss, 10);
    }
    rod(mesh, [0.86, 0.95, 0], [0.78, 1.24, 0], 0.05, iron, materials.metal);
    loft(
      mesh,
      sections([1.22, 0.78, 0.22, 0.22, 1.28, 0.78, 0.27, 0.27, 1.34, 0.78, 0.24, 0.24]),
      0.4,
      '#2a2624',
      materials.plain,
    );
    mesh.push().at(1, 1.3, 0).rotZ(-0.14);
    loft(
      mesh,
      sections([0, 0, 0.05, 0.22, 0.2, 0, 0.06, 0.27, 0.38, 0, 0.05, 0.22, 0.42, 0, 0.02, 0.14]),
      0.4,
      '#2a2624',
      materials.plain,
    );
    mesh.pop();
    // A roof on four posts.
    for (const s of [-1, 1])
      for (const [low, high] of pairs([-0.06, 0.12, 1.22, 1.12]))
        mesh.tube(
          smoothWay(triples([low, 1.1, 0.46 * s, low, 1.7, 0.5 * s, high, 2.46, 0.5 * s])),
          [0.032],
          dark,
          materials.gloss,
          10,
        );
    loft(
      mesh,
      sections([2.42, 0.58, 0.8, 0.64, 2.46, 0.58, 0.84, 0.68, 2.52, 0.58, 0.82, 0.66, 2.56, 0.58, 0.7, 0.54]),
      0.1,
      paint,
    );
    for (const s of [-1, 1]) {
      mesh.ball(-0.24, 2.42, 0.5 * s, 0.06, 0.06, 0.09, '#fff3cf', look.lit ? materials.glow : materials.gloss, 14);
      // Mudguards follow the hind wheels.
      const guard = (rise: (v: number) => number, aside: (v: number) => number): void => {
        const at = (u: number, v: number): Vec3 => {
          const a = 0.1 + u * 2.5;
          return [0.75 + Math.cos(a) * rise(v), 0.86 + Math.sin(a) * rise(v), s * aside(v)];
        };
        mesh.sheet(at, 28, 1, () => paint, materials.gloss);
      };
      guard(
        () => 0.93,
        (v) => 0.46 + 0.5 * v,
      );
      guard(
        (v) => 0.3 + 0.63 * v,
        () => 0.46,
      );
      mesh.ball(1.62, 1.36, 0.7 * s, 0.03, 0.07, 0.07, '#c81c14', materials.gloss, 12);
      fieldWheel(mesh, [0.75, 0.86, 0.74 * s], { radius: 0.86, half: 0.22, lugs: 20, s }, disc);
      fieldWheel(mesh, [-1.5, 0.46, 0.62 * s], { radius: 0.46, half: 0.13, lugs: 16, s }, disc);
    }
    rod(mesh, [-1.5, 0.46, -0.6], [-1.5, 0.46, 0.6], 0.06, iron, materials.metal);
    rod(mesh, [0.75, 0.86, -0.7], [0.75, 0.86, 0.7], 0.12, iron, materials.metal);
    mesh.box(-1.5, 0.46, 0, 0.16, 0.3, 0.2, iron, materials.metal);
  },
};
