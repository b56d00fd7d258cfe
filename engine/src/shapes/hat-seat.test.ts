import { expect, test } from 'vitest';
import { bodyIn } from '../body/body.ts';
import { headFrame } from '../body/head-frame.ts';
import { loadPeople } from '../body/people.ts';
import { blendOf } from '../body/somebody.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { wearBaseballCap, wearBrimmedHat, wearTopHat } from './caps.ts';
import { wearTricorn } from './hats.ts';
import { fitHat } from './hat-seat.ts';
import { wearStrawHat } from './uniform-hats.ts';
import { wearWesternHat } from './western-hat.ts';

const hats: Readonly<Record<string, (mesh: Mesh) => void>> = {
  brimmed: (mesh) => wearBrimmedHat(mesh, '#5a4634'),
  top: (mesh) => wearTopHat(mesh, '#1c1b20'),
  straw: (mesh) => wearStrawHat(mesh, '#d0ae68', '#6a3a2a'),
  western: (mesh) => wearWesternHat(mesh, '#5e3d24'),
  tricorn: (mesh) => wearTricorn(mesh, '#221b1e'),
  cap: (mesh) => wearBaseballCap(mesh, '#2c3e5c'),
};

const heads = [
  { kind: 'man', child: false },
  { kind: 'woman', child: false },
  { kind: 'woman', child: true },
] as const;

test.each(
  heads.flatMap((head) => Object.keys(hats).map((hat) => [hat, head.kind, head.child ? 'child' : 'grown'] as const)),
)(
  'a %s hat goes down round the head of a %s, %s, from over the brow to the nape, and nothing of the skull is seen through it [STUDIO-56]',
  (hat, kind, age) => {
    const child = age === 'child';
    const mesh = new Mesh();
    fitHat(mesh.object(), { kind, child });
    hats[hat]?.(mesh);
    const corners = Array.from({ length: mesh.count * 3 }, (_, k) => {
      const at = Math.floor(k / 3) * stride + (k % 3) * 3;
      return [mesh.data[at] ?? 0, mesh.data[at + 1] ?? 0, mesh.data[at + 2] ?? 0] as const;
    });
    // Its lowest place at the sides is between the ears and the temples, and the eyes stay free.
    const atSides = corners.filter(([x, , z]) => Math.abs(z) < 0.03 && Math.abs(x) < 0.115);
    const low = Math.min(...atSides.map(([, y]) => y));
    expect(low).toBeGreaterThan(0.012);
    expect(low).toBeLessThan(0.046);
    const behind = corners.filter(([x, , z]) => Math.abs(x) < 0.03 && z > 0.09 && z < 0.14);
    expect(Math.min(...behind.map(([, y]) => y))).toBeLessThan(0.04);
    const before = corners.filter(([x, , z]) => Math.abs(x) < 0.06 && z < -0.08 && z > -0.12);
    expect(Math.min(...before.map(([, y]) => y))).toBeGreaterThan(0.02);
    // The farthest places of the skull at the height of the temples lie within it.
    const body = bodyIn(blendOf(createRandom(1), { kind, child, dark: 0.2, glad: 0.7 }), {
      headless: true,
      headSize: 1,
    });
    const { toHead } = headFrame(body);
    const widest = (list: readonly (readonly [number, number, number])[]): number =>
      Math.max(...list.filter(([x, y]) => y > 0.06 && y < 0.075 && Math.abs(x) < 0.2).map(([x]) => Math.abs(x)));
    const { quadsOf, header } = loadPeople();
    const skull = [...new Set(quadsOf(header.body))].map((v) =>
      toHead([body.rest[v * 3] ?? 0, body.rest[v * 3 + 1] ?? 0, body.rest[v * 3 + 2] ?? 0]),
    );
    expect(widest(skull)).toBeLessThan(widest(corners));
  },
);
