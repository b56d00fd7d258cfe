import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** Points around the y axis, the first one again at the end; `share` of the full turn. */
export function circle(radius: number, y = 0, count = 32, share = 1): Vec3[] {
  return Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const a = (i / count) * tau * share;
    return [Math.cos(a) * radius, y, Math.sin(a) * radius];
  });
}

/** A ring as of wire, lying about the y axis. */
export function hoop(mesh: Mesh, y: number, radius: number, thick: number, colour: Colour, material?: number): void {
  mesh.tube(circle(radius, y), [thick], colour, material, 8);
}

/** A straight rod. */
export function rod(mesh: Mesh, from: Vec3, to: Vec3, radius: number, colour: Colour, material?: number): void {
  mesh.tube([from, to], [radius], colour, material, 8);
}
