import type { Variants } from './derive-variants.ts';

/** A picture or film with everything that is stored of it. */
export interface Made {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: Variants;
}

/** How the work of an attempt ends when nothing interrupts it. */
export type Outcome =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'refused'; readonly reason: string };
