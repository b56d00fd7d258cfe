import { blurred } from '../../raster/blur.ts';
import { clamp } from '../../raster/scalar.ts';
import type { Scene } from '../../raster/scene.ts';
import { luminanceOf } from '../../styles/luminance.ts';
import type { Look, LookSetting } from './look.ts';

/** Brushes from broad to fine: half width and half length in a picture of 1024, and how densely laid. */
const brushes = [
  { width: 11, length: 30, density: 1 },
  { width: 5.5, length: 17, density: 0.95 },
  { width: 2.1, length: 6.5, density: 0.9 },
] as const;

/** The strokes of a film: where each takes its colour, and which one covers each pixel. */
interface Strokes {
  /** Pixel whose colour a stroke has. */
  readonly source: number[];
  /** How much lighter or darker than that, eight-bit steps. */
  readonly tint: number[];
  readonly cover: Uint32Array;
  /** The ridges of bristles and the weave below them, eight-bit steps. */
  readonly relief: Float32Array;
}

/** Strokes laid once along the forms of the first frame; from frame to frame only their colours change. */
export function openOil(scene: Scene, { width, height, first }: LookSetting): Look {
  const strokes = layStrokes(scene, { width, height, first });
  return {
    width,
    height,
    kernel: 'cubic',
    grain: 0.8,
    repaint: (pixels) => Promise.resolve(fillStrokes(strokes, pixels, width)),
  };
}

function layStrokes(scene: Scene, { width, height, first }: LookSetting): Strokes {
  const soft = blurred(luminanceOf(first), width, height, Math.max(2, scene.span / 150));
  const random = scene.stream('oil film');
  const strokes: Strokes = {
    source: [],
    tint: [],
    cover: new Uint32Array(width * height),
    relief: new Float32Array(width * height),
  };
  for (const brush of brushes) {
    const half = { width: Math.max(1, brush.width * scene.unit), length: Math.max(2, brush.length * scene.unit) };
    const step = half.width * 1.5;
    for (let y = 0; y < height + step; y += step) {
      for (let x = 0; x < width + step; x += step) {
        if (random() > brush.density) continue;
        const px = Math.floor(clamp(x + (random() - 0.5) * step * 1.8, 1, width - 2));
        const py = Math.floor(clamp(y + (random() - 0.5) * step * 1.8, 1, height - 2));
        const angle = directionAt(scene, soft, { x: px, y: py, width }) + (random() - 0.5) * 0.4;
        strokes.source.push(py * width + px);
        strokes.tint.push((random() - 0.5) * 22);
        layStroke(strokes, { x: px, y: py, angle, half, width, height, phase: random() * 6 });
      }
    }
  }
  return strokes;
}

/** Across the slope of brightness; where it is flat, along a slow swirl. */
function directionAt(scene: Scene, soft: Float32Array, at: { x: number; y: number; width: number }): number {
  const i = at.y * at.width + at.x;
  const slopeX = (soft[i + 1] ?? 0) - (soft[i - 1] ?? 0);
  const slopeY = (soft[i + at.width] ?? 0) - (soft[i - at.width] ?? 0);
  if (Math.hypot(slopeX, slopeY) > 0.0025) return Math.atan2(slopeX, -slopeY);
  return scene.noise.fbm((at.x / scene.span) * 3, (at.y / scene.span) * 3, 2) * 6.3;
}

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly half: { readonly width: number; readonly length: number };
  readonly width: number;
  readonly height: number;
  readonly phase: number;
}

function layStroke({ source, cover, relief }: Strokes, stroke: Stroke): void {
  const { x, y, angle, half, width, height, phase } = stroke;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.ceil(half.length);
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const along = ((column - x) * cos + (row - y) * sin) / half.length;
      const across = ((row - y) * cos - (column - x) * sin) / half.width;
      if (along * along + across * across > 1 - 0.25 * Math.sin(across * 9 + phase)) continue;
      const i = row * width + column;
      cover[i] = source.length - 1;
      relief[i] = Math.sin(across * 8 + phase + along) * 5 - across * 5;
    }
  }
}

function fillStrokes(
  { source, tint, cover, relief }: Strokes,
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
): Uint8ClampedArray<ArrayBuffer> {
  const colours = new Float32Array(source.length * 3);
  for (const [stroke, i] of source.entries()) {
    for (let c = 0; c < 3; c++) {
      const cross = (pixels[i * 4 + c] ?? 0) * 2 + (pixels[(i - 1) * 4 + c] ?? 0) + (pixels[(i + width) * 4 + c] ?? 0);
      colours[stroke * 3 + c] = cross / 4 + (tint[stroke] ?? 0) * (1 - c * 0.1);
    }
  }
  const out = new Uint8ClampedArray(pixels.length);
  for (let i = 0; i < cover.length; i++) {
    const from = (cover[i] ?? 0) * 3;
    const bump = relief[i] ?? 0;
    out[i * 4] = (colours[from] ?? 0) + bump;
    out[i * 4 + 1] = (colours[from + 1] ?? 0) + bump;
    out[i * 4 + 2] = (colours[from + 2] ?? 0) + bump;
    out[i * 4 + 3] = 255;
  }
  return out;
}
