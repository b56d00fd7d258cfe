import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** How much wider than its skull what is shown of a head is that is small beside its neck. */
const shown = 1.5;

/** Tells where a head is that is built of parts of its own: the middle and the radius of its skull, and the tip of its beak or nose. */
export function tellHead(
  mesh: Mesh,
  skull: Vec3,
  radius: number,
  { tip, aside }: { readonly tip: Vec3; readonly aside: number },
): void {
  const [x, y, z] = skull;
  const away = Math.hypot(tip[0] - x, tip[2] - z) || 1;
  const front: Vec3 = [x + ((tip[0] - x) / away) * radius, y, z + ((tip[2] - z) / away) * radius];
  mesh.heads(skull, front, {
    aside,
    cones: [
      [...skull, radius * shown, ...skull, radius * shown],
      [...skull, radius, ...tip, radius * 0.1],
    ],
  });
}
