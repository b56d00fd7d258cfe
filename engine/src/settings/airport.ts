import { airplane } from '../concepts/vehicles/airplane.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { hallOf } from './hall.ts';
import { put } from './setting.ts';

/** A gate of an airport: rows of seats before a front of glass, a yellow sign, and an airliner on the apron outside. */
export const buildAirport = hallOf({
  ...{ half: 8.5, high: 4.8, deep: 10.5, behind: 4, lamps: 1.2 },
  stances: [
    { from: [0.4, 1.7, -1.2], to: [-0.2, 1.5, 8], focal: 0.86 },
    { from: [3, 1.7, -0.4], to: [-1, 1.5, 8], focal: 0.86 },
  ],
  walls: ['#d9dad6', '#d4d0c6'],
  floors: ['#a9adb0', '#b4b0a6'],
  shape: { sill: 1, top: 2, panes: 0, blinds: 0, isOpen: true },
  furnish: ({ mesh, random, order, end, side, isDark, isFree }) => {
    for (let x = -8.5; x <= 8.5; x += 2.125) mesh.object().box(x, 0, end, 0.09, 4.8, 0.16, '#8a9096', materials.metal);
    for (const y of [0.02, 2.4, 4.6]) mesh.object().box(0, y, end, 17, 0.1, 0.14, '#8a9096', materials.metal);
    mesh.object().box(0, -3.6, end + 60, 400, 0.1, 120, '#8d8f8e', materials.plain);
    mesh.box(0, -3.48, end + 30, 200, 0.02, 0.5, '#d8b83a', materials.plain);
    put(mesh, { x: -side * 3, y: -3.5, z: end + 26, turn: side * 0.25 + (side > 0 ? 0 : Math.PI), scale: 0.9 }, (m) =>
      (airplane.aloft ?? airplane.build)(m.object(), random, { season: order.season, lit: isDark, ordinal: 0 }),
    );
    for (const z of [end - 1.3, end - 3.1])
      for (let i = -3; i <= 3; i++) if (isFree(i * 1.95, z, 1)) put(mesh, { x: i * 1.95, y: 0, z }, standSeats);
    hangSign(mesh, -side * 1.4, Math.min(end - 3.6, 6.4));
    if (isFree(side * 4.4, end - 4.6, 1)) put(mesh, { x: side * 4.4, y: 0, z: end - 4.6 }, standDesk);
  },
});

/** Three seats of dark leather on a rail, seen from behind: they look out. */
function standSeats(mesh: Mesh): void {
  mesh.object().box(0, 0.34, 0, 1.8, 0.05, 0.08, '#9aa0a4', materials.metal);
  for (const x of [-0.8, 0.8]) mesh.box(x, 0, 0, 0.06, 0.36, 0.5, '#9aa0a4', materials.metal);
  for (const x of [-0.58, 0, 0.58]) {
    mesh.object().box(x, 0.4, 0.04, 0.5, 0.07, 0.5, '#26303c', materials.leather);
    mesh.push().at(x, 0.46, -0.24).rotX(-0.18);
    mesh.box(0, 0, 0, 0.5, 0.46, 0.06, '#26303c', materials.leather);
    mesh.pop();
  }
  for (const x of [-0.88, -0.29, 0.29, 0.88]) mesh.box(x, 0.6, 0.02, 0.05, 0.03, 0.4, '#9aa0a4', materials.metal);
}

/** A yellow sign under the ceiling: an airliner, an arrow, and the letter and number of a gate. */
function hangSign(mesh: Mesh, x: number, z: number): void {
  const ink = '#1c1d20';
  mesh.object().box(x, 3.05, z, 2.7, 0.62, 0.1, '#f0c020', materials.plain);
  for (const s of [-1.1, 1.1]) mesh.box(x + s, 3.67, z, 0.04, 1.2, 0.04, '#8a9096', materials.metal);
  const bar = (dx: number, dy: number, wide: number, tall: number, turn = 0): void => {
    mesh
      .push()
      .at(x + dx, 3.36 + dy, z - 0.06)
      .rotZ(turn);
    mesh.box(0, -tall / 2, 0, wide, tall, 0.01, ink, materials.plain);
    mesh.pop();
  };
  // An airliner from above, that heads up.
  bar(-0.9, 0, 0.07, 0.42);
  bar(-0.98, -0.02, 0.22, 0.06, 0.5);
  bar(-0.82, -0.02, 0.22, 0.06, -0.5);
  bar(-0.9, -0.17, 0.16, 0.04);
  // An arrow.
  bar(-0.25, 0, 0.42, 0.06);
  bar(-0.11, 0.07, 0.2, 0.06, -0.8);
  bar(-0.11, -0.07, 0.2, 0.06, 0.8);
  // B 7
  bar(0.42, 0, 0.06, 0.4);
  for (const y of [0.17, 0, -0.17]) bar(0.53, y, 0.2, 0.055);
  for (const y of [0.09, -0.09]) bar(0.63, y, 0.055, 0.15);
  bar(0.97, 0.17, 0.24, 0.055);
  bar(1.02, -0.02, 0.06, 0.36, -0.3);
}

/** The desk before a gate, with a screen over it. */
function standDesk(mesh: Mesh): void {
  mesh.object().box(0, 0, 0, 1.7, 1.1, 0.6, '#e2e4e4', materials.gloss);
  mesh.box(0, 1.1, 0, 1.8, 0.05, 0.7, '#3a4a5c', materials.gloss);
  mesh.box(0, 0.2, -0.31, 1.5, 0.7, 0.02, '#2456a0', materials.plain);
  mesh.object().box(0, 2.25, 0.1, 1.5, 0.6, 0.08, '#16181c', materials.gloss);
  for (let i = 0; i < 4; i++)
    mesh.box(-0.1, 2.32 + i * 0.12, 0.05, 1.1, 0.05, 0.01, i === 3 ? '#f0c020' : '#8ab4e0', materials.glow);
  for (const s of [-0.6, 0.6]) mesh.box(s, 1.1, 0.15, 0.05, 1.2, 0.05, '#8a9096', materials.metal);
}
