import type { Rect } from './rect.ts';
import type { KeptForms } from './forms.ts';
import type { View } from './view.ts';

/** The same outline, to be shaded. */
export function copyOf(view: View): View {
  return {
    ...view,
    light: new Float32Array(view.nearness.length * 3),
    nearness: view.nearness.slice(),
    ids: view.ids.slice(),
  };
}

/** A part of a view as a view of its own. */
export function cropped(view: View, { left, top, right, bottom }: Rect): View {
  const [width, height] = [right - left, bottom - top];
  const light = new Float32Array(width * height * 3);
  const nearness = new Float32Array(width * height);
  const ids = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * view.width + left;
    light.set(view.light.subarray(row * 3, (row + width) * 3), y * width * 3);
    nearness.set(view.nearness.subarray(row, row + width), y * width);
    ids.set(view.ids.subarray(row, row + width), y * width);
  }
  return { ...view, width, height, light, nearness, ids };
}

/** What was kept of a part of a view that is so wide. */
export function croppedForms(kept: KeptForms, across: number, { left, top, right, bottom }: Rect): KeptForms {
  const part = (values: Float32Array): Float32Array => {
    const of = new Float32Array((right - left) * (bottom - top) * 3);
    for (let y = top; y < bottom; y++) {
      const row = (y * across + left) * 3;
      of.set(values.subarray(row, row + (right - left) * 3), (y - top) * (right - left) * 3);
    }
    return of;
  };
  return { normals: part(kept.normals), colours: part(kept.colours) };
}
