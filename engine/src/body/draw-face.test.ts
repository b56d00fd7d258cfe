import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bodyIn } from './body.ts';
import { drawEyes } from './draw-face.ts';
import { taken } from './affine.ts';
import { eyeAt } from './draw-face.ts';

const body = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { headless: true });
const tone = [0.3, 0.2, 0.1] as const;

test('eyes that look ahead point a little outward, as eyes do that look at somebody, and never inward [STUDIO-63]', () => {
  const mesh = new Mesh();
  drawEyes(
    mesh,
    body,
    { iris: [0.1, 0.3, 0.6], hair: tone, skin: tone, lips: tone, stubble: 0, lashes: 0 },
    { gaze: 0, detail: 0.2 },
  );
  const head = body.bones.get('head');
  if (!head) throw new Error('A body has a head.');
  for (const side of [0, 1] as const) {
    const middle = taken(head, eyeAt(body.rest, side).at);
    let front: Vec3 = [0, 0, 9];
    for (let t = 0; t < mesh.count; t++) {
      const at: Vec3 = [mesh.data[t * stride] ?? 0, mesh.data[t * stride + 1] ?? 0, mesh.data[t * stride + 2] ?? 0];
      // The triangles around the pupil begin at its middle.
      const isDark = (mesh.data[t * stride + 18] ?? 1) < 0.01;
      if (isDark && Math.abs(at[0] - middle[0]) < 0.015 && at[2] < front[2]) front = at;
    }
    const outward = (front[0] - middle[0]) * Math.sign(middle[0]);
    expect(outward).toBeGreaterThan(0.0003);
    expect(outward).toBeLessThan(0.003);
  }
});
