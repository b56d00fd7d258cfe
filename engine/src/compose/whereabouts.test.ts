import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { arrange } from './arrange.ts';
import { withPortrait } from './portrait.ts';

/** The settings of a prompt among seeds. */
const settingsOf = (prompt: string, seeds = 16): ReadonlySet<string> =>
  new Set(
    Array.from({ length: seeds }, (_, i) => arrange(withPortrait(hears(prompt)), i * 7919, { aspect: 1 }).plan.setting),
  );

test.each(['a woman walking', 'two friends talking', 'a couple', 'ein Mann', 'children playing', 'a man with his dog'])(
  'people of whom no place was said are in one of many: %s [STUDIO-82]',
  (prompt) => {
    expect(settingsOf(prompt).size).toBeGreaterThan(3);
  },
);

test('a portrait has one of many backgrounds [STUDIO-82]', () => {
  expect(settingsOf('portrait of a woman').size).toBeGreaterThan(4);
});

test('what they do says where: who runs does it where there is a way, who shops in a town [STUDIO-82]', () => {
  for (const setting of settingsOf('a man running'))
    expect(['park', 'street', 'beach', 'forest', 'river']).toContain(setting);
  for (const setting of settingsOf('a woman carrying shopping bags'))
    expect(['street', 'market', 'avenue']).toContain(setting);
});

test.each([
  ['a woman on a pier', 'pier'],
  ['a man in a park', 'park'],
  ['a woman in a kitchen', 'kitchen'],
  ['a man and a car', 'street'],
  ['a police officer', 'street'],
])(
  'who was said to be somewhere, or is at home somewhere, is there with every seed: %s [STUDIO-82]',
  (prompt, setting) => {
    expect([...settingsOf(prompt, 6)]).toEqual([setting]);
  },
);

test('nobody is on a beach in winter who was not said to be, and the weather moves them nowhere else [STUDIO-82]', () => {
  expect([...settingsOf('a couple in winter')]).not.toContain('beach');
});
