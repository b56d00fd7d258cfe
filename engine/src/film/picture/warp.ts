import { clamp } from '../../raster/scalar.ts';
import type { DepthMap } from './guess-depth.ts';
import type { Move } from './read-move.ts';

/** Where the camera is at a moment, as fractions of the picture. Depth 0 moves by the first part, depth 1 by both. */
export interface Pose {
  readonly panX: number;
  readonly panY: number;
  /** Enlargement of everything. */
  readonly zoom: number;
  /** Further enlargement of what is near. */
  readonly zoomNear: number;
}

/** Kept at the edges so that no pose looks beyond the picture. */
const margin = 1.035;
/** An orbit swings further to the sides. */
const orbitMargin = 1.05;

/** The pose `part` (0..1, eased) of the way along a move. No part of the picture moves by more than 6 % of its width. */
export function poseAt(move: Move, part: number, time: number): Pose {
  const sway = Math.sin(time * 0.7) * 0.003;
  switch (move) {
    case 'in':
      return { panX: sway, panY: 0, zoom: margin + 0.025 * part, zoomNear: 0.06 * part };
    case 'out':
      return { panX: sway, panY: 0, zoom: margin + 0.025 * (1 - part), zoomNear: 0.06 * (1 - part) };
    case 'left':
      return { panX: 0.05 * (part - 0.5), panY: 0, zoom: margin, zoomNear: 0.02 };
    case 'right':
      return { panX: -0.05 * (part - 0.5), panY: 0, zoom: margin, zoomNear: 0.02 };
    case 'orbit':
      return { panX: 0.05 * Math.sin((part - 0.5) * Math.PI), panY: sway, zoom: orbitMargin, zoomNear: 0.035 };
    case 'rise':
      return { panX: 0, panY: 0.045 * (part - 0.5), zoom: margin, zoomNear: 0.03 };
    default:
      return move satisfies never;
  }
}

/** A camera that stands still breathes by a fifth of a percent: a picture that does not move at all looks like a fault. */
export function breathe(time: number): Pose {
  return { panX: Math.sin(time * 0.9) * 0.002, panY: Math.cos(time * 0.7) * 0.0012, zoom: margin, zoomNear: 0 };
}

/** Where a place of the frame is seen in the picture (fractions of it), and how near it is there. */
export interface Seen {
  x: number;
  y: number;
  near: number;
}

/** Depth about which things turn when the camera moves sideways. */
const pivot = 0.45;

/** Finds what a place (fractions, 0..1) of the frame shows; walking back twice along the depth suffices. */
export function lookThrough(
  depth: DepthMap,
  { panX, panY, zoom, zoomNear }: Pose,
  u: number,
  v: number,
  seen: Seen,
): void {
  seen.x = u;
  seen.y = v;
  for (let walk = 0; walk < 3; walk++) {
    seen.near = depthAt(depth, seen.x, seen.y);
    const scale = 1 / (zoom + zoomNear * seen.near);
    seen.x = 0.5 + (u - 0.5) * scale - panX * (seen.near - pivot);
    seen.y = 0.5 + (v - 0.5) * scale - panY * (seen.near - pivot);
  }
}

function depthAt({ width, height, samples }: DepthMap, u: number, v: number): number {
  const x = clamp(u * width - 0.5, 0, width - 1.001);
  const y = clamp(v * height - 0.5, 0, height - 1.001);
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const at = yi * width + xi;
  const top = (samples[at] ?? 0) * (1 - fx) + (samples[at + 1] ?? 0) * fx;
  const bottom = (samples[at + width] ?? 0) * (1 - fx) + (samples[at + width + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}
