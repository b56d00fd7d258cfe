/** One instant of a film. */
export interface Moment {
  /** Seconds since its beginning. */
  readonly time: number;
  /** How long the camera has been on its way, seconds; it sets off and arrives gently, and a fixed one stays at 0. */
  readonly travel: number;
}

/** A film about to be taken: renders any of its frames, in any order. */
export interface Shot {
  /** Renders a frame into `out` (I420, BT.709, limited range). */
  expose(frame: number, out: Uint8Array): Promise<void>;
}

/** The moment of a frame. */
export function momentOf(
  frame: number,
  film: { readonly fps: number; readonly durationS: number; readonly cameraFixed: boolean },
): Moment {
  const time = frame / film.fps;
  const part = time / film.durationS;
  const eased = part * 0.55 + 0.45 * part * part * (3 - 2 * part);
  return { time, travel: film.cameraFixed ? 0 : eased * film.durationS };
}
