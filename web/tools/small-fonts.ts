import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Every code point from the first to the last of each range. */
const textOf = (ranges: readonly (readonly [number, number])[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

const ascii = [0x20, 0x7e] as const;
/** Latin-1 and the signs of typography: what these families have of the scripts that use Latin letters. */
const latin = textOf([
  ...([ascii, [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2bb, 0x2bc], [0x2c6, 0x2c6], [0x2da, 0x2da]] as const),
  ...([
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2215],
  ] as const),
]);

/**
 * The fonts of the product by the name that the style sheet asks for, with the letters and weights that the pages draw. A letter
 * outside them is drawn in the system's font, as one of another script is.
 */
const fonts = {
  'geist.woff2': {
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    text: latin,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  // Sizes, seeds, counters: figures and plain letters.
  'geist-mono.woff2': {
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    text: textOf([ascii, [0xb7, 0xb7], [0xd7, 0xd7], [0x2013, 0x2014], [0x2026, 0x2026]]),
    variationAxes: { wght: 400 },
  },
  'instrument-serif.woff2': {
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    text: latin,
    variationAxes: {},
  },
} as const;

/**
 * Gives the style sheet small versions of the fonts: 33 kB less before the first picture. They are written into `folder` before the
 * build begins, so that their names in the built app carry a hash of what is really in them.
 */
export function smallFonts(folder: string): Plugin {
  return {
    name: 'small-fonts',
    config: async () => {
      mkdirSync(folder, { recursive: true });
      for (const [name, { file, text, variationAxes }] of Object.entries(fonts)) {
        const whole = readFileSync(require.resolve(file));
        writeFileSync(join(folder, name), await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes }));
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}
