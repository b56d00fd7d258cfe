import { isIndoors } from '../../settings/shown.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { Plan } from '../../compose/plan.ts';
import { createRandom, hashText } from '../../raster/random.ts';
import { drawBirds } from '../../scenes/silhouettes.ts';
import type { Elements } from '../picture/warp-grid.ts';
import type { SourcePlanes } from '../picture/source-planes.ts';

const flock = 7;
/** Brightness of a bird against the sky, limited range. */
const dark = 44;
/** Widths of the picture that the flock goes in a second. */
const speed = 0.075;

/** Whether birds may cross the sky of a film in which nothing else goes anywhere: by day, in the open, and not where they were refused. */
export function letsBirdsPass({ heard, setting, time, weather }: Plan): boolean {
  const shut = isIndoors(setting) || ['reef', 'moon', 'mars', 'space', 'clouds'].includes(setting);
  const refused = heard.refused.some((id) => id === 'flock' || id === 'bird' || id === 'seagull');
  const calm = weather.every((kind) => kind === 'clear' || kind === 'cloudy');
  return !shut && !refused && calm && time !== 'night';
}

/**
 * Lays a flock over the planes that crosses the sky, where there is sky: the one thing that happens in a film of what stands still. It is drawn
 * into a strip as wide as the picture.
 */
export function passBirds(
  planes: SourcePlanes,
  sky: Elements,
  of: { seed: number; time: number; durationS: number },
): void {
  const { y: bright } = planes;
  const random = createRandom(of.seed ^ hashText('passing birds'));
  const left = random() < 0.5;
  const height = Math.max(8, Math.round(bright.height * 0.2));
  const top = Math.round(bright.height * (0.07 + random() * 0.08));
  const pen = createCanvas(bright.width, height).getContext('2d');
  const size = bright.height * 0.017;
  const gone = (of.time - of.durationS / 2) * speed;
  const x = bright.width * (0.5 + (left ? -gone : gone));
  pen.strokeStyle = '#000';
  // Their wings beat by the clock; the way is the flock's.
  drawBirds(
    pen,
    { x, y: height / 2, width: bright.width * 0.2, height: height * 0.55, size, time: of.time },
    flock,
    random,
  );
  const { data } = pen.getImageData(0, 0, bright.width, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < bright.width; column++) {
      const alpha = (data[(row * bright.width + column) * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const u = Math.floor((column / bright.width) * sky.width);
      const v = Math.floor(((top + row) / bright.height) * sky.height);
      const i = (top + row) * bright.width + column;
      const was = bright.bytes[i] ?? 0;
      bright.bytes[i] = was + (dark - was) * alpha * 0.85 * (sky.sky[v * sky.width + u] ?? 0);
    }
  }
}
