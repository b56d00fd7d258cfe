import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Concept } from '../concept.ts';

/** A wheel with twelve spokes and an iron tyre about the origin, its axle along z. */
function spokedWheel(mesh: Mesh, radius: number, wood: Rgb): void {
  mesh.push().rotX(Math.PI / 2);
  mesh.lathe(
    pairs([
      radius * 0.86,
      -0.045,
      radius * 0.97,
      -0.045,
      radius * 0.97,
      0.045,
      radius * 0.86,
      0.045,
      radius * 0.86,
      -0.045,
    ]),
    60,
    wood,
    materials.plain,
  );
  mesh.lathe(
    pairs([radius * 0.97, -0.05, radius, -0.05, radius, 0.05, radius * 0.97, 0.05]),
    60,
    '#3c3a3a',
    materials.metal,
  );
  mesh.lathe(
    smoothProfile(pairs([0.05, -0.13, 0.07, -0.12, 0.11, -0.05, 0.11, 0.05, 0.07, 0.12, 0.05, 0.13, 0, 0.13])),
    24,
    wood,
    materials.plain,
  );
  for (const y of [-0.1, 0.1]) hoop(mesh, y, 0.08, 0.014, '#3c3a3a', materials.metal);
  mesh.ball(0, -0.13, 0, 0.05, 0.03, 0.05, '#3c3a3a', materials.metal, 12);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * tau;
    rod(
      mesh,
      [Math.cos(a) * 0.09, 0, Math.sin(a) * 0.09],
      [Math.cos(a) * radius * 0.88, 0, Math.sin(a) * radius * 0.88],
      0.027,
      mixRgb(wood, [0.02, 0.01, 0.01], (i % 3) * 0.08),
      materials.plain,
    );
  }
  mesh.pop();
}

export const cannon: Concept = {
  id: 'cannon',
  words: {
    en: 'cannon/old cannon/field gun/artillery',
    de: 'kanone/kanonen/geschütz',
    es: 'cañón de artillería/cañón antiguo',
    fr: 'canon ancien/canon d’artillerie/vieux canon',
    zh: '大炮/火炮',
    ja: '大砲',
    ar: 'مدفع',
    emoji: '',
  },
  size: { width: 2.9, height: 1.5 },
  lives: ['hills', 'coast', 'harbour'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const bronze = readColour(look.colour ?? '#4c4a4c');
    const wood = readColour('#7a4e28');
    const [axle, radius] = [0.6, 0.6] as const;
    // Two cheeks of the carriage run down to the trail.
    for (const side of [-1, 1]) {
      mesh
        .push()
        .at(0.1, axle + 0.12, side * 0.17)
        .rotZ(-0.33);
      mesh
        .box(0.44, -0.1, 0, 1.6, 0.2, 0.09, wood, materials.planks)
        .box(-0.12, 0.05, 0, 0.46, 0.16, 0.09, wood, materials.planks);
      for (const x of [-0.2, 0.1, 0.6, 1.05])
        mesh.ball(x, 0, side * 0.05, 0.025, 0.025, 0.016, '#3c3a3a', materials.metal, 10);
      mesh.pop();
    }
    mesh
      .box(0.9, 0.3, 0, 0.1, 0.14, 0.34, wood, materials.planks)
      .box(1.32, 0.12, 0, 0.34, 0.16, 0.4, '#3c3a3a', materials.metal);
    rod(mesh, [0, axle, -0.5], [0, axle, 0.5], 0.05, '#3c3a3a', materials.metal);
    mesh.box(0, axle - 0.07, 0, 0.18, 0.16, 0.7, wood, materials.planks);
    for (const side of [-1, 1]) {
      mesh.push().at(0, radius, side * 0.46);
      spokedWheel(mesh, radius, wood);
      mesh.pop();
    }
    // The barrel with its rings, knob and trunnions; its muzzle points to -x and a little up.
    mesh
      .push()
      .at(0.02, axle + 0.34, 0)
      .rotZ(Math.PI / 2 - 0.14);
    mesh.lathe(
      smoothProfile(
        pairs([
          0, -0.78, 0.07, -0.76, 0.09, -0.7, 0.05, -0.63, 0.05, -0.6, 0.16, -0.55, 0.22, -0.5, 0.235, -0.46, 0.235,
          -0.46, 0.225, -0.42, 0.22, -0.1, 0.21, 0.02, 0.21, 0.02, 0.19, 0.05, 0.165, 0.6, 0.15, 1.06, 0.16, 1.1, 0.205,
          1.18, 0.21, 1.22, 0.19, 1.26, 0.19, 1.26, 0.105, 1.265, 0.105, 1.265, 0.1, 1.15, 0, 1.1,
        ]),
      ),
      56,
      bronze,
      materials.metal,
    );
    mesh.cyl(0, 1.16, 0, 0.1, 0.1, 0.09, '#0e0c0c', materials.plain, 28);
    for (const [y, r] of [
      [-0.44, 0.235],
      [-0.36, 0.228],
      [0.0, 0.215],
      [0.08, 0.195],
      [0.62, 0.168],
      [1.02, 0.155],
    ] as const)
      hoop(mesh, y, r, 0.017, mixRgb(bronze, [0.5, 0.4, 0.25], 0.3), materials.metal);
    mesh
      .push()
      .rotX(Math.PI / 2)
      .cyl(0, -0.3, 0, 0.06, 0.06, 0.6, bronze, materials.metal, 20)
      .pop();
    for (const y of [-0.25, 0.22]) {
      mesh.push().at(0.2, y, 0);
      hoop(mesh, 0, 0.05, 0.018, bronze, materials.metal);
      mesh.pop();
    }
    mesh.pop();
    // Balls are piled beside it.
    mesh.push().at(-0.75, 0, -0.75);
    for (const [x, y, z] of [
      [-0.12, 0, -0.07],
      [0.12, 0, -0.07],
      [0, 0, 0.14],
      [-0.24, 0, 0.14],
      [0.24, 0, 0.14],
      [0, 0.18, 0],
      [-0.12, 0.18, 0.1],
      [0.12, 0.18, 0.1],
      [0, 0.35, 0.07],
    ] as const)
      mesh.ball(x, y + 0.11, z, 0.115, 0.115, 0.115, '#3a3a3e', materials.metal, 22);
    mesh.pop();
  },
};
