import { scaleRgb } from '../raster/colour.ts';
import { createRandom } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { pointBetween } from './figure.ts';
import type { Pose } from './figure.ts';

/** Builds the head of a flower that opens upwards, about one unit wide. */
type Flower = (mesh: Mesh, random: Random, colour?: string) => void;

/** A wreath of two kinds of flowers around the hair, in the axes of a head; those of the first kind have the colour that was said. */
export function wearFlowerCrown(mesh: Mesh, [first, second]: readonly [Flower, Flower], colour?: string): void {
  const random = createRandom(7);
  const at = (turn: number, out = 0): Vec3 => [
    Math.sin(turn) * (0.101 + out),
    0.078 - 0.012 * Math.cos(turn),
    0.012 - Math.cos(turn) * (0.119 + out),
  ];
  mesh.tube(
    Array.from({ length: 33 }, (_, i) => at((i / 32) * tau)),
    [0.006],
    '#4a6a34',
    materials.plain,
    6,
  );
  const colours = colour === undefined ? ['#d84a6a', '#f0d8d0', '#e8a0b0'] : [colour, '#f4efe4', colour];
  for (let i = 0; i < 18; i++) {
    const turn = (i / 18) * tau;
    mesh
      .push()
      .at(...at(turn, 0.006))
      .rotY(-turn)
      .rotX(-1.1 + 0.3 * random())
      .scale(0.026 + 0.012 * random());
    if (i % 3 === 2) second(mesh, random);
    else first(mesh, random, colours[i % 2]);
    mesh.pop();
  }
  for (let i = 0; i < 26; i++) {
    const turn = (i / 26) * tau + 0.1;
    const [x, y, z] = at(turn, 0.008);
    mesh.ball(x, y + (i % 2 ? 0.012 : -0.014), z, 0.012, 0.004, 0.016, '#5a7a3a', materials.leaf, 8);
  }
}

/** Headphones over the hair, in the axes of a head. */
export function wearHeadphones(mesh: Mesh, colour: Colour = '#2a2a2e'): void {
  const arc = Array.from({ length: 21 }, (_, i): Vec3 => {
    const a = (i / 20 - 0.5) * 2.9;
    return [Math.sin(a) * 0.103, 0.02 + Math.cos(a) * 0.128, 0.012];
  });
  mesh.tube(arc, [0.011], colour, materials.gloss, 8);
  for (const s of [-1, 1]) {
    mesh
      .push()
      .at(0.094 * s, 0, 0.012)
      .rotZ((-Math.PI / 2) * s);
    mesh.cyl(0, -0.012, 0, 0.038, 0.036, 0.02, '#1c1c1f', materials.cloth, 24);
    mesh.cyl(0, 0.008, 0, 0.038, 0.03, 0.018, colour, materials.gloss, 24);
    mesh.pop();
  }
}

/** Where the neck of somebody in a pose begins. */
export const neckOf = ({ chest = [0, 1.43, 0], head = [0, 1.69, 0] }: Pose): Vec3 => pointBetween(chest, head, 0.3);

/** A scarf around the neck, one end before the chest. */
export function wearScarf(mesh: Mesh, [x, y, z]: Vec3, colour: Colour): void {
  const wool = readColour(colour);
  for (const [up, out, share] of [
    [0, 0.012, 1],
    [0.03, 0, 0.86],
  ] as const)
    mesh.tube(
      Array.from({ length: 33 }, (_, i): Vec3 => {
        const turn = (i / 32) * tau;
        return [
          x + Math.sin(turn) * (0.082 + out),
          y + up - 0.022 * Math.cos(turn) + 0.006 * Math.sin(turn * 3),
          z + 0.004 - Math.cos(turn) * (0.086 + out),
        ];
      }),
      [0.028],
      scaleRgb(wool, share),
      materials.cloth,
      10,
    );
  // The end lies over the chest, and its fringes hang.
  mesh.sheet(
    (u, v): Vec3 => [
      x + 0.045 + (v - 0.5) * (0.085 + 0.02 * u) + 0.02 * u,
      y - 0.02 - 0.36 * u,
      z - 0.116 - 0.056 * Math.sin(Math.min(1, u * 1.6) * Math.PI * 0.5) - 0.008 * Math.cos((v - 0.5) * 9),
    ],
    12,
    10,
    (u) => scaleRgb(wool, Math.floor(u * 14) % 5 === 4 ? 0.7 : 1),
    materials.cloth,
  );
}
