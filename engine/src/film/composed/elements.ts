import type { Composition } from '../../compose/compose.ts';
import { blurred } from '../../raster/blur.ts';
import type { View } from '../../solid/view.ts';
import type { Elements } from '../picture/warp-grid.ts';

/** Columns of what is known of sky and water. */
const elementColumns = 160;

/** Looks where the view shows sky, and where water. */
export function elementsOf(view: View, { world }: Composition): Elements {
  const width = Math.min(elementColumns, view.width);
  const height = Math.max(1, Math.round((width * view.height) / view.width));
  const sky = new Float32Array(width * height);
  const water = new Float32Array(width * height);
  const { camera, focal } = view;
  const level = world.water?.level;
  const open = !world.backdrop && !world.indoors;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = ((x + 0.5) / width) * view.width;
      const py = ((y + 0.5) / height) * view.height;
      const at = Math.floor(py) * view.width + Math.floor(px);
      const near = view.nearness[at] ?? 0;
      const i = y * width + x;
      if (near === 0) sky[i] = open ? 1 : 0;
      else if (level !== undefined)
        water[i] = liesAt(level, camera, { x: px - view.width / 2, y: py - view.height / 2, near, focal }) ? 1 : 0;
    }
  }
  // Softer than it is: nothing that stands before the sky is torn.
  return { width, height, sky: inside(sky, width, height), water: inside(water, width, height) };
}

/** 0 at the edge of a part and 1 well inside of it. */
function inside(samples: Float32Array, width: number, height: number): Float32Array {
  return blurred(samples, width, height, 2).map((value) => Math.max(0, value * 2 - 1));
}

/** How far from the level of the water something is still taken for water, metres: waves. */
const wavesHigh = 0.5;

interface Pixel {
  /** From the middle of the view, to the right and down. */
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly focal: number;
}

/** Whether what a pixel shows lies at the level of the water. */
function liesAt(level: number, { eye, forward, right, up }: View['camera'], { x, y, near, focal }: Pixel): boolean {
  const fall = forward[1] + (right[1] * x - up[1] * y) / focal;
  return Math.abs(eye[1] + fall / near - level) < wavesHigh;
}

/** What of a picture is shown, of its width: where it begins and how wide it is. */
export interface Part {
  readonly left: number;
  readonly width: number;
}

/** What is known of a part of the picture. */
export function cropElements({ width, height, sky, water }: Elements, part: Part): Elements {
  const kept = Math.max(1, Math.round(width * part.width));
  const from = Math.min(width - kept, Math.round(width * part.left));
  const cut = (samples: Float32Array): Float32Array => {
    const out = new Float32Array(kept * height);
    for (let y = 0; y < height; y++) out.set(samples.subarray(y * width + from, y * width + from + kept), y * kept);
    return out;
  };
  return { width: kept, height, sky: cut(sky), water: cut(water) };
}
