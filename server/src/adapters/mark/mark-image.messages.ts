import type { FramePattern, MarkPayload, PlainPixels } from '../../ports/image-mark.ts';

/** One picture to be marked, or a film whose pattern is to be drawn, with the secret of this moment. */
export type MarkOrder = { readonly id: number; readonly secret: string; readonly payload: MarkPayload } & (
  | { readonly kind: 'mark'; readonly pixels: PlainPixels }
  | { readonly kind: 'draw' }
);

/** What the thread answers; the pixels are those of the order, with the mark in them. */
export type MarkMessage =
  | { readonly kind: 'marked'; readonly id: number; readonly pixels: PlainPixels }
  | { readonly kind: 'drawn'; readonly id: number; readonly pattern: FramePattern }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
