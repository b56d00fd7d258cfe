import { addGlow } from './stars.ts';
import type { Scene } from './scene.ts';

/** Slanting streaks of rain, faint, near ones longer. */
export function paintRain(scene: Scene): void {
  const random = scene.stream('rain');
  const { width, height, span, picture, mood } = scene;
  const { pixels } = picture;
  const drops = Math.round((1000 * width * height) / (span * span));
  const [r, g, b] = mood.palette.horizon;
  for (let i = 0; i < drops; i++) {
    const startX = random() * width * 1.1;
    const startY = random() * height;
    const near = random();
    const length = span * (0.014 + near * 0.036);
    const { x, y } = fall(scene, { x: startX, y: startY, near, length });
    const strength = 0.025 + near * near * 0.085;
    for (let step = 0; step < length; step++) {
      const row = Math.floor(y + step);
      const column = Math.floor(x - step * 0.13);
      if (row < 0 || row >= height || column < 0 || column >= width) continue;
      const fade = strength * Math.sin((step / length) * Math.PI);
      const o = (row * width + column) * 3;
      pixels[o] = (pixels[o] ?? 0) + fade * (0.5 + r);
      pixels[o + 1] = (pixels[o + 1] ?? 0) + fade * (0.5 + g);
      pixels[o + 2] = (pixels[o + 2] ?? 0) + fade * (0.55 + b);
    }
  }
}

/** Where a drop has fallen to by now. It falls a little further than the picture is high, then begins again above. */
function fall(
  { time, width, height, span }: Scene,
  { x, y, near, length }: { x: number; y: number; near: number; length: number },
): { x: number; y: number } {
  if (time === 0) return { x, y };
  const fallen = time * span * (0.75 + near * 0.9);
  const room = width * 1.1;
  return { x: (((x - fallen * 0.13) % room) + room) % room, y: ((y + fallen) % (height + length)) - length };
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
    const { x, y } = drift(scene, { x: random() * width, y: random() * height, near, radius, flake: i });
    addGlow(picture, x, y, radius, [0.9, 0.95, 1], brightness * (0.9 - near * 0.65));
  }
}

interface Flake {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly radius: number;
  readonly flake: number;
}

/** Where a flake has sunk to by now, swaying; it comes back above when it has left below. */
function drift({ time, width, height, span }: Scene, { x, y, near, radius, flake }: Flake): { x: number; y: number } {
  if (time === 0) return { x, y };
  const margin = radius * 3;
  const phase = flake * 2.399;
  const sway = (Math.sin(time * 0.9 + phase) - Math.sin(phase)) * span * (0.004 + near * 0.01);
  const room = width + margin * 2;
  return {
    x: ((((x + sway + time * span * 0.012 + margin) % room) + room) % room) - margin,
    y: ((y + time * span * (0.035 + near * 0.11) + margin) % (height + margin * 2)) - margin,
  };
}
