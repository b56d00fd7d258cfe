import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { onTrunk } from '../shapes/figure.ts';
import { poseFrom } from '../shapes/stance.ts';
import { stanceOf } from '../shapes/stances.ts';
import { aroundTrunk } from './around-trunk.ts';
import { bodyIn } from './body.ts';
import { isOfArm, isOfHead, isOfLeg } from './cuts.ts';
import { loadPeople } from './people.ts';
import { blendOf } from './somebody.ts';

test('what is built around a trunk is outside of it on all sides, and not far away [STUDIO-63]', () => {
  const random = createRandom(3);
  const pose = poseFrom({ ...stanceOf('walks', random), headless: true });
  const body = bodyIn(blendOf(random, { kind: 'man', dark: 0.3, glad: 0.4 }), pose);
  const around = aroundTrunk(body);
  const [low, high] = [onTrunk(pose, 'pelvis')(0)[1], onTrunk(pose, 'chest')(0)[1] - 0.1];
  const { header, quadsOf } = loadPeople();
  let seen = 0;
  for (const v of new Set(quadsOf(header.body))) {
    const [x = 0, y = 0, z = 0] = body.points.subarray(v * 3, v * 3 + 3);
    if (y < low || y > high || isOfArm(v) || isOfHead(v) || isOfLeg(v)) continue;
    seen++;
    // The middle of the ring is between its front and its back.
    const [front, back] = [around(y, 0, 0), around(y, Math.PI, 0)];
    expect(z).toBeGreaterThan(front[2] - 0.06);
    expect(z).toBeLessThan(back[2] + 0.06);
    expect(Math.abs(x - front[0])).toBeLessThan(0.26);
    const turn = Math.atan2(front[0] - x, (front[2] + back[2]) / 2 - z);
    const armour = around(y, turn, 0.03);
    expect(Math.hypot(armour[0] - x, armour[2] - z)).toBeLessThan(0.2);
  }
  expect(seen).toBeGreaterThan(500);
});
