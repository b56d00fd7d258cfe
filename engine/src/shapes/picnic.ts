import type { Random } from '../raster/random.ts';
import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import { plate } from './plate.ts';

/** Half of how wide the blanket is, metres. */
const half = 1.12;

/** A chequered blanket on the ground with a basket, bread, fruit, plates and a bottle on it. */
export function buildPicnic(mesh: Mesh, random: Random): void {
  const dyed = readColour(pick(random, ['#b8322c', '#2a5a9a', '#3a7a4a']));
  const pale = readColour('#f0e9dc');
  mesh.object().sheet(
    (u, v): Vec3 => {
      const [x, z] = [(u - 0.5) * 2 * half, (v - 0.5) * 2 * half * 0.92];
      return [x, 0.035 + 0.012 * Math.sin(x * 7 + z * 3) + 0.01 * Math.sin(z * 9 - x * 2), z];
    },
    64,
    64,
    (u, v) => mixRgb(pale, dyed, (Number(Math.floor(u * 16) % 2 === 0) + Number(Math.floor(v * 16) % 2 === 0)) * 0.5),
    materials.cloth,
  );
  weaveBasket(mesh, -0.28, 0.24);
  for (const [x, z] of [
    [0.3, -0.28],
    [-0.34, -0.38],
    [0.34, 0.36],
  ] as const) {
    mesh.push().object().at(x, 0.05, z).scale(0.1);
    plate(mesh, 1.1, '#f4f1ea', '#7a8a9a');
    mesh.pop();
    for (let i = 0; i < 4; i++)
      mesh.ball(
        x + Math.cos(i * 1.7) * 0.045,
        0.085,
        z + Math.sin(i * 1.7) * 0.045,
        0.034,
        0.024,
        0.03,
        pick(random, ['#c8342a', '#e0b050', '#7a9a3a', '#b8783a'] as const),
        materials.gloss,
        14,
      );
  }
  mesh.object().ball(0.05, 0.1, 0.06, 0.16, 0.055, 0.07, '#b87a3c', materials.plain, 22);
  for (let i = 0; i < 5; i++)
    mesh.ball(
      0.16 + Math.cos(i * 1.26) * 0.07,
      0.09 + (i === 4 ? 0.05 : 0),
      -0.06 + Math.sin(i * 1.26) * 0.07,
      0.042,
      0.042,
      0.042,
      pick(random, ['#c02a22', '#d8481e', '#8aa83a'] as const),
      materials.gloss,
      18,
    );
  mesh.cyl(0.52, 0.04, 0.06, 0.036, 0.04, 0.18, '#2f5a34', materials.glass, 24);
  mesh
    .cyl(0.52, 0.22, 0.06, 0.014, 0.03, 0.06, '#2f5a34', materials.glass, 18)
    .cyl(0.52, 0.28, 0.06, 0.016, 0.015, 0.06, '#8a2a2a', materials.gloss, 18);
}

/** A basket of willow with a handle, a cloth over its edge. */
function weaveBasket(mesh: Mesh, x: number, z: number): void {
  mesh.push().object().at(x, 0.04, z);
  for (let row = 0; row < 9; row++)
    mesh.tube(
      Array.from({ length: 49 }, (_, i): Vec3 => {
        const a = (i / 48) * Math.PI * 2;
        const r = 1 + 0.035 * Math.sin(a * 12 + row * Math.PI);
        return [Math.cos(a) * (0.19 + row * 0.005) * r, 0.012 + row * 0.023, Math.sin(a) * (0.135 + row * 0.004) * r];
      }),
      [0.0135],
      row % 3 === 0 ? '#8a5c30' : '#a8763e',
      materials.plain,
      8,
    );
  mesh.tube(
    Array.from({ length: 21 }, (_, i): Vec3 => [
      -Math.cos((i / 20) * Math.PI) * 0.225,
      0.19 + Math.sin((i / 20) * Math.PI) * 0.19,
      0,
    ]),
    [0.014],
    '#8a5c30',
    materials.plain,
    8,
  );
  mesh.ball(0.03, 0.2, 0.01, 0.17, 0.045, 0.115, '#f2ece0', materials.cloth, 24);
  mesh.pop();
}
