import type { FramePattern } from './pattern.ts';

/** Frames a second that are offered. */
export const filmRates: readonly number[] = [24, 30];
/** Pixels; a side of a film is even and lies between these. */
export const filmSides: { readonly min: number; readonly max: number } = { min: 64, max: 2520 };
/** Whole seconds. */
export const filmSeconds: { readonly min: number; readonly max: number } = { min: 1, max: 10 };

/** What to film. The same request gives the same bytes within one engine version. */
export interface FilmRequest {
  /** May be empty when there is an image. */
  readonly prompt: string;
  /** Any integer; another seed gives another film of the same words. */
  readonly seed: number;
  /** A `StudioStyle`; anything else films as `none`. */
  readonly style: string;
  /** Pixels, even. */
  readonly width: number;
  /** Pixels, even. */
  readonly height: number;
  /** One of `filmRates`. */
  readonly fps: number;
  readonly durationS: number;
  /** The camera stands still while the world goes on. */
  readonly cameraFixed: boolean;
  /** Encoded picture (JPEG, PNG, WebP) to animate; without it the film is made from the words alone. */
  readonly image?: Uint8Array;
  /** Laid over every frame; without it the frames are as they were filmed. */
  readonly pattern?: FramePattern;
  /** A tag of the file. Never the prompt: what is sold must not lie open in it. */
  readonly title: string;
  /** A tag of the file. */
  readonly comment: string;
}

export interface FilmOptions {
  /** Told after each frame, from 1 to `frames`. */
  readonly onProgress?: (frame: number, frames: number) => void;
  readonly signal?: AbortSignal;
}

/** A picture in memory: RGBA, one byte each, `width * height * 4`, opaque. */
export interface Poster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A finished film. */
export interface Film {
  /** MP4: H.264 High, its index before its pictures, so that it plays while it loads. */
  readonly bytes: Uint8Array;
  /** The frame at a fifth of the length, in full size. */
  readonly poster: Poster;
  readonly width: number;
  readonly height: number;
  readonly durationS: number;
  readonly fps: number;
  readonly frames: number;
}

/** Frames in a film. */
export function countFrames({ durationS, fps }: Pick<FilmRequest, 'durationS' | 'fps'>): number {
  return durationS * fps;
}

/** The frame that stands for the film. */
export function posterFrame(frames: number): number {
  return Math.floor(frames * 0.2);
}
