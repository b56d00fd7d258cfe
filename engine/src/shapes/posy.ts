import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { leafBlade } from './petals.ts';
import { triples } from './points.ts';

const roses = 6;

/** Roses and leaves that are bound to be held in a hand; decimetres. `rose` builds a head of 1 decimetre about. */
export function buildPosy(
  mesh: Mesh,
  random: Random,
  rose: (mesh: Mesh, random: Random, colour?: string) => void,
): void {
  for (let i = 0; i < 12; i++) {
    mesh
      .push()
      .at(0, 0.3, 0)
      .rotY(i * 2.4);
    leafBlade(mesh, { L: 1.35, W: 0.3, open: 0.9, curl: 0.5 }, ['#4a7a3c', '#86a868']);
    mesh.pop();
  }
  for (let i = 0; i < roses; i++) {
    const [a, q] = [i * 2.39996, Math.sqrt((i + 0.3) / roses)];
    mesh
      .push()
      .at(Math.cos(a) * q * 0.85, 1.2 - q * q * 0.6, Math.sin(a) * q * 0.85)
      .rotY(-a + Math.PI)
      .rotZ(q * 0.8)
      .scale(0.5);
    rose(mesh, random, ['#e88aa0', '#fbeee6', '#d8506e', '#f6c8b0'][i % 4]);
    mesh.pop();
  }
  mesh.tube(triples([0, -0.9, 0, 0, 0.3, 0, 0, 0.8, 0]), [0.16, 0.2, 0.5], '#dfe8d4', materials.cloth, 12);
}
