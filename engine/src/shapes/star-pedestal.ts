import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { framedArch } from './arch.ts';
import { tau } from './chance.ts';

const granite = '#c3b8a2';

/** A star of walls, steps, and a pedestal with a loggia. */
export function starPedestal(mesh: Mesh): void {
  mesh.push();
  const star = Array.from({ length: 22 }, (_, i): readonly [number, number] => {
    const r = i % 2 ? 13.2 : 10.2;
    return [Math.cos((i / 22) * tau) * r, Math.sin((i / 22) * tau) * r];
  });
  for (const [i, [x, z]] of star.entries()) {
    const [nx, nz] = star[(i + 1) % 22] ?? [x, z];
    mesh.face(
      [
        [x, -9, z],
        [x, 4.4, z],
        [nx, 4.4, nz],
        [nx, -9, nz],
      ],
      '#a99f8b',
      materials.stone,
    );
    mesh.face(
      [
        [0, 4.4, 0],
        [nx, 4.4, nz],
        [x, 4.4, z],
      ],
      '#8f9a6a',
      materials.plain,
    );
  }
  mesh.pop();
  for (let i = 0; i < 4; i++) mesh.box(0, 4.4 + i * 0.5, 0, 15 - i * 1, 0.5, 15 - i * 1, granite, materials.stone);
  const shaft = (y: number, low: number, top: number, high: number): void => {
    mesh
      .push()
      .at(0, y, 0)
      .rotY(Math.PI / 4)
      .lathe(
        [
          [low * Math.SQRT1_2, 0],
          [top * Math.SQRT1_2, high],
        ],
        4,
        granite,
        materials.stone,
      )
      .pop();
  };
  shaft(6.4, 10.6, 9.6, 4);
  mesh.box(0, 10.4, 0, 10.2, 0.6, 10.2, granite);
  shaft(11, 8.8, 7.6, 7);
  mesh
    .box(0, 17.8, 0, 8.4, 0.6, 8.4, granite)
    .box(0, 18.4, 0, 7.6, 1, 7.6, granite)
    .box(0, 19.4, 0, 6.6, 0.6, 6.6, granite);
  for (let q = 0; q < 4; q++) {
    mesh.push().rotY((q * Math.PI) / 2);
    // Four columns before the dark of a loggia, and shields under it.
    mesh.box(0, 12.6, -4.15, 4.6, 4.2, 0.2, '#4b443a');
    for (const x of [-2.1, -0.7, 0.7, 2.1]) mesh.cyl(x, 12.6, -4.3, 0.3, 0.26, 4.2, granite, materials.plain, 12);
    mesh.box(0, 16.7, -4.25, 5.2, 0.5, 0.7, granite).box(0, 12.2, -4.35, 5.2, 0.45, 0.6, granite);
    for (let i = 0; i < 7; i++)
      mesh
        .push()
        .at((i - 3) * 1.25, 9.6, -4.95)
        .rotX(Math.PI / 2)
        .cyl(0, -0.1, 0, 0.42, 0.42, 0.2, '#aaa08c', materials.plain, 14)
        .pop();
    framedArch(mesh, [0, 6.4, -5.26], { wide: 1.6, high: 2.6 }, { thick: 0.3, colour: granite }, { colour: '#4a3626' });
    mesh.pop();
  }
}
