import { css } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Sheet } from '../raster/sheet.ts';
import { clamp } from '../raster/scalar.ts';
import type { Scene } from '../raster/scene.ts';

/** The near ground as a dark edge at the foot of the picture; answers its row at a column. */
export interface GroundEdge {
  rowAt(x: number): number;
}

/** Draws near ground with blades of grass. `base` is its mean row, `swell` how much it rises and falls, in pixels. */
export function drawGroundEdge(
  scene: Scene,
  sheet: Sheet,
  edge: { base: number; swell: number; colour: Rgb; shift: number },
): GroundEdge {
  const { width, height, span, noise, offset, unit } = scene;
  const { pen } = sheet;
  const rows: number[] = [];
  pen.fillStyle = css(edge.colour);
  pen.strokeStyle = css(edge.colour);
  pen.beginPath();
  pen.moveTo(-4, height + 4);
  for (let x = 0; x <= width + 4; x += 4) {
    const row = edge.base - (noise.fbm((x / span) * 3 + offset.x + edge.shift, 2 + edge.shift, 4) - 0.45) * edge.swell;
    rows.push(row);
    pen.lineTo(x, row);
  }
  pen.lineTo(width + 4, height + 4);
  pen.fill();
  const rowAt = (x: number): number => rows[clamp(Math.round(x / 4), 0, rows.length - 1)] ?? edge.base;
  const random = scene.stream(`grass ${edge.shift}`);
  pen.lineCap = 'round';
  for (let x = 0; x < width; x += 2.4 * unit) {
    const y = rowAt(x) + 2;
    const tall = (3 + random() ** 2 * 15) * unit;
    const bend = (random() - 0.35) * tall * 0.8;
    pen.lineWidth = Math.max(0.5, (0.6 + random() * 0.7) * unit);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + bend * 0.25, y - tall * 0.6, x + bend, y - tall);
    pen.stroke();
  }
  return { rowAt };
}
