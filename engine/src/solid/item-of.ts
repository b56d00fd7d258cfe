import { stride } from './mesh.ts';
import type { Mesh } from './mesh.ts';

/** Of a triangle's numbers the one of its object. */
export const objectAt = 25;

/** Number of the item that was asked for which a pixel's id belongs to; 0 is the setting, or nothing. */
export function itemOf(mesh: Mesh, id: number): number {
  if (id === -1) return 0;
  const object = id >= 0 ? mesh.data[id * stride + objectAt] : mesh.bodies[-2 - id]?.object;
  return mesh.objects[object ?? 0]?.item ?? 0;
}
