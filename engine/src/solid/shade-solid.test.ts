import { describe, expect, it, test } from 'vitest';
import { finish } from '../raster/picture.ts';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh } from './mesh.ts';
import { keyOf } from './reflector.ts';
import { renderWorld } from './render-view.ts';
import { shadeSolid } from './shade-solid.ts';
import { newSpot } from './spot.ts';
import type { Sunlight } from './sun-map.ts';
import { byChannel, cross, normalised } from './vectors.ts';
import type { Light } from './world.ts';

interface Ball {
  /** Number of what was asked for, 0 for a part of the land. */
  readonly item: number;
  readonly material?: number;
  readonly colour?: string;
  /** Where the sun stands, degrees: 0 is behind the ball, 180 behind the eye. */
  readonly sunAz?: number;
  readonly snow?: number;
}

/** How bright a ball is, in green. */
const brightnessOf = (ball: Ball): number => lightOf(ball)[1];

/** How bright a ball is, colour by colour. */
function lightOf(ball: Ball): readonly [number, number, number] {
  const pixels = pixelsOf(ball);
  return byChannel((k) => pixels.reduce((sum, light) => sum + light[k], 0) / pixels.length);
}

/** The light of each pixel of a ball. */
function pixelsOf({
  item,
  material = materials.plain,
  colour = '#2a2a2c',
  sunAz = 10,
  snow = 0,
}: Ball): readonly (readonly [number, number, number])[] {
  const size = 96;
  const mesh = new Mesh();
  mesh.item = item;
  mesh.object().ball(0, 1, 4, 1, 1, 1, colour, material);
  const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 20, az: sunAz }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const { light, ids } = finish(renderWorld({ ...world, snow }, size, size));
  return [...ids].flatMap((id, at) => (id >= 0 ? [byChannel((k) => light[at * 3 + k] ?? 0)] : []));
}

test('lights what was asked for more than the land around it, where the sun does not reach it [STUDIO-48]', () => {
  expect(brightnessOf({ item: 1 })).toBeGreaterThan(brightnessOf({ item: 0 }) * 1.25);
});

test('snow lies on stones and not on what is worn [STUDIO-63]', () => {
  const whiter = (material: number): number =>
    brightnessOf({ item: 0, material, snow: 1 }) / brightnessOf({ item: 0, material, snow: 0 });
  expect(whiter(materials.plain)).toBeGreaterThan(1.5);
  expect(whiter(materials.cloth)).toBeCloseTo(1, 3);
  expect(whiter(materials.coat)).toBeCloseTo(1, 3);
});

test('skin keeps more of its own hue in the light of a low sun than what is dull: it is no orange plastic [STUDIO-63]', () => {
  const warmth = (material: number): number => {
    const [red, , blue] = lightOf({ item: 1, material, colour: '#808080', sunAz: 150 });
    return red / blue;
  };
  expect(warmth(materials.skin)).toBeLessThan(warmth(materials.plain) * 0.9);
});

test('skin in the shade is lighter and warmer than what is dull, as skin beside it throws light into it [STUDIO-63]', () => {
  const [skin, dull] = [materials.skin, materials.plain].map((material) =>
    lightOf({ item: 0, material, colour: '#b08060' }),
  );
  if (!skin || !dull) throw new Error('Both are lit.');
  expect(skin[1]).toBeGreaterThan(dull[1] * 1.05);
  expect(skin[0] / skin[2]).toBeGreaterThan((dull[0] / dull[2]) * 1.05);
});

test('dark hair in the shade is lighter than what is dull, as hair beside it throws light into it [STUDIO-52]', () => {
  const [hair = 0, dull = 0] = [materials.strands, materials.plain].map((material) =>
    brightnessOf({ item: 0, material, colour: '#241a14' }),
  );
  expect(hair).toBeGreaterThan(dull * 1.6);
});

test('people have more of the light of the sky on the side of the sun than on the other, where that does not reach them [STUDIO-61]', () => {
  const mesh = new Mesh();
  mesh.item = 1;
  mesh.object();
  const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 40, az: 120 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const lightOn = (nx: number, material: number): number => {
    const place = { x: 5, y: 5, width: 10, height: 10, px: 0, py: 1, pz: 4, dx: 0, dy: 0, dz: 1, distance: 4 };
    const own = { nx, ny: 0, nz: -0.6, facing: -0.6, shade: 1, material, object: 1, r: 0.5, g: 0.4, b: 0.3 };
    const out: Light = [0, 0, 0];
    const none = { reflection: undefined, seen: undefined, card: undefined, key: keyOf(world.air, world.camera) };
    const hair = { hairX: 0, hairY: 0, hairZ: 0, hairLength: 0 };
    shadeSolid(world, { ...place, ...own, ...hair }, { ...none, sunlight: () => 0, offset: 0 }, out);
    return out[1];
  };
  for (const material of [materials.skin, materials.cloth])
    expect(lightOn(0.8, material) / lightOn(-0.8, material)).toBeGreaterThan(1.6);
  expect(lightOn(0.8, materials.plain)).toBeCloseTo(lightOn(-0.8, materials.plain), 5);
});

test('pale skin is not burnt out by the sun that asks for more than white [STUDIO-61]', () => {
  const brightest = (item: number): number =>
    Math.max(...pixelsOf({ item, material: materials.skin, colour: '#f6ddcc', sunAz: 150 }).map(([, g]) => g));
  expect(brightest(0)).toBeGreaterThan(0.85);
  expect(brightest(1)).toBeLessThan(0.8);
});

describe('skin in the sun', () => {
  const mesh = new Mesh();
  mesh.object();
  const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 40, az: 180 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });

  /** The light on skin that the sun meets at such a cosine. */
  function lightAt(towards: number, sunlight: Sunlight, offset = 0): Light {
    const { sun } = world.air;
    const aside = normalised(cross(sun, [0, 1, 0]));
    const flat = Math.sqrt(1 - towards * towards);
    const [nx, ny, nz] = byChannel((k) => sun[k] * towards + aside[k] * flat);
    const place = { x: 5, y: 5, width: 10, height: 10, px: 0, py: 1, pz: 4, dx: 0, dy: 0, dz: 1, distance: 4 };
    const own = { nx, ny, nz, facing: -0.7, shade: 1, material: materials.skin, object: 0, r: 0.5, g: 0.4, b: 0.3 };
    const out: Light = [0, 0, 0];
    const none = { reflection: undefined, seen: undefined, card: undefined };
    const hair = { hairX: 0, hairY: 0, hairZ: 0, hairLength: 0 };
    shadeSolid(world, { ...place, ...own, ...hair }, { ...none, sunlight, offset }, out);
    return out;
  }

  test('is lit by more red than blue of it where that is half hidden [STUDIO-63]', () => {
    const [dark, half, full] = [0, 0.3, 1].map((lit) => lightAt(1, () => lit)) as [Light, Light, Light]; // One of each.
    const share = (k: 0 | 2): number => (half[k] - dark[k]) / (full[k] - dark[k]);
    expect(share(0)).toBeGreaterThan(share(2) * 1.2);
    expect(share(2)).toBeLessThan(0.4);
  });

  test('has no edge where the sun only grazes it, and is warm a little beyond [STUDIO-63]', () => {
    const sunAt = (towards: number, k: 0 | 2): number => lightAt(towards, () => 1)[k] - lightAt(towards, () => 0)[k];
    expect(sunAt(0.01, 0)).toBeLessThan(sunAt(-0.01, 0) * 1.3);
    const warmth = (towards: number): number => sunAt(towards, 0) / sunAt(towards, 2);
    expect(warmth(-0.05)).toBeGreaterThan(warmth(0.8) * 1.2);
  });

  test('has shadows with a wide border from near, and no wider ones than else from afar [STUDIO-63]', () => {
    const widest = (offset: number): number => {
      let most = 0;
      lightAt(0.6, (_x, _y, _z, softness) => Math.sign((most = Math.max(most, softness))), offset);
      return most / world.softShadow;
    };
    expect(widest(0.0025)).toBeGreaterThan(2);
    expect(widest(0.05)).toBeLessThan(1.3);
  });
});

describe('a dark mirror', () => {
  const [glazed, coated, pane] = [materials.gloss, materials.paint, materials.pane].map((material) =>
    brightnessOf({ item: 0, colour: '#0b0c0d', material }),
  );

  it('of glass shows more of the sky than what is glazed', () => {
    expect(pane).toBeGreaterThan((glazed ?? 1) * 1.08);
  });

  it('of car paint shows the ground below the horizon, where what is glazed shows the sky', () => {
    expect(coated).toBeLessThan((glazed ?? 0) * 0.92);
  });
});

describe('somebody who was asked for and has the sun behind them', () => {
  const coat = { material: materials.coat, colour: '#b08060' };
  const [inSun, inShade, inTheLand] = [
    brightnessOf({ ...coat, item: 1, sunAz: 180 }),
    brightnessOf({ ...coat, item: 1 }),
    brightnessOf({ ...coat, item: 0 }),
  ];

  it('is lit by a card beside the eye, a third as bright as in the sun and less than there [STUDIO-61]', () => {
    expect(inShade).toBeGreaterThan(inTheLand * 1.8);
    expect(inShade).toBeGreaterThan(inSun / 3);
    expect(inShade).toBeLessThan(inSun);
  });

  it('is lit so alone: things that were asked for have the light of their place [STUDIO-61]', () => {
    expect(brightnessOf({ ...coat, item: 1, material: materials.plain })).toBeLessThan(inShade * 0.8);
  });

  it('is given no more light where enough falls [STUDIO-61]', () => {
    const thing = brightnessOf({ ...coat, item: 1, sunAz: 180, material: materials.plain });
    expect(inSun / thing).toBeCloseTo(1, 1);
  });
});

test.each([10, 90, 180])(
  'a dark pupil has one small bright light wherever the sun stands (%i), and is dark beside it [STUDIO-63]',
  (sunAz) => {
    const greens = pixelsOf({ item: 0, material: materials.eye, colour: '#050404', sunAz }).map(([, g]) => g);
    const bright = greens.filter((g) => g > 0.5).length / greens.length;
    expect(bright).toBeGreaterThan(0.001);
    expect(bright).toBeLessThan(0.06);
    const dim = greens.filter((g) => g > 0.06).length / greens.length;
    expect(dim).toBeLessThan(0.08);
  },
);

test('fur lets the sun through its ends against the light [STUDIO-37]', () => {
  const lightOfBody = (hair: number, sunAz: number): readonly number[] => {
    const mesh = new Mesh();
    mesh.item = 1;
    mesh.object().body([[0, 1, 4, 1, 0.1, 1, 4, 1, 0]], { k: 0.01, colours: ['#808080'], hair, mat: materials.coat });
    const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 20, az: sunAz }), {
      camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
      ground: () => 0,
      paintGround: () => undefined,
      events: [],
    });
    const { light, ids } = finish(renderWorld(world, 96, 96));
    const own = [...ids].flatMap((id, at) => (id < -1 ? [at] : []));
    const mean = (pixels: readonly number[]): number =>
      pixels.reduce((sum, at) => sum + (light[at * 3 + 1] ?? 0), 0) / pixels.length;
    const [first = 0, last = 0] = [own[0], own.at(-1)];
    const rows = (last - first) / 96;
    return [mean(own.filter((at) => at < first + 0.14 * rows * 96))];
  };
  // Strands throw shade on each other, and would be darker than what is bare.
  const [edgeBare = 0] = lightOfBody(0, 10);
  const [edgeFurred = 0] = lightOfBody(0.4, 10);
  expect(edgeFurred).toBeGreaterThan(edgeBare * 0.94);
});

test('the darker a face is, the more of the light of a card falls on it beside what is worn [STUDIO-61]', () => {
  const mesh = new Mesh();
  mesh.item = 1;
  mesh.object();
  const world = finishWorld(mesh, makeAir('night', ['clear'], { el: 40, az: 120 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const card = { towards: [0, 0, -1], light: [0.02, 0.02, 0.02], distance: 4 } as const;
  const given = (material: number, albedo: number): number => {
    const own = { px: 0, py: 1, pz: 4, nx: 0, ny: 0, nz: -1, distance: 4, object: 1, material };
    const spot = { ...newSpot({ width: 9, height: 9 }), ...own, r: albedo, g: albedo, b: albedo };
    const [without, lit] = [undefined, card].map((held) => {
      const out: Light = [0, 0, 0];
      const light = { sunlight: () => 0, reflection: undefined, offset: 0.01, seen: undefined, card: held };
      shadeSolid(world, spot, light, out);
      return out[1];
    });
    return (lit ?? 0) - (without ?? 0);
  };
  const beside = (albedo: number): number => given(materials.skin, albedo) / given(materials.plain, albedo);
  expect(beside(0.06)).toBeGreaterThan(1.7);
  expect(beside(0.45)).toBeLessThan(1.3);
});

test('leaves in the shade are lit by light that has come through others: lighter than cloth of their colour, and more yellow [STUDIO-37]', () => {
  const green = { item: 0, colour: '#4c6e30', sunAz: 10 } as const;
  const [leaf, cloth] = [
    lightOf({ ...green, material: materials.leaf }),
    lightOf({ ...green, material: materials.cloth }),
  ];
  expect(leaf[1]).toBeGreaterThan(cloth[1] * 1.2);
  expect(leaf[1] / leaf[2]).toBeGreaterThan((cloth[1] / cloth[2]) * 1.15);
});
