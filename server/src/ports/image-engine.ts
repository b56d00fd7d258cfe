import type { ImageSizing } from '../kernel/engine-size.ts';
import type { HeardPrompt } from './heard-prompt.ts';

/**
 * Where an image comes from, in the words of the IPTC: `algorithmicMedia` was computed by rules, `trainedAlgorithmicMedia`
 * by a model that learned from others' images.
 */
export type DigitalSource = 'algorithmicMedia' | 'trainedAlgorithmicMedia';

/** What an engine can paint; the product offers no more than this (GET /image-sizes). */
export interface ImageCapabilities {
  /** Name that stands in `engine` of what it made. */
  readonly engine: string;
  readonly model: string;
  /** True when the same request and seed give the same image. */
  readonly seeded: boolean;
  readonly digitalSource: DigitalSource;
  readonly sizing: ImageSizing;
  /** False for engines that are paid by the call: one whose answer was lost is never asked again. */
  readonly restartable: boolean;
  /** It can be told what an image shall not show (MAKE-59); left out by those that cannot. */
  readonly takesNegativePrompt?: boolean;
  /** An image can start from another one (MAKE-93); left out by those that start from words alone. */
  readonly takesReference?: boolean;
}

/** Most that is kept of an image in the making. */
export const previewMaxBytes = 4_096;

/** An uploaded image as we have encoded it, in its own proportions. */
export interface ReferenceImage {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

export interface ImageRequest {
  /** The generation's id: names the task where an engine lets us choose its name. */
  readonly id: string;
  /** The person's own words. */
  readonly words: string;
  /** The same with the style appended, for engines that know no styles. */
  readonly prompt: string;
  /** What it shall not show; only asked of engines that take it. */
  readonly negativePrompt?: string | undefined;
  /** The image that it starts from, decoded and stripped before; only asked of engines that take one. */
  readonly reference?: ReferenceImage | undefined;
  readonly style: string;
  /** 1 to 2^32 - 1. */
  readonly seed: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** 1 to 10. */
  readonly guidanceScale: number;
  /**
   * Called with 0 to 1 and a word for the person; the engine may be silent. One that can shows what there is of the image: a WebP of at most
   * `previewMaxBytes` and 96 pixels on its longer side. A larger one is not kept.
   */
  readonly onProgress: (fraction: number, message: string, preview?: Uint8Array) => void;
  /** Aborted at the deadline or when the process stops. */
  readonly signal: AbortSignal;
}

/**
 * What is known for certain is a value. A throw leaves in doubt whether the engine worked (and is paid): it is tried
 * again only where the engine is restartable.
 */
export type ImageOutcome =
  | { readonly kind: 'painted'; readonly image: PaintedImage }
  /** The engine will not paint this; the reason is a sentence for the person. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It certainly did not begin: it may be asked again after the pause. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number; readonly reason: string }
  /** It began and brought nothing that can be used; paid or not, it is over. */
  | { readonly kind: 'failed'; readonly reason: string; readonly mayBePaid: boolean };

/** Pixels where the engine has them at hand (they are encoded here, once), else an encoded file. */
export type PaintedImage =
  | {
      readonly kind: 'pixels';
      /** RGBA, one byte each. */
      readonly data: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'file';
      readonly bytes: Uint8Array;
      readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
    };

/** What a sketch shows. */
export type SketchRequest = Pick<ImageRequest, 'words' | 'negativePrompt' | 'style' | 'seed' | 'signal'>;

/** Pixels of a sketch: the shape of the tiles that styles are chosen by. */
export const sketchSize = { width: 200, height: 184 } as const;

/** A finished image to be made larger. */
export interface UpscaleRequest {
  /** The generation's id. */
  readonly id: string;
  /** The file as it is stored: PNG, JPEG or WebP. */
  readonly bytes: Uint8Array;
  /** The style that it was painted in: one that consists of hard edges keeps them. */
  readonly style: string;
  /** Pixels of what is to come of it, in the proportions of the file. */
  readonly width: number;
  readonly height: number;
  /** Called with 0 to 1 and a word for the person. */
  readonly onProgress: (fraction: number, message: string) => void;
  /** Aborted at the deadline or when the process stops. */
  readonly signal: AbortSignal;
}

/** Makes finished images larger. */
export interface Upscaler {
  /** What stands in `engine` and `model` of what it made, and whether it may be asked again after a lost answer. */
  readonly capabilities: Pick<ImageCapabilities, 'engine' | 'model' | 'restartable'>;
  /** Throws where it is in doubt whether it worked, as `generate` of an engine does. */
  upscale(request: UpscaleRequest): Promise<ImageOutcome>;
}

/** Paints images from words. */
export interface ImageEngine {
  readonly capabilities: ImageCapabilities;
  /** Left out where the engine has none of its own: then images are enlarged by resampling. */
  readonly upscaler?: Upscaler;
  /** What it would make of a person's words, without painting; an engine that cannot tell has no such function. */
  hears?(words: string, negativePrompt?: string): Promise<HeardPrompt>;
  /**
   * A WebP of `sketchSize` of a person's words in a style, at once and free of charge; left out by engines that are paid by the image or take
   * seconds for it. Throws where it cannot.
   */
  sketch?(request: SketchRequest): Promise<Uint8Array>;
  generate(request: ImageRequest): Promise<ImageOutcome>;
  close(): Promise<void>;
}
