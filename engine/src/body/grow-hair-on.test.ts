import { describe, expect, test } from 'vitest';
import { luminance } from '../raster/colour.ts';
import { hairColourOf } from '../shapes/human-head.ts';
import { oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import type { Pose } from '../shapes/figure.ts';
import type { HairStyle } from '../shapes/hair-styles.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour, stride } from '../solid/mesh.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus } from './affine.ts';
import { bodyIn } from './body.ts';
import type { Body } from './body.ts';
import { wearBeard } from './grow-beard-on.ts';
import { wearHair } from './grow-hair-on.ts';
import { headFrame } from './head-frame.ts';
import { hangHair } from './hang.ts';
import { overSkin } from './skin-reach.ts';
import { skullMiddle } from '../shapes/scalp.ts';
import { Trunk, pushOff } from './off-body.ts';
import { loadPeople } from './people.ts';

const kinds = {
  woman: { 'caucasian female young': 1, 'average female young': 1 },
  man: { 'caucasian male young': 1, 'average male young': 1 },
};
const styles = ['short', 'afro', 'long', 'bob', 'bun', 'back', 'tail', 'braids'] as const;
const colour = readColour('#6b4a30');

function bodyOf(kind: keyof typeof kinds, pose: Pose = { headless: true }): Body {
  return bodyIn(kinds[kind], pose);
}

function haired(
  body: Body,
  style: HairStyle,
  { seed = 1, underHat = false, detail = 0.34, child = false, isOld = false } = {},
): Mesh {
  const mesh = new Mesh();
  const look = { style, colour, isCurly: false, child, isOld, kind: 'woman', detail, underHat } as const;
  wearHair(mesh, createRandom(seed), body, look);
  return mesh;
}

/** Where the middles of the triangles of hair are, in the axes of the head. */
function strandsOf({ data, count }: Mesh, body: Body): readonly Vec3[] {
  const { axes, place, size } = headFrame(body);
  const centre = place([0, 0, 0]);
  return Array.from({ length: count }, (_, t) => t * stride)
    .filter((at) => data[at + 24] === materials.strands || data[at + 24] === materials.hair)
    .map((at) => {
      const mean = (c: number): number => ((data[at + c] ?? 0) + (data[at + 3 + c] ?? 0) + (data[at + 6 + c] ?? 0)) / 3;
      const off = minus([mean(0), mean(1), mean(2)], centre);
      return [dot(off, axes[0]) / size, dot(off, axes[1]) / size, dot(off, axes[2]) / size];
    });
}

describe.each(styles)('hair that is worn %s', (style) => {
  test.each([1, 2, 3].filter(oneIn(3)))(
    'covers the crown and leaves eyes, nose and mouth free, seed %d [STUDIO-52]',
    (seed) => {
      const body = bodyOf('woman');
      const all = strandsOf(haired(body, style, { seed }), body);
      expect(all.some(([x, y]) => y > 0.095 && Math.abs(x) < 0.03)).toBe(true);
      const before = all.filter(([x, y, z]) => z < -0.07 && Math.abs(x) < 0.04 && y < 0.015 && y > -0.1);
      expect(before.length / all.length).toBeLessThan(0.002);
    },
  );

  test('stays below a hat that is worn over it [STUDIO-52]', () => {
    const body = bodyOf('woman');
    const under = strandsOf(haired(body, style, { underHat: true }), body);
    expect(under.length).toBeGreaterThan(100);
    expect(Math.max(...under.map(([, y]) => y))).toBeLessThan(0.086);
    // A fringe would stand out through what lies on the brow.
    expect(Math.max(...under.flatMap(([, y, z]) => (z < -0.07 ? [y] : [])))).toBeLessThan(0.07);
  });
});

test.each([1, 2, 3].filter(oneIn(2)))(
  'a tail is seen beside the neck, from ahead as well, seed %d [STUDIO-52]',
  (seed) => {
    const body = bodyOf('woman');
    const aside = strandsOf(haired(body, 'tail', { seed }), body).filter(([x, y]) => y < -0.12 && Math.abs(x) > 0.06);
    expect(aside.length).toBeGreaterThan(100);
  },
);

test.each([1, 2, 3, 4].filter(oneIn(2)))('a bun is seen over the head from ahead, seed %d [STUDIO-52]', (seed) => {
  const body = bodyOf('woman');
  const highest = (style: HairStyle): number =>
    Math.max(...strandsOf(haired(body, style, { seed }), body).map(([, y]) => y));
  expect(highest('bun')).toBeGreaterThan(highest('tail') + 0.012);
});

test.each(['tail', 'bun', 'short'] as const)(
  'hair that is worn %s stands off the head over the forehead, and is not painted on it [STUDIO-63]',
  (style) => {
    const body = bodyOf('man');
    const mesh = new Mesh();
    const look = { style, colour, isCurly: false, child: false, kind: 'man', underHat: false } as const;
    wearHair(mesh, createRandom(2), body, { ...look, detail: 0.44 });
    const onSkin = overSkin(body);
    const off = strandsOf(mesh, body)
      .filter(([x, y, z]) => y > 0.09 && z < -0.01 && Math.abs(x) < 0.04)
      .map((at) => {
        const way = minus(at, skullMiddle);
        return Math.hypot(...way) - Math.hypot(...minus(onSkin(way, 0), skullMiddle));
      })
      .sort((a, b) => a - b);
    expect(off[Math.floor(off.length * 0.8)]).toBeGreaterThan(0.01);
  },
);

test('a child with plaits has a fringe over the forehead, and a grown-up has none [STUDIO-52]', () => {
  const body = bodyOf('woman');
  const low = (child: boolean): number =>
    strandsOf(haired(body, 'braids', { child }), body).filter(
      ([x, y, z]) => z < -0.06 && Math.abs(x) < 0.03 && y > 0.035 && y < 0.055,
    ).length;
  expect(low(true)).toBeGreaterThan(20);
  expect(low(false)).toBe(0);
});

test('short hair of a child covers both temples with locks, and is not cut out over one of them [STUDIO-63]', () => {
  const body = bodyOf('woman');
  const seeds = [1, 2, 3, 4];
  for (const seed of seeds) {
    const all = strandsOf(haired(body, 'short', { seed, child: true, detail: 0.44 }), body);
    for (const side of [-1, 1])
      expect(
        all.filter(([x, y, z]) => x * side > 0.02 && x * side < 0.06 && y > 0.04 && y < 0.065 && z < -0.06).length,
      ).toBeGreaterThan(190);
  }
});

test('a bob covers the forehead on both sides of its parting, and is not cut out over a temple [STUDIO-63]', () => {
  const body = bodyOf('woman');
  for (const seed of [1, 2, 3]) {
    const all = strandsOf(haired(body, 'bob', { seed, detail: 0.44 }), body);
    const sides = [-1, 1].map(
      (s) => all.filter(([x, y, z]) => x * s > 0.02 && x * s < 0.05 && y > 0.045 && y < 0.075 && z < -0.06).length,
    );
    expect(Math.min(...sides)).toBeGreaterThan(190);
  }
});

test('the bob of somebody old has no fringe of locks over the forehead [STUDIO-63]', () => {
  const body = bodyOf('woman');
  for (const seed of [1, 2, 3]) {
    const [young, old] = [false, true].map((isOld) => haired(body, 'bob', { seed, detail: 0.44, isOld }).count);
    expect(old).toBeLessThan(young ?? 0);
  }
});

test('an afro stands out all around a head, farthest over the crown and the ears, and begins where close curls do [STUDIO-78]', () => {
  const body = bodyOf('woman');
  const afro = strandsOf(haired(body, 'afro'), body);
  const far = afro.map((at) => Math.hypot(...minus(at, skullMiddle)));
  expect(Math.max(...far)).toBeGreaterThan(0.13);
  expect(Math.max(...afro.map(([x]) => x))).toBeGreaterThan(0.1);
  expect(Math.min(...afro.map(([x]) => x))).toBeLessThan(-0.1);
  const short = strandsOf(haired(body, 'short', { seed: 1 }), body);
  expect(Math.max(...far)).toBeGreaterThan(
    Math.max(...short.map((at) => Math.hypot(...minus(at, skullMiddle)))) * 1.08,
  );
});

test('nobody has hair who is bald [STUDIO-52]', () => {
  expect(haired(bodyOf('woman'), 'none').count).toBe(0);
});

test('long hair lies close over the forehead, and is no cushion [STUDIO-52]', () => {
  const body = bodyOf('woman');
  const { axes, place, size } = headFrame(body);
  const { points, onHead } = hangHair(body, loadPeople().worn('long01'));
  let least = 0;
  for (let i = 0; i < points.length; i += 3) {
    const own: Vec3 = [onHead[i] ?? 0, onHead[i + 1] ?? 0, onHead[i + 2] ?? 0];
    if (own[1] < 0.08 || own[2] > -0.03) continue;
    const off = minus([points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0], place([0, 0.03, 0]));
    const far = Math.hypot(dot(off, axes[0]), dot(off, axes[1]), dot(off, axes[2])) / size;
    least = Math.min(least, far - Math.hypot(own[0], own[1] - 0.03, own[2]));
  }
  expect(least).toBeLessThan(-0.0025);
});

test.each([-0.6, 0.6])(
  'long hair lies on the shoulders of who turns the head by %d, and not in them [STUDIO-52]',
  (turn) => {
    const body = bodyOf('woman', { headless: true, gaze: [turn, 0] });
    const trunk = new Trunk(body);
    const { points, onHead, quads } = hangHair(body, loadPeople().worn('long01'));
    const isLow = (v: number): boolean => (onHead[v * 3 + 1] ?? 0) < -0.13;
    const within = (list: Float32Array): number =>
      [...new Set(quads)].filter((v) => {
        const met = isLow(v)
          ? trunk.distance([list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0])
          : undefined;
        return met !== undefined && met.far < -0.004;
      }).length;
    const before = within(points);
    pushOff(points, quads, trunk, isLow);
    expect(before).toBeGreaterThan(100);
    expect(within(points)).toBeLessThan(before * 0.1);
  },
);

describe('a beard', () => {
  const body = bodyOf('man');
  const bearded = (full: boolean): Mesh => {
    const mesh = new Mesh();
    wearBeard(mesh, createRandom(1), body, { colour, detail: 0.6, full });
    return mesh;
  };

  test('grows on the chin, the jaw and the upper lip, and leaves lips, nose and eyes free [STUDIO-52]', () => {
    const all = strandsOf(bearded(true), body);
    expect(all.some(([x, y]) => Math.abs(x) < 0.02 && y < -0.12)).toBe(true);
    expect(all.some(([x, y]) => Math.abs(x) > 0.05 && y < -0.02)).toBe(true);
    expect(all.some(([x, y]) => Math.abs(x) < 0.02 && y > -0.066 && y < -0.05)).toBe(true);
    expect(all.every(([, y]) => y < 0.02)).toBe(true);
    const lips = all.filter(([x, y, z]) => Math.abs(x) < 0.012 && Math.abs(y + 0.072) < 0.004 && z < -0.08);
    expect(lips.length / all.length).toBeLessThan(0.01);
  });

  test('has the colour of the hair, and is no dark patch on a face [STUDIO-63]', () => {
    const { data, count } = bearded(true);
    const roots = Array.from({ length: count }, (_, t) => t * stride)
      .filter((at) => data[at + 24] === materials.hair)
      .map((at) => (data[at + 18] ?? 0) / colour[0]);
    expect(roots.length).toBeGreaterThan(200);
    expect(roots.reduce((sum, light) => sum + light, 0) / roots.length).toBeGreaterThan(0.8);
  });

  test('hangs lower where it is full [STUDIO-52]', () => {
    const lowest = (full: boolean): number => Math.min(...strandsOf(bearded(full), body).map(([, y]) => y));
    expect(lowest(true)).toBeLessThan(lowest(false) - 0.01);
  });
});

test('hair of the old has gone back a little over the temples and is whole elsewhere: their forehead is not half of the head [STUDIO-63]', () => {
  const body = bodyOf('man');
  const grown = (isReceding: boolean): Mesh => {
    const mesh = new Mesh();
    const look = { style: 'short', colour, isCurly: false, child: false, kind: 'man', detail: 0.34 } as const;
    wearHair(mesh, createRandom(4), body, { ...look, underHat: false, isReceding });
    return mesh;
  };
  const [full, thin] = [grown(false), grown(true)];
  const count = (mesh: Mesh, isThere: (at: Vec3) => boolean): number => strandsOf(mesh, body).filter(isThere).length;
  const atTemples = ([x, y, z]: Vec3): boolean => y > 0.045 && y < 0.06 && z < -0.05 && Math.abs(x) > 0.03;
  const overForehead = ([x, y, z]: Vec3): boolean => y > 0.06 && z < -0.066 && Math.abs(x) < 0.03;
  const onCrown = ([x, y]: Vec3): boolean => y > 0.1 && Math.abs(x) < 0.04;
  expect(count(full, atTemples)).toBeGreaterThan(40);
  expect(count(thin, atTemples)).toBeLessThan(count(full, atTemples));
  expect(count(thin, overForehead)).toBeGreaterThan(count(full, overForehead) * 0.3);
  expect(count(full, overForehead)).toBeGreaterThan(20);
  expect(count(thin, onCrown)).toBeGreaterThan(count(full, onCrown) * 0.5);
});

test('hair of the old is light, and no snow [STUDIO-63]', () => {
  const greys = [1, 2, 3, 4, 5].map((seed) => hairColourOf(createRandom(seed), ['old'], '#30221a'));
  for (const grey of greys) {
    expect(luminance(readColour(grey))).toBeLessThan(0.5);
    expect(luminance(readColour(grey))).toBeGreaterThan(0.3);
  }
});
