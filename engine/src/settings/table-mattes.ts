import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, vary } from '../shapes/chance.ts';
import type { Season } from '../concepts/concept.ts';
import type { Air } from '../solid/air.ts';
import { fbm, smooth } from '../solid/noise.ts';
import { Matte } from './matte.ts';

// What is seen, out of focus, behind a table: places on it are ways aside and up over one ahead, and the far edge of the table is at about -0.25.

/** How bright it is outside, and in which colour. */
const outdoorLight = ({ night, time, sunColour }: Air): Rgb =>
  night
    ? [0.05, 0.07, 0.12]
    : time === 'dusk'
      ? [0.3, 0.27, 0.36]
      : mixRgb([1, 1, 1], sunColour, time === 'day' ? 0.15 : 0.55);

const times = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** The canvas behind a painter's still life: dark, mottled, and lighter where the light of one window falls on it, or that of a flame at a place aside. */
export function painterMatte(random: Random, air: Air, flame?: number): Matte {
  const tone = hex(pick(random, ['#6b4f38', '#5a5c42', '#4c5a62', '#6a4640', '#574a5a', '#3f5a55']));
  const [ox, oy] = [random() * 50, random() * 50];
  const bright = air.night ? (flame === undefined ? 0.34 : 0.5) : 0.85;
  const [aside, ly] = [0.16 + random() * 0.12, flame === undefined ? 0.02 : 0.06];
  const lx = flame ?? aside;
  const warmth: Rgb = flame === undefined ? [1, 1, 1] : [2.6, 1.5, 0.7];
  return new Matte().fill((x, y) => {
    const spot = Math.exp(-(((x - lx) / 0.42) ** 2 + ((y - ly) / 0.26) ** 2));
    const cloud = 0.78 + 0.44 * fbm(x * 7 + ox, y * 9 + oy, 4);
    return scaleRgb(times(tone, warmth), (0.17 + 0.72 * spot) * cloud * bright);
  });
}

const leafy: Readonly<Record<Season, readonly [Rgb, Rgb, Rgb]>> = {
  spring: [hex('#2c4f1f'), hex('#6f9a3a'), hex('#d3e07a')],
  summer: [hex('#1f4420'), hex('#4f8a35'), hex('#b9d060')],
  autumn: [hex('#5a3316'), hex('#b5702a'), hex('#f0c04e')],
  winter: [hex('#5d6c74'), hex('#a9b7bf'), hex('#e8eef2')],
};
const blossoms = ['#e8869c', '#f4f0e6', '#d84a4a', '#f2c14a', '#a97ac9'] as const;

/** A garden: hedges and trees as soft patches, flowers below, and round spots of light where the sky comes through the leaves. */
export function gardenMatte(random: Random, air: Air, season: Season): Matte {
  const [dark, leaf, bright] = leafy[season];
  const light = outdoorLight(air);
  const [ox, oy] = [random() * 50, random() * 50];
  const matte = new Matte().fill((x, y) => {
    const patch = smooth(0.36, 0.64, fbm(x * 5 + ox, y * 6 + oy, 3));
    const lit = smooth(0.5, 0.72, fbm(x * 3 + oy, y * 4 + ox, 3)) * smooth(-0.12, 0.12, y);
    const wood = mixRgb(mixRgb(dark, leaf, patch), bright, 0.75 * lit);
    const lawn = mixRgb(leaf, bright, 0.4 + 0.3 * fbm(x * 4 + ox, oy, 2));
    return times(mixRgb(lawn, wood, smooth(-0.15, -0.09, y + 0.03 * (patch - 0.5))), light);
  });
  const flowers = season === 'winter' ? 0 : 26;
  for (let i = 0; i < flowers; i++) {
    const colour = times(vary(hex(pick(random, blossoms)), random, 0.3), light);
    matte.disc((random() - 0.5) * 1.7, -0.2 + random() * 0.13, 0.008 + random() * 0.014, colour, 0.55);
  }
  matte.blur(0.012);
  const sky: Rgb = air.night ? [1.5, 0.95, 0.45] : mixRgb(bright, [1.25, 1.22, 1.05], 0.6);
  const spots = air.night || air.time === 'dusk' ? 38 : 64;
  for (let i = 0; i < spots; i++) {
    const [x, y] = [(random() - 0.5) * 1.8, -0.04 + random() ** 1.4 * 0.44];
    const isLamp = air.night || air.time === 'dusk';
    matte.disc(x, y, 0.009 + random() * 0.02, isLamp ? sky : times(sky, light), 0.1 + 0.3 * random());
  }
  return matte;
}

const fronts = ['#c9b08e', '#b5866c', '#a9aea4', '#cfc6b2', '#94706a', '#858d96', '#c2b083', '#6f665c'] as const;
const awnings = ['#a83a34', '#2f5f4a', '#c9a44a', '#35507a'] as const;

/** A street of shops: fronts with windows, awnings over them, passers-by and lamps, all of it far behind a pane. */
export function streetMatte(random: Random, air: Air): Matte {
  const light = outdoorLight(air);
  const isLit = air.night || air.time === 'dusk';
  const lamp: Rgb = [1.9, 1.2, 0.5];
  const sky = times(isLit ? air.zenith : mixRgb(air.horizon, [1, 1, 1], 0.4), isLit ? [1, 1, 1] : [1.1, 1.1, 1.1]);
  const matte = new Matte().fill((_x, y) =>
    mixRgb(times(mixRgb(hex('#8d8478'), hex('#b8ac9a'), smooth(-0.3, -0.12, y)), light), sky, smooth(-0.1, 0.1, y)),
  );
  for (let x = -1; x < 1;) {
    const wide = 0.13 + random() * 0.13;
    const top = 0.24 + random() * 0.22;
    const front = vary(hex(pick(random, fronts)), random, 0.3);
    matte.rect([x, -0.12, x + wide, top], times(front, light));
    for (let y = 0.07; y < top - 0.04; y += 0.095)
      for (let at = x + 0.022; at < x + wide - 0.03; at += 0.052)
        matte.rect(
          [at, y, at + 0.026, y + 0.056],
          isLit && random() < 0.6 ? scaleRgb(lamp, 0.7) : times(hex('#3a444c'), light),
        );
    // The shop under it, with light inside.
    matte.rect(
      [x + 0.012, -0.11, x + wide - 0.012, -0.005],
      isLit ? scaleRgb(lamp, 0.8) : times(hex('#6a5a48'), light),
    );
    matte.rect([x + 0.004, -0.002, x + wide - 0.004, 0.036], times(hex(pick(random, awnings)), light), 0.95);
    x += wide + 0.004;
  }
  for (let i = 0; i < 5; i++) {
    const at = (random() - 0.5) * 1.5;
    const coat = times(vary(hex(pick(random, ['#3a4250', '#7a3a34', '#c8b89a', '#2f4a44'] as const)), random), light);
    matte.rect([at, -0.17, at + 0.028, -0.05], coat, 0.9).disc(at + 0.014, -0.035, 0.012, times(hex('#c89a78'), light));
  }
  matte.blur(0.013);
  for (let i = 0; i < 34; i++) {
    const warm = pick(random, [lamp, lamp, [1.5, 1.35, 1.1] as Rgb, [1.6, 0.5, 0.3] as Rgb]);
    const share = (isLit ? 0.34 : 0.16) * (0.5 + random());
    matte.disc((random() - 0.5) * 1.7, -0.14 + random() * 0.34, 0.008 + random() * 0.015, warm, share);
  }
  return matte;
}

const crockery = ['#e9e2d4', '#b8643c', '#7f9aa8', '#c9b27a', '#5f7a5a', '#d8d2c8', '#3a4a58'] as const;

/** The far side of a kitchen: tiles, shelves with crockery, a bright window at one side. */
export function kitchenMatte(random: Random, air: Air): Matte {
  const wall = hex(pick(random, ['#d9d6cc', '#c9d2cc', '#e2d8c4', '#b9c6cc', '#d8c8b8']));
  const bright = air.night ? 0.4 : 0.78;
  const warmth: Rgb = air.night ? [1.15, 0.86, 0.56] : [1, 0.97, 0.92];
  const side = random() < 0.5 ? -1 : 1;
  const at = (c: Rgb, k = 1): Rgb => times(scaleRgb(c, bright * k), warmth);
  const matte = new Matte().fill((x, y) => {
    const joint = Math.min(Math.abs(((x * 17 + 99) % 1) - 0.5), Math.abs(((y * 28 + 99) % 1) - 0.5));
    const near = Math.exp(-(((x - side * 0.5) / 0.7) ** 2));
    return at(wall, (joint < 0.06 ? 0.78 : 1) * (0.6 + 0.5 * near));
  });
  const wood = at(hex(pick(random, ['#8a6240', '#a67c50', '#5d4634'])));
  const counter = at(hex(pick(random, ['#4a5a5c', '#8f9a94', '#5d6f82', '#c8bfae', '#6a7a62'])), 0.85);
  matte.rect([-1, -0.5, 1, -0.14], counter).rect([-1, -0.155, 1, -0.13], wood);
  for (const y of [0.05, 0.21]) {
    matte.rect([-side * 0.62 - 0.42, y - 0.014, -side * 0.62 + 0.72, y], wood);
    for (let x = -side * 0.62 - 0.38; x < -side * 0.62 + 0.66;) {
      const [wide, tall] = [0.03 + random() * 0.04, 0.035 + random() * 0.06];
      if (random() < 0.8) matte.rect([x, y, x + wide, y + tall], at(hex(pick(random, crockery))));
      x += wide + 0.012 + random() * 0.03;
    }
  }
  // What stands on the worktop under the shelves.
  for (let i = 0; i < 5; i++) {
    const x = -side * 0.5 + (i - 2) * 0.16 + random() * 0.06;
    const tall = 0.05 + random() * 0.07;
    matte.rect([x, -0.132, x + 0.03 + random() * 0.04, -0.132 + tall], at(hex(pick(random, crockery)), 0.9));
  }
  const [from, to] = [side * 0.46 - 0.15, side * 0.46 + 0.15];
  const pane: Rgb = air.night ? [0.03, 0.04, 0.08] : times([1.35, 1.38, 1.36], outdoorLight(air));
  matte.rect([from - 0.015, -0.035, to + 0.015, 0.36], at(hex('#efe8da'), 1.1)).rect([from, -0.02, to, 0.36], pane);
  if (!air.night) matte.rect([from, -0.02, to, 0.05], times(hex('#8fae5f'), outdoorLight(air)), 0.7);
  matte.rect([side * 0.46 - 0.006, -0.02, side * 0.46 + 0.006, 0.36], at(hex('#efe8da')));
  for (let i = 0; i < 24; i++)
    matte.disc(from + 0.03 + random() * 0.09, -0.03 + random() * 0.09, 0.014, at(hex('#5d8a48')), 0.6);
  return matte.blur(0.005);
}

const spines = ['#7a3028', '#2f4258', '#b08a44', '#3f5a40', '#c8b898', '#54385a', '#8a5030', '#222a30'] as const;

/** Shelves of books by the light of a lamp. */
export function studyMatte(random: Random, air: Air): Matte {
  const side = random() < 0.5 ? -1 : 1;
  const glow = (x: number, y: number): number =>
    (air.night ? 0.12 : 0.3) + 0.75 * Math.exp(-(((x - side * 0.42) / 0.3) ** 2 + ((y - 0.06) / 0.22) ** 2));
  const lit = (c: Rgb, x: number, y: number): Rgb => times(scaleRgb(c, glow(x, y)), [1.25, 0.98, 0.7]);
  const matte = new Matte().fill((x, y) => lit(hex('#3f2c1e'), x, y));
  for (let y = -0.26; y < 0.5; y += 0.15) {
    for (let x = -1; x < 1;) {
      const [wide, tall] = [0.012 + random() * 0.02, 0.075 + random() * 0.045];
      if (random() < 0.93)
        matte.rect([x, y, x + wide, y + tall], lit(vary(hex(pick(random, spines)), random, 0.5), x, y));
      x += wide;
    }
    matte.fillShelf(y, (x) => lit(hex('#6b4a30'), x, y));
  }
  matte.blur(0.005);
  return matte
    .rect([side * 0.42 - 0.008, -0.2, side * 0.42 + 0.008, 0.04], lit(hex('#8a6a3a'), side * 0.42, 0))
    .rect([side * 0.42 - 0.075, 0.035, side * 0.42 + 0.075, 0.13], [1.9, 1.3, 0.68])
    .blur(0.006);
}

const glassware = ['#7a4418', '#2f5a34', '#8a2a22', '#c99a4a', '#3a5a78', '#d8d0c0'] as const;

/** A bar in the evening: bottles before a lit wall, and lamps as round spots. */
export function barMatte(random: Random): Matte {
  const matte = new Matte().fill((x, y) => {
    const shelf = Math.exp(-(((y - 0.08) / 0.16) ** 2));
    return scaleRgb([0.34, 0.16, 0.06], 0.12 + 0.7 * shelf * (0.6 + 0.6 * fbm(x * 4, y * 4 + 7, 3)));
  });
  for (const y of [-0.04, 0.14]) {
    for (let x = -1; x < 1;) {
      const [wide, tall] = [0.024 + random() * 0.016, 0.08 + random() * 0.05];
      const colour = scaleRgb(hex(pick(random, glassware)), 0.5 + random() * 0.9);
      if (random() < 0.85)
        matte
          .rect([x, y, x + wide, y + tall * 0.7], colour, 0.85)
          .rect([x + wide * 0.35, y, x + wide * 0.65, y + tall], colour, 0.85);
      x += wide + 0.008 + random() * 0.02;
    }
    matte.rect([-1, y - 0.014, 1, y], [0.5, 0.26, 0.1]);
  }
  matte.blur(0.006);
  const lights: readonly [Rgb, ...Rgb[]] = [
    [2, 1.2, 0.45],
    [2, 1.2, 0.45],
    [1.7, 0.7, 0.3],
    [0.5, 1.1, 1.3],
    [1.5, 0.4, 0.7],
  ];
  for (let i = 0; i < 46; i++)
    matte.disc(
      (random() - 0.5) * 1.8,
      -0.14 + random() * 0.5,
      0.01 + random() * 0.022,
      pick(random, lights),
      0.1 + 0.32 * random() ** 1.5,
    );
  return matte;
}

/** A meadow under trees, behind a cloth that lies in the grass. */
export function meadowMatte(random: Random, air: Air, season: Season): Matte {
  const [dark, leaf, bright] = leafy[season];
  const light = outdoorLight(air);
  const [ox, oy] = [random() * 50, random() * 50];
  const ridge = (x: number): number => 0.07 + 0.12 * fbm(x * 2.4 + ox, oy, 3);
  const sky = (y: number): Rgb => mixRgb(mixRgb(air.horizon, air.middle, 0.45), air.zenith, smooth(0.05, 0.6, y));
  const matte = new Matte().fill((x, y) => {
    const patch = fbm(x * 9 + ox, y * 11 + oy, 3);
    if (y > ridge(x) + 0.03 * (patch - 0.5)) return sky(y);
    const wood = mixRgb(dark, leaf, smooth(0.35, 0.7, patch));
    const grass = mixRgb(leaf, bright, 0.45 + 0.4 * (fbm(x * 6 + oy, y * 30, 3) - 0.5));
    return times(mixRgb(grass, wood, smooth(-0.02, 0.02, y)), light);
  });
  const flowers = season === 'winter' ? 0 : 34;
  for (let i = 0; i < flowers; i++) {
    const colour = times(hex(pick(random, blossoms)), light);
    matte.disc((random() - 0.5) * 1.8, -0.2 + random() * 0.17, 0.003 + random() * 0.006, colour, 0.8);
  }
  return matte.blur(0.007);
}
