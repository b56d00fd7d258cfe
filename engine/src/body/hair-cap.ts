import { overScalp, skullMiddle } from '../shapes/scalp.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus } from './affine.ts';
import type { Body } from './body.ts';
import { hangHair } from './hang.ts';
import { headFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';

/** Directions from the middle of a skull: so many around it and up it. */
const [around, upwards] = [36, 18] as const;

/** How far over the scalp hair lies where nothing is known of it, metres. */
const usual = 0.012;

/** The place of the outermost hair of a piece in a direction from the middle of the skull, so far over it; in the axes of the head. */
export function capOf(body: Body, name: string): (way: Vec3, off: number) => Vec3 {
  const { onHead, points } = hangHair(body, loadPeople().worn(name));
  const { place, axes, size } = headFrame(body);
  const middle = place([0, 0, 0]);
  const far = new Float32Array(around * upwards);
  for (let v = 0; v < onHead.length; v += 3) {
    const off = minus([points[v] ?? 0, points[v + 1] ?? 0, points[v + 2] ?? 0], middle);
    const isAbove = (onHead[v + 1] ?? 0) > 0;
    // What hangs from the head does not nod with it: below the ears it is told as it was modelled.
    const at = ([0, 1, 2] as const).map(
      (c) => (isAbove ? dot(off, axes[c]) / size : (onHead[v + c] ?? 0)) - skullMiddle[c],
    );
    const [x = 0, y = 0, z = 0] = at;
    const [yaw, rise] = gridOf([x, y, z]);
    const cell = Math.min(upwards - 1, Math.floor(rise)) * around + (Math.floor(yaw) % around);
    far[cell] = Math.max(far[cell] ?? 0, Math.hypot(x, y, z));
  }
  const known = evened(evened(far));
  return (way, off) => {
    const [yaw, rise] = gridOf(way);
    const [column, row] = [Math.floor(yaw - 0.5), Math.floor(rise - 0.5)];
    const [fx, fy] = [yaw - 0.5 - column, rise - 0.5 - row];
    const at = (c: number, r: number): number => {
      const cell = Math.min(upwards - 1, Math.max(0, r)) * around + ((c + around) % around);
      return known[cell] || 0;
    };
    const near = [at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)];
    if (near.includes(0)) return overScalp(way, usual + off);
    const [a = 0, b = 0, c = 0, d = 0] = near;
    const reach = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy + off;
    const long = Math.hypot(...way) || 1;
    return [
      skullMiddle[0] + (way[0] / long) * reach,
      skullMiddle[1] + (way[1] / long) * reach,
      skullMiddle[2] + (way[2] / long) * reach,
    ];
  };
}

function gridOf([x, y, z]: Vec3): readonly [number, number] {
  const yaw = (Math.atan2(x, z) / (2 * Math.PI) + 0.5) * around;
  const rise = (Math.atan2(y, Math.hypot(x, z)) / Math.PI + 0.5) * upwards;
  return [yaw, rise];
}

/** Each cell as far out as those around it on the mean; those that know nothing learn it from them. */
function evened(far: Float32Array): Float32Array {
  return far.map((_, i) => {
    const [row, column] = [Math.floor(i / around), i % around];
    let [sum, count] = [0, 0];
    for (let r = Math.max(0, row - 1); r <= Math.min(upwards - 1, row + 1); r++)
      for (let c = column - 1; c <= column + 1; c++) {
        const own = far[r * around + ((c + around) % around)] ?? 0;
        if (own === 0) continue;
        sum += own;
        count++;
      }
    return count === 0 ? 0 : sum / count;
  });
}
