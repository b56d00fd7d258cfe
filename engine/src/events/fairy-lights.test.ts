import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import { fairyLights } from './fairy-lights.ts';

const side = 64;

/** The light of a picture of 64 by 64 in which everything stands so many metres off. */
function paintOver(away: number, indoors: boolean, colour?: string): readonly number[] {
  const view = {
    width: side,
    height: side,
    light: new Float32Array(side * side * 3),
    nearness: new Float32Array(side * side).fill(1 / away),
  };
  fairyLights.paint(() => createRandom(3), colour)(view as unknown as View, { indoors } as World);
  return [0, 1, 2].map((k) => view.light.reduce((sum, value, i) => (i % 3 === k ? sum + value : sum), 0));
}

test.each([
  'a couple dancing under fairy lights',
  'ein Garten mit einer Lichterkette',
  'un jardín con guirnaldas de luces',
])('"%s" asks for lights and for no fairy [STUDIO-10]', (prompt) => {
  const { drawn, notDrawn } = hears(prompt);
  expect(notDrawn).toEqual([]);
  expect(drawn.filter(({ id }) => id === 'fairy lights' || id === 'fairy').map(({ id }) => id)).toEqual([
    'fairy lights',
  ]);
});

test('strings of lights hang before what is far and behind who is near, in rooms nearer, in the colour that was said [STUDIO-72]', () => {
  const sum = (light: readonly number[]): number => light.reduce((a, b) => a + b, 0);
  expect(sum(paintOver(2, false))).toBe(0);
  expect(sum(paintOver(5, true))).toBeGreaterThan(0);
  const [red = 0, , blue = 0] = paintOver(30, false);
  expect(red).toBeGreaterThan(blue);
  const [lessRed = 0, , moreBlue = 0] = paintOver(30, false, '#2040ff');
  expect(moreBlue).toBeGreaterThan(lessRed);
});
