import type { Size } from './look-for-mark.ts';

/** One file to be looked at. */
export interface LookOrder {
  readonly path: string;
  readonly secret: string;
  /** Sizes that the product offers. */
  readonly offered: readonly Size[];
}
