/** To the process that reads a picture. */
export interface ReadingOrder {
  readonly from: string;
  readonly into: string;
  readonly pixelsMax: number;
}

/** And back. */
export type ReadingResult =
  | { readonly kind: 'picture'; readonly width: number; readonly height: number; readonly sizeBytes: number }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unreadable'; readonly reason: string };
