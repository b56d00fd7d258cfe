import { beforeAll, describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { compose } from '../compose/compose.ts';
import { makePlan } from '../compose/plan.ts';
import type { Plan } from '../compose/plan.ts';
import { paint } from '../paint.ts';
import { createRandom } from '../raster/random.ts';
import { oneIn } from '../long.testing.ts';
import { moods } from './index.ts';

const planOf = (prompt: string): Plan => makePlan(hears(prompt), createRandom(5));
const first = (words: string): string => words.split('/')[0] ?? '';

interface Colours {
  readonly light: number;
  /** Mean difference of the strongest and the weakest channel. */
  readonly colour: number;
  readonly redOverBlue: number;
}

async function coloursOf(prompt: string): Promise<Colours> {
  const { pixels } = await paint({ prompt, seed: 4, style: 'none', width: 96, height: 96 });
  const sum = { light: 0, colour: 0, redOverBlue: 0 };
  for (let i = 0; i < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3);
    sum.light += (r + g + b) / 3;
    sum.colour += Math.max(r, g, b) - Math.min(r, g, b);
    sum.redOverBlue += r - b;
  }
  const count = pixels.length / 4;
  return { light: sum.light / count, colour: sum.colour / count, redOverBlue: sum.redOverBlue / count };
}

test.each(moods)('$id is heard in every language, and has words of its own [STUDIO-67]', ({ id, words }) => {
  for (const language of ['en', 'de', 'es', 'fr', 'zh', 'ja', 'ar'] as const)
    expect(hears(first(words[language])).drawn.map((one) => `${one.kind} ${one.id}`)).toContain(`mood ${id}`);
});

test('a silhouette is dark before a bright sky [STUDIO-67]', async () => {
  const request = { seed: 4, style: 'none', width: 96, height: 96 };
  const { pixels } = await paint({ ...request, prompt: 'silhouette of a horse on a meadow' });
  const lights = Array.from({ length: 96 * 96 }, (_, i) => Math.max(...pixels.subarray(i * 4, i * 4 + 3)));
  const dark = lights.filter((light) => light < 40).length / lights.length;
  const bright = lights.slice(0, 96 * 30).filter((light) => light > 120).length / (96 * 30);
  expect(dark).toBeGreaterThan(0.06);
  expect(bright).toBeGreaterThan(0.8);
});

test('a land that was said to be out of focus is, and what was asked for is sharp [STUDIO-67]', () => {
  const lensOf = (prompt: string) => compose(hears(prompt), 3, { aspect: 1, coarse: true }).world.depthOfField;
  const [open, usual] = [lensOf('a horse on a meadow, bokeh background'), lensOf('a horse on a meadow')];
  expect(open?.strength).toBeGreaterThan((usual?.strength ?? 0) * 2);
  expect(open?.focus).toBe(usual?.focus);
  expect(lensOf('a forest, bokeh')?.strength).toBeGreaterThan(0.01);
});

describe('the same barn', () => {
  const request = { seed: 4, style: 'none', width: 96, height: 96 };
  let usual: Uint8Array;
  beforeAll(async () => {
    usual = (await paint({ ...request, prompt: 'a barn on a meadow' })).pixels;
  });

  test.each(moods.filter(oneIn(6)))('is seen otherwise when it is $id [STUDIO-67]', async ({ words }) => {
    const { pixels } = await paint({ ...request, prompt: `${first(words.en)}, a barn on a meadow` });
    const changed = pixels.filter((value, i) => Math.abs(value - (usual[i] ?? 0)) > 12).length;
    expect(changed).toBeGreaterThan(usual.length / 40);
  });
});

test('a mood takes its hour where the words say none, and what happens in it [STUDIO-67]', () => {
  const magical = planOf('an enchanted castle');
  expect([magical.time, magical.happenings.map(({ id }) => id)]).toEqual(['dusk', ['fireflies']]);
  const atNoon = planOf('an enchanted castle at noon');
  expect([atNoon.time, atNoon.happenings]).toEqual(['day', []]);
  expect(planOf('an enchanted castle without fireflies').happenings).toEqual([]);
  expect(planOf('a mysterious castle').weather).toEqual(['fog']);
  expect(planOf('a mysterious castle in the rain').weather).toEqual(['rain']);
  expect(planOf('an epic castle').time).toBe('sunset');
  expect(planOf('an epic portrait of a woman').time).toBe('golden');
});

test('a photograph in black and white has no colour, and a cat that is black and white keeps its own [STUDIO-67]', async () => {
  const [plain, grey, sepia] = await Promise.all(
    ['a red barn', 'a black and white photo of a red barn', 'a sepia photo of a red barn'].map(coloursOf),
  );
  expect(plain?.colour).toBeGreaterThan(15);
  expect(grey?.colour).toBeLessThan(4);
  expect(sepia?.redOverBlue).toBeGreaterThan(15);
  expect(hears('a black and white photo of a red barn').drawn.find(({ id }) => id === 'barn')?.colour).toBe('#c8322c');
  const cat = hears('a black and white cat').drawn;
  expect(cat.map(({ kind }) => kind)).toEqual(['thing']);
  expect(cat[0]?.colour).toBeDefined();
});

test('vibrant colours are strong, and pastel ones pale and light [STUDIO-67]', async () => {
  const [plain, vibrant, pastel] = await Promise.all(
    ['a red barn at noon', 'a vibrant red barn at noon', 'a red barn at noon, pastel colors'].map(coloursOf),
  );
  if (!plain || !vibrant || !pastel) throw new Error('three pictures were asked for');
  expect(vibrant.colour).toBeGreaterThan(plain.colour * 1.1);
  expect(pastel.colour).toBeLessThan(plain.colour * 0.9);
  expect(pastel.light).toBeGreaterThan(plain.light);
});

test('"pastel" is a cake in Spanish alone [STUDIO-67]', () => {
  expect(hears('pastel coloured houses').drawn.map(({ id }) => id)).toEqual(['pastel', 'house']);
  expect(hears('un pastel sobre una mesa').drawn.map(({ id }) => id)).toContain('cake');
});

test('a number goes on over the mood to what it counts [STUDIO-67]', () => {
  expect(hears('three magical owls').drawn.find(({ id }) => id === 'owl')?.count).toBe(3);
});

test.each(
  ['a kitchen with rays of light', 'a horse on a meadow with sunbeams', 'sun rays through the forest'].filter(oneIn(2)),
)('light falls in shafts where they were asked for: "%s" [STUDIO-67]', async (prompt) => {
  const request = { seed: 6, style: 'none', width: 128, height: 128 };
  const bare = prompt.replace(' with rays of light', '').replace(' with sunbeams', '').replace('sun rays through ', '');
  const [shown, without] = await Promise.all([
    paint({ ...request, prompt: `${prompt}, at noon` }),
    paint({ ...request, prompt: `${bare}, at noon` }),
  ]);
  const changed = shown.pixels.filter((value, i) => Math.abs(value - (without.pixels[i] ?? 0)) > 24).length;
  expect(changed).toBeGreaterThan(shown.pixels.length / 50);
});
