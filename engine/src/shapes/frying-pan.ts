import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { triples, pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';

/** A frying pan towards -z from the hand that holds it, with two eggs and tomatoes in it. */
export function buildFryingPan(mesh: Mesh): void {
  mesh.tube(triples([0, 0, 0.09, 0, 0, -0.12, 0, -0.012, -0.2]), [0.014, 0.013, 0.011], '#2a2624', materials.gloss, 10);
  mesh.push().at(0, -0.03, -0.335);
  mesh.lathe(
    pairs([0.001, 0, 0.11, 0, 0.142, 0.042, 0.146, 0.042, 0.139, 0.037, 0.106, 0.007, 0.001, 0.007]),
    36,
    '#303236',
    materials.metal,
  );
  for (const [x, z, turn] of [
    [-0.045, 0.02, 0.3],
    [0.045, -0.035, 2],
  ] as const) {
    mesh.push().at(x, 0.008, z).rotY(turn).scale(1, 1, 0.86);
    mesh.lathe(smoothProfile(pairs([0.054, 0, 0.052, 0.004, 0.03, 0.006, 0.001, 0.007])), 24, '#f4f0e4', materials.wet);
    mesh.ball(0.006, 0.008, 0, 0.02, 0.012, 0.02, '#f0a820', materials.wet, 16).pop();
  }
  for (const [x, z] of pairs([0.06, 0.05, 0.03, 0.07, -0.03, -0.06, -0.07, -0.04]))
    mesh.ball(x, 0.02, z, 0.017, 0.015, 0.017, '#c8301c', materials.wet, 14);
  mesh.pop();
}
