import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

interface Fire {
  /** Metres from the middle to the outermost tongues, and of the tallest. */
  readonly radius: number;
  readonly height: number;
}

/** A fire with sparks over it: three of it, one behind the other, so that what burns stands within. */
export function buildFlames(mesh: Mesh, random: Random, { radius, height }: Fire): void {
  for (const [deep, share] of [
    [0.5, 0.72],
    [0, 1],
    [-0.45, 0.62],
  ] as const) {
    const x = (random() - 0.5) * radius * 0.5;
    buildFlame(mesh, [x, 0, deep * radius], height * share * (0.9 + 0.2 * random()), radius * (0.8 + 0.25 * share));
  }
  for (let i = 0; i < 14; i++) {
    const r = height * (0.003 + random() * 0.005);
    const at: Vec3 = [(random() - 0.5) * radius * 1.8, height * (0.7 + random() * 0.75), (random() - 0.5) * radius];
    mesh.ball(...at, r, r * 1.7, r, '#e0862a', materials.glow, 6);
  }
}

/** Smoke that rises from a place to `to`, and widens as it does. */
export function buildSmoke(
  mesh: Mesh,
  { from: [x, y, z], to, wide, colour }: { from: Vec3; to: Vec3; wide: number; colour: string },
): void {
  const side: Vec3 = [x + wide, y, z];
  mesh.tri([x, y, z], to, side, towards, towards, towards, readColour(colour), materials.smoke);
}

/** Smoke of a hearth that rises from the top of a chimney. */
export function smokeOver(mesh: Mesh, [x, y, z]: Vec3): void {
  buildSmoke(mesh, { from: [x, y - 0.2, z], to: [x + 2.2, y + 5.2, z + 0.4], wide: 1.5, colour: '#cfcac4' });
}

/** One body of fire that stands on a place, as high as `tall` and reaching `wide` to the sides. */
export function buildFlame(mesh: Mesh, [x, y, z]: Vec3, tall: number, wide: number): void {
  mesh.tri([x, y, z], [x, y + tall, z], [x + wide, y, z], towards, towards, towards, [1, 1, 1], materials.flame);
}

const towards: Vec3 = [0, 0, -1];
