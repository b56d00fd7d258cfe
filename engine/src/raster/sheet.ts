import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { LINEAR_OF_BYTE } from './colour.ts';
import type { Picture } from './picture.ts';

/** A transparent sheet to draw paths on, laid over the picture when done. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly pen: SKRSContext2D;
}

export function createSheet({ width, height }: { width: number; height: number }): Sheet {
  const canvas = createCanvas(width, height);
  return { canvas, pen: canvas.getContext('2d') };
}

export function clearSheet({ canvas, pen }: Sheet): void {
  pen.clearRect(0, 0, canvas.width, canvas.height);
}

/** Lays the sheet over the picture as paint. */
export function layOver(picture: Picture, { canvas, pen }: Sheet): void {
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const { pixels } = picture;
  for (let i = 0, o = 0; i < data.length; i += 4, o += 3) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0) continue;
    const k = alpha / 255;
    pixels[o] = (pixels[o] ?? 0) * (1 - k) + (LINEAR_OF_BYTE[data[i] ?? 0] ?? 0) * k;
    pixels[o + 1] = (pixels[o + 1] ?? 0) * (1 - k) + (LINEAR_OF_BYTE[data[i + 1] ?? 0] ?? 0) * k;
    pixels[o + 2] = (pixels[o + 2] ?? 0) * (1 - k) + (LINEAR_OF_BYTE[data[i + 2] ?? 0] ?? 0) * k;
  }
}

/** Adds the sheet to the picture as light, `gain` times its colour. */
export function addLight(picture: Picture, { canvas, pen }: Sheet, gain: number): void {
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const { pixels } = picture;
  for (let i = 0, o = 0; i < data.length; i += 4, o += 3) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0) continue;
    const k = (alpha / 255) * gain;
    pixels[o] = (pixels[o] ?? 0) + (LINEAR_OF_BYTE[data[i] ?? 0] ?? 0) * k;
    pixels[o + 1] = (pixels[o + 1] ?? 0) + (LINEAR_OF_BYTE[data[i + 1] ?? 0] ?? 0) * k;
    pixels[o + 2] = (pixels[o + 2] ?? 0) + (LINEAR_OF_BYTE[data[i + 2] ?? 0] ?? 0) * k;
  }
}
