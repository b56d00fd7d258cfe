/** A part of a picture, pixels; right and bottom are the first that do not belong to it. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All of a picture. */
export const wholeOf = ({ width, height }: { readonly width: number; readonly height: number }): Rect => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** The same with so many pixels more on each side, as far as the picture goes. */
export const grown = (
  { left, top, right, bottom }: Rect,
  by: number,
  { width, height }: { readonly width: number; readonly height: number },
): Rect => ({
  left: Math.max(0, left - by),
  top: Math.max(0, top - by),
  right: Math.min(width, right + by),
  bottom: Math.min(height, bottom + by),
});
