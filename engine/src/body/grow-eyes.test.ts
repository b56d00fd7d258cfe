import { expect, test } from 'vitest';
import { bodyIn } from './body.ts';
import { eyeAt } from './draw-face.ts';

const blend = { 'caucasian female young': 1, 'average female young': 1 } as const;

test('eyes that are drawn larger grow as a whole where they are, and the rest of the face stays as it was [STUDIO-63]', () => {
  const [usual, grown] = [0, 0.24].map((eyes) => bodyIn(blend, { headless: true }, { eyes, folds: 0 }).rest);
  if (!usual || !grown) throw new Error('There are two bodies.');
  for (const side of [0, 1] as const) {
    const [before, after] = [eyeAt(usual, side), eyeAt(grown, side)];
    expect(after.radius / before.radius).toBeCloseTo(1.24, 1);
    for (const c of [0, 1, 2] as const) expect(after.at[c]).toBeCloseTo(before.at[c], 5);
  }
  const eyes = [eyeAt(usual, 0).at, eyeAt(usual, 1).at];
  let moved = 0;
  for (let v = 0; v < usual.length; v += 3) {
    const off = eyes.map((at) => Math.hypot(...at.map((one, c) => (usual[v + c] ?? 0) - one)));
    const by = Math.hypot(...[0, 1, 2].map((c) => (grown[v + c] ?? 0) - (usual[v + c] ?? 0)));
    if (Math.min(...off) > 0.051) expect(by).toBe(0);
    if (by > 0) moved++;
  }
  expect(moved).toBeGreaterThan(500);
});
