import { mixRgb } from '../raster/colour.ts';
import { tau } from './chance.ts';
import { cushion } from './cushion.ts';
import { rod } from './rings.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';

/** A pillow of velvet with a cord along its edge and a tassel at each corner. */
export function velvetPillow(mesh: Mesh): void {
  const velvet = readColour('#7a1426');
  cushion(mesh, [0, 0.19, 0], [0.86, 0.19, 0.8], {
    square: 0.5,
    colour: (x, y, z) =>
      mixRgb(velvet, [0.75, 0.2, 0.2], 0.16 * smooth(0.6, 1, Math.abs(x) + Math.abs(z)) + (y > 0.9 ? 0.05 : 0)),
    material: materials.cloth,
    pieces: 40,
  });
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.5;
  const edge = Array.from({ length: 97 }, (_, i) => {
    const a = (i / 96) * tau;
    return [round(Math.cos(a)) * 0.865, 0.19, round(Math.sin(a)) * 0.805] as const;
  });
  mesh.tube(
    edge,
    edge.map((_, i) => 0.024 + (i % 2) * 0.006),
    '#d0a040',
    materials.cloth,
    8,
  );
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      mesh.ball(x * 0.76, 0.19, z * 0.7, 0.055, 0.055, 0.055, '#d0a040', materials.cloth, 12);
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * tau;
        rod(
          mesh,
          [x * (0.79 + 0.02 * Math.cos(a)), 0.17, z * (0.73 + 0.02 * Math.sin(a))],
          [x * (0.84 + 0.04 * Math.cos(a)), 0.01, z * (0.78 + 0.04 * Math.sin(a))],
          0.011,
          i % 2 ? '#d8ac50' : '#b08030',
          materials.cloth,
        );
      }
    }
}
