/** To the process that reads an image. */
export interface ReadingOrder {
  readonly from: string;
  readonly into: string;
  readonly pixelsMax: number;
}

/** To the one that reads a logo. */
export interface LogoOrder extends ReadingOrder {
  /** Of what is kept. */
  readonly sideMaxPx: number;
  readonly keptMaxBytes: number;
}

/** And back. */
export type ReadingResult =
  | { readonly kind: 'image'; readonly width: number; readonly height: number; readonly sizeBytes: number }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unreadable'; readonly reason: string };
