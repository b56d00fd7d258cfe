/** To the process that reads an image to be kept. */
export interface OriginalOrder {
  readonly from: string;
  readonly into: string;
  readonly pixelsMax: number;
}

/** And back. */
export type OriginalResult =
  | {
      readonly kind: 'image';
      readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
      readonly width: number;
      readonly height: number;
      readonly texts: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unreadable'; readonly reason: string };
