import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The luminance of a token in a theme, as WCAG 2 counts it. */
function luminance(name: string, theme: 'light' | 'dark'): number {
  const line = new RegExp(`--color-${name}: (.*);`).exec(tokens)?.[1] ?? '';
  const colours = [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const [, l = '', c = '', h = ''] = colours[theme === 'dark' ? colours.length - 1 : 0] ?? [];
  const hue = (Number(h) * Math.PI) / 180;
  const [a, b] = [Number(c) * Math.cos(hue), Number(c) * Math.sin(hue)];
  const cube = (one: number, other: number) => (Number(l) + one * a + other * b) ** 3;
  const [x, y, z] = [
    cube(0.3963377774, 0.2158037573),
    cube(-0.1055613458, -0.0638541728),
    cube(-0.0894841775, -1.291485548),
  ];
  const red = 4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z;
  const green = -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z;
  const blue = -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each([
  ['base', 'ink'],
  ['amber-ink', 'amber'],
  ['ink', 'base'],
  ['ink-2', 'base'],
  ['ink-3', 'base'],
  ['ink-3', 'raised'],
  ['amber-text', 'base'],
  ['red', 'base'],
  ['green', 'base'],
])('%s can be read on %s, in both themes [PEOPLE-20]', (text, ground) => {
  for (const theme of ['light', 'dark'] as const) {
    const [dark = 0, bright = 0] = [luminance(text, theme), luminance(ground, theme)].toSorted(
      (one, other) => one - other,
    );
    expect([theme, (bright + 0.05) / (dark + 0.05)]).toEqual([
      theme,
      expect.toSatisfy((ratio: number) => ratio >= 4.5),
    ]);
  }
});

it('what has the keyboard is ringed in a colour that stands out from the ground of both themes [PEOPLE-20]', () => {
  const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
  expect(/:focus-visible \{\s*outline: 2px solid var\(--color-([a-z-]+)\)/.exec(base)?.[1]).toBe('amber-text');
});
