import type { Development } from '../../raster/develop.ts';
import type { Moment } from '../shot.ts';

/** A scene with time in it. What does not change is made once, when it is opened. */
export interface SceneFilm {
  readonly development: Development;
  /** Paints the scene's picture as it is at a moment. */
  paint(moment: Moment): void;
}
