import { blurred } from '../../raster/blur.ts';
import { smoothstep } from '../../raster/scalar.ts';
import { readPlane, splitPicture } from '../picture/source-planes.ts';
import type { BytePlane, SourcePlanes } from '../picture/source-planes.ts';
import type { Displacement } from './motion.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something cut out of a still, with its shadow and its mirror image; pixels of that still. */
export interface Layer {
  readonly planes: SourcePlanes;
  readonly alpha: BytePlane;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Differences of a channel that are none, and that are certain. */
const differs = { from: 7, to: 24 } as const;

/**
 * Cuts out what one still shows and the other does not. The colours may be those of a painted style, which differs everywhere: the shape is
 * seen in the stills before it. Undefined where nothing can be seen of it.
 */
export function cutOut(
  stills: {
    readonly full: Uint8ClampedArray;
    readonly bare: Uint8ClampedArray;
    readonly colours: Uint8ClampedArray;
    /** Where the thing itself is seen for certain, 0 to 1. */
    readonly shape: Float32Array;
  },
  size: Size,
): Layer | undefined {
  const { width, height } = size;
  const { full, bare } = stills;
  const raw = new Float32Array(width * height);
  for (let i = 0, p = 0; i < raw.length; i++, p += 4) {
    const most = Math.max(
      Math.abs((full[p] ?? 0) - (bare[p] ?? 0)),
      Math.abs((full[p + 1] ?? 0) - (bare[p + 1] ?? 0)),
      Math.abs((full[p + 2] ?? 0) - (bare[p + 2] ?? 0)),
    );
    raw[i] = smoothstep(differs.from, differs.to, most);
  }
  // Where it happens to have the colour of what is behind it, its neighbours tell that it is there.
  const around = blurred(raw, width, height, 2);
  const bytes = new Uint8Array(raw.length);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < raw.length; i++) {
    const alpha = Math.max(
      stills.shape[i] ?? 0,
      (raw[i] ?? 0) * smoothstep(0.08, 0.3, around[i] ?? 0),
      smoothstep(0.45, 0.75, around[i] ?? 0),
    );
    bytes[i] = Math.round(alpha * 255);
    if (alpha < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < left) return undefined;
  return {
    planes: splitPicture(stills.colours, width, height),
    alpha: { width, height, bytes },
    left,
    top,
    right,
    bottom,
  };
}

/** Lays a layer over planes that show the middle of its still, `margin` pixels of each side left out. */
export function layLayer(layer: Layer, to: SourcePlanes, margin: number, moved: Displacement): void {
  const tall = layer.bottom - layer.top + 1;
  const [dx, dy, lean] = [moved.x * tall, moved.y * tall, moved.lean];
  const reach = Math.abs(lean) * tall + 2;
  const foot = layer.bottom;
  const from = {
    left: Math.max(0, Math.floor(layer.left - reach + dx - margin)),
    right: Math.min(to.y.width - 1, Math.ceil(layer.right + reach + dx - margin)),
    top: Math.max(0, Math.floor(foot - tall * moved.stretch - 2 + dy)),
    bottom: Math.min(to.y.height - 1, Math.ceil(foot + 2 + dy)),
  };
  /** Where in the still a place of the frame comes from. */
  const origin = (x: number, y: number): { x: number; y: number } => {
    const up = (foot + dy - y) / moved.stretch;
    return { x: x + margin - dx - lean * up, y: foot - up };
  };
  const lay = (plane: BytePlane, source: BytePlane, step: 1 | 2, zero: number): void => {
    for (let y = Math.ceil(from.top / step); y <= Math.floor(from.bottom / step); y++) {
      for (let x = Math.ceil(from.left / step); x <= Math.floor(from.right / step); x++) {
        const at = origin(x * step, y * step);
        if (at.x < 0 || at.x >= layer.alpha.width || at.y < 0 || at.y >= layer.alpha.height) continue;
        const alpha = readPlane(layer.alpha, at.x, at.y) / 255;
        if (alpha < 0.01) continue;
        const i = y * plane.width + x;
        const value = zero + (readPlane(source, at.x / step, at.y / step) - zero) * moved.light;
        const under = plane.bytes[i] ?? 0;
        plane.bytes[i] = Math.min(240, under + (value - under) * alpha + 0.5);
      }
    }
  };
  lay(to.y, layer.planes.y, 1, 16);
  lay(to.u, layer.planes.u, 2, 128);
  lay(to.v, layer.planes.v, 2, 128);
}
