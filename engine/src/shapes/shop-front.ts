import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

export const shopWidth = 9.4;

/** Depth of the shop's face from its middle. */
export const shopFace = -4;

/** Painted wood: pilasters, stall risers, a fascia with a gilded line, a door with a pane. */
export function shopFront(mesh: Mesh, paint: Colour): void {
  const light = mixRgb(readColour(paint), [0.9, 0.88, 0.82], 0.22);
  for (const x of [-4.4, -0.85, 0.85, 4.4]) {
    mesh.box(x, 0, shopFace - 0.06, 0.42, 3.5, 0.3, paint, materials.gloss);
    mesh
      .box(x, 0, shopFace - 0.1, 0.5, 0.4, 0.36, light, materials.gloss)
      .box(x, 3.2, shopFace - 0.12, 0.52, 0.3, 0.4, light);
  }
  for (const s of [-1, 1]) {
    mesh.box(s * 2.62, 0, shopFace, 3.3, 0.75, 0.2, paint, materials.gloss);
    for (const dx of [-0.75, 0.75])
      mesh.box(s * 2.62 + dx, 0.15, shopFace - 0.12, 1.2, 0.45, 0.05, light, materials.gloss);
    mesh.box(s * 2.62, 0.75, shopFace - 0.06, 3.4, 0.1, 0.4, light);
    for (const dx of [-1.6, 0, 1.6]) mesh.box(s * 2.62 + dx, 0.8, shopFace, 0.08, 2.4, 0.1, paint);
    mesh.box(s * 2.62, 2.55, shopFace, 3.3, 0.07, 0.1, paint).box(s * 2.62, 3.1, shopFace, 3.3, 0.15, 0.14, paint);
  }
  mesh
    .box(0, 3.45, shopFace - 0.12, shopWidth, 0.85, 0.36, paint, materials.gloss)
    .box(0, 3.6, shopFace - 0.31, shopWidth - 1.2, 0.55, 0.03, light)
    .box(0, 3.66, shopFace - 0.33, shopWidth - 1.4, 0.43, 0.03, paint, materials.gloss)
    .box(0, 4.3, shopFace - 0.2, shopWidth + 0.3, 0.14, 0.6, light);
  // The door stands back in the wall.
  mesh
    .box(0, 0.05, shopFace + 0.9, 1.5, 3.4, 0.1, paint)
    .box(0, 0.1, shopFace + 0.82, 1.1, 2.4, 0.08, light, materials.gloss)
    .box(0, 1, shopFace + 0.76, 0.76, 1.3, 0.06, '#e8b870', materials.window)
    .ball(0.44, 1.15, shopFace + 0.72, 0.06, 0.06, 0.06, '#d2a63a', materials.metal, 8)
    .box(0, 0, shopFace + 0.1, 1.4, 0.12, 1.2, '#b5aa98', materials.stone);
}

/** A striped awning with a scalloped edge. */
export function awning(mesh: Mesh, paint: Colour): void {
  const stripes = 26;
  const cream = '#f6efdf';
  mesh.sheet(
    (u, v) => [(u - 0.5) * (shopWidth - 0.2), 3.5 - v * 0.75, shopFace - 0.3 - v * 1.5],
    stripes,
    2,
    (u) => (Math.floor(u * stripes) % 2 ? paint : cream),
    materials.cloth,
  );
  mesh.sheet(
    (u, v) => {
      const f = (u * stripes) % 1;
      return [(u - 0.5) * (shopWidth - 0.2), 2.75 - v * (0.16 + 0.12 * Math.sin(f * Math.PI)), shopFace - 1.8];
    },
    stripes * 4,
    1,
    (u) => (Math.floor(u * stripes) % 2 ? paint : cream),
    materials.cloth,
  );
}

/** A round board without writing on an iron bracket. */
export function hangingSign(mesh: Mesh, paint: Colour): void {
  const [x, y, z] = [shopWidth / 2 - 0.35, 5.6, shopFace];
  mesh.box(x, y + 0.62, z - 0.75, 0.06, 0.06, 1.5, '#22262a', materials.metal).tube(
    [
      [x, y - 0.1, z],
      [x, y + 0.6, z - 0.7],
    ],
    [0.03],
    '#22262a',
    materials.metal,
    6,
  );
  mesh
    .push()
    .at(x, y, z - 0.95)
    .rotZ(Math.PI / 2);
  mesh
    .cyl(0, -0.06, 0, 0.55, 0.55, 0.12, '#d2a63a', materials.metal, 28)
    .cyl(0, -0.075, 0, 0.48, 0.48, 0.15, paint, materials.gloss, 28)
    .cyl(0, -0.085, 0, 0.2, 0.2, 0.17, '#f2e2b0', materials.plain, 20);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau;
    mesh.ball(Math.cos(a) * 0.3, 0, Math.sin(a) * 0.3, 0.07, 0.1, 0.07, '#f2e2b0', materials.plain, 8);
  }
  mesh.pop();
}
