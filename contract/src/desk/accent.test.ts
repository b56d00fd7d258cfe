import { describe, expect, it } from 'vitest';
import { accentColours, accentContrast, accentFaults, accentSheet, css, oklchOf, themes } from './accent.ts';

const hueOf = (colour: string): number => oklchOf(colour).hue;

describe('an accent', () => {
  it.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.2577],
    ['#f0a04b', 0.7697, 0.139],
  ])('is read from %s', (colour, lightness, chroma) => {
    expect(oklchOf(colour).lightness).toBeCloseTo(lightness, 2);
    expect(oklchOf(colour).chroma).toBeCloseTo(chroma, 2);
  });

  it.each(['#1f6feb', '#7c3aed', '#0a5c36', '#c026d3', '#b45309'])(
    'is taken when its words can be read in both themes: %s [DESK-61]',
    (colour) => {
      expect(accentFaults(colour)).toEqual([]);
      for (const theme of themes) {
        const { onIt, inIt } = accentContrast(colour, theme);
        expect(Math.min(onIt, inIt)).toBeGreaterThanOrEqual(4.5);
        // It is this colour and no other.
        expect(Math.abs(accentColours(colour, theme).fill.hue - hueOf(colour))).toBeLessThan(0.1);
      }
    },
  );

  it('is refused with the figure where its words cannot be read [DESK-61]', () => {
    expect(accentFaults('#22c55e')).toEqual([
      expect.stringMatching(/^Words in it have 4\.[0-4] to 1 in the light theme, and 4\.5 to 1 are needed/),
    ]);
  });

  it.each(['#ff0000', '#e11d48', '#f4511e'])('is refused beside the red of what has failed: %s [DESK-61]', (colour) => {
    expect(accentFaults(colour)).toEqual([
      expect.stringMatching(/^It is \d+° from the red of what has failed, and 20° are needed\.$/),
    ]);
  });

  it('may be a grey, whatever its hue', () => {
    expect(accentFaults('#808080')).toEqual([]);
  });

  it('is a sheet of tokens alone, whatever the colour [DESK-61]', () => {
    for (let hue = 0; hue < 0x1000; hue += 37) {
      const sheet = accentSheet(`#${hue.toString(16).padStart(3, '0').repeat(2)}`);
      expect(sheet).toMatch(/^:root\{(?:--color-amber[a-z-]*:light-dark\([oklch0-9. /(),]+\);?){5}\}$/);
    }
    expect(css({ lightness: 0.5, chroma: 0.1, hue: 20 }, 0.1)).toBe('oklch(0.5 0.1 20 / 0.1)');
  });
});
