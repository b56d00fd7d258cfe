import { createPicture } from '../raster/picture.ts';
import type { Forms } from '../solid/forms.ts';
import { reduce } from './reduce.ts';

/** The forms of a view at the size of its picture: lines and light are averaged as its colours are, areas are those of the middle of each pixel. */
export function reducedForms(forms: Forms, size: { readonly width: number; readonly height: number }): Forms {
  const { width, height } = size;
  if (forms.width === width && forms.height === height) return forms;
  const both = new Float32Array(forms.width * forms.height * 3);
  for (let i = 0; i < forms.contour.length; i++) {
    both[i * 3] = forms.contour[i] ?? 0;
    both[i * 3 + 1] = forms.lit[i] ?? 0;
  }
  const picture = createPicture(width, height);
  reduce({ width: forms.width, height: forms.height, light: both }, picture);
  const middle = (at: number, length: number, from: number): number =>
    Math.min(from - 1, Math.floor(((at + 0.5) * from) / length));
  const areas = new Int32Array(width * height);
  const asked = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = middle(y, height, forms.height) * forms.width + middle(x, width, forms.width);
      areas[y * width + x] = forms.areas[from] ?? 0;
      asked[y * width + x] = forms.asked[from] ?? 0;
    }
  const channel = (k: number): Float32Array =>
    Float32Array.from({ length: width * height }, (_, i) => picture.pixels[i * 3 + k] ?? 0);
  return { width, height, contour: channel(0), lit: channel(1), areas, asked };
}
