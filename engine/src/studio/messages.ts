import type { PaintLayer, PaintPreview, PaintRequest, Painting } from '../types.ts';

/** From the studio to its painter. `cancel` is one shared Int32: 1 stops the painting. */
export interface PaintOrder {
  readonly id: number;
  readonly request: PaintRequest;
  readonly cancel: Int32Array;
  /** Somebody wants to see it while it is painted. */
  readonly previews: boolean;
}

/** From the painter to the studio. */
export type PainterMessage =
  | { readonly kind: 'progress'; readonly id: number; readonly fraction: number; readonly layer: PaintLayer }
  | { readonly kind: 'preview'; readonly id: number; readonly preview: PaintPreview }
  | { readonly kind: 'done'; readonly id: number; readonly painting: Painting }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error };
