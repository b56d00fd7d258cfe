import { smooth } from '../solid/noise.ts';
import { jointAt } from './blend-body.ts';
import { loadPeople } from './people.ts';

/** Where a fold runs from the nose to the corner of the mouth: how far aside and how far below the eyes its middle is, and how wide and high what lies about it; metres. */
const fold = { aside: 0.033, below: 0.056, wide: 0.017, high: 0.03 } as const;
/** How far behind the eyes the skin ends that can have one, metres. */
const behindEyes = 0.03;
/** How often a vertex there is drawn to the middle of those beside it. */
const rounds = 6;

/** Evens out the folds beside the mouth of a face at rest by a share: a smile carves them, and in the face of somebody young they are twenty years. */
export function softenFolds(points: Float32Array, share: number): void {
  if (share === 0) return;
  const [left, right] = (['L', 'R'] as const).map((letter) => jointAt(points, `eye.${letter}____head`));
  if (!left || !right) return;
  const [high, front] = [(left[1] + right[1]) / 2, (left[2] + right[2]) / 2];
  const moved: { readonly v: number; readonly by: number; readonly beside: readonly number[] }[] = [];
  for (const [v, beside] of besides()) {
    const below = high - (points[v * 3 + 1] ?? 0);
    if (Math.abs(below - fold.below) > fold.high || (points[v * 3 + 2] ?? 0) > front + behindEyes) continue;
    const aside = Math.abs(points[v * 3] ?? 0);
    const off = Math.hypot((aside - fold.aside) / fold.wide, (below - fold.below) / fold.high);
    const by = share * smooth(1, 0.4, off);
    if (by > 0) moved.push({ v, by, beside });
  }
  for (let round = 0; round < rounds; round++)
    for (const { v, by, beside } of moved)
      for (let c = 0; c < 3; c++) {
        let mean = 0;
        for (const one of beside) mean += (points[one * 3 + c] ?? 0) / beside.length;
        points[v * 3 + c] = (points[v * 3 + c] ?? 0) * (1 - by) + mean * by;
      }
}

let known: ReadonlyMap<number, readonly number[]> | undefined;

/** Which vertices of the skin lie beside each: they are the same of everybody. */
function besides(): ReadonlyMap<number, readonly number[]> {
  if (known) return known;
  const { header, quadsOf } = loadPeople();
  const quads = quadsOf(header.body);
  const found = new Map<number, Set<number>>();
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 0; k < 4; k++) {
      const [a = 0, b = 0] = [quads[q + k], quads[q + ((k + 1) & 3)]];
      if (a === b) continue;
      (found.get(a) ?? found.set(a, new Set()).get(a))?.add(b);
      (found.get(b) ?? found.set(b, new Set()).get(b))?.add(a);
    }
  return (known = new Map([...found].map(([v, all]) => [v, [...all]])));
}
