import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/scalar.ts';
import { smooth } from '../solid/noise.ts';
import { toLinear } from '../raster/colour.ts';
import type { View } from '../solid/view.ts';

/** A sheet the size of the view; `unit` is a pixel of a picture of 1024. */
export interface Sheet {
  readonly pen: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}

export type Draw = (sheet: Sheet) => void;

function openSheet({ width, height }: View): Sheet {
  const pen = createCanvas(width, height).getContext('2d');
  pen.lineCap = 'round';
  return { pen, width, height, unit: Math.min(width, height) / 1024 };
}

/**
 * Draws with light on black and adds it; what is nearer than `behind` (one over metres) hides it, and so does what shines as bright as `lostIn`,
 * as clouds do before stars.
 */
export function addLight(view: View, of: { gain: number; behind?: number; lostIn?: number }, draw: Draw): void {
  const { width, height, light, nearness } = view;
  const sheet = openSheet(view);
  sheet.pen.fillStyle = '#000';
  sheet.pen.fillRect(0, 0, width, height);
  sheet.pen.globalCompositeOperation = 'lighter';
  draw(sheet);
  const drawn = sheet.pen.getImageData(0, 0, width, height).data;
  for (let i = 0; i < width * height; i++) {
    if (of.behind !== undefined && (nearness[i] ?? 0) > of.behind) continue;
    if ((drawn[i * 4] ?? 0) + (drawn[i * 4 + 1] ?? 0) + (drawn[i * 4 + 2] ?? 0) === 0) continue;
    const [r = 0, g = 0, b = 0] = of.lostIn === undefined ? [] : light.subarray(i * 3, i * 3 + 3);
    const seen =
      of.lostIn === undefined ? 1 : smooth(of.lostIn, of.lostIn * 0.35, 0.2126 * r + 0.7152 * g + 0.0722 * b);
    for (let k = 0; k < 3; k++) {
      const v = (drawn[i * 4 + k] ?? 0) / 255;
      if (v > 0) light[i * 3 + k] = (light[i * 3 + k] ?? 0) + v * v * of.gain * seen;
    }
  }
}

/** Draws over the view; what is nearer than `behind` (one over metres, 0 is all that stands) hides it. `brightness` is the light of white paint. */
export function layPaint(view: View, of: { brightness: number; behind?: number }, draw: Draw): void {
  const { width, height, light, nearness } = view;
  const sheet = openSheet(view);
  draw(sheet);
  const drawn = sheet.pen.getImageData(0, 0, width, height).data;
  for (let i = 0; i < width * height; i++) {
    const alpha = (drawn[i * 4 + 3] ?? 0) / 255;
    if (alpha === 0 || (of.behind !== undefined && (nearness[i] ?? 0) > of.behind)) continue;
    for (let k = 0; k < 3; k++) {
      const paint = toLinear((drawn[i * 4 + k] ?? 0) / 255) * of.brightness;
      light[i * 3 + k] = mix(light[i * 3 + k] ?? 0, paint, alpha);
    }
  }
}

/** A soft spot of light; `colour` is "r,g,b" of 0..255. */
export function glow({ pen }: Sheet, x: number, y: number, radius: number, colour: string): void {
  const spot = pen.createRadialGradient(x, y, 0, x, y, radius);
  spot.addColorStop(0, `rgba(${colour},1)`);
  spot.addColorStop(0.25, `rgba(${colour},.45)`);
  spot.addColorStop(1, `rgba(${colour},0)`);
  pen.fillStyle = spot;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Adds linear light to every pixel of the sky: `at(u, v)` in fractions of the picture. */
export function addToSky(
  view: View,
  at: (u: number, v: number) => readonly [number, number, number] | undefined,
): void {
  const { width, height, light, nearness } = view;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((nearness[i] ?? 0) > 0) continue;
      const more = at(x / width, y / height);
      if (!more) continue;
      for (const k of [0, 1, 2] as const) light[i * 3 + k] = (light[i * 3 + k] ?? 0) + more[k];
    }
  }
}
