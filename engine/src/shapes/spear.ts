import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { triples, pairs } from './points.ts';
import { rod } from './rings.ts';

/** A spear about the hand that holds it, from its foot to where its blade begins. */
export function buildSpear(mesh: Mesh, [foot, top]: readonly [number, number], grip: Colour): void {
  rod(mesh, [0, foot, 0], [0, top, 0], 0.016, '#7a5430', materials.bark);
  mesh
    .push()
    .at(0, top - 0.04, 0)
    .scale(1, 1, 0.4);
  mesh.lathe(pairs([0.018, 0, 0.022, 0.06, 0.046, 0.1, 0.03, 0.22, 0.001, 0.32]), 16, '#d8dee4', materials.metal).pop();
  mesh.tube(triples([0, -0.1, 0, 0, 0.1, 0]), [0.021], grip, materials.cloth, 8);
}
