import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Air } from '../solid/air.ts';

/** The air of a room with a window: its sun falls in, and what it does not reach is lit by the walls. */
export function indoorAir(air: Air): Air {
  const k = air.night ? 0.5 : 0.62;
  const soft = (r: number, g: number, b: number): Rgb => [r * k, g * k, b * k];
  const ambient = soft(0.6, 0.55, 0.5);
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, air.night ? 0.6 : 1.7),
    ambient: [ambient[0] + air.ambient[0] * 0.2, ambient[1] + air.ambient[1] * 0.2, ambient[2] + air.ambient[2] * 0.2],
    bounce: soft(0.52, 0.42, 0.32),
  };
}
