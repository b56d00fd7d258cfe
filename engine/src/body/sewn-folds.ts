import { noise3, smooth } from '../solid/noise.ts';
import { jointAt } from './blend-body.ts';

/** How far from an armpit cloth is drawn into folds on somebody grown up, and how many run out of it in a turn; metres. */
const [reach, many] = [0.18, 8] as const;

/** How far below the joint of the arm its pit is, and how far within, of the width of the shoulders. */
const [below, within] = [0.2, 0.1] as const;

/** How much of a fold a place of cloth has, 0 to 1: those that run out of the armpits, on somebody at rest. */
export function armpitFolds(rest: Float32Array): (x: number, y: number, z: number) => number {
  const pits = (['L', 'R'] as const).map((side) => jointAt(rest, `upperarm01.${side}____head`));
  const wide = Math.hypot(...[0, 1, 2].map((c) => (pits[0]?.[c] ?? 0) - (pits[1]?.[c] ?? 0)));
  const far = (reach * wide) / 0.33;
  return (x, y, z) => {
    const pit = pits.find(([px]) => px < 0 === x < 0) ?? [0, 0, 0];
    const [aside, up] = [Math.abs(pit[0]) - within * wide - Math.abs(x), y - (pit[1] - below * wide)];
    const off = Math.hypot(aside, up);
    const share = smooth(far, far * 0.3, off);
    if (share <= 0) return 0;
    const turn = Math.atan2(up, aside) + (noise3(x * 9, y * 9, z * 9) - 0.5) * 0.9;
    return share * Math.abs(Math.sin((turn * many) / 2 + Math.sign(z))) ** 0.7;
  };
}

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
