import { describe, expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { poseFrom } from '../shapes/stance.ts';
import { stanceOf } from '../shapes/stances.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildClad } from './clad-body.ts';

const [red, blue] = ['#ff0000', '#0000ff'];

/** The corners of what is of a material in the picture of somebody in a suit with boots. */
function cornersOf(material: number) {
  const random = createRandom(3);
  const pose = poseFrom({ ...stanceOf('stands', random), headless: true });
  const mesh = new Mesh().object();
  const { body } = buildClad(mesh, random, pose, {
    who: { kind: 'man', glad: 0.4 },
    colours: { skin: '#c89070', hair: [0.1, 0.1, 0.1], iris: [0.2, 0.2, 0.2], stubble: 0 },
    cover: { torso: red, hips: red, arm: red, forearm: red, thigh: red, shank: blue, foot: blue },
    material: materials.wet,
  });
  const corners: Vec3[] = [];
  for (let t = 0; t < mesh.count; t++)
    if (mesh.data[t * stride + 24] === material)
      for (let k = 0; k < 9; k += 3) {
        const [x = 0, y = 0, z = 0] = mesh.data.subarray(t * stride + k, t * stride + k + 3);
        corners.push([x, y, z]);
      }
  return { corners, body, pose };
}

describe('a close-fitting suit', () => {
  const { corners, pose } = cornersOf(materials.wet);

  test('ends at the neck in one line that has no teeth [STUDIO-63]', () => {
    const [nx, , nz] = pose.chest ?? [0, 1.43, 0];
    const high = Array.from({ length: 32 }, () => 0);
    for (const [x, y, z] of corners) {
      if (Math.hypot(x - nx, z - nz) > 0.16 || y < 1.35 || y > 1.62) continue;
      const sector = Math.floor(((Math.atan2(z - nz, x - nx) / Math.PI + 1) / 2) * 31.99);
      high[sector] = Math.max(high[sector] ?? 0, y);
    }
    high.forEach((y, i) => expect(Math.abs(y - (high[(i + 1) % 32] ?? 0))).toBeLessThan(0.016));
  });

  test('hides all skin but that of head, neck and hands: boots have no toes [STUDIO-63]', () => {
    const skin = cornersOf(materials.skin).corners;
    expect(skin.length).toBeGreaterThan(1000);
    expect(skin.filter(([, y]) => y < 0.3)).toHaveLength(0);
  });
});
