import { blurPlane } from './blur.ts';
import { greyOf } from './colour.ts';
import type { Picture } from './picture.ts';

/** What lies around each point of a picture, at a quarter of its size. */
export interface Surround {
  readonly width: number;
  readonly height: number;
  /** Light spilled around what is brighter than white, three numbers a point. */
  readonly bloom: Float32Array;
  /** How light it is there on the whole, one number a point. */
  readonly light: Float32Array;
}

const threshold = 0.78;
const brightest = 6;
/** How far around a point is still beside it, as shares of the span: near, far, and for how light it is on the whole. */
const [nearby, farther, whole] = [0.011, 0.055, 0.045] as const;

/** Gathers the bright parts and spreads them over a narrow and a wide circle, and smooths how light it is. */
export function gatherSurround(picture: Picture, strength: number): Surround {
  const width = Math.ceil(picture.width / 4);
  const height = Math.ceil(picture.height / 4);
  const { bright: narrow, light } = readParts(picture, width, height);
  const wide = narrow.slice();
  const scratch = new Float32Array(narrow.length);
  const reach = Math.min(Math.max(width, height), Math.min(width, height) * 2.4);
  blurPlane({ width, height, channels: 3, samples: narrow }, reach * nearby, 2, scratch);
  blurPlane({ width, height, channels: 3, samples: wide }, reach * farther, 2, scratch);
  blurPlane({ width, height, channels: 1, samples: light }, reach * whole, 2, scratch);
  for (let i = 0; i < narrow.length; i++) narrow[i] = ((narrow[i] ?? 0) * 0.6 + (wide[i] ?? 0) * 0.7) * strength;
  return { width, height, bloom: narrow, light };
}

/** The light of each point that is over the threshold, and how light it is. */
function readParts(
  picture: Picture,
  width: number,
  height: number,
): { readonly bright: Float32Array; readonly light: Float32Array } {
  const bright = new Float32Array(width * height * 3);
  const light = new Float32Array(width * height);
  const { pixels } = picture;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let dy = 0; dy < 4; dy += 2) {
        for (let dx = 0; dx < 4; dx += 2) {
          const o =
            (Math.min(picture.height - 1, y * 4 + dy) * picture.width + Math.min(picture.width - 1, x * 4 + dx)) * 3;
          r += Math.min(brightest, pixels[o] ?? 0);
          g += Math.min(brightest, pixels[o + 1] ?? 0);
          b += Math.min(brightest, pixels[o + 2] ?? 0);
        }
      }
      const peak = Math.max(r, g, b) / 4;
      const keep = peak > threshold ? (peak - threshold) / peak / 4 : 0;
      const o = (y * width + x) * 3;
      bright[o] = r * keep;
      bright[o + 1] = g * keep;
      bright[o + 2] = b * keep;
      light[y * width + x] = greyOf(r, g, b) / 4;
    }
  }
  return { bright, light };
}
