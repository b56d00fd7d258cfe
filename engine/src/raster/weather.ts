import { addGlow } from './stars.ts';
import type { Scene } from '../scenes/scene.ts';

/** Slanting streaks of rain, faint, near ones longer. */
export function paintRain(scene: Scene): void {
  const random = scene.stream('rain');
  const { width, height, span, picture, mood } = scene;
  const { pixels } = picture;
  const drops = Math.round((1000 * width * height) / (span * span));
  const [r, g, b] = mood.palette.horizon;
  for (let i = 0; i < drops; i++) {
    const x = random() * width * 1.1;
    const y = random() * height;
    const near = random();
    const length = span * (0.014 + near * 0.036);
    const strength = 0.025 + near * near * 0.085;
    for (let step = 0; step < length; step++) {
      const row = Math.floor(y + step);
      const column = Math.floor(x - step * 0.13);
      if (row >= height || column < 0 || column >= width) continue;
      const fade = strength * Math.sin((step / length) * Math.PI);
      const o = (row * width + column) * 3;
      pixels[o] = (pixels[o] ?? 0) + fade * (0.5 + r);
      pixels[o + 1] = (pixels[o + 1] ?? 0) + fade * (0.5 + g);
      pixels[o + 2] = (pixels[o + 2] ?? 0) + fade * (0.55 + b);
    }
  }
}

/** Soft flakes of snow, the near ones large and blurred. */
export function paintSnowfall(scene: Scene): void {
  const random = scene.stream('snowfall');
  const { width, height, span, unit, picture, mood } = scene;
  const flakes = Math.round((420 * width * height) / (span * span));
  const brightness = mood.night ? 0.35 : 0.55;
  for (let i = 0; i < flakes; i++) {
    const near = random() ** 3;
    const radius = Math.max(0.6, (0.7 + near * 4) * unit);
    addGlow(picture, random() * width, random() * height, radius, [0.9, 0.95, 1], brightness * (0.9 - near * 0.65));
  }
}
