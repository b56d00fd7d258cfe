import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { TrackPlace } from './coaster-track.ts';

const shirts = ['#e8c23a', '#3a8ac8', '#e86a8a', '#58b058', '#f2efe6'] as const;

/** A car for four on its place of the track, with its riders. */
export function coasterCar(
  mesh: Mesh,
  { at, along, up }: TrackPlace,
  { paint, front, kind }: { readonly paint: Colour; readonly front: boolean; readonly kind: number },
): void {
  const yaw = Math.atan2(-along[2], along[0]);
  const pitch = Math.asin(along[1]);
  const level: Vec3 = [-Math.sin(pitch) * Math.cos(yaw), Math.cos(pitch), Math.sin(pitch) * Math.sin(yaw)];
  const dot = (v: Vec3): number => up[0] * v[0] + up[1] * v[1] + up[2] * v[2];
  const roll = Math.atan2(dot([Math.sin(yaw), 0, Math.cos(yaw)]), dot(level));
  mesh
    .push()
    .at(...at)
    .rotY(yaw)
    .rotZ(pitch)
    .rotX(roll);
  mesh
    .box(0, 0.2, 0, 2.2, 0.5, 1.5, paint, materials.gloss)
    .box(0, 0.7, 0.72, 2.2, 0.35, 0.08, paint, materials.gloss)
    .box(0, 0.7, -0.72, 2.2, 0.35, 0.08, paint, materials.gloss)
    .box(-1, 0.7, 0, 0.14, 0.9, 1.4, '#1d1f22', materials.plain)
    .box(0.1, 0.7, 0, 0.14, 0.9, 1.4, '#1d1f22', materials.plain)
    .box(0, 0.28, 0, 2.24, 0.14, 1.54, '#f2efe6', materials.gloss);
  if (front) mesh.ball(1.1, 0.5, 0, 0.75, 0.42, 0.74, paint, materials.gloss, 18);
  for (const [n, x] of [-0.65, 0.45].entries())
    for (const [m, z] of [-0.34, 0.34].entries()) {
      const shirt = shirts[(kind * 3 + n * 2 + m) % shirts.length] ?? shirts[0];
      const skin = (kind + m) % 3 ? '#d9a884' : '#7a4e34';
      mesh.body(
        [
          [x, 0.75, z, 0.2, x, 1.15, z, 0.19, 0],
          [x, 1.3, z, 0.09, x, 1.55, z, 0.16, 1],
          [x - 0.04, 1.62, z, 0.16, x - 0.05, 1.62, z, 0.15, 2],
          ...[-1, 1].map((s) => [x, 1.15, z + s * 0.2, 0.08, x + 0.15, 1.85, z + s * 0.26, 0.06, 1]),
        ],
        { k: 0.03, colours: [shirt, skin, '#2c2018'] },
      );
    }
  mesh.pop();
}
