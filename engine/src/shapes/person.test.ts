import { expect, test } from 'vitest';
import { gazeOf } from '../body/draw-face.ts';
import { gripOf } from '../body/grip-of.ts';
import { concepts } from '../concepts/registry.ts';
import { isSlow, oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { jointOf, socketOf } from './figure.ts';
import type { Pose } from './figure.ts';
import { buildPerson } from './person.ts';
import type { PersonLook } from './person.ts';

const looks: readonly (readonly [string, PersonLook])[] = [
  ['in a coat', { wears: 'coat', posture: 'walks' }],
  ['in a dress', { wears: 'dress', hair: 'long', posture: 'stands' }],
  ['with a hand up', { wears: 'shirt', posture: 'waves' }],
  ['on a horse', { wears: 'shirt', astride: true }],
  ['in a robe', { wears: 'robe', beard: true, posture: 'stands' }],
  ['on a seat', { wears: 'skirt', kind: 'woman', posture: 'sits', seated: true }],
  ['that is a child', { wears: 'tee', child: true, posture: 'runs' }],
];

function built(look: PersonLook, seed = 3) {
  const mesh = new Mesh();
  const pose = buildPerson(mesh, createRandom(seed), look);
  return { mesh, pose };
}

/** How somebody stands, which is the same for who is far and is built coarsely. */
const poseOf = (look: PersonLook, seed?: number): Pose => built({ ...look, isFar: true }, seed).pose;

test.each(looks.filter(oneIn(2)))(
  'a person %s has two eyes that look ahead, and two hands with fingers [STUDIO-49]',
  (_, look) => {
    const { mesh, pose } = built(look);
    const [, headY] = pose.head ?? [0, 0];
    const wet = Array.from({ length: mesh.count }, (_none, t) => t * stride).filter(
      (at) => mesh.data[at + 24] === materials.wet && (mesh.data[at + 1] ?? 0) > headY - 0.1,
    );
    expect(wet.length).toBeGreaterThan(40);
    // Both hands are skin, as far from their wrists as fingers are long.
    for (const s of [-1, 1]) {
      const grip = gripOf(pose, s).at;
      const fingers = Array.from({ length: mesh.count }, (_none, t) => t * stride).filter(
        (at) =>
          mesh.data[at + 24] === materials.skin &&
          Math.hypot(...[0, 1, 2].map((k) => (mesh.data[at + k] ?? 0) - (grip[k] ?? 0))) < 0.13,
      );
      expect(fingers.length).toBeGreaterThan(800);
    }
    const hair = Array.from({ length: mesh.count }, (_none, t) => mesh.data[t * stride + 24]).filter(
      (m) => m === materials.strands,
    );
    expect(hair.length).toBeGreaterThan(1000);
  },
);

test.each(looks)('the limbs of a person %s are as long on both sides, whatever it does [STUDIO-49]', (_, look) => {
  const pose = poseOf(look);
  for (const [socket, middle, end, long] of [
    ['shoulder', 'elbows', 'wrists', 0.55],
    ['hip', 'knees', 'ankles', 0.83],
  ] as const)
    for (const s of [-1, 1]) {
      const [a, b, c] = [socketOf(pose, socket, s), jointOf(pose, middle, s), jointOf(pose, end, s)];
      const length =
        Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) + Math.hypot(b[0] - c[0], b[1] - c[1], b[2] - c[2]);
      expect(length).toBeGreaterThan(long * 0.97);
      expect(length).toBeLessThan(long * 1.12);
    }
});

test('who rides has a leg on each side of the animal, below where they sit [STUDIO-41]', () => {
  const pose = poseOf({ wears: 'skirt', kind: 'woman', astride: true });
  for (const s of [-1, 1]) {
    const [x, y] = jointOf(pose, 'ankles', s);
    expect(x * s).toBeGreaterThan(0.3);
    expect(y).toBeLessThan((pose.pelvis?.[1] ?? 0) - 0.5);
  }
});

test('nobody stands like a doll: the hips are aslant to the shoulders, and no two sides are alike [STUDIO-49]', () => {
  for (let seed = 0; seed < (isSlow ? 12 : 6); seed++) {
    const pose = poseOf({ wears: 'tee', posture: 'stands' }, seed);
    const [hips = 0, shoulders = 0] = pose.tilt ?? [];
    expect(hips * shoulders).toBeLessThan(0);
    const [left, right] = [jointOf(pose, 'knees', -1), jointOf(pose, 'knees', 1)];
    expect(Math.abs(left[2] - right[2])).toBeGreaterThan(0.03);
    expect(gripOf(pose, -1).at[1]).not.toBe(gripOf(pose, 1).at[1]);
  }
});

test('what people wear and how they stand differs by chance, and a colour that was said is worn [STUDIO-34]', () => {
  // As many as are needed to see more than four of them.
  const kinds = new Set<number>();
  for (let seed = 0; seed < 12 && kinds.size <= 4; seed++)
    kinds.add(built({ kind: 'woman', isFar: true }, seed).mesh.count);
  expect(kinds.size).toBeGreaterThan(4);
  for (const seed of [0, 1, 2, 3, 4, 5].filter(oneIn(3))) {
    const { mesh } = built({ kind: 'woman', coat: '#00ff00' }, seed);
    const isGreen = (t: number): boolean => {
      const at = t * stride + 18;
      return (mesh.data[at + 1] ?? 0) > 0.5 && (mesh.data[at] ?? 0) < 0.05;
    };
    expect(Array.from({ length: mesh.count }, (_, t) => t).filter(isGreen).length).toBeGreaterThan(2000);
  }
});

test('who stands turns the head to who looks, and the eyes by the rest; a rider looks ahead [STUDIO-49]', () => {
  for (let seed = 0; seed < (isSlow ? 6 : 3); seed++) {
    const pose = poseOf({ wears: 'tee', posture: 'stands' }, seed);
    expect(pose.gaze?.[0]).toBeLessThan(-0.15);
    expect(gazeOf(pose)).toBeLessThan(-0.03);
  }
  expect(Math.abs(poseOf({ astride: true }).gaze?.[0] ?? 0)).toBeLessThan(0.13);
});

test('heads of people seen whole are as large beside them as in films that are drawn, and those of children larger still [STUDIO-49]', () => {
  const [grown, child] = [poseOf({ wears: 'tee' }), poseOf({ wears: 'tee', child: true })].map(
    ({ headSize = 1 }) => headSize,
  );
  expect(grown).toBeGreaterThan(1.12);
  expect(child).toBeGreaterThan((grown ?? 0) * 1.12);
});

test('those in costumes who wear nothing on their heads have larger heads as well [STUDIO-49]', () => {
  for (const [id, least] of [
    ['mermaid', 0.087],
    ['superhero', 0.086],
    ['zombie', 0.079],
  ] as const) {
    const mesh = new Mesh();
    concepts.find((one) => one.id === id)?.build(mesh, createRandom(3), { season: 'summer', lit: false, ordinal: 0 });
    const irises = Array.from({ length: mesh.count }, (_none, t) => t * stride)
      .filter((at) => mesh.data[at + 24] === materials.eye)
      .map((at) => [...mesh.data.slice(at, at + 3)]);
    const [first = []] = irises;
    const widest = Math.max(...irises.map((one) => Math.hypot(...one.map((v, c) => v - (first[c] ?? 0)))));
    // From the middle of one iris to the far rim of the other, metres.
    expect(widest).toBeGreaterThan(least);
  }
});

test('people look at who looks: all that can be portrayed show their faces [STUDIO-49]', () => {
  const people = concepts.filter(({ portrait }) => portrait !== undefined);
  expect(people.length).toBeGreaterThan(5);
  for (const { id, turn = 0, sway = 0.25 } of people) expect(`${id} ${Math.abs(turn) + sway < 1.3}`).toBe(`${id} true`);
});

test('two who are a couple have each other by the hand', () => {
  const couple = concepts.find(({ id }) => id === 'couple');
  for (const seed of [1, 2, 3, 4].filter(oneIn(4))) {
    const mesh = new Mesh();
    couple?.build(mesh, createRandom(seed), { season: 'summer', lit: false, ordinal: 0 });
    const skin = Array.from({ length: mesh.count }, (_none, t) => t * stride).filter(
      (at, n) =>
        n % 4 === 0 &&
        mesh.data[at + 24] === materials.skin &&
        Math.abs(mesh.data[at] ?? 1) < 0.2 &&
        Math.abs((mesh.data[at + 1] ?? 0) - 0.85) < 0.12,
    );
    const places = (isFirst: boolean): readonly (readonly number[])[] => {
      const owner = skin.reduce((least, at) => Math.min(least, mesh.data[at + 25] ?? 0), Infinity);
      return skin
        .filter((at) => (mesh.data[at + 25] === owner) === isFirst)
        .map((at) => [...mesh.data.slice(at, at + 3)]);
    };
    const [first, second] = [places(true), places(false)];
    const nearest = Math.min(
      ...first.map((one) => Math.min(...second.map((other) => Math.hypot(...one.map((v, k) => v - (other[k] ?? 9)))))),
    );
    expect(nearest).toBeLessThan(0.06);
  }
});
