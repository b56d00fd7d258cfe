import { expect, test } from 'vitest';
import { Mesh, readColour, stride } from '../solid/mesh.ts';
import { readHit } from '../solid/read-hit.ts';
import { distanceTo } from '../solid/soft-body.ts';
import type { Spot } from '../solid/spot.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { axesAt, buildWithFace, headOf } from './quadruped-face.ts';
import type { AnimalHead, HeadKind } from './quadruped-form.ts';
import { lidColour } from './quadruped-muzzle.ts';

const kinds: readonly HeadKind[] = ['cat', 'dog', 'hound', 'bear', 'rabbit', 'grazer'];

const formOf = (kind: HeadKind, shut = false): AnimalHead => ({
  foot: kind === 'grazer' ? 'hoof' : 'paw',
  head: { size: 0.1, muzzle: 0.1, thick: 0.05, dip: 0.4, yaw: 0, kind, shut, eyes: 1.4 },
  ears: { kind: 'pointed', size: 0.7 },
  colours: ['#c09060', '#e0d0b0', '#302018'],
  iris: '#a08030',
});

function headWith(form: AnimalHead): Mesh {
  const at = axesAt([0, 1, 0], form.head);
  const mesh = new Mesh();
  buildWithFace(mesh, form, at, { cones: headOf(form, at), k: 0.025 });
  return mesh;
}

/** The places of the triangles before the skin of the head, on its left side, of a tone. */
function seenOf(mesh: Mesh, isTone: (r: number, g: number, b: number) => boolean): readonly (readonly number[])[] {
  const body = mesh.bodies[0];
  if (!body) throw new Error('a head is a body');
  return Array.from({ length: mesh.count }, (_, t) => mesh.data.subarray(t * stride, t * stride + stride))
    .filter((d) => isTone(d[18] ?? 0, d[19] ?? 0, d[20] ?? 0) && (d[2] ?? 0) < 0)
    .map((d) => [d[0] ?? 0, d[1] ?? 0, d[2] ?? 0])
    .filter(([x = 0, y = 0, z = 0]) => distanceTo(body, x, y, z) > 0);
}

test.each(kinds)(
  'the eye of a %s lies within dark edges of its lids, over it, under it and on both sides [STUDIO-37]',
  (kind) => {
    const form = formOf(kind);
    const mesh = headWith(form);
    const rim = readColour(lidColour(form));
    const edge = seenOf(mesh, (r, g, b) => Math.abs(r - rim[0]) + Math.abs(g - rim[1]) + Math.abs(b - rim[2]) < 1e-4);
    const iris = seenOf(mesh, (r, g, b) => r > 0.1 && r > b * 2 && g > b);
    const high = (places: readonly (readonly number[])[]): readonly number[] => places.map(([, y = 0]) => y);
    expect(iris.length).toBeGreaterThan(100);
    expect(Math.max(...high(edge))).toBeGreaterThan(Math.max(...high(iris)));
    expect(Math.min(...high(edge))).toBeLessThan(Math.min(...high(iris)));
  },
);

test('nothing is seen of an eye that is shut [STUDIO-53]', () => {
  const open = headWith(formOf('cat')).count;
  expect(headWith(formOf('cat', true)).count).toBeLessThan(open / 4);
});

test('one cannot see through a pointed ear [STUDIO-37]', () => {
  for (const size of [0.55, 0.62, 0.86]) {
    const form = { ...formOf('cat'), ears: { kind: 'pointed', size } as const };
    const body = headWith(form).bodies[0];
    if (!body) throw new Error('a head is a body');
    for (const turn of [0, 0.3, 0.6])
      for (const y of [1.065, 1.075, 1.085]) {
        const hits = Array.from({ length: 60 }, (_, i) => 0.045 + i * 0.0012).map((z) =>
          Array.from({ length: 80 }, (__, k) => -0.1 + k * 0.0025).some(
            (x) =>
              distanceTo(body, x * Math.cos(turn) + z * Math.sin(turn), y, z * Math.cos(turn) - x * Math.sin(turn)) < 0,
          ),
        );
        const [first, last] = [hits.indexOf(true), hits.lastIndexOf(true)];
        expect(hits.slice(first, last + 1)).not.toContain(false);
      }
  }
});

test('the leather of a nose lies before the hair around it, with nostrils that are hollows in it [STUDIO-37]', () => {
  for (const kind of ['cat', 'dog', 'hound', 'bear'] as const) {
    const mesh = headWith({ ...formOf(kind), leather: '#b07a72' });
    const [head, nose] = mesh.bodies;
    if (!head || !nose) throw new Error('head and nose are bodies');
    const [x0, y0] = nose.centre;
    const first = (body: typeof head, y: number, z: number): number =>
      Array.from({ length: 100 }, (_, i) => x0 - 0.05 + i * 0.001).find((x) => distanceTo(body, x, y, z) < 0) ?? 9;
    const counts = { leather: 0, hair: 0, left: 0, right: 0 };
    for (let i = -8; i <= 8; i++)
      for (let j = -12; j <= 12; j++) {
        const [y, z] = [y0 + i * 0.001, j * 0.001];
        const x = first(nose, y, z);
        if (x === 9) continue;
        counts[x <= first(head, y, z) ? 'leather' : 'hair'] += 1;
        if (greenAt(mesh, [x, y, z]) < 0.5 * readColour('#b07a72')[1] && j !== 0) counts[j < 0 ? 'left' : 'right'] += 1;
      }
    expect(counts.leather).toBeGreaterThan(60);
    expect(counts.hair).toBeLessThan(counts.leather * 0.04);
    expect(Math.min(counts.left, counts.right)).toBeGreaterThan(3);
  }
});

/** How green the second body is at a place of its surface. */
function greenAt(mesh: Mesh, [px, py, pz]: Vec3): number {
  const seen = { x: 0, y: 0, width: 9, height: 9, dx: 1, dy: 0, dz: 0, distance: 1, facing: -1 };
  const hit = { nx: 0, ny: 1, nz: 0, shade: 1, material: 0, object: 0, r: 0, g: 0, b: 0 };
  const spot: Spot = { ...seen, ...hit, px, py, pz, hairX: 0, hairY: 0, hairZ: 0, hairLength: 0 };
  readHit(mesh, -3, spot);
  return spot.g;
}
