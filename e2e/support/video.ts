import type { Locator, Page } from 'playwright-core';

/** What the browser says about a video that it plays. */
export interface PlayedVideo {
  readonly durationS: number;
  readonly width: number;
  readonly height: number;
  /** Where it has got to. */
  readonly atS: number;
  /** Average brightness of the frame on the screen, from 0 to 255. */
  readonly brightness: number;
  /** Colours that differ on it; a flat frame has one. */
  readonly colours: number;
}

/** Plays a video for a moment and looks at the frame it has come to, as pixels. */
export async function playVideo(aVideo: Locator): Promise<PlayedVideo> {
  return aVideo.evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    await new Promise<void>((resolve) => {
      const look = () => (video.currentTime > 0.1 ? resolve() : requestAnimationFrame(look));
      look();
    });
    video.pause();
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 64;
    const brush = canvas.getContext('2d');
    brush?.drawImage(video, 0, 0, 64, 64);
    const pixels = brush?.getImageData(0, 0, 64, 64).data ?? new Uint8ClampedArray();
    let sum = 0;
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      sum += (red + green + blue) / 3;
      colours.add((red << 16) | (green << 8) | blue);
    }
    return {
      durationS: video.duration,
      width: video.videoWidth,
      height: video.videoHeight,
      atS: video.currentTime,
      brightness: sum / (pixels.length / 4),
      colours: colours.size,
    };
  });
}

/** Chooses in one of the form's lists. */
export async function choose(page: Page, list: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}
