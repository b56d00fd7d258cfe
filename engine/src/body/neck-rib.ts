import { smooth } from '../solid/noise.ts';
import { jointAt } from './blend-body.ts';

/** How wide the knitted rib around the neck is, and its seam; metres. */
const [rib, seam] = [0.02, 0.007] as const;

/** How light cloth is that ends around the neck at each of its vertices: it has a rib there with a seam below it. */
export function neckRib(rest: Float32Array, points: Float32Array, quads: Uint32Array): (vertex: number) => number {
  const neck = jointAt(rest, 'neck01____head');
  const [left, right] = (['L', 'R'] as const).map((side) => jointAt(rest, `upperarm01.${side}____head`));
  const wide = Math.abs((left?.[0] ?? 0) - (right?.[0] ?? 0));
  const uses = new Map<number, readonly [number, number]>();
  const once = new Set<number>();
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 0; k < 4; k++) {
      const [a, b] = [quads[q + k] ?? 0, quads[q + ((k + 1) % 4)] ?? 0];
      const key = Math.min(a, b) * 1e6 + Math.max(a, b);
      if (uses.has(key)) once.delete(key);
      else once.add(key);
      uses.set(key, [a, b]);
    }
  const at = (v: number, c: number): number => points[v * 3 + c] ?? 0;
  const edge = [...once]
    .map((key) => uses.get(key)?.[0] ?? 0)
    .filter((v) => Math.abs(at(v, 0) - neck[0]) < wide * 0.36 && at(v, 1) > neck[1] - wide * 0.4);
  const size = Math.min(1, wide / 0.33);
  return (vertex) => {
    const off = edge.reduce(
      (least, v) =>
        Math.min(least, Math.hypot(at(v, 0) - at(vertex, 0), at(v, 1) - at(vertex, 1), at(v, 2) - at(vertex, 2))),
      Infinity,
    );
    const along = (off / size - rib) / seam;
    return 1 - 0.12 * smooth(rib, rib * 0.7, off / size) - 0.4 * Math.exp(-along * along);
  };
}
