import type { Camera } from './camera.ts';

/** A rendered view before it is developed: linear light, and what each pixel belongs to. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Three floats a pixel. */
  readonly light: Float32Array;
  /** One over the distance along the camera's axis; 0 is the sky. */
  readonly nearness: Float32Array;
  /** Triangle number; -1 nothing; -2 and below a soft body. */
  readonly ids: Int32Array;
  readonly camera: Camera;
  /** Focal length in pixels. */
  readonly focal: number;
  /** What is seen in water: too restless for what is small. */
  readonly isMirror?: boolean;
}
