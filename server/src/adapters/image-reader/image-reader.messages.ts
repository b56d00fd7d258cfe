/** To the process that reads an image. */
export interface ReadingOrder {
  readonly from: string;
  readonly into: string;
  readonly pixelsMax: number;
}

/** And back. */
export type ReadingResult =
  | { readonly kind: 'image'; readonly width: number; readonly height: number; readonly sizeBytes: number }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unreadable'; readonly reason: string };
