import { type FramePattern, openFilmStudio } from '@loomlight/engine/film';

/** Seconds that it lasts. */
export const studioVideoS = 2;

/** Two seconds of a real video of the studio, with a pattern over its frames: as it comes from the studio, before it is signed. */
export async function studioVideo(
  size: { readonly width: number; readonly height: number },
  pattern: FramePattern,
): Promise<Uint8Array> {
  const studio = openFilmStudio();
  const words = { prompt: 'ocean at sunset', seed: 3, style: 'none', title: '', comment: '' };
  try {
    const film = await studio.film({
      ...words,
      ...size,
      fps: 24,
      durationS: studioVideoS,
      cameraFixed: false,
      pattern,
    });
    return film.bytes;
  } finally {
    await studio.close();
  }
}
