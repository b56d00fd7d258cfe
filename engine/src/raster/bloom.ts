import { blurPlane } from './blur.ts';
import type { Picture } from './picture.ts';

/** Light spilled around what is brighter than white, at a quarter of the size. */
export interface Bloom {
  readonly width: number;
  readonly height: number;
  readonly samples: Float32Array;
}

const threshold = 0.78;
const brightest = 6;

/** Gathers the bright parts and spreads them over a narrow and a wide circle. */
export function gatherBloom(picture: Picture, strength: number): Bloom {
  const width = Math.ceil(picture.width / 4);
  const height = Math.ceil(picture.height / 4);
  const narrow = brightParts(picture, width, height);
  const wide = narrow.slice();
  const scratch = new Float32Array(narrow.length);
  const reach = Math.min(Math.max(width, height), Math.min(width, height) * 2.4);
  blurPlane({ width, height, channels: 3, samples: narrow }, reach * 0.011, 2, scratch);
  blurPlane({ width, height, channels: 3, samples: wide }, reach * 0.055, 2, scratch);
  for (let i = 0; i < narrow.length; i++) narrow[i] = ((narrow[i] ?? 0) * 0.6 + (wide[i] ?? 0) * 0.7) * strength;
  return { width, height, samples: narrow };
}

function brightParts(picture: Picture, width: number, height: number): Float32Array {
  const samples = new Float32Array(width * height * 3);
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
      samples[o] = r * keep;
      samples[o + 1] = g * keep;
      samples[o + 2] = b * keep;
    }
  }
  return samples;
}
