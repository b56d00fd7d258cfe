import type { Vec3 } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { hangHair } from './hang.ts';
import { loadPeople } from './people.ts';
import { strandPicture } from './strand-picture.ts';

/** Directions from the middle of a skull: so many around it and up it. */
const [around, upwards] = [48, 24] as const;

/** So many cells to each side are covered where a place is well within the hair. */
const near = [-2, -1, 0, 1, 2] as const;

/** Whether a piece of hair lies over a place of the head, and over all places beside it. */
export function coveredAt(body: Body, name: string): (onHead: Vec3) => boolean {
  const piece = loadPeople().worn(name);
  const picture = strandPicture(name);
  const { onHead, quads } = hangHair(body, piece);
  const { strands } = piece;
  const covered = new Uint8Array(around * upwards);
  for (let q = 0; q < quads.length; q += 4) {
    const mean = (list: ArrayLike<number>, at: (k: number) => number): number =>
      [0, 1, 2, 3].reduce((sum, k) => sum + (list[at(k)] ?? 0) / 4, 0);
    const uvs = strands?.uvs ?? new Uint16Array();
    const [u, v] = [mean(uvs, (k) => (q + k) * 2) / 65_535, mean(uvs, (k) => (q + k) * 2 + 1) / 65_535];
    if (picture.cover(u, v, 0.004) < 0.5) continue;
    const at = ([0, 1, 2] as const).map((c) => mean(onHead, (k) => (quads[q + k] ?? 0) * 3 + c));
    const [yaw, rise] = cellOf([at[0] ?? 0, at[1] ?? 0, at[2] ?? 0]);
    // A quad is as wide as the cells about it.
    for (const dy of [-1, 0, 1]) for (const dr of [-1, 0, 1]) mark(covered, yaw + dy, rise + dr);
  }
  return (place) => {
    const [yaw, rise] = cellOf(place);
    // Around the crown cells are narrow, and hair lies over all of it.
    if (rise >= upwards - 4) return true;
    return near.every((dy) => near.every((dr) => isMarked(covered, yaw + dy, rise + dr)));
  };
}

function cellOf([x, y, z]: Vec3): readonly [number, number] {
  const [up, back] = [y - 0.03, z - 0.01];
  return [
    Math.floor((Math.atan2(x, back) / (2 * Math.PI) + 0.5) * around),
    Math.floor((Math.atan2(up, Math.hypot(x, back)) / Math.PI + 0.5) * upwards),
  ];
}

const cell = (yaw: number, rise: number): number =>
  Math.min(upwards - 1, Math.max(0, rise)) * around + ((yaw + around) % around);

function mark(covered: Uint8Array, yaw: number, rise: number): void {
  covered[cell(yaw, rise)] = 1;
}

const isMarked = (covered: Uint8Array, yaw: number, rise: number): boolean => covered[cell(yaw, rise)] === 1;
