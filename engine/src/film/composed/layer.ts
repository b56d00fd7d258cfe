import { blurred } from '../../raster/blur.ts';
import { smoothstep } from '../../raster/scalar.ts';
import { readPlane, splitPicture } from '../picture/source-planes.ts';
import type { BytePlane, SourcePlanes } from '../picture/source-planes.ts';

/** Something cut out of a still, with its shadow and its mirror image; pixels of that still. */
export interface Layer {
  /** Where in the still it was cut out. */
  readonly at: { readonly x: number; readonly y: number };
  readonly planes: SourcePlanes;
  readonly alpha: BytePlane;
  /** Where in each row anything of it is seen. */
  readonly spans: Spans;
  /** How near is what is seen at each pixel. */
  readonly nearness: Float32Array;
  readonly nearest: number;
  /** Where anything is seen of it, counted from where it was cut out. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** For each row of a plane the first and the last column that have anything, in turn; a first one after the last where a row has nothing. */
type Spans = Int32Array;

/** Where in each row of a plane something else than a value is. */
function spansOf({ width, height, bytes }: BytePlane, nothing: number): Spans {
  const spans = new Int32Array(height * 2);
  for (let y = 0; y < height; y++) {
    const row = bytes.subarray(y * width, (y + 1) * width);
    spans[y * 2] = indexOr(
      row.findIndex((value) => value !== nothing),
      width,
    );
    spans[y * 2 + 1] = row.findLastIndex((value) => value !== nothing);
  }
  return spans;
}

const indexOr = (index: number, none: number): number => (index < 0 ? none : index);

/** The first and the last place of a row, read between its samples and those of the next one, where anything may be. */
function spanAt(spans: Spans, row: number): { readonly first: number; readonly last: number } {
  const most = spans.length / 2 - 1;
  const [upper, lower] = [Math.min(most, Math.max(0, row)), Math.min(most, Math.max(0, row + 1))];
  return {
    first: Math.min(spans[upper * 2] ?? 0, spans[lower * 2] ?? 0) - 1,
    last: Math.max(spans[upper * 2 + 1] ?? 0, spans[lower * 2 + 1] ?? 0) + 1,
  };
}

/** Differences of a channel that are none, and that are certain. */
const differs = { from: 7, to: 24 } as const;

/** The same part of two stills, and where in them it lies. */
export interface Difference {
  readonly full: Uint8ClampedArray;
  readonly bare: Uint8ClampedArray;
  /** The colours that it is shown in: those of a painted style, which differ everywhere. */
  readonly colours: Uint8ClampedArray;
  /** 1 where the thing itself is seen for certain. */
  readonly added: Uint8Array;
  readonly nearness: Float32Array;
  readonly rect: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** Cuts out what one still shows and the other does not, with its shadow and its mirror image. Undefined where nothing can be seen of it. */
export function cutOut(of: Difference): Layer | undefined {
  return layerOf(of, differenceOf(of));
}

/** Shares of a pixel and its neighbours that a figure covers where it begins to be seen, and is seen to the full. */
const borderOf = {
  /** The outermost pixels have the colour of what was behind them in part. */
  painted: [0.35, 0.9],
  /** They are the line that the figure is drawn with. */
  drawn: [0.1, 0.5],
} as const;

/** Cuts out a figure alone, whose shadow falls on whatever it comes to. */
export function cutOutAlone(of: Omit<Difference, 'full' | 'bare'> & { readonly isDrawn: boolean }): Layer | undefined {
  const { added, rect, isDrawn } = of;
  const alpha = blurred(Float32Array.from(added), rect.width, rect.height, 1);
  const [from, to] = isDrawn ? borderOf.drawn : borderOf.painted;
  for (let i = 0; i < alpha.length; i++) alpha[i] = smoothstep(from, to, alpha[i] ?? 0);
  return layerOf(of, alpha);
}

function differenceOf({ full, bare, added, rect }: Difference): Float32Array {
  const { width, height } = rect;
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
  return raw.map((value, i) =>
    Math.max(added[i] ?? 0, value * smoothstep(0.08, 0.3, around[i] ?? 0), smoothstep(0.45, 0.75, around[i] ?? 0)),
  );
}

function layerOf(
  { colours, nearness, added, rect }: Omit<Difference, 'full' | 'bare'>,
  alpha: Float32Array,
): Layer | undefined {
  const { width, height } = rect;
  let [left, top, right, bottom] = [width, height, -1, -1];
  let nearest = 0;
  const bytes = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    const value = alpha[i] ?? 0;
    bytes[i] = Math.round(value * 255);
    if (value < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    if (added[i] === 1) nearest = Math.max(nearest, nearness[i] ?? 0);
  }
  if (right < left) return undefined;
  const plane = { width, height, bytes };
  return {
    at: { x: rect.left, y: rect.top },
    planes: splitPicture(colours, width, height),
    alpha: plane,
    spans: spansOf(plane, 0),
    nearness,
    nearest,
    ...{ left, top, right, bottom },
  };
}

/** How a layer is laid: the place in its still that is its foot, where that comes to, and how it is changed on the way. Pixels of the still. */
export interface Laying {
  readonly foot: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** How large it is over how large it was cut out. */
  readonly zoom: number;
  /** Its height over that, from the foot on. */
  readonly stretch: number;
  /** How far its top leans to the right, of its height. */
  readonly lean: number;
  /** How far all that is over the legs is ahead of the foot, pixels, and how high the legs are. */
  readonly ahead: number;
  readonly legs: number;
  /** Its light over that in the still. */
  readonly light: number;
}

/** A part of a still that is shown: how much of its left is out of sight, pixels of the frame, and how large a pixel of the still is there. */
export interface Shown {
  readonly left: number;
  readonly scale: number;
  /** How near everything is that stands in the still, and how wide that is. */
  readonly nearness: Float32Array;
  readonly width: number;
}

/** So much nearer something has to be than a layer that it hides: what lies on the ground lies on what is as near. */
const before = 1.06;

/** Lays a layer over planes that show a part of its still. What stands before it hides it. */
export function layLayer(layer: Layer, to: SourcePlanes, shown: Shown, by: Laying): void {
  layPlane(layer, { from: layer.planes.y, to: to.y, step: 1, zero: 16 }, shown, by);
  layPlane(layer, { from: layer.planes.u, to: to.u, step: 2, zero: 128 }, shown, by);
  layPlane(layer, { from: layer.planes.v, to: to.v, step: 2, zero: 128 }, shown, by);
}

interface LaidPlane {
  readonly from: BytePlane;
  readonly to: BytePlane;
  /** Pixels of the frame that one of the plane stands for. */
  readonly step: 1 | 2;
  /** The value of no light or no colour. */
  readonly zero: number;
}

function layPlane(layer: Layer, { from, to, step, zero }: LaidPlane, shown: Shown, by: Laying): void {
  const { zoom, foot, lean, stretch, ahead, legs, light } = by;
  const { scale } = shown;
  const { width, height, bytes } = layer.alpha;
  const reach = Math.abs(lean) * (layer.bottom - layer.top + 1) + Math.abs(ahead) + 2;
  const across = (x: number): number => ((by.to.x + (layer.at.x + x - foot.x) * zoom) * scale - shown.left) / step;
  const down = (y: number): number => ((by.to.y + (layer.at.y + y - foot.y) * zoom * stretch) * scale) / step;
  const left = Math.max(0, Math.floor(across(layer.left - reach)));
  const right = Math.min(to.width - 1, Math.ceil(across(layer.right + reach)));
  const top = Math.max(0, Math.floor(down(layer.top - 2)));
  const bottom = Math.min(to.height - 1, Math.ceil(down(layer.bottom + 2)));
  for (let y = top; y <= bottom; y++) {
    // Where in the layer a row of the frame comes from, and its first place.
    const sy = (y * step) / scale;
    const up = (by.to.y - sy) / (zoom * stretch);
    const py = foot.y - up - layer.at.y;
    const row = Math.floor(py);
    if (row < -1 || row >= height) continue;
    const aside = foot.x - lean * up - ahead * Math.min(1, Math.max(0, up / legs)) - layer.at.x;
    const [upper, lower] = [Math.max(0, row) * width, Math.min(height - 1, row + 1) * width];
    const standing = Math.min(Math.floor(sy), shown.nearness.length / shown.width - 1) * shown.width;
    const span = spanAt(layer.spans, row);
    const columnOf = (px: number): number => (((px - aside) * zoom + by.to.x) * scale - shown.left) / step;
    const end = Math.min(right, Math.ceil(columnOf(span.last)));
    for (let x = Math.max(left, Math.floor(columnOf(span.first))); x <= end; x++) {
      const sx = (x * step + shown.left) / scale;
      const px = (sx - by.to.x) / zoom + aside;
      const column = Math.floor(px);
      if (column < 0 || column >= width - 1) continue;
      // Between its legs a layer is empty as well.
      if (
        bytes[upper + column] === 0 &&
        bytes[upper + column + 1] === 0 &&
        bytes[lower + column] === 0 &&
        bytes[lower + column + 1] === 0
      )
        continue;
      const near = (layer.nearness[upper + column] ?? 0) * zoom;
      if (near > 0 && (shown.nearness[standing + Math.floor(sx)] ?? 0) > near * before) continue;
      const alpha = readPlane(layer.alpha, px, py) / 255;
      if (alpha < 0.01) continue;
      const i = y * to.width + x;
      const value = zero + (readPlane(from, px / step, py / step) - zero) * light;
      const under = to.bytes[i] ?? 0;
      to.bytes[i] = Math.min(240, under + (value - under) * alpha + 0.5);
    }
  }
}

/** A shadow as it falls in a still: how much light is left, in 255ths, for every second pixel from a place on, and where in each row it is less than all. */
export interface LaidShadow {
  readonly at: { readonly x: number; readonly y: number };
  readonly light: BytePlane;
  readonly spans: Spans;
}

/** What light is left, from a place of a still on, as a shadow to be laid. */
export function cutShadow(light: BytePlane, at: LaidShadow['at']): LaidShadow {
  return { at, light, spans: spansOf(light, 255) };
}

/** Darkens planes where a shadow falls, moved and enlarged as its figure is. */
export function layShadow(
  { at, light, spans }: LaidShadow,
  { y: plane }: SourcePlanes,
  shown: Shown,
  by: Laying,
): void {
  const { foot, to, zoom } = by;
  const { scale, left } = shown;
  const across = (x: number): number => (to.x + (at.x + x - foot.x) * zoom) * scale - left;
  const down = (y: number): number => (to.y + (at.y + y - foot.y) * zoom) * scale;
  const [first, last] = [
    Math.max(0, Math.ceil(across(0))),
    Math.min(plane.width - 1, Math.floor(across(light.width * 2))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.ceil(down(0))),
    Math.min(plane.height - 1, Math.floor(down(light.height * 2))),
  ];
  for (let y = top; y <= bottom; y++) {
    const sy = (foot.y + (y / scale - to.y) / zoom - at.y) / 2;
    const span = spanAt(spans, Math.floor(sy));
    const end = Math.min(last, Math.floor(across(span.last * 2)));
    for (let x = Math.max(first, Math.ceil(across(span.first * 2))); x <= end; x++) {
      const sx = (foot.x + ((x + left) / scale - to.x) / zoom - at.x) / 2;
      const share = readPlane(light, sx, sy) / 255;
      const i = y * plane.width + x;
      plane.bytes[i] = 16 + ((plane.bytes[i] ?? 0) - 16) * share + 0.5;
    }
  }
}
