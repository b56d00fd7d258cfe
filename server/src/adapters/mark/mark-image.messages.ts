import type { MarkPayload, PlainPixels } from '../../ports/image-mark.ts';

/** One picture to be marked. */
export interface MarkOrder {
  readonly id: number;
  readonly pixels: PlainPixels;
  readonly payload: MarkPayload;
}

/** What the thread answers; the pixels are those of the order, with the mark in them. */
export type MarkMessage =
  | { readonly kind: 'marked'; readonly id: number; readonly pixels: PlainPixels }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
