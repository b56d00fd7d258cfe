import { clamp } from '../raster/scalar.ts';
import { noise2, smooth } from '../solid/noise.ts';
import type { EventPainter } from '../solid/world.ts';

/**
 * Shafts of the sun's light in the mist between trunks, brighter the more mist lies before what is seen. Where they were `asked` for there is less
 * haze between them, and a sun that is out of the picture shines from just over its edge; otherwise it has to stand before the eye.
 */
export function shineThroughMist(gain: number, place: number, asked = false): EventPainter {
  const haze = asked ? 0.06 : 0.3;
  return (
    { width, height, light, nearness, focal, camera: { forward, right, up } },
    { air: { sun, sunColour }, indoors },
  ) => {
    const along = (axis: readonly [number, number, number]): number =>
      sun[0] * axis[0] + sun[1] * axis[1] + sun[2] * axis[2];
    const ahead = along(forward);
    if (ahead < 0.15 && !asked) return;
    const far = focal / Math.max(0.001, ahead);
    const [exactX, exactY] = [width / 2 + along(right) * far, height / 2 - along(up) * far];
    const sunX = asked ? clamp(exactX, width * -0.1, width * 1.1) : exactX;
    const sunY = asked ? clamp(exactY, height * -0.15, height * 0.6) : exactY;
    // A room has no far mist: what hangs in its air is dust.
    const thin = indoors ? 2.5 : 16;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const [dx, dy] = [(x - sunX) / height, (y - sunY) / height];
        const away = Math.sqrt(dx * dx + dy * dy);
        const angle = Math.atan2(dx, dy) * 9 + place;
        const shaft = smooth(0.4, 0.78, noise2(angle, 1.5) * 0.65 + noise2(angle * 2.7, 8.5) * 0.35);
        const mist = 1 / (1 + thin * (nearness[i] ?? 0));
        const s = gain * mist * (haze + shaft) * Math.exp(-away * 1.7);
        for (const k of [0, 1, 2] as const) light[i * 3 + k] = (light[i * 3 + k] ?? 0) + sunColour[k] * s;
      }
    }
  };
}
