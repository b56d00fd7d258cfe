import { describe, expect, test } from 'vitest';
import { bodyIn } from '../body/body.ts';
import { gripOf } from '../body/grip-of.ts';
import { loadPeople } from '../body/people.ts';
import { blendOf } from '../body/somebody.ts';
import { createRandom } from '../raster/random.ts';
import { byChannel, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { mirrored, poseFrom } from './stance.ts';
import { stanceOf } from './stances.ts';
import { takeHold } from './take-hold.ts';

const at: Vec3 = [0.36, 1.2, -0.3];
const rod: Vec3 = [0.1, 1, -0.1];

/** Somebody whose right hand is closed around a rod. */
function holder(build: 'man' | 'woman' | 'child') {
  const random = createRandom(4);
  const pose = poseFrom({ ...stanceOf('stands', random), build, headless: true });
  const held = takeHold(pose, { hand: 'right', at, rod });
  const kind = build === 'woman' ? 'woman' : 'man';
  return { pose: held, body: bodyIn(blendOf(random, { kind, child: build === 'child', dark: 0.2, glad: 0.5 }), held) };
}

describe.each(['man', 'woman', 'child'] as const)('the fist of a %s', (build) => {
  const { pose, body } = holder(build);
  const grip = gripOf(pose, 1);

  test('is where what it holds is, and its thumb side along that [STUDIO-63]', () => {
    expect(Math.hypot(...at.map((v, c) => v - (grip.at[c] ?? 0)))).toBeLessThan(0.002);
    expect(dot(grip.axis, normalised(rod))).toBeGreaterThan(0.97);
  });

  test('closes around a rod on all sides [STUDIO-63]', () => {
    const { header, quadsOf } = loadPeople();
    const around = new Set<number>();
    const axis = grip.axis;
    const side = normalised([axis[1], -axis[0], 0]);
    const ahead: Vec3 = [
      axis[1] * side[2] - axis[2] * side[1],
      axis[2] * side[0] - axis[0] * side[2],
      axis[0] * side[1] - axis[1] * side[0],
    ];
    for (const v of new Set(quadsOf(header.body))) {
      const off: Vec3 = byChannel((c) => (body.points[v * 3 + c] ?? 0) - grip.at[c]);
      if (Math.abs(dot(off, axis)) > 0.025) continue;
      const [x, z] = [dot(off, side), dot(off, ahead)];
      const far = Math.hypot(x, z);
      if (far < 0.045) around.add(Math.floor((Math.atan2(z, x) / Math.PI + 1) * 3.999));
    }
    // Eighths of a turn: fingers leave no more than the gap to the palm.
    expect(around.size).toBeGreaterThanOrEqual(7);
  });
});

test('each hand has a shape of its own, and a mirror changes them [STUDIO-63]', () => {
  const stance = { ...stanceOf('stands', createRandom(1)), hands: ['fists', 'spread'] as const };
  expect(mirrored(stance).hands).toEqual(['spread', 'fists']);
  expect(mirrored({ ...stance, hands: 'open' }).hands).toBe('open');
});
