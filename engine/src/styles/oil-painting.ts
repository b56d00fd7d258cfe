import { ImageData, createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { blurred } from '../raster/blur.ts';
import { clamp } from '../raster/scalar.ts';
import { luminanceOf } from './luminance.ts';
import type { StyleFilter, StyledImage } from './style.ts';

/** Brushes from broad to fine: radius in a picture of 1024, how densely laid, and the detail needed to use it. */
const brushes = [
  { radius: 26, density: 0.85, detail: 0 },
  { radius: 13, density: 1, detail: 0 },
  { radius: 7, density: 1, detail: 0.007 },
  { radius: 3.6, density: 1, detail: 0.017 },
] as const;

interface Subject {
  readonly image: StyledImage;
  /** Softened brightness, across whose slope the strokes run. */
  readonly soft: Float32Array;
  /** How much the picture differs from its softened self, smoothed. */
  readonly detail: Float32Array;
}

/** Paints the picture again in strokes that follow its forms, broad first and fine only where it matters. */
export const paintInOil: StyleFilter = async (image, checkpoint) => {
  const { pixels, width, height, scene } = image;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  pen.lineCap = 'round';
  await checkpoint();
  const sharp = luminanceOf(pixels);
  const soft = blurred(sharp, width, height, Math.max(2, scene.span / 170));
  await checkpoint();
  const detail = blurred(
    sharp.map((value, i) => Math.abs(value - (soft[i] ?? 0))),
    width,
    height,
    4,
  );
  await checkpoint();
  const random = scene.stream('oil');
  for (const brush of brushes) {
    await checkpoint();
    const radius = brush.radius * scene.unit;
    const step = Math.max(1, radius * 1.25);
    let rows = 0;
    for (let y = 0; y < height + step; y += step) {
      for (let x = 0; x < width + step; x += step) {
        if (random() > brush.density) continue;
        const px = Math.floor(clamp(x + (random() - 0.5) * step * 1.6, 1, width - 2));
        const py = Math.floor(clamp(y + (random() - 0.5) * step * 1.6, 1, height - 2));
        if (brush.detail > 0 && (detail[py * width + px] ?? 0) < brush.detail) continue;
        layStroke(pen, { image, soft, detail }, { x: px, y: py, radius, random });
      }
      if (++rows % 16 === 0) await checkpoint();
    }
  }
  await checkpoint();
  const painted = pen.getImageData(0, 0, width, height).data;
  return weaveCanvas(new Uint8ClampedArray(painted), image);
};

function layStroke(
  pen: SKRSContext2D,
  { image, soft }: Subject,
  at: { x: number; y: number; radius: number; random: () => number },
): void {
  const { pixels, width, height, scene } = image;
  const { x, y, radius, random } = at;
  const i = y * width + x;
  const slopeX = (soft[i + 1] ?? 0) - (soft[i - 1] ?? 0);
  const slopeY = (soft[Math.min(width * height - 1, i + width)] ?? 0) - (soft[Math.max(0, i - width)] ?? 0);
  const flat = Math.hypot(slopeX, slopeY) < 0.0025;
  const direction = flat
    ? scene.noise.fbm((x / scene.span) * 3, (y / scene.span) * 3, 2) * 6.3
    : Math.atan2(slopeX, -slopeY);
  const angle = direction + (random() - 0.5) * 0.35;
  const length = radius * (1.6 + random() * 1.8);
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const bend = (random() - 0.5) * length * 0.45;
  const jitter = (random() - 0.5) * 20;
  const byte = (c: number, share: number): number =>
    Math.round(clamp((pixels[i * 4 + c] ?? 0) + jitter * share, 0, 255));
  const curve = (offsetX: number, offsetY: number): void => {
    pen.beginPath();
    pen.moveTo(x - dx / 2 + offsetX, y - dy / 2 + offsetY);
    pen.quadraticCurveTo(
      x - (dy / length) * bend + offsetX,
      y + (dx / length) * bend + offsetY,
      x + dx / 2 + offsetX,
      y + dy / 2 + offsetY,
    );
    pen.stroke();
  };
  pen.strokeStyle = `rgba(${byte(0, 1)},${byte(1, 0.9)},${byte(2, 0.8)},.9)`;
  pen.lineWidth = radius * (0.8 + random() * 0.5);
  curve(0, 0);
  if (radius < 5 * scene.unit) return;
  // The ridges a bristle leaves: one catching the light, one in shade.
  pen.lineWidth = Math.max(0.6, radius * 0.12);
  for (const side of [1, -1]) {
    pen.strokeStyle = side > 0 ? 'rgba(255,250,235,.14)' : 'rgba(10,5,0,.15)';
    curve(-Math.sin(angle) * radius * 0.33 * side, Math.cos(angle) * radius * 0.33 * side);
  }
}

/** The weave of the canvas under the paint. */
function weaveCanvas(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { width, height, scene }: StyledImage,
): Uint8ClampedArray<ArrayBuffer> {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const thread = ((x >> 1) + (y >> 1)) & 1 ? 0.009 : -0.009;
      const tone = 1 + (scene.noise.at(x * 0.5, y * 0.5) - 0.5) * 0.05 + thread;
      for (let c = 0; c < 3; c++) pixels[i + c] = (pixels[i + c] ?? 0) * tone;
    }
  }
  return pixels;
}
