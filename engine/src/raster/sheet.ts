import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { linearOfByte } from './colour.ts';
import type { Picture } from './picture.ts';
import type { Lens } from './scene.ts';

/** A transparent sheet to draw paths on, laid over the picture when done. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly pen: SKRSContext2D;
}

export function createSheet({ width, height, lens }: { width: number; height: number; lens?: Lens }): Sheet {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (lens) lookThrough(pen, lens);
  return { canvas, pen };
}

/** Draws all that follows through a lens. */
export function lookThrough(pen: SKRSContext2D, { scale, x, y }: Lens): void {
  pen.setTransform(scale, 0, 0, scale, x * (1 - scale), y * (1 - scale));
}

export function clearSheet({ canvas, pen }: Sheet): void {
  pen.save();
  pen.resetTransform();
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.restore();
}

/** Rows of a sheet that hold anything. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** Lays the sheet over the picture as paint, or only some of its rows. */
export function layOver(picture: Picture, { canvas, pen }: Sheet, rows: Rows = { from: 0, to: canvas.height }): void {
  const { data } = pen.getImageData(0, rows.from, canvas.width, rows.to - rows.from);
  const { pixels } = picture;
  for (let i = 0, o = rows.from * canvas.width * 3; i < data.length; i += 4, o += 3) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0) continue;
    const k = alpha / 255;
    pixels[o] = (pixels[o] ?? 0) * (1 - k) + (linearOfByte[data[i] ?? 0] ?? 0) * k;
    pixels[o + 1] = (pixels[o + 1] ?? 0) * (1 - k) + (linearOfByte[data[i + 1] ?? 0] ?? 0) * k;
    pixels[o + 2] = (pixels[o + 2] ?? 0) * (1 - k) + (linearOfByte[data[i + 2] ?? 0] ?? 0) * k;
  }
}

/** Adds the sheet, or only some of its rows, to the picture as light, `gain` times its colour. */
export function addLight(
  picture: Picture,
  { canvas, pen }: Sheet,
  gain: number,
  rows: Rows = { from: 0, to: canvas.height },
): void {
  const { data } = pen.getImageData(0, rows.from, canvas.width, rows.to - rows.from);
  const { pixels } = picture;
  for (let i = 0, o = rows.from * canvas.width * 3; i < data.length; i += 4, o += 3) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0) continue;
    const k = (alpha / 255) * gain;
    pixels[o] = (pixels[o] ?? 0) + (linearOfByte[data[i] ?? 0] ?? 0) * k;
    pixels[o + 1] = (pixels[o + 1] ?? 0) + (linearOfByte[data[i + 1] ?? 0] ?? 0) * k;
    pixels[o + 2] = (pixels[o + 2] ?? 0) + (linearOfByte[data[i + 2] ?? 0] ?? 0) * k;
  }
}
