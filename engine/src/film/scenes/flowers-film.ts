import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../../raster/colour.ts';
import { clearSheet, createSheet, layOver } from '../../raster/sheet.ts';
import { addGlow } from '../../raster/stars.ts';
import { paintRain } from '../../raster/weather.ts';
import { drawBlossom } from '../../scenes/blossom.ts';
import type { Blossom } from '../../scenes/blossom.ts';
import { depths, flowersDevelopment, layOutGarden, paintBackdrop, paintBokeh } from '../../scenes/flowers.ts';
import type { Scene } from '../../raster/scene.ts';
import { cutoutScene } from './cutout.ts';
import type { SceneFilm } from './scene-film.ts';

/** A flower on its stem, drawn once, to be bent by the wind. */
interface Bloom {
  readonly canvas: Canvas;
  /** Where the canvas lies in the scene, and how large one of its pixels is there. */
  readonly left: number;
  readonly top: number;
  readonly shrink: number;
  readonly foot: { readonly x: number; readonly y: number };
  readonly near: number;
  readonly phase: number;
}

/** Radians a stem bends at most, each way. */
const bend = 0.028;

/** Flowers in a light wind that runs through them, pollen in the air, the near ones drawing nearer. */
export function filmFlowers(scene: Scene): SceneFilm {
  const { colours, ground } = layOutGarden(scene);
  const blooms = pickBlooms(scene);
  paintBackdrop(scene, ground, 0, scene.height);
  const backdrop = scene.picture.pixels.slice();
  const sheet = createSheet(scene);
  const centre = { x: scene.width / 2, y: scene.height * 0.45 };
  return {
    development: flowersDevelopment,
    paint: ({ time, travel }) => {
      const now: Scene = { ...scene, time };
      scene.picture.pixels.set(backdrop);
      paintBokeh({ ...now, lens: { ...centre, scale: 1 + travel * 0.003 } }, colours);
      clearSheet(sheet);
      for (const bloom of blooms) {
        const scale = 1 + travel * (0.006 + 0.016 * bloom.near);
        placeBloom(sheet.pen, bloom, { time, scale, centre });
      }
      layOver(scene.picture, sheet);
      floatPollen(now);
      if (scene.has('rain')) paintRain(now);
    },
  };
}

/** Far flowers are blurred as they are drawn, near ones sharp. */
function pickBlooms(scene: Scene): readonly Bloom[] {
  const large = cutoutScene(scene);
  const shrink = scene.width / large.width;
  return layOutGarden(large).blossoms.map((blossom) => {
    const blur = (depths.find(({ from, to }) => blossom.near >= from && blossom.near < to)?.blur ?? 0) * large.unit;
    return {
      ...drawBloom(blossom, blur),
      shrink,
      near: blossom.near,
      phase: blossom.x / large.span,
      ...place(blossom, blur, shrink),
    };
  });
}

/** Room around a blossom for its leaves and its blur. */
function reachOf({ radius }: Blossom, blur: number): number {
  return radius * 1.9 + blur * 3;
}

function place(blossom: Blossom, blur: number, shrink: number): Pick<Bloom, 'left' | 'top' | 'foot'> {
  const reach = reachOf(blossom, blur);
  return {
    left: (blossom.x - reach) * shrink,
    top: (blossom.y - reach) * shrink,
    foot: { x: blossom.x * shrink, y: blossom.foot * shrink },
  };
}

function drawBloom(blossom: Blossom, blur: number): { canvas: Canvas } {
  const reach = reachOf(blossom, blur);
  const sharp = createCanvas(Math.ceil(reach * 2), Math.ceil(blossom.foot - blossom.y + reach));
  const pen = sharp.getContext('2d');
  pen.translate(reach - blossom.x, reach - blossom.y);
  drawBlossom(pen, blossom);
  if (blur === 0) return { canvas: sharp };
  const canvas = createCanvas(sharp.width, sharp.height);
  const soft = canvas.getContext('2d');
  soft.filter = `blur(${blur}px)`;
  soft.drawImage(sharp, 0, 0);
  return { canvas };
}

function placeBloom(
  pen: SKRSContext2D,
  { canvas, left, top, shrink, foot, near, phase }: Bloom,
  at: { time: number; scale: number; centre: { x: number; y: number } },
): void {
  const { time, scale, centre } = at;
  // A gust runs from left to right; each stem answers it in its own rhythm.
  const gust = Math.sin(time * 1.1 - phase * 5) + 0.45 * Math.sin(time * 2.3 - phase * 11 + near * 6);
  pen.save();
  pen.imageSmoothingQuality = 'high';
  pen.translate(centre.x * (1 - scale), centre.y * (1 - scale));
  pen.scale(scale, scale);
  pen.translate(foot.x, foot.y);
  pen.rotate(bend * gust * (0.6 + near * 0.5));
  pen.drawImage(canvas, left - foot.x, top - foot.y, canvas.width * shrink, canvas.height * shrink);
  pen.restore();
}

const pollen: Rgb = [1, 0.93, 0.7];

/** Grains of pollen, lit from behind, rising and turning. */
function floatPollen(scene: Scene): void {
  const random = scene.stream('pollen');
  const { width, height, span, unit, picture, time, mood } = scene;
  const count = Math.round((46 * width * height) / (span * span));
  for (let grain = 0; grain < count; grain++) {
    const near = random();
    const x = random() * width + time * span * (0.006 + near * 0.012) + Math.sin(time * 0.8 + grain) * span * 0.008;
    const y =
      random() * height - time * span * (0.004 + near * 0.012) + Math.sin(time * 1.1 + grain * 2) * span * 0.006;
    const radius = Math.max(0.7, (0.8 + near * 2.4) * unit);
    const glint = 0.25 + 0.75 * (0.5 + 0.5 * Math.sin(time * 2.2 + grain * 2.4)) ** 2;
    const strength = (mood.night ? 0.25 : 0.5) * (1 - near * 0.55) * glint;
    addGlow(picture, wrap(x, width), wrap(y, height), radius, pollen, strength);
  }
}

/** Brings a place that has left one side back in at the other, out of sight. */
function wrap(at: number, length: number): number {
  const room = length * 1.06;
  return (((at % room) + room) % room) - length * 0.03;
}
