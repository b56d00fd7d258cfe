import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { triples, pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';

/** A frying pan towards -z from the hand that holds it, and the pancake that it has tossed into the air. */
export function tossPancake(mesh: Mesh): void {
  mesh.tube(triples([0, 0, 0.09, 0, 0, -0.16, 0, -0.012, -0.22]), [0.016, 0.014, 0.012], '#2a2624', materials.gloss, 8);
  mesh.push().at(0, -0.03, -0.36);
  mesh.lathe(
    pairs([0.001, 0, 0.12, 0, 0.152, 0.045, 0.156, 0.045, 0.148, 0.04, 0.115, 0.008, 0.001, 0.008]),
    32,
    '#3a3c40',
    materials.metal,
  );
  mesh.at(-0.01, 0.3, 0).rotZ(0.45).rotX(-0.2);
  mesh.lathe(
    smoothProfile(pairs([0.001, 0, 0.11, 0.002, 0.124, 0.012, 0.11, 0.024, 0.001, 0.026])),
    28,
    '#d8963c',
    materials.coat,
  );
  mesh.lathe(pairs([0.098, 0.0255, 0.06, 0.029, 0.001, 0.03]), 28, '#b86a24', materials.coat);
  mesh.pop();
}
