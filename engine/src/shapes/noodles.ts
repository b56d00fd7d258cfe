import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, vary } from './chance.ts';

interface Heap {
  readonly strands: number;
  /** How far the heap reaches, and how thick a noodle is. */
  readonly radius: number;
  readonly thick: number;
  readonly colour: Rgb;
  /** Height of the heap at a distance from its middle. */
  readonly top: (distance: number) => number;
}

/** Noodles heaped about the origin: each one a piece of a curl of its own, those over the others last. */
export function noodles(mesh: Mesh, random: Random, { strands, radius, thick, colour, top }: Heap): void {
  for (let n = 0; n < strands; n++) {
    const [around, out] = [random() * tau, Math.sqrt(random()) * radius * 0.5];
    const curl = (radius - out) * (0.35 + random() * 0.6);
    const [start, sweep] = [random() * tau, 2.2 + random() * 2.6];
    const over = (n / strands - 0.7) * thick * 3.4;
    const [waves, phase] = [2 + random() * 4, random() * tau];
    const points = Array.from({ length: 20 }, (_, i): Vec3 => {
      const t = i / 19;
      const angle = start + sweep * t;
      const bent = curl * (1 + 0.06 * Math.sin(t * 9 + phase));
      const x = Math.cos(around) * out + Math.cos(angle) * bent;
      const z = Math.sin(around) * out + Math.sin(angle) * bent;
      const end = Math.min(1, Math.min(t, 1 - t) * 6);
      return [x, top(Math.hypot(x, z)) + over * end + thick * 0.8 * Math.sin(t * waves + phase), z];
    });
    mesh.tube(points, [thick], vary(colour, random, 0.16), materials.gloss, 7);
  }
}
