import { expect, test } from 'vitest';
import { beyond, jointBetween, turned } from './quadruped-joints.ts';
import type { InPlane } from './quadruped-joints.ts';

const far = ([ax, ay]: InPlane, [bx, by]: InPlane): number => Math.hypot(ax - bx, ay - by);

test.each([
  [
    [0, 1],
    [0, 0.2],
  ],
  [
    [0, 1],
    [-0.4, 0.4],
  ],
  [
    [0.2, 1],
    [0.5, 0.7],
  ],
] as const)('bones keep their length, wherever a foot is [STUDIO-37]', (from, to) => {
  for (const bends of [-1, 1] as const) {
    const joint = jointBetween(from, to, { upper: 0.5, lower: 0.4, bends });
    expect(far(from, joint)).toBeCloseTo(0.5, 6);
    expect(far(joint, to)).toBeCloseTo(0.4, 6);
  }
});

test('a knee bends ahead and a hock behind, and who reaches farther than the leg is long has it straight [STUDIO-37]', () => {
  const [hip, foot] = [
    [0, 1],
    [0, 0.3],
  ] as const;
  expect(jointBetween(hip, foot, { upper: 0.5, lower: 0.4, bends: -1 })[0]).toBeLessThan(-0.1);
  expect(jointBetween(hip, foot, { upper: 0.5, lower: 0.4, bends: 1 })[0]).toBeGreaterThan(0.1);
  const straight = jointBetween(hip, [0, -1], { upper: 0.5, lower: 0.5, bends: 1 });
  expect(straight[0]).toBeCloseTo(0, 6);
  expect(straight[1]).toBeCloseTo(0, 6);
});

test('a foot turns about its joint, toe backwards [STUDIO-37]', () => {
  const [x, y] = turned({ hinge: [1, 1], tilt: Math.PI / 2 }, [1, 0.5]);
  expect(x).toBeCloseTo(1.5, 6);
  expect(y).toBeCloseTo(1, 6);
  expect(beyond([0, 0], [0, 2], -0.5)).toEqual([0, 1.5]);
});
