import { white, hex, mixRgb, rotateHue, saturate, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Modifier, SceneDescription } from '../prompt/scene-description.ts';
import type { Adherence } from '../prompt/text-weight.ts';
import { coloursByWord } from '../prompt/vocabulary.ts';
import { pick } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { auroraPalette, marsPalette, skyPalettes } from './palettes.ts';
import type { LightTime, Mood, SkyPalette } from '../raster/mood.ts';

const sunHeight: Readonly<Record<LightTime, number>> = {
  dawn: 0.86,
  day: 0.2,
  golden: 0.72,
  sunset: 0.9,
  dusk: 0.97,
  night: 0.24,
};
const unstated: readonly [LightTime, ...LightTime[]] = ['golden', 'day', 'sunset', 'dawn', 'golden', 'day', 'dusk'];

/** What chance may choose when the words count for little. */
const anyHour: readonly [LightTime, ...LightTime[]] = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'];

/** Decides the light of a scene from its words and its seed. */
export function decideMood(description: SceneDescription, adherence: Adherence, random: Random): Mood {
  const has = (modifier: Modifier): boolean => description.modifiers.includes(modifier);
  const time = decideTime(description, adherence, random);
  const night = time === 'night';
  const colours = description.colours.flatMap((name) => (coloursByWord[name] ? [hex(coloursByWord[name])] : []));
  const jitter = (random() - 0.5) * 16;
  const base = has('aurora') ? auroraPalette : has('mars') ? marsPalette : skyPalettes[time];
  const overcast = has('storm') ? 0.35 : has('rain') ? 0.6 : 1;
  const tinted = tint(turn(base, jitter), { colours, night, golden: time === 'golden', strength: adherence.tint });
  const palette = has('aurora') ? tinted : dull(tinted, overcast);
  const sun = {
    x: 0.24 + random() * 0.52,
    y: sunHeight[time] + (random() - 0.5) * 0.08,
    radius: night ? 0.03 : time === 'day' ? 0.017 : 0.034,
    visible:
      !(has('storm') || (night && has('stars')) || has('rain') || time === 'dusk' || has('aurora')) || has('moon'),
    glow: (night ? 0.13 : time === 'day' ? 0.42 : time === 'dusk' ? 0.75 : 0.55) * (has('storm') ? 0.4 : 1),
  };
  const cover = has('aurora')
    ? 0
    : has('storm')
      ? 0.97
      : has('rain')
        ? 0.85
        : night
          ? (has('stars') ? 0.08 : 0.22) + random() * 0.2
          : 0.35 + random() * 0.45;
  return {
    time,
    night,
    palette,
    colours,
    sun,
    clouds: {
      cover,
      scale: 1.4 + random() * 1.1,
      ...cloudColours(palette, { time, stormy: has('storm') || has('rain') }),
    },
    fog: {
      colour: scaleRgb(saturate(mixRgb(palette.horizon, palette.middle, 0.6), 0.85), night ? 0.6 : 0.88),
      sun: night ? 0.04 : has('storm') ? 0.08 : time === 'day' ? 0.2 : 0.3,
      depth: has('mist') ? 0.8 : 1.9,
    },
    light: groundLight(palette, { time, aurora: has('aurora'), colour: colours[0] }),
    water: {
      deep: scaleRgb(mixRgb(palette.zenith, hex('#05222c'), 0.6), night ? 0.6 : 0.5),
      glitter: has('storm') ? 0.12 : night ? 0.5 : 1,
    },
  };
}

const ofNight: ReadonlySet<Modifier> = new Set<Modifier>(['neon', 'stars', 'moon']);

function decideTime({ timeOfDay, modifiers }: SceneDescription, { open }: Adherence, random: Random): LightTime {
  const chance = pick(open === 'free' ? anyHour : unstated, random);
  const chosen = open === 'plain' ? 'day' : chance;
  if (timeOfDay !== 'unstated') return timeOfDay;
  // Stars and the moon are seen by night.
  if (modifiers.some((one) => ofNight.has(one))) return 'night';
  if (modifiers.includes('storm')) return 'dusk';
  if (modifiers.includes('mars')) return 'golden';
  return modifiers.includes('mist') ? 'dawn' : chosen;
}

/** A covered sky: less colour and less light. */
function dull(palette: SkyPalette, amount: number): SkyPalette {
  if (amount === 1) return palette;
  const cover = (colour: Rgb, light: number): Rgb =>
    scaleRgb(mixRgb(saturate(colour, amount), stormGrey, (1 - amount) * 0.35), light);
  return {
    zenith: cover(palette.zenith, 0.8),
    middle: cover(palette.middle, 0.6 + 0.4 * amount),
    horizon: cover(palette.horizon, 0.55 + 0.45 * amount),
    sun: saturate(palette.sun, amount + 0.2),
  };
}

const stormGrey = hex('#5a6b74');

function turn(palette: SkyPalette, degrees: number): SkyPalette {
  return {
    zenith: rotateHue(palette.zenith, degrees * 0.6),
    middle: rotateHue(palette.middle, degrees),
    horizon: rotateHue(palette.horizon, degrees * 0.7),
    sun: palette.sun,
  };
}

/** Words of colour tint the sky, muted: the prompt's own hues, never poster paint. */
function tint(
  palette: SkyPalette,
  hints: { colours: readonly Rgb[]; night: boolean; golden: boolean; strength: number },
): SkyPalette {
  const [first, second = first] = hints.colours;
  if (!first || !second) return palette;
  const muted = (colour: Rgb, strength: number): Rgb =>
    scaleRgb(saturate(colour, 0.72), hints.night ? strength * 0.25 : strength);
  // A golden hour already is golden; tinting its middle as well turned the whole picture to mustard.
  const amount = (hints.golden ? 0.2 : 0.5) * hints.strength;
  return {
    ...palette,
    middle: mixRgb(palette.middle, muted(first, 0.75), amount),
    horizon: mixRgb(palette.horizon, muted(second, 0.95), hints.night ? 0.12 * hints.strength : amount * 0.7),
  };
}

function cloudColours(
  palette: SkyPalette,
  { time, stormy }: { time: LightTime; stormy: boolean },
): { lit: Rgb; dark: Rgb } {
  if (time === 'night') {
    const lit = scaleRgb(mixRgb(palette.horizon, [0.5, 0.6, 0.8], 0.25), 0.55);
    return { lit, dark: scaleRgb(mixRgb(palette.middle, palette.zenith, 0.6), 0.5) };
  }
  const lit = mixRgb(mixRgb(palette.horizon, white, time === 'day' ? 0.75 : 0.28), palette.sun, 0.28);
  const dark = mixRgb(palette.middle, palette.zenith, 0.5);
  if (stormy) return { lit: scaleRgb(saturate(lit, 0.6), 0.55), dark: scaleRgb(saturate(dark, 0.6), 0.4) };
  return { lit, dark: scaleRgb(dark, time === 'day' ? 1.3 : 0.8) };
}

function groundLight(
  palette: SkyPalette,
  hints: { time: LightTime; aurora: boolean; colour: Rgb | undefined },
): Mood['light'] {
  if (hints.aurora) {
    const curtain = mixRgb(hints.colour ?? hex('#2cff9c'), [0.6, 0.75, 1], 0.55);
    return { sun: scaleRgb(curtain, 0.85), ambient: [0.04, 0.11, 0.15] };
  }
  const night = hints.time === 'night';
  const ambient = mixRgb(palette.zenith, palette.middle, 0.62);
  // A little light of no direction: shade is never plain black.
  const floor = night ? 0.022 : 0.012;
  const fill = night ? 2.6 : hints.time === 'day' ? 1.15 : 1.6;
  return {
    sun: scaleRgb(palette.sun, night ? 0.6 : hints.time === 'day' ? 2.1 : 2.4),
    ambient: [ambient[0] * fill + floor, ambient[1] * fill + floor * 1.2, ambient[2] * fill + floor * 1.7],
  };
}
