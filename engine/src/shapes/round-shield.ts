import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** A round shield that looks towards -z about the origin; `paint` gives its colour by share of the radius and turn. */
export function buildRoundShield(
  mesh: Mesh,
  radius: number,
  paint: (out: number, turn: number) => Colour,
  rim: Colour,
): void {
  const dome = (out: number): number => -0.16 * radius * (1 - out * out);
  mesh.sheet(
    (u, v) => [Math.cos(v * tau) * u * radius, Math.sin(v * tau) * u * radius, dome(u)],
    12,
    48,
    paint,
    materials.gloss,
  );
  mesh.sheet(
    (u, v) => [Math.cos(v * tau) * u * radius, Math.sin(v * tau) * u * radius, dome(u) + 0.014],
    4,
    32,
    () => '#5a4028',
    materials.planks,
  );
  mesh.tube(
    Array.from({ length: 41 }, (_, i): Vec3 => [
      Math.cos((i / 40) * tau) * radius,
      Math.sin((i / 40) * tau) * radius,
      0,
    ]),
    [radius * 0.045],
    rim,
    materials.metal,
    8,
  );
}
