import type { SceneDescription } from './prompt/scene-description.ts';

/** The styles that change how a picture is painted. */
export type StudioStyle =
  | 'none'
  | 'photographic'
  | 'cinematic'
  | 'anime'
  | 'digital-art'
  | 'oil-painting'
  | 'watercolor'
  | 'line-art'
  | 'pixel-art'
  | 'neon'
  | 'fantasy'
  | 'minimal';

/** What to paint. The same request always gives the same bytes within one engine version. */
export interface PaintRequest {
  readonly prompt: string;
  /** Any integer; another seed gives another picture of the same words. */
  readonly seed: number;
  /** A `StudioStyle`; anything else paints as `none`. */
  readonly style: string;
  /** Pixels, 64..2048. */
  readonly width: number;
  /** Pixels, 64..2048. */
  readonly height: number;
  /** 1 to 10, how closely the picture keeps to its words (`Adherence`); without it the usual 7. */
  readonly textWeight?: number;
}

/** The layers of a picture, in painting order. A scene may leave some out. */
export type PaintLayer = 'sky' | 'terrain' | 'water' | 'foreground' | 'post' | 'style';

/** What can be seen of a picture while it is painted: RGBA, one byte each, the longer side at most 96 pixels. */
export interface PaintPreview {
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export interface PaintOptions {
  /** Told the fraction done (0..1, never falling) and the layer being painted. */
  readonly onProgress?: (fraction: number, layer: PaintLayer) => void;
  /** Shown the picture a few times while it is painted, each time nearer to what it becomes; before its style is laid on. */
  readonly onPreview?: (preview: PaintPreview) => void;
  readonly signal?: AbortSignal;
}

/** A finished picture. */
export interface Painting {
  /** RGBA, one byte each, `width * height * 4`, opaque. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly scene: SceneDescription;
}
