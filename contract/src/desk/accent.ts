import { linearOfByte, type Oklch, oklchOfLinear } from '../oklch.ts';

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type ByTheme<T> = Readonly<Record<Theme, T>>;

/** What an accent colours, in both themes: what credits are spent with, when a pointer is on it, words on it, words in it. */
export interface AccentColours {
  readonly fill: Oklch;
  readonly high: Oklch;
  readonly ink: Oklch;
  readonly text: Oklch;
}

/** How light it all is, as the style of the web app has it (web/src/styles/tokens.css): of an accent its hue and chroma are taken. */
const lightness: ByTheme<{ readonly fill: number; readonly high: number; readonly text: number }> = {
  light: { fill: 0.77, high: 0.8, text: 0.52 },
  dark: { fill: 0.79, high: 0.83, text: 0.79 },
};
const ink = { lightness: 0.22, chromaMax: 0.045 };

/** What words stand on in each theme: its ground, and the one that is nearest to them in lightness; and its own words. */
export const grounds: ByTheme<{ readonly base: Oklch; readonly hover: Oklch; readonly ink: Oklch }> = {
  light: {
    base: { lightness: 0.985, chroma: 0.004, hue: 80 },
    hover: { lightness: 0.935, chroma: 0.007, hue: 80 },
    ink: { lightness: 0.2, chroma: 0.012, hue: 60 },
  },
  dark: {
    base: { lightness: 0.155, chroma: 0.006, hue: 60 },
    hover: { lightness: 0.27, chroma: 0.009, hue: 60 },
    ink: { lightness: 0.965, chroma: 0.006, hue: 80 },
  },
};
/** Hue of what has failed. */
export const failedHue = 26;

const leastContrast = 4.5;
const leastFromFailed = 20;
/** Below so much chroma a colour is a grey, whatever its hue. */
const greyBelow = 0.03;

/** `#rrggbb`, in small letters. */
export const accentPattern = /^#[0-9a-f]{6}$/;

/** The colours of an accent in one theme. A dark accent makes dark words where the theme is light. */
export function accentColours(accent: string, theme: Theme): AccentColours {
  const { chroma, hue, lightness: own } = oklchOf(accent);
  const of = (light: number, most = chroma): Oklch =>
    withinScreen({ lightness: light, chroma: Math.min(chroma, most), hue });
  const { fill, high, text } = lightness[theme];
  return {
    fill: of(fill),
    high: of(high),
    ink: of(ink.lightness, ink.chromaMax),
    text: of(theme === 'light' ? Math.min(own, text) : text),
  };
}

/** The contrast of an accent in one theme, 1 to 21: of words on it, and of words in it on the worst of their grounds. */
export function accentContrast(accent: string, theme: Theme): { readonly onIt: number; readonly inIt: number } {
  const { fill, ink: words, text } = accentColours(accent, theme);
  return {
    onIt: contrast(words, fill),
    inIt: Math.min(contrast(text, grounds[theme].base), contrast(text, grounds[theme].hover)),
  };
}

/** Why an accent cannot be had, a sentence with its figure each; none for one that can (DESK-61). */
export function accentFaults(accent: string): readonly string[] {
  const { chroma, hue } = oklchOf(accent);
  const apart = Math.abs(((hue - failedHue + 540) % 360) - 180);
  const faults = themes.flatMap((theme) => {
    const { onIt, inIt } = accentContrast(accent, theme);
    return [
      ...(onIt < leastContrast
        ? [`Words on it have ${ratio(onIt)} in the ${theme} theme, and 4.5 to 1 are needed.`]
        : []),
      ...(inIt < leastContrast
        ? [`Words in it have ${ratio(inIt)} in the ${theme} theme, and 4.5 to 1 are needed: a darker one has more.`]
        : []),
    ];
  });
  if (chroma >= greyBelow && apart < leastFromFailed)
    faults.push(`It is ${Math.floor(apart)}° from the red of what has failed, and ${leastFromFailed}° are needed.`);
  return faults;
}

/** Cut off, never rounded up: 4.49 is not 4.5. */
export const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`;

/** The style sheet that gives the web app an accent, in both themes. */
export function accentSheet(accent: string): string {
  const [light, dark] = [accentColours(accent, 'light'), accentColours(accent, 'dark')];
  const both = (name: keyof AccentColours): string => `light-dark(${css(light[name])}, ${css(dark[name])})`;
  const wash = `light-dark(${css(light.fill, 0.13)}, ${css(dark.fill, 0.1)})`;
  return `:root{--color-amber:${both('fill')};--color-amber-high:${both('high')};--color-amber-ink:${both('ink')};--color-amber-text:${both('text')};--color-amber-wash:${wash}}`;
}

/** A colour as style sheets spell it. */
export function css({ lightness: light, chroma, hue }: Oklch, alpha = 1): string {
  const figure = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
  return `oklch(${figure(light, 3)} ${figure(chroma, 4)} ${figure(hue, 1)}${alpha === 1 ? '' : ` / ${alpha}`})`;
}

/** `#rrggbb` in OKLCH. */
export function oklchOf(accent: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearOfByte(Number.parseInt(accent.slice(at, at + 2), 16)),
  );
  return oklchOfLinear(red, green, blue);
}

type Linear = readonly [red: number, green: number, blue: number];

function linearOf({ lightness: light, chroma, hue }: Oklch): Linear {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (light + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (light - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (light - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

/** The same with as much chroma as a screen can show at its lightness. */
function withinScreen(colour: Oklch): Oklch {
  const isShown = (chroma: number): boolean =>
    linearOf({ ...colour, chroma }).every((value) => value >= -0.000_1 && value <= 1.000_1);
  if (isShown(colour.chroma)) return colour;
  let [low, high] = [0, colour.chroma];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (isShown(middle)) low = middle;
    else high = middle;
  }
  return { ...colour, chroma: low };
}

/** The ratio of WCAG 2. */
function contrast(one: Oklch, other: Oklch): number {
  const luminance = (colour: Oklch): number => {
    const [red, green, blue] = linearOf(colour);
    return 0.212_6 * red + 0.715_2 * green + 0.072_2 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
