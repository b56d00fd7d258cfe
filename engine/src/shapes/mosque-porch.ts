import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { archedBay, framedArch } from './arch.ts';
import type { MosquePaint } from './minaret.ts';
import { onionDome } from './onion-dome.ts';

/** A small dome on its drum. */
export function smallDome(
  mesh: Mesh,
  { x, y, z, radius }: { readonly x: number; readonly y: number; readonly z: number; readonly radius: number },
  { wall, dome, ribs, tile }: MosquePaint,
): void {
  mesh
    .push()
    .at(x, y, z)
    .cyl(0, 0, 0, radius * 1.06, radius * 1.02, radius * 0.7, wall, materials.stone, 28);
  mesh.push().at(0, radius * 0.66, 0);
  onionDome(mesh, { radius, high: radius * 1.35, shell: dome, drum: tile, ribs: { count: 14, colour: ribs } });
  mesh.pop().pop();
}

/** An arcade before the hall under a row of little domes. */
export function mosquePorch(mesh: Mesh, paint: MosquePaint): void {
  const { wall, trim } = paint;
  const [wide, deep] = [3.1, 4.2];
  for (let i = 0; i < 8; i++) {
    if (i === 3 || i === 4) continue;
    const x = (i - 3.5) * wide;
    mesh.push().at(x, 0, -8 - deep);
    archedBay(
      mesh,
      { wide, high: 5.6, deep: 0.7, opening: { wide: 2.3, high: 4.5, pointed: true } },
      wall,
      materials.stone,
    );
    mesh.pop();
    for (const s of [-1, 1])
      mesh
        .cyl(x + s * (wide / 2 - 0.02), 0, -8 - deep - 0.05, 0.27, 0.24, 3, trim, materials.plain, 14)
        .box(x + s * (wide / 2 - 0.02), 3, -8 - deep - 0.05, 0.75, 0.26, 0.5, trim);
    smallDome(mesh, { x, y: 6, z: -8 - deep / 2 + 0.2, radius: 1.1 }, paint);
  }
  for (const s of [-1, 1])
    mesh
      .box(s * 7.8, 5.6, -8 - deep / 2 + 0.1, wide * 3 + 0.4, 0.5, deep + 0.6, trim)
      .box(s * 12.3, 0, -8 - deep / 2, 0.5, 5.6, deep, wall, materials.stone);
}

/** The gate in its tiled frame, higher than the porch. */
export function mosquePortal(mesh: Mesh, { wall, trim, tile }: MosquePaint): void {
  mesh.push().at(0, 0, -13.2);
  archedBay(
    mesh,
    { wide: 6.6, high: 9.6, deep: 2.4, opening: { wide: 4, high: 7.4, pointed: true }, behind: tile },
    wall,
    materials.stone,
  );
  for (const x of [-3.3, 3.3]) mesh.box(x, 0, 2.6, 0.3, 9.6, 5.2, wall, materials.stone);
  mesh.box(0, 9.6, 2.5, 7.2, 0.5, 5.8, trim);
  // Bands of tiles around the arch.
  for (const x of [-2.75, 2.75]) mesh.box(x, 0.3, -0.03, 0.55, 8.7, 0.14, tile, materials.gloss);
  mesh.box(0, 8.45, -0.03, 6.05, 0.55, 0.14, tile, materials.gloss);
  for (let i = 0; i < 9; i++) mesh.box((i - 4) * 0.75, 10.1, -0.2, 0.45, 0.6, 0.3, trim);
  framedArch(
    mesh,
    [0, 0, 2.3],
    { wide: 2.1, high: 3.9, pointed: true },
    { thick: 0.25, colour: trim },
    { colour: '#5a3620', material: materials.planks },
  );
  mesh.pop();
  for (let i = 0; i < 3; i++) mesh.box(0, 0, -13.6 - i * 0.4, 7.6, 0.45 - i * 0.15, 0.5, trim, materials.stone);
}
