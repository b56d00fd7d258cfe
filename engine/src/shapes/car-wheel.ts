import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

/** Of bumpers, hub caps and frames. */
export const chrome = '#b9bec2';

/** A tyre on a rim with spokes, or a white wall around a hub cap of chrome. */
export function carWheel(
  mesh: Mesh,
  { x, z, radius, width, isOld }: { x: number; z: number; radius: number; width: number; isOld: boolean },
): void {
  const out = Math.sign(z);
  const h = width / 2;
  mesh
    .push()
    .at(x, radius, z)
    .rotX((Math.PI / 2) * out);
  const tyre: (readonly [number, number])[] = [
    [radius * 0.6, h * 0.9],
    [radius * 0.74, h],
    [radius * 0.9, h * 0.96],
    [radius * 0.97, h * 0.78],
    [radius, h * 0.5],
    [radius, -h],
  ];
  mesh.lathe(tyre, 40, '#151617', materials.plain);
  if (isOld) {
    mesh
      .lathe(
        [
          [radius * 0.84, h * 0.985],
          [radius * 0.7, h * 1.01],
        ],
        36,
        '#ecebe4',
        materials.plain,
      )
      .lathe(
        [
          [radius * 0.66, h * 0.9],
          [radius * 0.5, h * 1.02],
          [radius * 0.3, h * 1.1],
          [radius * 0.16, h * 1.24],
          [0, h * 1.28],
        ],
        32,
        chrome,
        materials.metal,
      );
  } else {
    mesh.lathe(
      [
        [radius * 0.72, h * 0.94],
        [radius * 0.66, h * 0.6],
        [0, h * 0.55],
      ],
      36,
      '#101112',
      materials.plain,
    );
    mesh.lathe(
      [
        [radius * 0.73, h * 0.98],
        [radius * 0.69, h * 1.0],
        [radius * 0.66, h * 0.86],
      ],
      40,
      '#b9bec2',
      materials.metal,
    );
    for (let i = 0; i < 5; i++)
      for (const beside of [-0.13, 0.13]) {
        const angle = (i * tau) / 5 + 0.3;
        const [c, s] = [Math.cos(angle + beside), Math.sin(angle + beside)];
        const [c0, s0] = [Math.cos(angle + beside * 2), Math.sin(angle + beside * 2)];
        mesh.tube(
          [
            [c0 * radius * 0.1, h * 0.8, s0 * radius * 0.1],
            [c * radius * 0.4, h * 0.84, s * radius * 0.4],
            [c * radius * 0.69, h * 0.92, s * radius * 0.69],
          ],
          [radius * 0.06, radius * 0.045, radius * 0.04],
          '#c3c8cc',
          materials.metal,
          6,
        );
      }
    mesh.cyl(0, h * 0.8, 0, radius * 0.13, radius * 0.11, h * 0.16, '#8d9397', materials.metal, 16);
  }
  mesh.pop();
}
