import { describe, expect, test } from 'vitest';
import { describePrompt } from './describe-prompt.ts';
import type { Modifier, Subject, TimeOfDay } from './scene-description.ts';

type Golden = readonly [
  prompt: string,
  subject: Subject,
  time: TimeOfDay,
  modifiers: readonly Modifier[],
  colours?: readonly string[],
];

/** Prompts people write, and what must be in the picture. Modifiers not listed are free. */
const goldenRow: readonly Golden[] = [
  ['A serene mountain lake at sunset with pine trees', 'mountains', 'sunset', ['lake', 'pines']],
  [
    'northern lights over a snowy fjord, pine trees in the foreground',
    'mountains',
    'night',
    ['aurora', 'lake', 'pines', 'snow'],
  ],
  ['aurora borealis above snow-capped mountains', 'mountains', 'night', ['aurora', 'snow']],
  ['misty mountain valley at dawn', 'mountains', 'dawn', ['mist']],
  ['a lone hiker on a mountain ridge, golden hour', 'mountains', 'golden', ['person']],
  ['alpine lake with perfect reflections', 'mountains', 'unstated', ['lake', 'snow']],
  ['mountain lake in autumn, red and orange trees', 'mountains', 'golden', ['lake', 'autumn'], ['red', 'orange']],
  ['Mount Fuji at sunrise', 'mountains', 'dawn', []],
  ['snowy peaks under a starry sky', 'mountains', 'night', ['snow', 'stars']],
  ['a castle on a hill in a thunderstorm', 'mountains', 'unstated', ['storm', 'rain']],
  ['river through a green valley, sunny day', 'mountains', 'day', ['lake'], ['green']],
  ['a wolf howling on a mountain at midnight, full moon', 'mountains', 'night', ['wolf', 'moon']],
  ['waterfall in the highlands', 'mountains', 'unstated', []],
  ['forest lake surrounded by mountains', 'mountains', 'unstated', ['lake', 'pines']],
  ['ocean sunset with a sailboat', 'ocean', 'sunset', ['boat']],
  ['stormy sea with crashing waves', 'ocean', 'unstated', ['storm']],
  ['a whale breaching at dusk', 'ocean', 'dusk', ['whale']],
  ['tropical beach at noon, turquoise water', 'ocean', 'day', [], ['turquoise']],
  ['lighthouse on a rocky coast in the fog', 'ocean', 'unstated', ['mist', 'island']],
  ['pirate ship on a moonlit sea', 'ocean', 'night', ['boat', 'moon']],
  ['purple sunset over the ocean', 'ocean', 'sunset', [], ['purple']],
  ['seagulls over a calm bay at sunrise', 'ocean', 'dawn', ['birds']],
  ['island in the middle of the sea', 'ocean', 'unstated', ['island']],
  ['aurora over the arctic ocean', 'ocean', 'night', ['aurora', 'snow']],
  ['city skyline at dusk', 'city', 'dusk', []],
  ['neon cyberpunk city street in the rain', 'city', 'night', ['neon', 'rain']],
  ['Tokyo at night, neon signs', 'city', 'night', ['neon']],
  ['New York skyline at golden hour', 'city', 'golden', []],
  ['futuristic metropolis with flying cars, cyan and magenta', 'city', 'unstated', ['neon'], ['cyan', 'magenta']],
  ['a girl with an umbrella in a rainy city alley', 'city', 'unstated', ['person', 'rain']],
  ['snow falling on a quiet city street in the evening', 'city', 'dusk', ['snow']],
  ['skyscrapers in morning fog', 'city', 'dawn', ['mist']],
  ['a space city on a distant planet', 'city', 'unstated', []],
  ['city park with cherry blossoms', 'city', 'unstated', []],
  ['a deer in a misty forest at dawn', 'forest', 'dawn', ['deer', 'mist']],
  ['enchanted forest with glowing fireflies at night', 'forest', 'night', ['fireflies']],
  ['sunbeams through redwood trees', 'forest', 'unstated', []],
  ['autumn forest path', 'forest', 'golden', ['autumn']],
  ['bamboo forest in the rain', 'forest', 'unstated', ['rain']],
  ['a wizard walking through dark woods', 'forest', 'unstated', ['person']],
  ['jungle canopy, emerald light', 'forest', 'unstated', [], ['emerald']],
  ['birch grove in winter snow', 'forest', 'unstated', ['snow']],
  ['ringed planet in a purple nebula', 'space', 'unstated', ['planet', 'ring'], ['purple']],
  ['spiral galaxy, deep blue and gold', 'space', 'unstated', [], ['blue', 'gold']],
  ['a ringed planet', 'space', 'unstated', ['planet', 'ring']],
  ['spiral galaxy', 'space', 'unstated', ['spiral']],
  ['lavender field in summer', 'flowers', 'day', ['field'], ['lavender']],
  ['a clear blue sky over the hills', 'mountains', 'day', []],
  ['Saturn and its rings among the stars', 'space', 'unstated', ['ring', 'planet']],
  ['astronaut floating in outer space', 'space', 'unstated', []],
  ['teal nebula with bright stars', 'space', 'unstated', ['stars'], ['teal']],
  ['a black hole devouring a star', 'space', 'unstated', []],
  ['pink and lavender dahlias in soft light', 'flowers', 'unstated', [], ['pink', 'lavender']],
  ['golden dahlias in a garden', 'flowers', 'unstated', ['field'], ['golden']],
  ['a bouquet of red roses', 'flowers', 'unstated', [], ['red']],
  ['flowers flowing in the wind', 'flowers', 'unstated', []],
  ['field of sunflowers at golden hour', 'flowers', 'golden', ['field']],
  ['cherry blossom petals, spring morning', 'flowers', 'dawn', []],
  ['lone traveler crossing desert dunes at golden hour', 'desert', 'golden', ['person']],
  ['sahara under a starry night sky', 'desert', 'night', ['stars']],
  ['red planet landscape, mars surface', 'desert', 'unstated', ['mars'], ['red']],
  ['camel caravan in sand dunes at sunset', 'desert', 'sunset', []],
  ['liquid marble, teal and orange', 'abstract', 'unstated', [], ['teal', 'orange']],
  ['abstract flowing silk', 'abstract', 'unstated', []],
  ['ink swirling in water', 'abstract', 'unstated', []],
  ['psychedelic fluid art', 'abstract', 'unstated', []],
  ['marble texture with gold veins', 'abstract', 'unstated', [], ['gold']],
  ['bauhaus geometric poster', 'geometric', 'unstated', []],
  ['abstract geometric shapes in red and blue', 'geometric', 'unstated', [], ['red', 'blue']],
  ['Mondrian grid', 'geometric', 'unstated', []],
  ['mountains without snow, no people', 'mountains', 'unstated', []],
];

describe('describePrompt', () => {
  for (const [prompt, subject, timeOfDay, modifiers, colours = []] of goldenRow) {
    test(`reads "${prompt}" as ${subject}, ${timeOfDay}`, () => {
      const scene = describePrompt(prompt, 'none');
      expect(scene).toMatchObject({ subject, timeOfDay, colours, fallback: false });
      expect(scene.modifiers).toEqual(expect.arrayContaining([...modifiers]));
    });
  }

  test.each([
    ['portrait of an old man', 'abstract'],
    ['a corgi wearing sunglasses', 'abstract'],
    ['', 'abstract'],
    ['🙂 !!! ---', 'abstract'],
    ['a red sports car at sunset', 'mountains'],
    ['delicious ramen bowl, morning light', 'mountains'],
  ])('admits that it cannot draw "%s" and keeps to %s mood', (prompt, subject) => {
    expect(describePrompt(prompt, 'none')).toMatchObject({ subject, fallback: true });
  });

  test('leaves out what the prompt denies', () => {
    expect(describePrompt('mountains without snow, no people', 'none').modifiers).not.toContain('snow');
    expect(describePrompt('a lake, no boats', 'none').modifiers).not.toContain('boat');
  });

  test('does not draw the person of a portrait as a tiny traveller', () => {
    expect(describePrompt('portrait of a woman in a forest', 'none').modifiers).not.toContain('person');
  });

  test('does not let the neon style turn a mountain into a night', () => {
    expect(describePrompt('a mountain lake', 'neon')).toMatchObject({ subject: 'mountains', timeOfDay: 'unstated' });
    expect(describePrompt('a city skyline', 'neon').modifiers).toContain('neon');
  });

  test('reads plurals and possessives, but never a prefix', () => {
    expect(describePrompt('glaciers', 'none').subject).toBe('mountains');
    expect(describePrompt("the forest's edge", 'none').subject).toBe('forest');
    expect(describePrompt('flowing', 'none').subject).toBe('abstract');
    expect(describePrompt('seasoned season', 'none').fallback).toBe(true);
  });

  test('stays quick on a very long prompt', () => {
    const start = performance.now();
    describePrompt('mountain lake and forest '.repeat(20_000), 'none');
    expect(performance.now() - start).toBeLessThan(500);
  });
});
