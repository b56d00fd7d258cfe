import type { PaintPreview } from '../types.ts';
import { type Development, developPicture } from './develop.ts';
import { createPicture, finish, type Picture } from './picture.ts';

/** Longer side of a preview, in pixels. */
const previewSide = 96;
/** Of each pixel of a preview so many by so many of the picture are looked at: all of them would cost more than it shows. */
const looks = 4;
/** The share of a picture that may still be bare when it is shown. */
const bareMost = 0.1;

/** The size of a preview in the proportions of a picture, its longer side at most `side`. */
export function previewSize(
  of: { width: number; height: number },
  side = previewSide,
): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(of.width, of.height));
  const length = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
  return { width: length(of.width), height: length(of.height) };
}

/** A picture in small, as far as it is painted. */
export function shrink(picture: Picture): Picture {
  const { width, height } = previewSize(picture);
  const small = createPicture(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let look = 0; look < looks * looks; look++) {
        const u = Math.floor(((x + ((look % looks) + 0.5) / looks) * picture.width) / width);
        const v = Math.floor(((y + (Math.floor(look / looks) + 0.5) / looks) * picture.height) / height);
        for (let k = 0; k < 3; k++) {
          const o = (y * width + x) * 3 + k;
          small.pixels[o] =
            (small.pixels[o] ?? 0) + (picture.pixels[(v * picture.width + u) * 3 + k] ?? 0) / looks ** 2;
        }
      }
    }
  }
  return small;
}

/** False while much of it has not been painted: black ground below a finished sky tells nobody anything. */
export function isCovered({ pixels }: Picture): boolean {
  let bare = 0;
  for (let o = 0; o < pixels.length; o += 3) if (!pixels[o] && !pixels[o + 1] && !pixels[o + 2]) bare += 1;
  return bare * 3 < pixels.length * bareMost;
}

/** A small picture as it is shown: its bloom would reach over all of it, so it has none. */
export function developPreview(picture: Picture, development: Development): PaintPreview {
  const { width, height } = picture;
  const out = new Uint8ClampedArray(width * height * 4);
  finish(developPicture(picture, { ...development, bloom: 0, clarity: 0 }, out));
  return { pixels: new Uint8Array(out.buffer), width, height };
}
