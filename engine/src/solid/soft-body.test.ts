import { expect, test } from 'vitest';
import { colourAt } from './skin.ts';
import {
  boned,
  buildBody,
  distanceInTile,
  distanceNearPoint,
  distanceOnRay,
  distanceTo,
  hollowed,
  keepNearPoint,
  keepNearRay,
  keepNearTile,
  melting,
  widened,
} from './soft-body.ts';
import type { BodyLook, Cones, SoftBody } from './soft-body.ts';

const unturned = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
const ball = (x: number, radius: number, colour = 0): readonly number[] => [x, 0, 0, radius, x, 0, 0, radius, colour];
const bodyOf = (cones: Cones, look: Partial<BodyLook> = {}): SoftBody =>
  buildBody(cones, { k: 0.1, colours: ['#ff0000', '#0000ff'], ...look }, unturned, 0);

test('asks how much of a mark shows only where a cone carries it [STUDIO-37]', () => {
  let asked = 0;
  const share = (): number => {
    asked += 1;
    return 1;
  };
  const body = bodyOf([ball(-2, 0.5, 0), ball(2, 0.5, 1)], { marks: { colour: 0, on: [1], share } });
  const colour = (x: number): readonly number[] => colourAt(body, keepNearPoint(body, x, 0, 0), x, 0, 0);
  expect(colour(-1.5)[0]).toBeGreaterThan(0.9);
  expect(asked).toBe(0);
  expect(colour(1.5)[0]).toBeGreaterThan(0.9);
  expect(asked).toBe(1);
});

test('is as far along a ray, forwards and back, as from all cones where it is near [STUDIO-37]', () => {
  const cones: Cones = [
    ...Array.from({ length: 30 }, (_, i) => ball(i * 0.2 - 3, 0.2 + 0.02 * (i % 4), i % 2)),
    ...widened(0.7, [[-2, 0.2, 0, 0.3, 2, 0.2, 0, 0.2, 0]], 0.9),
    ...hollowed(0.03, [ball(1, 0.1)]),
  ];
  const body = bodyOf(cones);
  const ray = { ox: -4, oy: 0.24, oz: -0.4, dx: 0.995, dy: 0, dz: 0.0998 };
  const kept = keepNearRay(body, ray, keepNearTile(body, ray, { widen: 0.01, slack: 0.01 }));
  for (const t of [1, 1.5, 2, 2.6, 2.4, 3, 3.3, 3.2, 4, 5, 4.8]) {
    const [x, y, z] = [ray.ox + ray.dx * t, ray.oy, ray.oz + ray.dz * t] as const;
    const all = distanceTo(body, x, y, z);
    if (all < 0.05) expect(distanceOnRay(body, kept, t, x, y, z)).toBeCloseTo(all, 3);
  }
  expect(distanceTo(body, -1, 0.24, 0)).toBeLessThan(0.05);
});

test('is hollow where a cone was taken out of it, and has its colour there [STUDIO-37]', () => {
  const body = bodyOf([ball(0, 1), ...hollowed(0.05, [ball(1, 0.4, 1)])]);
  expect(distanceTo(body, 0.9, 0, 0)).toBeGreaterThan(0);
  expect(distanceTo(body, 0.5, 0, 0)).toBeLessThan(0);
  const colour = (x: number): readonly number[] => colourAt(body, keepNearPoint(body, x, 0, 0), x, 0, 0);
  expect(colour(0.6)[2]).toBeGreaterThan(0.9);
  expect(colour(-1)[0]).toBeGreaterThan(0.9);
});

test('keeps in a hollow what melts by less than its edge: an eye has lids [STUDIO-37]', () => {
  const lid = melting(0.02, [ball(0.8, 0.1)]);
  const socket = hollowed(0.05, [ball(1, 0.4)]);
  expect(distanceTo(bodyOf([ball(0, 1), ...lid, ...socket]), 0.8, 0, 0)).toBeLessThan(0);
});

test('melts each cone as far as was said of it [STUDIO-37]', () => {
  const between = (k: number): number => distanceTo(bodyOf(melting(k, [ball(-1, 0.9), ball(1, 0.9)])), 0, 0, 0);
  expect(between(0.05)).toBeGreaterThan(0);
  expect(between(0.6)).toBeLessThan(0);
});

test('is as wide from side to side as was said, and as high as before [STUDIO-37]', () => {
  const body = bodyOf(widened(0.5, [[-1, 0, 0, 1, 1, 0, 0, 1, 0]]));
  expect(distanceTo(body, 0, 0.9, 0)).toBeLessThan(0);
  expect(distanceTo(body, 0, 0, 0.45)).toBeLessThan(0);
  expect(distanceTo(body, 0, 0, 0.55)).toBeGreaterThan(0);
});

test('is the same from the cones that are kept for a point as from all [STUDIO-37]', () => {
  const cones = Array.from({ length: 40 }, (_, i) => ball(i * 0.2, 0.15 + 0.01 * (i % 5), i % 2));
  const body = bodyOf([...cones, ...hollowed(0.03, [ball(2, 0.1)])]);
  for (let i = 0; i < 40; i++) {
    const [x, y] = [i * 0.2 + 0.03, 0.16];
    expect(distanceNearPoint(body, keepNearPoint(body, x, y, 0), x, y, 0)).toBeCloseTo(distanceTo(body, x, y, 0), 6);
  }
});

test('is the same from the cones that are kept for a point where they are long and cross one another [STUDIO-37]', () => {
  const turned = Array.from({ length: 24 }, (_, i) => [Math.cos(i * 0.26), Math.sin(i * 0.26)] as const);
  const body = bodyOf(turned.map(([x, y], i) => [-x, -y, 0.02 * i, 0.05, x, y, 0.02 * i, 0.08, 0]));
  for (const [x, y] of turned) {
    // On the skin above the end of a cone.
    let [inside, outside] = [0, 3];
    for (let i = 0; i < 40; i++) {
      const middle = (inside + outside) / 2;
      if (distanceTo(body, x, y, middle) < 0) inside = middle;
      else outside = middle;
    }
    const kept = keepNearPoint(body, x, y, inside);
    expect(distanceNearPoint(body, kept, x, y, inside)).toBeCloseTo(0, 6);
    expect(kept).toBeLessThan(12);
  }
});

test('does not swell where one bone goes on in the next, and flesh melts into both [STUDIO-37]', () => {
  const chain: Cones = [
    [-1, 0, 0, 0.2, 0, 0, 0, 0.2, 0],
    [0, 0, 0, 0.2, 1, 0, 0, 0.2, 0],
  ];
  expect(distanceTo(bodyOf(melting(0.2, chain)), 0, 0.2, 0)).toBeLessThan(-0.03);
  expect(distanceTo(bodyOf(boned(melting(0.2, chain))), 0, 0.2, 0)).toBeCloseTo(0, 2);
  const muscle = melting(0.3, [ball(0, 0.3)]);
  const between = (cones: Cones): number => distanceTo(bodyOf(cones), 0.36, 0.22, 0);
  expect(between([...boned(chain), ...muscle])).toBeLessThan(-0.01);
  expect(between(melting(0.001, [...chain, ball(0, 0.3)]))).toBeGreaterThan(0);
  // The same from the cones that are kept for a point.
  const body = bodyOf([...boned(chain), ...muscle]);
  for (const x of [0.2, 0.3, 0.36, 0.42, 0.5]) {
    const kept = keepNearPoint(body, x, 0.24, 0);
    expect(distanceNearPoint(body, kept, x, 0.24, 0)).toBeCloseTo(distanceTo(body, x, 0.24, 0), 2);
  }
});

test('is as wide at its end as was said of that, and goes there evenly [STUDIO-37]', () => {
  const body = bodyOf(widened(0.5, [[-1, 0, 0, 1, 1, 0, 0, 1, 0]], 0.9));
  const edge = (x: number): number => {
    let [inside, outside] = [0, 2];
    for (let i = 0; i < 30; i++) {
      const middle = (inside + outside) / 2;
      if (distanceTo(body, x, 0, middle) < 0) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  expect(edge(-1)).toBeCloseTo(0.5, 1);
  expect(edge(0)).toBeCloseTo(0.7, 1);
  expect(edge(1)).toBeCloseTo(0.9, 1);
  expect(distanceTo(body, 0, 0.95, 0)).toBeLessThan(0);
});

test('lays the marks of a colour on it once, however many cones of it meet at a point [STUDIO-37]', () => {
  let asked = 0;
  // Whether a mark is on a colour is asked for each time that it is laid on that.
  const on = Object.assign([0], {
    includes: (index: number): boolean => {
      asked += 1;
      return index === 0;
    },
  });
  const many = [-0.2, -0.1, 0, 0.1, 0.2].map((x) => ball(x, 0.5));
  const marks = { colour: 1, share: () => 0.5, on };
  const body = bodyOf(many, { marks });
  const [r, , b] = colourAt(body, keepNearPoint(body, 0, 0.5, 0), 0, 0.5, 0);
  expect(asked).toBe(1);
  expect(r).toBeCloseTo(b, 6);
});

test('of the cones of a tile passes by those that lie behind what is nearest, and is as far as from all [STUDIO-37]', () => {
  const cones: Cones = [
    ...Array.from({ length: 30 }, (_, i) => ball(i * 0.2 - 3, 0.2 + 0.02 * (i % 4), i % 2)),
    ...widened(0.7, [[-2, 0.2, 0, 0.3, 2, 0.2, 0, 0.2, 0]], 0.9),
    ...hollowed(0.03, [ball(1, 0.1)]),
  ];
  const body = bodyOf(cones);
  const ray = { ox: -4, oy: 0.3, oz: 0, dx: 1, dy: 0, dz: 0 };
  const tile = keepNearTile(body, ray, { widen: 1, slack: 1 });
  expect(tile).toBe(cones.length);
  let read = 0;
  const counted = {
    ...body,
    cones: new Proxy(body.cones, { get: (of, key) => (read++, Reflect.get(of, key) as unknown) }),
  };
  const reads = (measure: () => void): number => {
    read = 0;
    measure();
    return read;
  };
  let [passing, all] = [0, 0];
  for (const [x, y, z] of [
    [-4, 0.3, 0],
    [-2, 0.6, 0.1],
    [1, 0.1, 0],
  ] as const) {
    expect(distanceInTile(body, tile, x, y, z)).toBeCloseTo(distanceTo(body, x, y, z), 6);
    passing += reads(() => distanceInTile(counted, tile, x, y, z));
    all += reads(() => distanceTo(counted, x, y, z));
  }
  expect(passing).toBeLessThan(all * 0.75);
});
