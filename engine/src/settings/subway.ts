import { pick } from '../shapes/chance.ts';
import { rod } from '../shapes/rings.ts';
import { tileWall } from '../shapes/wall-tiles.ts';
import { materials } from '../solid/materials.ts';
import { hallOf } from './hall.ts';
import type { Furnishing } from './hall.ts';
import { put } from './setting.ts';

/** Half of how wide the platform is, metres. */
const platform = 2;

/** The platform of an underground railway: a train with lit windows at its edge, walls of tiles with a band and a sign, a bench. */
export const buildSubway = hallOf({
  ...{ half: 5.2, high: 3.6, deep: 18, behind: 12, lamps: 1.6 },
  stances: [
    { from: [0.5, 1.6, -0.5], to: [-0.3, 1.5, 8], focal: 0.86 },
    { from: [1.2, 1.6, 0], to: [-0.7, 1.4, 7], focal: 0.86 },
  ],
  walls: ['#d8d6cc', '#cfd4d2'],
  floors: ['#8d8c88', '#98948a'],
  shape: { sill: 1, top: 2, panes: 0, blinds: 0 },
  furnish: (of) => {
    const line = pick(of.random, ['#c8322c', '#1f6ab8', '#e08a1f', '#2f8a4e']);
    tileWalls(of, line);
    standTrain(of, line);
    lightPlatform(of);
  },
});

/** White tiles with a band of the colour of the line, and the name of the station. */
function tileWalls({ mesh, end, side, isFree }: Furnishing, line: string): void {
  const x = -side * platform;
  put(mesh, { x, y: 0, z: end / 2, turn: (-side * Math.PI) / 2 }, (m) =>
    tileWall(m, { wide: end + 8, high: 3.6, tile: [0.3, 0.15], colour: '#e6e3d8' }),
  );
  mesh.box(x + side * 0.02, 1.95, end / 2, 0.06, 0.26, end + 8, line, materials.gloss);
  for (let z = 3; z < end; z += 5.4) {
    mesh.object().box(x + side * 0.05, 1.5, z, 0.06, 0.6, 2, '#20304a', materials.gloss);
    for (const [at, wide] of [
      [-0.6, 0.3],
      [-0.2, 0.34],
      [0.25, 0.4],
      [0.66, 0.24],
    ] as const)
      mesh.box(x + side * 0.09, 1.7, z + at, 0.02, 0.2, wide, '#f4f2ea', materials.plain);
    if (!isFree(x + side * 0.4, z + 2.4, 0.6)) continue;
    mesh.object().box(x + side * 0.35, 0.42, z + 2.4, 0.42, 0.06, 1.7, '#9a6a3c', materials.planks);
    for (const s of [-0.7, 0.7])
      mesh.box(x + side * 0.35, 0, z + 2.4 + s, 0.36, 0.42, 0.08, '#3a3d42', materials.metal);
  }
  put(mesh, { x: -side * 0.3, y: 0, z: end - 0.1 }, (m) =>
    tileWall(m, { wide: 4, high: 3.6, tile: [0.3, 0.15], colour: '#d8d4c6' }),
  );
}

/** The side of a train along the platform: doors in pairs, a row of lit windows, a stripe. */
function standTrain({ mesh, end, side }: Furnishing, line: string): void {
  const x = side * (platform + 0.35);
  const front = x - side * 0.2;
  const long = end + 4;
  mesh.object().box(side * (platform - 0.35), 0.003, end / 2, 0.3, 0.01, end + 8, '#e8c22a', materials.plain);
  mesh.box(side * (platform + 0.1), -0.02, end / 2, 0.24, 0.04, end + 8, '#d8d8d2', materials.plain);
  mesh.object().box(x + side * 1.2, 0.05, end / 2 - 2, 2.8, 2.75, long, '#c9ced2', materials.gloss);
  mesh.box(front, 0.55, end / 2 - 2, 0.02, 0.22, long, line, materials.gloss);
  mesh.box(front, 2.5, end / 2 - 2, 0.03, 0.3, long, '#8d959b', materials.gloss);
  for (let z = -1; z < end - 1; z += 3.6) {
    for (const at of [0.55, 1.5]) {
      mesh.object().box(front - side * 0.01, 1.2, z + at, 0.03, 0.85, 0.8, '#3a3f44', materials.gloss);
      mesh.box(front - side * 0.03, 1.24, z + at, 0.02, 0.77, 0.72, '#ded4b0', materials.glow);
    }
    for (const at of [2.42, 3.04]) {
      mesh.object().box(front - side * 0.02, 0.12, z + at, 0.04, 2.15, 0.59, '#aab2b8', materials.gloss);
      mesh.box(front - side * 0.045, 1.15, z + at, 0.02, 0.9, 0.38, '#e4dab6', materials.glow);
    }
  }
}

/** Tubes of light along the ceiling, and a sign with a clock. */
function lightPlatform({ mesh, end, side }: Furnishing): void {
  for (let z = 0; z < end; z += 2.6)
    mesh.object().box(-side * 0.2, 3.42, z, 0.16, 0.06, 1.9, '#e8f0f4', materials.glow);
  const z = Math.min(end - 5, 8.5);
  mesh.object().box(0, 2.6, z, 1.7, 0.36, 0.12, '#16181c', materials.gloss);
  for (const [dx, wide] of [
    [-0.5, 0.4],
    [0.02, 0.46],
    [0.56, 0.22],
  ] as const)
    mesh.box(dx, 2.72, z - 0.07, wide, 0.1, 0.01, '#f0a020', materials.glow);
  for (const s of [-0.7, 0.7]) rod(mesh, [s, 2.96, z], [s, 3.6, z], 0.02, '#8a9096', materials.metal);
}
