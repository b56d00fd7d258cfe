import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { flowerBox, shutters, window } from './house-parts.ts';

interface CottageLook {
  readonly colour?: string | undefined;
  readonly roof?: string;
  readonly path?: boolean;
}

/** Where the top of its chimney is, metres. */
export const cottageChimney = [2.9, 7.3, 0.5] as const;

/** A low house with a gable roof, shutters and flowers. */
export function buildCottage(mesh: Mesh, random: Random, look: CottageLook = {}): void {
  const c = look.colour ?? '#f1e8d6',
    rf = look.roof ?? '#8c4a36',
    w = 9,
    d = 6.4,
    h = 3.4;
  mesh
    .push()
    .object()
    .box(0, 0, 0, w, h, d, c, 0)
    .box(0, 0, 0, w + 0.15, 0.7, d + 0.15, '#938a7e', materials.stone)
    .gable(0, h, 0, w, 2.7, d, rf, c, 0.4);
  mesh.box(2.9, h + 1, 0.5, 1, 2.7, 1, '#9a6650', materials.brick).box(2.9, h + 3.7, 0.5, 1.2, 0.2, 1.2, '#6f5044', 0);
  mesh
    .box(-0.9, 0, -d / 2, 1.5, 2.4, 0.2, '#f4efe4', 0)
    .box(-0.9, 0, -d / 2 - 0.08, 1.15, 2.2, 0.12, '#2f5d58', materials.planks);
  for (const x of [-3.2, 1.2, 3.2]) {
    window(mesh, x, 1.15, -d / 2, 1.1, 1.2);
    shutters(mesh, x, 1.15, -d / 2, 1.1, 1.2, '#2f5d58');
    flowerBox(mesh, random, x, 0.9, -d / 2 - 0.25);
  }
  for (const z of [-1.4, 1.4]) {
    mesh.push().rotY(Math.PI / 2);
    window(mesh, z, 1.2, -w / 2, 1, 1.2);
    mesh.pop();
    mesh.push().rotY(-Math.PI / 2);
    window(mesh, z, 1.2, -w / 2, 1, 1.2);
    mesh.pop();
  }
  mesh
    .push()
    .at(-0.9, 2.4, -d / 2 - 0.6)
    .gable(0, 0, 0, 0.9, 0.7, 2, rf, c, 0.15)
    .pop();
  if (look.path !== false)
    for (let i = 0; i < 9; i++)
      mesh.cyl(-0.9 + Math.sin(i * 0.7) * 0.4, 0, -d / 2 - 1 - i * 0.9, 0.5, 0.46, 0.06, '#b3a896', materials.stone, 9);
  mesh.pop();
}
