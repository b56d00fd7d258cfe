import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from './materials.ts';
import { lightOf, materialAt, paintAt, stride } from './triangle-soup.ts';
import type { Mark, TriangleSoup } from './triangle-soup.ts';

const undyed: ReadonlySet<number> = new Set([
  materials.glow,
  materials.flame,
  materials.glass,
  materials.clear,
  materials.window,
  materials.bark,
]);

/**
 * Gives everything that was built since a mark one colour, with its light and dark parts as they were. What shines by itself or is glass keeps
 * its own, and so does what is black, as pupils and tyres are.
 */
export function dye({ data, count, bodies }: TriangleSoup, from: Mark, colour: Rgb): void {
  const lights: number[] = [];
  for (let t = from.triangles; t < count; t++) lights.push(lightOf(data, t * stride + paintAt));
  for (const { colours } of bodies.slice(from.bodies)) lights.push(...colours.map((own) => lightOf(own, 0)));
  const usual = Math.max(0.02, lights.reduce((sum, light) => sum + light, 0) / Math.max(1, lights.length));
  const dyed = (own: Rgb): Rgb => {
    const light = lightOf(own, 0);
    if (light < 0.012) return own;
    return scaleRgb(colour, Math.min(1.7, Math.max(0.3, light / usual)));
  };
  const keeps = (t: number): boolean => undyed.has(data[t * stride + materialAt] ?? 0);
  // A bare tree is all bark, which would keep its colour beside leaves.
  let isDyed = bodies.length > from.bodies;
  for (let t = from.triangles; t < count && !isDyed; t++) isDyed = !keeps(t);
  for (let t = from.triangles; t < count; t++) {
    const at = t * stride + paintAt;
    if (isDyed && keeps(t)) continue;
    data.set(dyed([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), at);
  }
  for (let n = from.bodies; n < bodies.length; n++) {
    const body = bodies[n];
    if (body) bodies[n] = { ...body, colours: body.colours.map(dyed) };
  }
}

/** The mean colour of the triangles that were built since a mark, by their areas; undefined without any. */
export function meanColour({ data, count }: Pick<TriangleSoup, 'data' | 'count'>, from: Mark): Rgb | undefined {
  const sum: [number, number, number] = [0, 0, 0];
  let whole = 0;
  for (let t = from.triangles; t < count; t++) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = data.subarray(
      t * stride,
      t * stride + 9,
    );
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    whole += area;
    for (const k of [0, 1, 2] as const) sum[k] += area * (data[t * stride + paintAt + k] ?? 0);
  }
  return whole > 0 ? [sum[0] / whole, sum[1] / whole, sum[2] / whole] : undefined;
}
