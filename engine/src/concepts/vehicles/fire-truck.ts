import { beaconBar } from '../../shapes/beacons.ts';
import { extruded } from '../../shapes/extruded.ts';
import { chrome, fireLockers, truckHalf, turntableLadder, bandWhite } from '../../shapes/fire-body.ts';
import { rod } from '../../shapes/rings.ts';
import { wheel } from '../../shapes/wheel.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const fireTruck: Concept = {
  id: 'fire truck',
  words: {
    en: 'fire truck/fire engine/firetruck/fire brigade',
    de: 'feuerwehrauto/feuerwehr/feuerwehrwagen/löschfahrzeug/feuerwehrautos',
    es: 'camión de bomberos/coche de bomberos',
    fr: 'camion de pompiers/camion de pompier',
    zh: '消防车',
    ja: '消防車',
    ar: 'سيارة إطفاء/شاحنة إطفاء',
    emoji: '🚒',
  },
  size: { width: 8.4, height: 3.9 },
  lives: ['street', 'road', 'hills'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.75,
  sway: 0.1,
  mirrors: true,
  build(mesh, _random, look) {
    const red = look.colour ?? '#c01f1f';
    extruded(
      mesh,
      [
        [-4.1, 0.5],
        [-4.2, 0.7],
        [-4.18, 1.5],
        [-4.02, 2.72],
        [-3.86, 2.95],
        [-1.5, 2.98],
        [-1.4, 0.5],
      ],
      { half: truckHalf, bevel: 0.1 },
      { colour: red },
      { 2: { colour: '#1c2831', material: materials.window } },
    );
    mesh
      .box(1.35, 0.62, 0, 5.5, 1.95, truckHalf * 2, red, materials.gloss)
      .box(1.35, 2.57, 0, 5.5, 0.1, truckHalf * 2 + 0.04, chrome, materials.metal)
      .box(0, 0.42, 0, 8.1, 0.24, truckHalf * 1.7, '#24272a', materials.plain);
    cab(mesh, look.lit);
    for (const s of [-1, 1]) fireLockers(mesh, s);
    turntableLadder(mesh);
    rear(mesh, red, look.lit);
    beaconBar(mesh, -3.2, 2.98, { wide: 2, left: '#1438d0', right: '#1438d0' });
    for (const s of [-1, 1])
      for (const x of [-2.85, 1.7, 2.85]) {
        mesh
          .push()
          .at(x, 0.52, s * (truckHalf - 0.16))
          .rotX(Math.PI / 2)
          .cyl(0, -0.19, 0, 0.66, 0.66, 0.38, '#0e0f10', materials.plain, 28)
          .pop();
        wheel(mesh, x, s * (truckHalf - 0.1), 0.52, 0.34, chrome);
      }
  },
};

function cab(mesh: Mesh, lit: boolean): void {
  mesh
    .box(-4.24, 0.44, 0, 0.3, 0.34, truckHalf * 2.06, chrome, materials.metal)
    .box(-4.2, 0.86, 0, 0.08, 0.5, 1.3, '#191b1e', materials.plain)
    .box(-4.2, 1.42, 0, 0.05, 0.08, truckHalf * 2 - 0.2, bandWhite, materials.gloss);
  for (let i = 0; i < 5; i++) mesh.box(-4.25, 0.9 + i * 0.1, 0, 0.03, 0.04, 1.26, chrome, materials.metal);
  mesh.box(-4.13, 1.52, 0, 0.06, 1.2, 0.07, '#c01f1f');
  for (const s of [-1, 1]) {
    const z = s * (truckHalf + 0.004);
    for (const dz of [0.8, 1.02])
      mesh
        .push()
        .at(-4.2, 1.1, s * dz)
        .rotZ(Math.PI / 2)
        .cyl(0, 0, 0, 0.1, 0.1, 0.06, dz < 1 ? '#fff3cf' : '#ffb84a', lit ? materials.glow : materials.gloss, 16)
        .pop();
    // Windows of two doors, a white band, steps and a mirror.
    mesh
      .box(-3.45, 1.6, z, 0.78, 0.95, 0.02, '#1c2831', materials.window)
      .box(-2.1, 1.6, z, 0.86, 0.95, 0.02, '#1c2831', materials.window)
      .box(-2.8, 1.24, z, 2.7, 0.16, 0.03, bandWhite, materials.gloss)
      .box(-2.78, 0.7, z, 0.02, 2.05, 0.015, '#5c0f0f')
      .box(-2.95, 1.44, z, 0.16, 0.05, 0.05, chrome, materials.metal)
      .box(-1.62, 1.44, z, 0.16, 0.05, 0.05, chrome, materials.metal)
      .box(-3.5, 0.42, s * (truckHalf - 0.06), 0.6, 0.1, 0.26, chrome, materials.metal)
      .box(-2, 0.42, s * (truckHalf - 0.06), 0.6, 0.1, 0.26, chrome, materials.metal)
      .box(-4.1, 1.7, s * (truckHalf + 0.24), 0.12, 0.56, 0.22, '#1b1d20', materials.gloss);
    rod(mesh, [-4.02, 2.4, s * truckHalf], [-4.1, 2.2, s * (truckHalf + 0.24)], 0.025, '#1b1d20');
  }
}

function rear(mesh: Mesh, red: Colour, lit: boolean): void {
  mesh
    .box(4.12, 0.44, 0, 0.4, 0.16, truckHalf * 2, chrome, materials.metal)
    .box(4.11, 0.8, 0, 0.03, 1.55, 1.4, '#aeb4b8', materials.metal);
  for (const s of [-1, 1])
    mesh
      .box(4.11, 0.8, s * 1.02, 0.04, 0.5, 0.2, '#b01812', lit ? materials.glow : materials.gloss)
      .box(4.11, 2.2, s * 1.02, 0.05, 0.2, 0.2, '#1438d0', materials.glow)
      .box(4.1, 1.4, s * 1.02, 0.05, 0.7, 0.2, red, materials.gloss);
}
