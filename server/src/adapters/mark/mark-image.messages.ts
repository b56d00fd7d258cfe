import type { FramePattern, MarkPayload, PlainPixels } from '../../ports/image-mark.ts';

/** One picture to be marked, or a film whose pattern is to be drawn. */
export type MarkOrder =
  | { readonly kind: 'mark'; readonly id: number; readonly pixels: PlainPixels; readonly payload: MarkPayload }
  | { readonly kind: 'draw'; readonly id: number; readonly payload: MarkPayload };

/** What the thread answers; the pixels are those of the order, with the mark in them. */
export type MarkMessage =
  | { readonly kind: 'marked'; readonly id: number; readonly pixels: PlainPixels }
  | { readonly kind: 'drawn'; readonly id: number; readonly pattern: FramePattern }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
