/** The sizes an engine paints: any within bounds, or only those of a list. What is asked for is cut from what comes back. */
export type ImageSizing =
  | {
      readonly kind: 'free';
      readonly sidePx: { readonly min: number; readonly max: number; readonly step: number };
      /** Width times height. */
      readonly pixels: { readonly min: number; readonly max: number };
    }
  | { readonly kind: 'list'; readonly sizes: readonly EngineSize[] };

export interface EngineSize {
  readonly width: number;
  readonly height: number;
  /** How the engine names it where it takes no pixels, such as `16:9`. */
  readonly ratio?: `${number}:${number}`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A fifth of an image may be cut off, and it may be enlarged by a seventh: beyond that people would not get what they paid for. */
const cropMax = 0.2;
const enlargementMax = 1.15;

/**
 * The size to ask the engine for, so that what was promised can be cut from what it paints; undefined when no size of
 * the engine comes close enough, and the promise must not be made.
 */
export function engineSizeFor(sizing: ImageSizing, wanted: Size): EngineSize | undefined {
  const candidates = sizing.kind === 'list' ? sizing.sizes : [freeSize(sizing, wanted)];
  return candidates
    .filter((size) => isCloseEnough(size, wanted))
    .toSorted((a, b) => loss(a, wanted) - loss(b, wanted) || area(a) - area(b))[0];
}

/** True when an image of this size, whatever engine it comes from, can be cut to the promised one without cheating anybody. */
export function isCloseEnough(made: Size, wanted: Size): boolean {
  return loss(made, wanted) <= cropMax && enlargement(made, wanted) <= enlargementMax;
}

/** The part that is cut off. */
function loss(made: Size, wanted: Size): number {
  const a = made.width / made.height;
  const b = wanted.width / wanted.height;
  return 1 - Math.min(a, b) / Math.max(a, b);
}

function enlargement(made: Size, wanted: Size): number {
  return Math.max(wanted.width / made.width, wanted.height / made.height);
}

function area({ width, height }: Size): number {
  return width * height;
}

/** The wanted size itself, or its proportions scaled into the engine's bounds and onto its grid. */
function freeSize({ sidePx, pixels }: Extract<ImageSizing, { kind: 'free' }>, wanted: Size): Size {
  const grow = Math.max(1, Math.sqrt(pixels.min / area(wanted)), sidePx.min / Math.min(wanted.width, wanted.height));
  const shrink = Math.min(
    1,
    Math.sqrt(pixels.max / area(wanted)) / grow,
    sidePx.max / (Math.max(wanted.width, wanted.height) * grow),
  );
  // Up when it had to grow, down when it had to shrink: never out of the bounds it was just brought into.
  const round = shrink < 1 ? Math.floor : Math.ceil;
  const side = (length: number): number =>
    Math.min(sidePx.max, Math.max(sidePx.min, sidePx.step * round((length * grow * shrink) / sidePx.step - 1e-9)));
  return { width: side(wanted.width), height: side(wanted.height) };
}
