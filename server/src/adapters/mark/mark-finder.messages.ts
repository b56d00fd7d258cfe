import type { ContentType } from '@loomlight/contract';
import type { Size } from './scale-luma.ts';

/** One file to be looked at. */
export interface LookOrder {
  readonly path: string;
  /** What there is to look at in it. */
  readonly form: ContentType;
  /** That of this moment, then those from before. */
  readonly secrets: readonly string[];
  /** Sizes that the product offers. */
  readonly offered: readonly Size[];
  /** What it may take of the processor before it is cut short. */
  readonly workMs: number;
}
