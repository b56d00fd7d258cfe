import { scaleRgb } from '../../raster/colour.ts';
import { crawler } from '../../shapes/crawler.ts';
import { extruded } from '../../shapes/extruded.ts';
import { loft } from '../../shapes/loft.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Concept } from '../concept.ts';

export const tank: Concept = {
  id: 'tank',
  words: {
    en: 'tank/battle tank/army tank/panzer',
    de: 'panzer/kampfpanzer',
    es: 'tanque/tanque de guerra',
    fr: 'char d’assaut/blindé',
    zh: '坦克',
    ja: '戦車',
    ar: 'دبابة',
    emoji: '',
  },
  size: { width: 10, height: 3 },
  lives: ['hills', 'desert', 'savanna'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.6,
  sway: 0.15,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = readColour(look.colour ?? '#7b7f52');
    const dark = scaleRgb(paint, 0.6);
    mesh.at(1.2, 0, 0).object();
    for (const z of [-1.4, 1.4])
      crawler(mesh, z, { ground: 2.15, axles: 2.85, radius: 0.34, lift: 0.78, wide: 0.62, wheels: 7, hub: '#59603e' });
    extruded(
      mesh,
      [
        [-2.7, 0.5],
        [-3.3, 0.95],
        [-1.9, 1.5],
        [3.05, 1.55],
        [3.2, 1.1],
        [2.9, 0.5],
      ],
      { half: 1.12, bevel: 0.05 },
      { colour: paint, material: materials.plain },
    );
    for (const s of [-1, 1]) {
      // Guards over the tracks, skirts beside them, boxes on them.
      mesh.box(0, 1.28, s * 1.42, 6.3, 0.08, 0.72, paint);
      for (let i = 0; i < 6; i++) mesh.box(-2.55 + i * 1.02, 0.86, s * 1.75, 0.96, 0.44, 0.04, i % 2 ? dark : paint);
      mesh.box(1.6, 1.36, s * 1.46, 1.3, 0.28, 0.5, paint).box(0.1, 1.36, s * 1.46, 1.1, 0.22, 0.46, dark);
      mesh.box(-3.02, 1.12, s * 0.86, 0.12, 0.18, 0.24, '#e8e2cc', materials.gloss);
      rod(mesh, [-2.2, 1.46, s * 1.3], [-0.5, 1.46, s * 1.3], 0.035, '#4a3a28');
    }
    for (let i = 0; i < 7; i++) mesh.box(1.5 + i * 0.2, 1.53, 0, 0.09, 0.06, 1.8, dark);
    mesh.push().at(0.25, 1.52, 0).rotY(-0.3);
    turret(mesh, paint, dark);
    mesh.pop();
  },
};

/** A cast turret with its gun, hatches, a machine gun, an aerial and a basket behind. */
function turret(mesh: Mesh, paint: Rgb, dark: Rgb): void {
  mesh.cyl(0, -0.03, 0, 1.1, 1.1, 0.1, dark, materials.plain, 32);
  loft(
    mesh,
    [
      [0.06, 0, 1.4, 1.12],
      [0.3, 0.05, 1.66, 1.25],
      [0.62, 0.15, 1.36, 1.02],
      [0.84, 0.22, 1, 0.72],
      [0.88, 0.22, 0.86, 0.6],
    ],
    0.45,
    paint,
    materials.plain,
  );
  loft(
    mesh,
    [
      [0.16, -1.42, 0.34, 0.5],
      [0.4, -1.46, 0.4, 0.46],
      [0.64, -1.3, 0.3, 0.36],
    ],
    0.3,
    dark,
    materials.plain,
  );
  mesh
    .push()
    .at(-1.7, 0.42, 0)
    .rotZ(Math.PI / 2 - 0.06);
  mesh
    .cyl(0, 0, 0, 0.18, 0.15, 1, paint, materials.plain, 20)
    .cyl(0, 1, 0, 0.115, 0.1, 2.9, paint, materials.plain, 20)
    .cyl(0, 1.9, 0, 0.17, 0.17, 0.5, paint, materials.plain, 20)
    .cyl(0, 3.7, 0, 0.15, 0.15, 0.42, dark, materials.plain, 20)
    .cyl(0, 4.12, 0, 0.08, 0.08, 0.005, '#0c0d0c', materials.plain, 16);
  mesh.pop();
  mesh
    .cyl(0.45, 0.86, -0.36, 0.36, 0.34, 0.16, paint, materials.plain, 24)
    .cyl(0.45, 1.02, -0.36, 0.3, 0.3, 0.04, dark, materials.plain, 24)
    .cyl(0.4, 0.86, 0.42, 0.28, 0.28, 0.08, dark, materials.plain, 24)
    .box(-0.35, 0.82, 0.32, 0.3, 0.18, 0.26, dark)
    .box(-0.51, 0.85, 0.32, 0.02, 0.12, 0.2, '#22303a', materials.window);
  rod(mesh, [0.25, 1.3, -0.36], [-0.75, 1.34, -0.36], 0.035, '#232522', materials.metal);
  mesh.box(0.3, 1.22, -0.36, 0.4, 0.16, 0.12, '#2b2d2a').box(0.45, 1.04, -0.36, 0.08, 0.2, 0.08, '#2b2d2a');
  rod(mesh, [1.3, 0.6, 0.66], [1.5, 2.5, 0.7], 0.014, '#1d1e1c');
  for (const y of [0.25, 0.5])
    mesh.tube(
      [
        [1.5, y, -0.85],
        [2, y, -0.8],
        [2, y, 0.8],
        [1.5, y, 0.85],
      ],
      [0.025],
      dark,
      materials.plain,
      5,
    );
  mesh.box(1.8, 0.22, 0, 0.4, 0.3, 1.3, '#5c5640', materials.cloth);
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++)
      rod(mesh, [-0.65 + i * 0.17, 0.5, s * 1.06], [-0.75 + i * 0.17, 0.62, s * 1.22], 0.045, dark);
}
