import type { Random } from '../raster/random.ts';
import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import { tau } from './chance.ts';

const stone = readColour('#b3a897');

/** A low rock with a level top `top` metres up: what a small animal rests on, which grass would hide. It is sunk into the ground. */
export function buildFlatRock(mesh: Mesh, random: Random, half: readonly [x: number, z: number], top: number): void {
  const place = random() * 30;
  const rim = (angle: number): number =>
    1 +
    0.09 * Math.sin(angle * 2 + place) +
    0.06 * Math.sin(angle * 5 + place * 3) +
    0.03 * Math.sin(angle * 9 + place * 7);
  mesh.sheet(
    (u, v) => {
      const angle = u * tau;
      // The first half of v climbs the side, the second crosses the top to its middle.
      const side = Math.min(1, v / 0.5);
      const inwards = Math.max(0, (v - 0.5) / 0.5);
      const out = rim(angle) * (1.16 - 0.34 * side ** 1.6) * (1 - inwards);
      const [x, z] = [Math.cos(angle) * half[0] * out, Math.sin(angle) * half[1] * out];
      const crack = noise3(x * 6 + place, v * 5, z * 6) - 0.5;
      const y =
        -0.15 +
        (top + 0.15) * Math.sin((side * Math.PI) / 2) ** 0.85 +
        crack * top * 0.3 * (1 - smooth(0, 0.5, inwards));
      return [x * (1 + crack * 0.1 * (1 - inwards)), y, z * (1 + crack * 0.1 * (1 - inwards))];
    },
    72,
    20,
    (u, v) =>
      mixRgb(stone, [0.2, 0.19, 0.17], 0.1 + 0.5 * noise3(Math.cos(u * tau) * 3 + place, v * 5, Math.sin(u * tau) * 3)),
    materials.rock,
  );
}
