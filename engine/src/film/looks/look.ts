import type { Kernel } from '../enlarge.ts';

/** A style at work on a film: repaints each developed frame so that neighbouring frames stay alike. */
export interface Look {
  /** Size of what `repaint` gives. */
  readonly width: number;
  readonly height: number;
  readonly kernel: Kernel;
  /** Eight-bit steps of the weave that hides bands. */
  readonly grain: number;
  /** Repaints a frame (RGBA, opaque); may change the given pixels. */
  repaint(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<Uint8ClampedArray<ArrayBuffer>>;
}

/** What a look is opened with. */
export interface LookSetting {
  readonly width: number;
  readonly height: number;
  /** The film's first frame, developed: what is fixed for the whole film is taken from it. */
  readonly first: Uint8ClampedArray<ArrayBuffer>;
}
