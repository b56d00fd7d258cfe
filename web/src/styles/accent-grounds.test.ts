import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accentSheet, css, failedHue, grounds } from '@loomlight/contract/desk';
import { expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const token = (name: string): string => new RegExp(`--color-${name}: (.*);`).exec(tokens)?.[1] ?? '';

it('has the grounds that a colour of the site is judged on, and the red that it keeps away from [DESK-61]', () => {
  for (const name of ['base', 'hover', 'ink'] as const)
    expect([name, token(name)]).toEqual([name, `light-dark(${css(grounds.light[name])}, ${css(grounds.dark[name])})`]);
  expect(token('red')).toMatch(new RegExp(` ${failedHue}\\), `));
});

it('knows every colour that a colour of the site replaces [DESK-61]', () => {
  const replaced = [...accentSheet('#7c3aed').matchAll(/--color-(amber[a-z-]*)/g)].map(([, name]) => name);
  const ours = [...tokens.matchAll(/^ {2}--color-(amber[a-z-]*):/gm)].map(([, name]) => name);
  expect(replaced.toSorted()).toEqual(ours.toSorted());
});
