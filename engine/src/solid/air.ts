import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Vec3 } from './vectors.ts';

export type AirTime = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';
export type Weather = 'storm' | 'rain' | 'snow' | 'fog' | 'clear' | 'cloudy' | 'gloom' | 'swell';

/** The light of a time of day and its weather: what sky, ground, water and fog agree on. Colours are linear light. */
export interface Air {
  readonly time: AirTime;
  readonly night: boolean;
  /** The sun stands near the horizon and lights clouds from below. */
  readonly isLow: boolean;
  /** Towards the sun or the moon, length 1. */
  readonly sun: Vec3;
  readonly sunColour: Rgb;
  readonly glow: number;
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  readonly sunLight: Rgb;
  readonly ambient: Rgb;
  readonly bounce: Rgb;
  /** Share of light lost to fog in a metre. */
  readonly fog: number;
  /** How fast fog thins with height. */
  readonly fogFall: number;
  readonly fogColour: Rgb;
  /** Its colour away from the sun, where haze has that of the sky over it. */
  readonly fogShade: Rgb;
  /** Cover, 0..1; 0 has none. */
  readonly clouds: number;
  readonly cloudLit: Rgb;
  readonly cloudDark: Rgb;
  readonly cloudOffset: number;
  /** Half the angle of the disc of sun or moon; 0 shows none. */
  readonly disc: number;
  readonly discColour: Rgb;
}

/** What a setting or an event wants otherwise. Angles are degrees; `az` 0 is straight ahead, 90 to the right. */
export interface AirWish {
  readonly az?: number;
  readonly el?: number;
  readonly clouds?: number;
  readonly fog?: number;
  /** Not more fog than this, whatever the weather. */
  readonly fogMost?: number;
  readonly fogFall?: number;
  readonly disc?: number;
  readonly cloudOffset?: number;
  /** Light of the sky itself, as under an aurora. */
  readonly skyLight?: Rgb;
  /** Colour words tint the sky. */
  readonly tint?: Rgb;
  /** How many times as much as usual; 1 by itself. */
  readonly tintStrength?: number;
}

interface TimeOfAir {
  readonly zenith: string;
  readonly middle: string;
  readonly horizon: string;
  readonly sun: string;
  readonly az: number;
  readonly el: number;
  readonly light: number;
  readonly ambient: number;
  readonly glow: number;
  readonly disc: number;
  readonly fog: string;
}

const time = (
  [zenith, middle, horizon, sun, fog]: readonly [string, string, string, string, string],
  [az, el, light, ambient, glow, disc]: readonly [number, number, number, number, number, number],
): TimeOfAir => ({ zenith, middle, horizon, sun, fog, az, el, light, ambient, glow, disc });

const times: Readonly<Record<AirTime, TimeOfAir>> = {
  day: time(['#1f5fb4', '#5fa6e4', '#d3e4ee', '#ffe7c0', '#c3dbec'], [128, 34, 3.05, 0.66, 0.32, 0]),
  golden: time(['#3d6fae', '#9fb4c4', '#ffdca4', '#ffb765', '#eecfa6'], [62, 15, 3, 0.82, 0.6, 0.028]),
  sunset: time(['#2b4a86', '#b0707c', '#ffa45c', '#ff8a42', '#dd9a78'], [14, 5, 2.9, 1.05, 0.95, 0.036]),
  dawn: time(['#3f7fc0', '#a8c8dc', '#ffd9a4', '#ffc184', '#efd6bc'], [-34, 9, 2.7, 0.8, 0.75, 0.03]),
  dusk: time(['#14306a', '#4a6096', '#f0a08a', '#ff9a78', '#7f7c9c'], [20, 2, 0.9, 1.2, 0.6, 0]),
  night: time(['#04091f', '#0b1b45', '#1d3a68', '#b9d2ff', '#142850'], [-30, 32, 1.8, 2.2, 0.1, 0.034]),
};

interface Mixing {
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  light: number;
  fogColour: Rgb;
  clouds: number;
  fog: number;
  ambient: number;
  glow: number;
  disc: number;
}

/** Mixes the air of a time of day, its weather and what the setting wishes. */
export function makeAir(name: AirTime, weather: readonly Weather[], wish: AirWish = {}): Air {
  const p = times[name];
  const night = name === 'night';
  // Under clouds of rain no low sun colours the land: it would be mud.
  const isWet = weather.includes('storm') || weather.includes('rain');
  const sunColour = isWet && !night ? mixRgb(hex(p.sun), overcastSun, 0.62) : hex(p.sun);
  const mixing: Mixing = {
    zenith: hex(p.zenith),
    middle: hex(p.middle),
    horizon: hex(p.horizon),
    light: p.light,
    fogColour: hex(p.fog),
    clouds: wish.clouds ?? (night ? 0.25 : 0.47),
    fog: wish.fog ?? 0.0016,
    ambient: p.ambient,
    glow: p.glow,
    disc: wish.disc ?? p.disc,
  };
  for (const kind of ['cloudy', 'storm', 'rain', 'snow', 'fog', 'clear', 'gloom'] as const) {
    if (weather.includes(kind)) weathers[kind](mixing, name);
  }
  if (wish.tint) {
    const { tint, tintStrength = 1 } = wish;
    mixing.zenith = mixRgb(mixing.zenith, tint, 0.55 * Math.max(0, tintStrength - 1));
    mixing.middle = mixRgb(mixing.middle, tint, 0.4 * tintStrength);
    mixing.horizon = mixRgb(mixing.horizon, tint, 0.3 * tintStrength);
  }
  return finishAir(mixing, { name, sunColour, wish, weather, az: wish.az ?? p.az, el: wish.el ?? p.el });
}

/** What is left of the sun's colour through clouds of rain. */
const overcastSun: Rgb = [0.72, 0.8, 0.92];

const greyOf = (name: AirTime): Rgb => hex(name === 'night' ? '#1b2436' : name === 'day' ? '#9aa6b0' : '#8a7f8c');

function overcast(m: Mixing, name: AirTime, [sky, horizon, fog]: readonly [number, number, number]): void {
  const grey = greyOf(name);
  m.zenith = mixRgb(m.zenith, grey, sky);
  m.middle = mixRgb(m.middle, grey, sky);
  m.horizon = mixRgb(m.horizon, scaleRgb(grey, 1.1), horizon);
  m.fogColour = mixRgb(m.fogColour, grey, fog);
  m.disc = 0;
}

const weathers: Readonly<Record<Weather, (m: Mixing, name: AirTime) => void>> = {
  cloudy: (m) => {
    m.clouds = 0.8;
    m.light *= 0.75;
  },
  storm: (m, name) => {
    const grey = hex(name === 'night' ? '#1c2438' : '#4a545e');
    m.zenith = mixRgb(m.zenith, scaleRgb(grey, 0.55), 0.85);
    m.middle = mixRgb(m.middle, grey, 0.8);
    m.horizon = mixRgb(m.horizon, scaleRgb(grey, 1.7), 0.6);
    m.light *= 0.3;
    m.clouds = 1;
    m.fogColour = mixRgb(m.fogColour, grey, 0.75);
    m.fog *= 2;
    m.glow *= 0.3;
    m.disc = 0;
    m.ambient *= name === 'night' ? 2 : 1.5;
  },
  rain: (m, name) => {
    overcast(m, name, [0.6, 0.5, 0.6]);
    m.light *= 0.3;
    m.clouds = Math.max(m.clouds, 0.95);
    m.fog *= 3;
    m.glow *= 0.4;
    m.ambient *= 1.3;
  },
  snow: (m, name) => {
    overcast(m, name, [0.45, 0.5, 0.6]);
    // By night snow is dark enough for a lit window to shine over it.
    m.light *= name === 'night' ? 0.42 : 0.55;
    m.fog *= 2.2;
    m.ambient *= name === 'night' ? 0.85 : 1.15;
  },
  fog: (m, name) => {
    m.fog = Math.max(m.fog * 9, 0.022);
    m.light *= 0.6;
    m.glow *= 0.7;
    m.clouds *= 0.4;
    // Moonlight hangs in mist: it is paler than the night.
    if (name === 'night') m.fogColour = mixRgb(m.fogColour, hex('#6f82a0'), 0.5);
    // Whoever stands in mist sees little of the sky's own colour.
    const cool = name === 'day' || name === 'night' ? m.fogColour : mixRgb(m.fogColour, m.middle, 0.6);
    m.zenith = mixRgb(m.zenith, cool, 0.5);
    m.middle = mixRgb(m.middle, cool, 0.75);
    m.horizon = mixRgb(m.horizon, m.fogColour, 0.9);
    if (name !== 'night') m.disc *= 0.8;
  },
  clear: (m) => {
    m.clouds = 0;
  },
  // High waves are the water's; the air stays as it is.
  swell: () => undefined,
  gloom: (m, name) => {
    const dark: Rgb = [0.03, 0.045, 0.06];
    const share = name === 'night' ? 0.3 : 0.72;
    m.zenith = mixRgb(m.zenith, dark, share);
    m.middle = mixRgb(m.middle, dark, share);
    m.horizon = mixRgb(m.horizon, scaleRgb(dark, 2.2), share * 0.85);
    m.fogColour = mixRgb(m.fogColour, scaleRgb(dark, 1.6), share);
    const dim = name === 'night' || name === 'dusk';
    m.light *= dim ? 0.8 : 0.3;
    m.ambient *= dim ? 1.15 : 0.8;
    m.glow *= 0.4;
    m.disc = name === 'night' ? m.disc : 0;
  },
};

function finishAir(
  m: Mixing,
  of: { name: AirTime; sunColour: Rgb; wish: AirWish; weather: readonly Weather[]; az: number; el: number },
): Air {
  const { name, sunColour, wish, weather } = of;
  const night = name === 'night';
  const isLow = name === 'sunset' || name === 'dusk' || name === 'dawn';
  const az = (of.az * Math.PI) / 180;
  const el = (of.el * Math.PI) / 180;
  const fill: Rgb = [0.4, 0.42, 0.46];
  // At sunset what lights the shade is the blue over it: with all of the red in the middle of the sky the land would be brown.
  const sky = mixRgb(mixRgb(m.zenith, m.middle, name === 'sunset' ? 0.42 : 0.65), fill, night ? 0.07 : 0.3);
  const ambient = scaleRgb(sky, m.ambient * (night ? 2.4 : 1.35));
  const low = name === 'dusk' ? 0.22 : name === 'sunset' ? 0.07 : 0.12;
  const lit = mixRgb(
    mixRgb(m.horizon, [1, 1, 1], name === 'day' ? 0.8 : isLow ? 0.08 : 0.25),
    sunColour,
    isLow ? 0.4 : 0.25,
  );
  const dull = weather.includes('gloom') ? 0.3 : weather.includes('storm') ? 0.5 : weather.includes('rain') ? 0.62 : 1;
  const underside = night ? 0.5 : name === 'day' ? (weather.includes('storm') ? 0.5 : 1.05) : 0.75;
  const shade = mixRgb(m.middle, m.zenith, name === 'sunset' ? 0.62 : 0);
  const fogLit = scaleRgb(m.fogColour, night ? 0.8 : 0.92);
  return {
    time: name,
    night,
    isLow,
    sun: [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)],
    sunColour,
    glow: m.glow,
    zenith: m.zenith,
    middle: m.middle,
    horizon: m.horizon,
    sunLight: scaleRgb(sunColour, m.light),
    ambient: wish.skyLight
      ? mixRgb(ambient, wish.skyLight, 0.5)
      : mixRgb(ambient, scaleRgb(sunColour, m.ambient * 0.5), night ? 0.03 : low),
    bounce: scaleRgb(mixRgb(ambient, m.horizon, name === 'sunset' ? 0.18 : 0.3), 0.72),
    fog: Math.min(m.fog, wish.fogMost ?? Infinity),
    // Fog lies in the valleys, and what is high stands out of it.
    fogFall: wish.fogFall ?? (weather.includes('fog') ? 0.03 : 0.02),
    fogColour: fogLit,
    fogShade:
      isLow || name === 'golden'
        ? scaleRgb(mixRgb(shade, m.fogColour, name === 'sunset' ? 0.12 : 0.25), name === 'sunset' ? 1.05 : 0.86)
        : fogLit,
    clouds: m.clouds,
    cloudLit: night
      ? scaleRgb(mixRgb(m.horizon, sunColour, 0.3), 0.5)
      : scaleRgb(lit, dull * (name === 'sunset' ? 1.2 : name === 'dusk' ? 0.85 : 1)),
    cloudDark: scaleRgb(mixRgb(m.middle, m.zenith, 0.4), underside),
    cloudOffset: wish.cloudOffset ?? 7,
    disc: m.disc,
    discColour: night ? [1.12, 1.1, 1.06] : scaleRgb(sunColour, 7),
  };
}

/** The share of the light of something that fog hides so many metres away, which stands so high over where the fog lies. */
export function lostInFog({ fog, fogFall }: Pick<Air, 'fog' | 'fogFall'>, distance: number, above = 0): number {
  const depth = distance * fog;
  // To the power of five quarters.
  return 1 - Math.exp(-depth * Math.sqrt(Math.sqrt(depth)) * Math.exp(-Math.max(0, above) * fogFall));
}
