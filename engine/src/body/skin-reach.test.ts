import { expect, test } from 'vitest';
import { belowHairline, skullMiddle } from '../shapes/scalp.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus } from './affine.ts';
import { bodyIn } from './body.ts';
import { boneNames } from './bones.ts';
import { headFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';
import { overSkin } from './skin-reach.ts';

test.each([0.9, 1, 1.1])(
  'says where the skin of a scalp is, however large a head is: %d of that of a figure [STUDIO-63]',
  (headSize) => {
    const body = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { headless: true, headSize });
    const { header, quadsOf, bones } = loadPeople();
    const frame = headFrame(body);
    const onSkin = overSkin(body);
    const head = boneNames.indexOf('head');
    const scalp = [...new Set(quadsOf(header.body))]
      .filter((v) => bones[v * 4] === head)
      .map((v): Vec3 => frame.toHead([0, 1, 2].map((c) => body.rest[v * 3 + c] ?? 0) as [number, number, number])) // Three of each vertex.
      .filter(([x, y, z]) => y > 0.05 && belowHairline(x, y, z) < 0.02);
    expect(scalp.length).toBeGreaterThan(60);
    for (const at of scalp) expect(Math.hypot(...minus(onSkin(minus(at, skullMiddle), 0), at))).toBeLessThan(0.005);
  },
);
