import { expect, test } from 'vitest';
import { luminance } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { byChannel } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { boneNames } from './bones.ts';
import { makeSomebody } from './build-somebody.ts';
import { skinColours } from './draw-body.ts';
import { bodyIn } from './body.ts';
import { taken } from './affine.ts';
import { drawEyes, drawFreckles, dropOf, eyeAt, gazeOf, paintFace } from './draw-face.ts';
import { drawHumanEye } from './human-eye.ts';
import { loadPeople } from './people.ts';

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

test('irises are half as wide as eyes, have a dark rim, and neither they nor pupils are wet as the white is [STUDIO-63]', () => {
  const mesh = new Mesh();
  drawHumanEye(mesh, [0.1, 0.1, 0.1], 1);
  const lights = new Map<number, number[]>();
  let [widest, narrowest] = [0, 1];
  for (let t = 0; t < mesh.count; t++) {
    const far = (k: number): number =>
      Math.hypot(mesh.data[t * stride + k * 3] ?? 0, mesh.data[t * stride + k * 3 + 1] ?? 0);
    if (mesh.data[t * stride + 24] === materials.wet) narrowest = Math.min(narrowest, far(0), far(1), far(2));
    if (mesh.data[t * stride + 24] !== materials.eye) continue;
    widest = Math.max(widest, far(0), far(1), far(2));
    const ring = Math.round(((far(0) + far(1) + far(2)) / 3) * 30);
    lights.set(ring, [...(lights.get(ring) ?? []), mesh.data[t * stride + 19] ?? 0]);
  }
  expect(widest).toBeCloseTo(0.49, 1);
  expect(narrowest).toBeGreaterThan(widest - 0.01);
  const mean = (ring: number): number =>
    (lights.get(ring) ?? []).reduce((sum, light, _, all) => sum + light / all.length, 0);
  expect(mean(3)).toBeLessThan(0.01);
  expect(mean(10)).toBeGreaterThan(0.08);
  expect(mean(14)).toBeLessThan(mean(10) * 0.5);
});

test('pale irises are darker than the white about them, and keep their colour: of one with it, only the pupil would be seen [STUDIO-63]', () => {
  const mesh = new Mesh();
  drawHumanEye(mesh, [0.35, 0.5, 0.66], 1);
  const mean = (material: number): Rgb => {
    const own = Array.from({ length: mesh.count }, (_, t) => t * stride)
      .filter((at) => mesh.data[at + 24] === material && (mesh.data[at + 18] ?? 0) > 0.01)
      .map((at) => [mesh.data[at + 18] ?? 0, mesh.data[at + 19] ?? 0, mesh.data[at + 20] ?? 0] as const);
    return byChannel((c) => own.reduce((sum, one) => sum + one[c] / own.length, 0));
  };
  const [iris, white] = [mean(materials.eye), mean(materials.wet)];
  expect(luminance(iris)).toBeLessThan(luminance(white) * 0.4);
  expect(iris[2]).toBeGreaterThan(iris[0]);
});

test('lashes stand on the upper lids, and under the eyes there are no dots of them [STUDIO-63]', () => {
  const mesh = new Mesh();
  const face = { iris: [0.1, 0.3, 0.6], hair: tone, skin: tone, lips: tone, stubble: 0, lashes: 1 } as const;
  drawEyes(mesh, body, face, { gaze: 0, detail: 1 });
  const head = body.bones.get('head');
  if (!head) throw new Error('A body has a head.');
  const { at, radius } = eyeAt(body.rest, 0);
  const [, high] = taken(head, at);
  const heights = Array.from({ length: mesh.count }, (_, t) => t * stride)
    .filter((t) => mesh.data[t + 24] === materials.plain)
    .map((t) => (mesh.data[t + 1] ?? 0) - high);
  expect(heights.length).toBeGreaterThan(100);
  expect(Math.max(...heights)).toBeGreaterThan(radius * 0.36);
  expect(Math.min(...heights)).toBeGreaterThan(-0.003);
});

test('lashes are one fan, longest well out on the lid, and no row of single hairs [STUDIO-78]', () => {
  const mesh = new Mesh();
  const face = { iris: [0.1, 0.3, 0.6], hair: tone, skin: tone, lips: tone, stubble: 0, lashes: 1 } as const;
  drawEyes(mesh, body, face, { gaze: 0, detail: 1 });
  const head = body.bones.get('head');
  if (!head) throw new Error('A body has a head.');
  const middle = taken(head, eyeAt(body.rest, 1).at);
  const lashes = Array.from({ length: mesh.count }, (_, t) => t * stride).filter(
    (t) => mesh.data[t + 24] === materials.plain && (mesh.data[t] ?? 0) > 0,
  );
  // Single hairs would be thin: of a fan each part meets the next one over the whole width of an eye.
  const columns = new Set(lashes.map((t) => Math.round(((mesh.data[t] ?? 0) - middle[0]) / 0.002)));
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(columns.size + 1);
  const highest = (from: number, to: number): number =>
    Math.max(
      ...lashes.flatMap((t) => {
        const aside = (mesh.data[t] ?? 0) - middle[0];
        return aside > from && aside < to ? [(mesh.data[t + 1] ?? 0) - middle[1]] : [];
      }),
    );
  // The lid is highest over the pupil; the fan makes up for where it falls off outwards.
  expect(highest(0.005, 0.012)).toBeGreaterThan(highest(-0.012, -0.005));
});

test('blood shines through cheeks, the tip of the nose and ears, and not through the forehead [STUDIO-63]', () => {
  const { header, quadsOf } = loadPeople();
  const colours = new Float32Array(body.rest.length).fill(0.4);
  const even = [0.4, 0.4, 0.4] as const;
  paintFace(colours, body.rest, { skin: even, lips: even, hair: even, iris: even, stubble: 0, lashes: 0 });
  const eye = eyeAt(body.rest, 1).at;
  const vertices = [...new Set(quadsOf(header.body))];
  const reddest = ([aside, below, ahead, reach]: readonly [number, number, number, number]): number =>
    Math.max(
      ...vertices.map((v) => {
        const [x = 0, y = 0, z = 0] = body.rest.subarray(v * 3, v * 3 + 3);
        const far = Math.hypot(Math.abs(x) - aside, eye[1] - below - y, z - eye[2] + ahead);
        return far < reach ? (colours[v * 3] ?? 0) / (colours[v * 3 + 1] ?? 1) : 0;
      }),
    );
  const forehead = reddest([0, -0.06, 0.01, 0.02]);
  expect(forehead).toBeCloseTo(1, 2);
  for (const place of [
    [0.042, 0.042, 0, 0.02],
    [0, 0.042, 0.03, 0.015],
    [0.075, 0, -0.08, 0.03],
  ] as const)
    expect(reddest(place)).toBeGreaterThan(1.1);
});

test('freckles are many soft spots over nose and cheeks, darker in their middles than at their rims [STUDIO-51]', () => {
  const mesh = new Mesh();
  const even = [0.4, 0.3, 0.2] as const;
  drawFreckles(mesh, body, { skin: even, lips: even, hair: even, iris: even, stubble: 0, lashes: 0 });
  const tones = new Set(Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + 19] ?? 0));
  expect(mesh.count).toBeGreaterThan(60 * 14);
  expect(tones.size).toBeGreaterThan(100);
  expect(Math.max(...tones)).toBeLessThan(0.3);
  expect(Math.min(...tones)).toBeGreaterThan(0.12);
});

test('a dark line runs along the upper lid from one corner of the eye to the other, which is seen from farther off than lashes are [STUDIO-63]', () => {
  const mesh = new Mesh();
  const face = { iris: [0.1, 0.3, 0.6], hair: tone, skin: tone, lips: tone, stubble: 0, lashes: 1 } as const;
  drawEyes(mesh, body, face, { gaze: 0, detail: 0.44 });
  const head = body.bones.get('head');
  if (!head) throw new Error('A body has a head.');
  const [middle] = taken(head, eyeAt(body.rest, 0).at);
  const { radius } = eyeAt(body.rest, 0);
  // Of lashes all sides that are long rise; those of the line lie across.
  const across = Array.from({ length: mesh.count }, (_, t) => t * stride)
    .filter((t) => mesh.data[t + 24] === materials.plain)
    .flatMap((t) => {
      const at = (k: number): Vec3 => [mesh.data[t + k] ?? 0, mesh.data[t + k + 1] ?? 0, mesh.data[t + k + 2] ?? 0];
      const [p, q] = [at(0), at(3)];
      const isLevel = Math.abs(p[0] - q[0]) > 2 * Math.abs(p[1] - q[1]) && Math.abs(p[0] - q[0]) > 0.0004;
      return isLevel && Math.abs(p[0] - middle) < radius * 1.6 ? [p[0], q[0]] : [];
    })
    .sort((a, b) => a - b);
  const gaps = across.slice(1).map((x, k) => x - (across[k] ?? x));
  expect((across.at(-1) ?? 0) - (across[0] ?? 0)).toBeGreaterThan(radius * 1.6);
  expect(Math.max(...gaps)).toBeLessThan(0.006);
});

test('arms and palms have the hue of the face [STUDIO-63]', () => {
  const { bones } = loadPeople();
  const own = [0.5, 0.3, 0.2] as const;
  const colours = skinColours('young woman', own);
  const hands = boneNames.flatMap((name, k) => (/hand|forearm/.test(name) ? [k] : []));
  for (let v = 0; v < colours.length / 3; v++) {
    if (!hands.includes(bones[v * 4] ?? 0) || colours[v * 3] === 0) continue;
    const [r = 0, g = 0, b = 0] = colours.subarray(v * 3, v * 3 + 3);
    expect(r / g).toBeGreaterThan((own[0] / own[1]) * 0.85);
    expect(r / b).toBeGreaterThan((own[0] / own[2]) * 0.8);
  }
});

test('eyes are less white in a dark face, where they would stare [STUDIO-63]', () => {
  const brightest = (skin: Rgb): number => {
    const mesh = new Mesh();
    drawEyes(
      mesh,
      body,
      { iris: [0.1, 0.05, 0.02], hair: tone, skin, lips: tone, stubble: 0, lashes: 0 },
      { gaze: 0, detail: 0.2 },
    );
    const wet = Array.from({ length: mesh.count }, (_, t) => t * stride).filter(
      (t) => mesh.data[t + 24] === materials.wet,
    );
    return Math.max(...wet.map((t) => mesh.data[t + 19] ?? 0));
  };
  expect(brightest([0.1, 0.06, 0.04])).toBeLessThan(brightest([0.6, 0.4, 0.3]) * 0.75);
});

test('who reads lowers eyes and lids to the book, and who looks up or away does not look back at who looks [STUDIO-63]', () => {
  expect(dropOf({ gaze: [0.05, 0.42] })).toBeGreaterThan(0.3);
  expect(dropOf({ gaze: [-0.3, 0.05] })).toBe(0);
  expect(gazeOf({ gaze: [-0.2, 0] })).toBeLessThan(-0.1);
  for (const gaze of [
    [0, 0.42],
    [-0.2, -0.3],
    [0.5, 0],
  ] as const)
    expect(gazeOf({ gaze })).toBe(0);
  const openOf = (nod: number): number => {
    const who = { kind: 'woman', glad: 0.7 } as const;
    const colours = { skin: '#cd8f6d', hair: tone, iris: tone, stubble: 0 } as const;
    const { rest } = makeSomebody(createRandom(1), { headless: true, gaze: [0, nod] }, who, colours).body;
    const { at, radius } = eyeAt(rest, 0);
    // The lowest of the upper lid over the middle of the eye.
    const lid = [...new Set(loadPeople().quadsOf(loadPeople().header.body))]
      .map((v) => [0, 1, 2].map((c) => (rest[v * 3 + c] ?? 0) - (at[c] ?? 0)))
      .filter(
        ([x = 1, y = 0, z = 0]) => Math.abs(x) < 0.004 && y > -0.004 && z < 0 && Math.hypot(x, y, z) < radius * 1.3,
      );
    return Math.min(...lid.map(([, y = 0]) => y)) / radius;
  };
  expect(openOf(0.42)).toBeLessThan(openOf(0) - 0.15);
});

test('lips are hardly redder than skin on a dark face, and lighter than skin on none [STUDIO-63]', () => {
  const redness = ([r, g]: Rgb): number => r / g;
  const face = (kind: 'woman' | 'man', skin: string): { readonly skin: Rgb; readonly lips: Rgb } =>
    makeSomebody(createRandom(1), { headless: true }, { kind, glad: 0.7 }, { skin, hair: tone, iris: tone, stubble: 0 })
      .face;
  const dark = face('man', '#68442f');
  expect(redness(dark.lips)).toBeLessThan(redness(dark.skin) * 1.4);
  expect(redness(face('man', '#cd8f6d').lips)).toBeLessThan(redness(face('woman', '#cd8f6d').lips));
});
