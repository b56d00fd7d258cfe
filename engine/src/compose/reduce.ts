import type { Picture } from '../raster/picture.ts';
import type { View } from '../solid/view.ts';

/** Light above this is held back before it is averaged, or one spark would whiten its whole neighbourhood. */
const brightest = 6;

/** Light within bounds; what is no number is dark, or the bloom would carry it over a quarter of the picture. */
function held(light: number | undefined): number {
  return light !== undefined && light > 0 ? Math.min(brightest, light) : 0;
}

/** Which points of a line each pixel of a shorter one lies on: its first one, and its shares of `most` from there on. */
interface Spans {
  readonly first: Int32Array;
  readonly shares: Float64Array;
  readonly most: number;
}

function spansOf(from: number, to: number): Spans {
  const step = from / to;
  const most = Math.ceil(step) + 1;
  const first = Int32Array.from({ length: to }, (_, at) => Math.floor(at * step));
  const shares = Float64Array.from({ length: to * most }, (_, k) => {
    const at = Math.floor(k / most);
    const point = (first[at] ?? 0) + (k % most);
    if (point >= from) return 0;
    return Math.max(0, Math.min(point + 1, (at + 1) * step) - Math.max(point, at * step));
  });
  return { first, shares, most };
}

/** Averages the view down to the picture, each pixel by the area it covers. */
export function reduce(
  { width: from, height: fromHigh, light }: Pick<View, 'width' | 'height' | 'light'>,
  picture: Picture,
): void {
  const { width, height, pixels } = picture;
  const across = spansOf(from, width);
  const down = spansOf(fromHigh, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < down.most; j++) {
        const tall = down.shares[y * down.most + j] ?? 0;
        if (tall <= 0) continue;
        let o = (((down.first[y] ?? 0) + j) * from + (across.first[x] ?? 0)) * 3;
        for (let i = 0; i < across.most; i++, o += 3) {
          const area = tall * (across.shares[x * across.most + i] ?? 0);
          if (area <= 0) continue;
          total += area;
          r += area * held(light[o]);
          g += area * held(light[o + 1]);
          b += area * held(light[o + 2]);
        }
      }
      const o = (y * width + x) * 3;
      pixels[o] = r / total;
      pixels[o + 1] = g / total;
      pixels[o + 2] = b / total;
    }
  }
}
