import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Air } from '../solid/air.ts';

/** Mist between trees has the colour of their leaves. */
export function greened(air: Air): Air {
  const share = air.night ? 0.2 : air.isLow ? 0.25 : 0.42;
  const green = scaleRgb(hex('#7f9a78'), air.night ? 0.2 : 1);
  return {
    ...air,
    ambient: scaleRgb(air.ambient, 1.25),
    fogColour: mixRgb(air.fogColour, green, share),
    fogShade: mixRgb(air.fogShade, green, share),
  };
}

/** Under trees a night would be black, and an evening brown: the moon and the sky find their way through. */
export function lightened(air: Air): Air {
  if (air.night) return { ...air, ambient: scaleRgb(air.ambient, 1.7), sunLight: scaleRgb(air.sunLight, 1.6) };
  return air.time === 'sunset' || air.time === 'dusk' ? { ...air, ambient: scaleRgb(air.ambient, 1.4) } : air;
}
