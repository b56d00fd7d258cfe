import { expect, test } from 'vitest';
import { foldCloth } from './cloth-folds.ts';
import type { Fan, Folds, Stack } from './cloth-folds.ts';
import type { Surface } from './spot.ts';

const fan: Fan = { at: [0, 0, 0], out: [1, 0, 0], aside: [0, 1, 0], reach: 0.3, many: 8, steep: 0.6 };
const stack: Stack = {
  ...{ at: [0, 0, 0], along: [0, 1, 0], across: [0, 1, 0], long: 0.4, wide: 0.2, every: 0.06, steep: 0.6 },
};

/** A white surface that faces -z, folded at a place. */
function foldedAt(folds: Pick<Folds, 'fans' | 'stacks'>, x: number, y: number): Surface {
  const surface = { r: 1, g: 1, b: 1, er: 0, eg: 0, eb: 0, gloss: 0, through: 0, nx: 0, ny: 0, nz: -1 };
  foldCloth(folds, surface, x, y, 0);
  return surface;
}

const turns = Array.from({ length: 60 }, (_, i) => (i / 60) * Math.PI * 2);

test('folds run out of a pit: cloth around it is turned to both sides in turns, and darker in their depth [STUDIO-63]', () => {
  const folds = { fans: [fan], stacks: [] };
  const around = turns.map((turn) => ({ turn, seen: foldedAt(folds, Math.cos(turn) * 0.1, Math.sin(turn) * 0.1) }));
  const aside = around.map(({ turn, seen }) => seen.ny * Math.cos(turn) - seen.nx * Math.sin(turn));
  expect(Math.max(...aside)).toBeGreaterThan(0.2);
  expect(Math.min(...aside)).toBeLessThan(-0.2);
  // Along a fold nothing changes.
  for (const { turn, seen } of around)
    expect(Math.abs(seen.nx * Math.cos(turn) + seen.ny * Math.sin(turn))).toBeLessThan(1e-9);
  const tones = around.map(({ seen }) => seen.r);
  expect(Math.min(...tones)).toBeLessThan(0.86);
  expect(Math.max(...tones)).toBe(1);
});

test('beyond the reach of its folds cloth is as it was', () => {
  const folds = { fans: [fan], stacks: [stack] };
  expect(foldedAt(folds, 0.31, -0.01)).toMatchObject({ nx: 0, ny: 0, nz: -1, r: 1 });
  expect(foldedAt(folds, 0.25, 0.2)).toMatchObject({ nx: 0, ny: 0, nz: -1, r: 1 });
});

test('where cloth is too long, one fold lies over the other and none leads aside', () => {
  const column = Array.from({ length: 80 }, (_, i) => foldedAt({ fans: [], stacks: [stack] }, 0.03, i * 0.005));
  const changes = column.filter((seen, i) => seen.ny * (column[i - 1]?.ny ?? 0) < 0).length;
  expect(changes).toBeGreaterThan(3);
  expect(column.every(({ nx }) => nx === 0)).toBe(true);
});
