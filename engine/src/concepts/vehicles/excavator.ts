import { crawler } from '../../shapes/crawler.ts';
import { diggerSteel, diggerArm } from '../../shapes/digger-arm.ts';
import { extruded } from '../../shapes/extruded.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const excavator: Concept = {
  id: 'excavator',
  words: {
    en: 'excavator/digger/backhoe',
    de: 'bagger/schaufelbagger',
    es: 'excavadora/retroexcavadora',
    fr: 'pelleteuse/pelle mécanique/excavatrice',
    zh: '挖掘机',
    ja: 'ショベルカー/油圧ショベル',
    ar: 'حفارة',
    emoji: '',
  },
  size: { width: 11.4, height: 5.6 },
  lives: ['hills', 'desert', 'road', 'canyon'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#e8ab1e';
    mesh.push().at(2.2, 0, 0).object();
    for (const z of [-1.15, 1.15])
      crawler(mesh, z, { ground: 1.35, axles: 1.75, radius: 0.42, lift: 0.47, wide: 0.6, wheels: 6, hub: '#4a4c4e' });
    mesh.box(0, 0.5, 0, 2.2, 0.42, 1.9, diggerSteel).cyl(0, 0.9, 0, 0.85, 0.85, 0.2, '#1d1f20', materials.metal, 32);
    house(mesh, paint);
    diggerArm(mesh, paint);
    mesh.pop();
  },
};

/** The upper part that turns: engine, counterweight, and the cab at its left. */
function house(mesh: Mesh, paint: Colour): void {
  mesh.box(0.25, 1.1, 0, 3.7, 0.26, 2.5, diggerSteel, materials.plain);
  extruded(
    mesh,
    [
      [0.1, 1.36],
      [0.1, 2.1],
      [0.3, 2.3],
      [2, 2.3],
      [2.3, 1.9],
      [2.3, 1.36],
    ],
    { half: 1.24, bevel: 0.1 },
    { colour: paint },
  );
  mesh
    .box(2.1, 1.2, 0, 0.7, 0.9, 2.46, diggerSteel, materials.gloss)
    .cyl(1.4, 2.28, 0.6, 0.08, 0.08, 0.55, '#3a3c3e', materials.metal, 12)
    .box(-0.65, 1.36, 0.75, 1.6, 0.55, 0.9, paint, materials.gloss);
  for (const z of [-1.245, 1.245])
    for (let i = 0; i < 5; i++) mesh.box(1.2, 1.55 + i * 0.11, z, 0.9, 0.05, 0.02, diggerSteel);
  mesh.push().at(0, 0, -0.72);
  extruded(
    mesh,
    [
      [-1.5, 1.36],
      [-1.55, 2],
      [-1.25, 3.05],
      [-1.1, 3.15],
      [0.05, 3.15],
      [0.12, 3.05],
      [0.12, 1.36],
    ],
    { half: 0.52, bevel: 0.05 },
    { colour: paint },
    { 1: { colour: '#22303a', material: materials.window }, 0: { colour: '#22303a', material: materials.window } },
  );
  for (const s of [-1, 1]) {
    mesh.face(
      [
        [-1.4, 2, s * 0.524],
        [-1.14, 2.98, s * 0.524],
        [-0.62, 2.98, s * 0.524],
        [-0.62, 2, s * 0.524],
      ],
      '#22303a',
      materials.window,
    );
    mesh
      .box(-0.22, 1.75, s * 0.522, 0.62, 1.22, 0.02, '#22303a', materials.window)
      .box(-0.58, 1.5, s * 0.53, 0.04, 1.5, 0.03, diggerSteel)
      .box(-1, 1.72, s * 0.525, 0.7, 0.04, 0.03, diggerSteel);
  }
  mesh.box(-0.55, 3.15, 0, 0.4, 0.12, 0.4, '#e07a1c', materials.gloss).pop();
  for (const x of [-0.8, 0.2, 1.2, 2]) rod(mesh, [x, 2.28, 1.12], [x, 2.68, 1.12], 0.025, diggerSteel);
  rod(mesh, [-0.8, 2.68, 1.12], [2, 2.68, 1.12], 0.025, diggerSteel);
}
