import { hex } from '../raster/colour.ts';
import type { LightTime, SkyPalette } from '../raster/mood.ts';

const sky = (zenith: string, middle: string, horizon: string, sun: string): SkyPalette => ({
  zenith: hex(zenith),
  middle: hex(middle),
  horizon: hex(horizon),
  sun: hex(sun),
});

/** Muted middles look rich; fully saturated ones looked cheap. */
export const skyPalettes: Readonly<Record<LightTime, SkyPalette>> = {
  dawn: sky('#3a5a92', '#b590a8', '#ffcfa6', '#ffb88a'),
  day: sky('#1c5aa6', '#5f9fd8', '#cfe4f0', '#fff0d6'),
  golden: sky('#41668f', '#c0a08c', '#ffd6a0', '#ffb562'),
  sunset: sky('#2b3d6b', '#96657f', '#ff9e6a', '#ff8844'),
  dusk: sky('#122048', '#504b80', '#d98c92', '#ff9a80'),
  night: sky('#030712', '#0a1834', '#1e3a62', '#bcd4ff'),
};

/** Butterscotch sky of a thin, dusty air. */
export const marsPalette: SkyPalette = sky('#3a2420', '#a0664a', '#e8b48c', '#ffe0c0');
/** A northern night, lit from above by the aurora. */
export const auroraPalette: SkyPalette = sky('#020610', '#071a30', '#123a52', '#bcd4ff');
