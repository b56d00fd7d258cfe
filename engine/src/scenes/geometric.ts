import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../raster/colour.ts';
import { atOnce, inBands, inTurn } from '../raster/picture.ts';
import { pick } from '../raster/random.ts';
import { createSheet, layOver } from '../raster/sheet.ts';
import { motifs } from './motifs.ts';
import { smoothstep } from '../raster/scalar.ts';
import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';

/** Paper first, then five inks that go together. */
const palettes: readonly [readonly string[], ...(readonly string[])[]] = [
  ['#f1e6d2', '#d8412f', '#1f4e79', '#f2b134', '#1c1c1c', '#7fb0a4'],
  ['#efe9df', '#e4572e', '#17888b', '#f7c548', '#2e282a', '#7aa35a'],
  ['#f4ecdf', '#c8553d', '#588b8b', '#ffd5c2', '#2d3047', '#f28f3b'],
  ['#ece4d6', '#b23a48', '#2f4858', '#f6ae2d', '#33658a', '#f26419'],
];

/** A poster of tiles: quarter circles, stripes, dots and leaves in few inks on paper. */
export function planGeometric(scene: Scene): ScenePlan {
  return {
    development: geometricDevelopment,
    stages: [
      { layer: 'terrain', weight: 5, steps: () => atOnce(() => paintTiles(scene)) },
      {
        layer: 'foreground',
        weight: 2,
        steps: () => inTurn(inBands(0, scene.height, (from, to) => paintPaper(scene, from, to))),
      },
    ],
  };
}

export const geometricDevelopment: Development = {
  exposure: 1.22,
  bloom: 0,
  vignette: 0.08,
  saturation: 1.05,
  splitTone: 0.3,
  contrast: 0,
  clarity: 0,
  vibrance: 0,
  grain: 2,
  tone: [1, 1, 1],
};

/** The tiles, some of them turning as time passes. */
export function paintTiles(scene: Scene): void {
  const { width, height, span } = scene;
  const random = scene.stream('tiles');
  const [paper = '#f1e6d2', ...inks] = pick(palettes, random);
  const named = scene.mood.colours.map((colour) => css(colour));
  const colours = [...inks, ...named, ...named, ...named];
  const ink = (): string => colours[Math.floor(random() * colours.length)] ?? '#1c1c1c';
  const sheet = createSheet(scene);
  const { pen } = sheet;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  const cell = Math.min(width, height, span) / (4 + Math.floor(random() * 3));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  // Whole tiles centred: a sliver of a tile at one edge looks like a mistake.
  const left = (width - columns * cell) / 2;
  const top = (height - rows * cell) / 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      paintTile(pen, {
        x: left + column * cell,
        y: top + row * cell,
        cell,
        paper,
        ink,
        random,
        turns: turnsAt(scene.time, column + row * 0.6),
      });
  }
  layOver(scene.picture, sheet);
}

interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly paper: string;
  readonly ink: () => string;
  readonly random: () => number;
  /** Quarter turns since the beginning. */
  readonly turns: number;
}

/** Seconds from one quarter turn of a tile to its next, how long one takes, and how far behind its neighbour it begins. */
const turn = { everyS: 3.2, lastsS: 1.1, lagS: 0.4 } as const;

/** Tiles turn one after another, a wave that runs over the poster; `place` is how far down the wave a tile lies. */
function turnsAt(time: number, place: number): number {
  const begun = Math.max(0, time - 0.3 - ((place * turn.lagS) % turn.everyS));
  const done = Math.floor(begun / turn.everyS);
  return begun === 0 ? 0 : done + smoothstep(0, turn.lastsS, begun - done * turn.everyS);
}

function paintTile(pen: SKRSContext2D, { x, y, cell, paper, ink, random, turns }: TilePlace): void {
  const motif = motifs[Math.floor(random() * motifs.length)];
  pen.save();
  pen.beginPath();
  pen.rect(x, y, cell, cell);
  pen.clip();
  const ground = random() < 0.6 ? ink() : paper;
  pen.fillStyle = ground;
  pen.fillRect(x, y, cell, cell);
  pen.translate(x + cell / 2, y + cell / 2);
  pen.rotate(((Math.floor(random() * 4) + turns) * Math.PI) / 2);
  pen.scale(cell, cell);
  pen.translate(-0.5, -0.5);
  const other = (): string => {
    const first = ink();
    return first === ground ? (first === paper ? ink() : paper) : first;
  };
  motif?.(pen, other);
  pen.restore();
}

/** The tooth of paper and unevenly laid ink. */
export function paintPaper({ width, span, noise, picture }: Scene, from: number, to: number): void {
  const { pixels } = picture;
  const scale = 1024 / span;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const tone =
        0.93 +
        0.12 * noise.fbm(x * 0.012 * scale, y * 0.012 * scale, 4) +
        (noise.at(x * 0.7 * scale, y * 0.7 * scale) - 0.5) * 0.05;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) pixels[o + c] = (pixels[o + c] ?? 0) * tone;
    }
  }
}
