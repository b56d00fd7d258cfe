import { expect, test } from 'vitest';
import { hears } from './hears.ts';

test.each([
  ['a cat wearing a hat', 'wearing'],
  ['a woman wearing a red dress', 'wearing'],
  ['a mother holding her baby', 'holding'],
  ['a boy flying a kite', 'flying'],
  ['a volcano erupting', 'erupting'],
  ['a chef cooking', 'cooking'],
  ['an owl in front of a full moon', 'full'],
  ['eine Frau hält ein Baby', 'hält'],
])('"%s": "%s" is seen in what is drawn, and is not said to take no part [STUDIO-20]', (prompt, word) => {
  const { ignored, verdict } = hears(prompt);
  expect(ignored).not.toContain(word);
  expect(verdict).toBe('all');
});

test.each([
  ['a man holding two cats', 'holding'],
  ['a cat cooking', 'cooking'],
  ['a full glass beside a cat', 'full'],
])('"%s": "%s" is not seen, and is said to take no part [STUDIO-20]', (prompt, word) => {
  expect(hears(prompt).ignored).toContain(word);
});
