import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { libertyRobe } from '../../shapes/liberty-robe.ts';
import { starPedestal } from '../../shapes/star-pedestal.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Height of the pedestal under her feet, metres; before all is made half as large. */
const feet = 20;

export const statueOfLiberty: Concept = {
  id: 'statue of liberty',
  words: {
    en: 'statue of liberty/liberty statue/lady liberty/miss liberty',
    de: 'freiheitsstatue',
    es: 'estatua de la libertad',
    fr: 'statue de la liberté',
    zh: '自由女神像/自由女神',
    ja: '自由の女神',
    ar: 'تمثال الحرية',
    emoji: '🗽',
  },
  size: { width: 13, height: 24.5 },
  lives: ['coast', 'hills', 'sea'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.2,
  build(mesh, _random, look) {
    const copper = readColour(look.colour ?? '#86b8a2');
    mesh.scale(0.5).object();
    starPedestal(mesh);
    mesh.push().at(0, feet, 0);
    libertyRobe(mesh, copper);
    const dark = scaleRgb(copper, 0.72);
    mesh.body(figure, {
      k: 0.28,
      mat: materials.plain,
      colours: [copper, dark, mixRgb(copper, [0.6, 0.7, 0.62], 0.3)],
    });
    mesh.body(head, { k: 0.12, mat: materials.plain, colours: [copper, dark, scaleRgb(copper, 0.45)] });
    crown(mesh, copper);
    torch(mesh, copper, look.lit);
    // The tablet on her left arm.
    mesh
      .push()
      .at(2.75, 12.6, -1.55)
      .rotZ(-0.32)
      .rotY(-0.35)
      .box(0, 0, 0, 2, 3.5, 0.42, copper)
      .box(0, 0.25, -0.22, 1.6, 3, 0.06, dark)
      .pop();
    mesh.pop();
  },
};

const figure: Cones = [
  // Chest, shoulders, neck; the right arm raised, the left holding the tablet.
  [0, 13.4, 0, 1.7, 0, 15.2, 0, 1.5, 0],
  [-1.5, 15.6, 0, 0.95, 1.5, 15.6, 0, 0.95, 0],
  [0, 16.2, 0, 0.75, 0, 17.4, -0.1, 0.68, 0],
  [-1.9, 15.9, 0, 0.95, -3, 18.4, -0.25, 0.72, 0],
  [-3, 18.4, -0.25, 0.62, -3.3, 21.4, -0.5, 0.44, 0],
  [-3.3, 21.4, -0.5, 0.42, -3.32, 22.2, -0.6, 0.46, 0],
  // A wide sleeve that slid down from the raised arm.
  [-2, 15, 0.2, 1, -2.9, 17.4, 0, 0.86, 2],
  [2, 15.4, 0, 0.95, 2.9, 13, -0.3, 0.78, 0],
  [2.9, 13, -0.3, 0.72, 2.4, 12.4, -1.6, 0.5, 0],
  [2.5, 14.6, 0.2, 1, 2.9, 12.2, 0, 0.95, 2],
];

const head: Cones = [
  [0, 18.3, -0.1, 0.86, 0, 19.1, 0.05, 1.02, 0],
  [0, 17.9, -0.45, 0.5, 0, 18, -0.6, 0.42, 0],
  [0, 18.75, -1, 0.12, 0, 18.32, -1.16, 0.16, 0],
  ...[-1, 1].flatMap((s): Cones => [
    [s * 0.22, 18.85, -0.95, 0.13, s * 0.62, 18.82, -0.78, 0.12, 0],
    [s * 0.28, 18.62, -0.96, 0.07, s * 0.46, 18.62, -0.9, 0.07, 2],
    [s * 0.18, 17.98, -1, 0.09, 0, 18, -1.06, 0.09, 1],
    // Hair that is parted and bound behind.
    [s * 0.3, 19.5, -0.7, 0.4, s * 0.95, 18.8, 0, 0.42, 1],
    [s * 0.95, 18.8, 0, 0.4, s * 0.6, 17.9, 0.7, 0.45, 1],
  ]),
  [0, 18.6, 0.9, 0.6, 0, 17.8, 0.9, 0.4, 1],
];

/** A band with windows, and seven rays. */
function crown(mesh: Mesh, copper: Rgb): void {
  mesh.push().at(0, 19.45, 0.05).rotX(0.12);
  mesh.cyl(0, 0, 0, 1.16, 1.3, 0.62, copper, materials.plain, 28);
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.46;
    const at = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r];
    mesh.tube([at(1.1, 0.4), at(2.9, 2.1)], [0.2, 0.03], copper, materials.plain, 6);
  }
  mesh.pop();
}

/** A torch with a gilded flame. */
function torch(mesh: Mesh, copper: Rgb, lit: boolean): void {
  mesh.push().at(-3.32, 21.6, -0.6);
  mesh
    .cyl(0, 0, 0, 0.16, 0.34, 1.6, copper, materials.plain, 14)
    .cyl(0, 1.6, 0, 0.4, 0.95, 0.4, copper, materials.plain, 20)
    .cyl(0, 2, 0, 0.95, 0.95, 0.24, copper, materials.plain, 20)
    .cyl(0, 2.2, 0, 0.34, 0.48, 0.6, copper, materials.plain, 14);
  mesh.body(
    [
      [0, 3, 0, 0.48, 0.04, 3.5, 0, 0.42, 0],
      [0.04, 3.5, 0, 0.38, -0.1, 4.3, 0, 0.05, 0],
      [-0.2, 3.3, 0.1, 0.3, -0.32, 3.9, 0.1, 0.05, 0],
      [0.24, 3.3, -0.1, 0.28, 0.36, 3.9, -0.1, 0.05, 0],
    ],
    { k: 0.12, mat: lit ? materials.glow : materials.metal, colours: [lit ? '#d8922c' : '#e8b93c'] },
  );
  mesh.pop();
}
