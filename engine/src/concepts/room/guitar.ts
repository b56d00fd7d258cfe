import { hoop, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const guitar: Concept = {
  id: 'guitar',
  words: {
    en: 'guitar/acoustic guitar',
    de: 'gitarre/akustikgitarre',
    es: 'guitarra',
    fr: 'guitare',
    zh: '吉他',
    ja: 'ギター',
    ar: 'غيتار/جيتار',
    emoji: '🎸',
  },
  size: { width: 0.8, height: 1.25 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.2,
  build(mesh, _random, look) {
    mesh.push().at(0, 0.06, 0).rotX(0.2);
    buildGuitar(mesh, look.colour);
    mesh.pop();
    for (const s of [-1, 1])
      mesh
        .tube(
          [
            [0.14 * s, 0, -0.16],
            [0.13 * s, 0.06, 0.06],
            [0.04 * s, 0.4, 0.2],
          ],
          [0.014],
          '#2a2c2e',
          materials.gloss,
          7,
        )
        .tube(
          [
            [0.14 * s, 0.05, -0.12],
            [0.14 * s, 0.09, -0.13],
          ],
          [0.014],
          '#2a2c2e',
          materials.gloss,
          7,
        );
    mesh.tube(
      [
        [0.04, 0.4, 0.2],
        [-0.04, 0.4, 0.2],
      ],
      [0.014],
      '#2a2c2e',
      materials.gloss,
      7,
    );
  },
  inHand(mesh, _random, look) {
    buildGuitar(mesh, look.colour);
  },
};

/** A guitar that stands on its lower end, its strings ahead. */
function buildGuitar(mesh: Mesh, top: Colour = '#d09a54'): void {
  const half = (v: number): number =>
    0.2 * Math.sin(Math.PI * Math.min(1, v * 1.02)) ** 0.45 * (1 - 0.26 * v) -
    0.055 * Math.exp(-(((v - 0.56) / 0.13) ** 2));
  for (const [z, c] of [
    [-0.05, top],
    [0.05, '#6a3a1c'],
  ] as const)
    mesh.sheet(
      (u, v) => [(u - 0.5) * 2 * half(v), v * 0.52, z],
      14,
      36,
      () => c,
      materials.gloss,
    );
  for (const s of [-1, 1])
    mesh.sheet(
      (u, v) => [s * half(v), v * 0.52, -0.05 + u * 0.1],
      2,
      36,
      () => '#7a4420',
      materials.gloss,
    );
  mesh
    .push()
    .at(0, 0.33, -0.052)
    .rotX(Math.PI / 2)
    .cyl(0, 0, 0, 0.052, 0.052, 0.004, '#1a100a', materials.plain, 24)
    .pop();
  mesh
    .push()
    .at(0, 0.33, -0.055)
    .rotX(Math.PI / 2);
  hoop(mesh, 0, 0.06, 0.006, '#3a2010', materials.plain);
  mesh
    .pop()
    .box(0, 0.13, -0.058, 0.15, 0.025, 0.02, '#3a2010', materials.gloss)
    .box(0, 0.4, -0.055, 0.052, 0.6, 0.03, '#3a2414', materials.gloss)
    .box(0, 1, -0.045, 0.075, 0.17, 0.025, '#5a3018', materials.gloss);
  for (let i = 0; i < 12; i++) mesh.box(0, 0.5 + i * 0.042, -0.072, 0.05, 0.003, 0.004, '#d8d4c8', materials.metal);
  for (let i = 0; i < 6; i++) {
    rod(
      mesh,
      [-0.02 + i * 0.008, 0.145, -0.074],
      [-0.02 + i * 0.008, 1.08, -0.072],
      0.0016,
      '#f0ece0',
      materials.metal,
    );
    mesh.ball(
      (i % 2 ? 1 : -1) * 0.05,
      1.03 + Math.floor(i / 2) * 0.05,
      -0.045,
      0.018,
      0.011,
      0.011,
      '#e8e2d2',
      materials.gloss,
      8,
    );
  }
}
