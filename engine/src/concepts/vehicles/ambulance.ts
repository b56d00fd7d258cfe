import { ambulanceSide, ambulanceHalf } from '../../shapes/ambulance-side.ts';
import { beaconBar } from '../../shapes/beacons.ts';
import { extruded } from '../../shapes/extruded.ts';
import { wheel } from '../../shapes/wheel.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const ambulance: Concept = {
  id: 'ambulance',
  words: {
    en: 'ambulance/paramedic van/emergency vehicle',
    de: 'krankenwagen/rettungswagen/notarztwagen',
    es: 'ambulancia',
    fr: 'ambulance',
    zh: '救护车',
    ja: '救急車',
    ar: 'سيارة إسعاف',
    emoji: '🚑',
  },
  size: { width: 5.6, height: 2.9 },
  lives: ['street', 'road', 'hills'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.12,
  mirrors: true,
  build(mesh, _random, look) {
    const body = look.colour ?? '#f2f3f1';
    const red = '#d0262a';
    extruded(
      mesh,
      [
        [-2.72, 0.42],
        [-2.82, 0.62],
        [-2.8, 0.98],
        [-2.68, 1.12],
        [-2.02, 1.3],
        [-1.32, 2.2],
        [-1.16, 2.3],
        [0.2, 2.32],
        [1, 1.9],
        [1, 0.42],
      ],
      { half: ambulanceHalf, bevel: 0.09 },
      { colour: body },
      { 4: { colour: '#1c2831', material: materials.window } },
    );
    // The box behind the cab is taller.
    extruded(
      mesh,
      [
        [-0.86, 0.5],
        [-1.02, 2.34],
        [-0.8, 2.66],
        [2.74, 2.68],
        [2.84, 2.56],
        [2.84, 0.5],
      ],
      { half: ambulanceHalf + 0.05, bevel: 0.07 },
      { colour: body },
    );
    mesh.box(0.1, 0.34, 0, 5.4, 0.2, ambulanceHalf * 1.9, '#24272a', materials.plain);
    for (const s of [-1, 1]) ambulanceSide(mesh, s, red);
    nose(mesh, look.lit);
    back(mesh, red, look.lit);
    beaconBar(mesh, -0.55, 2.68, { wide: 1.5, left: '#1438d0', right: '#1438d0' });
    for (const s of [-1, 1])
      for (const x of [1.2, 2.4])
        mesh.box(
          x,
          2.46,
          s * (ambulanceHalf + 0.07),
          0.36,
          0.13,
          0.05,
          s < 0 === x < 2 ? '#1438d0' : '#d01414',
          materials.glow,
        );
    for (const s of [-1, 1])
      for (const x of [-1.82, 1.72]) {
        mesh
          .push()
          .at(x, 0.42, s * (ambulanceHalf - 0.14))
          .rotX(Math.PI / 2)
          .cyl(0, -0.2, 0, 0.5, 0.5, 0.4, '#0e0f10', materials.plain, 28)
          .pop();
        wheel(mesh, x, s * (ambulanceHalf - 0.08), 0.38, 0.28);
      }
  },
};

function nose(mesh: Mesh, lit: boolean): void {
  mesh
    .box(-2.83, 0.66, 0, 0.08, 0.26, 1.02, '#1d2023', materials.plain)
    .box(-2.84, 0.4, 0, 0.2, 0.22, 2, '#2c2f32', materials.plain)
    .box(-2.96, 0.46, 0, 0.02, 0.1, 0.5, '#f0efe8');
  for (let i = 0; i < 3; i++) mesh.box(-2.88, 0.7 + i * 0.08, 0, 0.03, 0.03, 1, '#b9bdc0', materials.metal);
  for (const s of [-1, 1])
    mesh
      .ball(-2.78, 0.82, 0.76 * s, 0.1, 0.15, 0.22, '#fff3cf', lit ? materials.glow : materials.gloss, 16)
      .ball(-2.8, 0.5, 0.8 * s, 0.16, 0.06, 0.08, '#fff3cf', materials.gloss, 10)
      .box(-2.87, 0.74, s * 0.36, 0.03, 0.07, 0.14, '#1438d0', materials.glow);
  // Wipers on the windscreen.
  for (const z of [-0.5, 0.25])
    mesh.tube(
      [
        [-2.04, 1.33, z],
        [-1.62, 1.86, z + 0.42],
      ],
      [0.014],
      '#101214',
      materials.plain,
      4,
    );
}

function back(mesh: Mesh, red: string, lit: boolean): void {
  const x = 2.85;
  mesh.box(x, 0.62, 0, 0.02, 1.9, 0.02, '#55595c').box(x, 1.06, 0, 0.02, 0.3, 2, red, materials.gloss);
  for (const s of [-1, 1])
    mesh
      .box(x, 1.66, s * 0.48, 0.02, 0.6, 0.66, '#22303a', materials.window)
      .box(x, 0.7, s * 0.92, 0.04, 0.34, 0.14, '#b01812', lit ? materials.glow : materials.gloss);
  mesh.box(x + 0.1, 0.36, 0, 0.3, 0.14, 2, '#2c2f32', materials.metal);
}
